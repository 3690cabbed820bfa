"""What hypothesis draws: rules, and positions that random play meets or that somebody sets up."""

from hypothesis import strategies as st

from dablot import Position, Rules, SetupError

SETS = [Rules.STANDARD, Rules.LUDII, Rules.WALKER, Rules.WINTHER, Rules.COMPULSORY]

rules = st.builds(
    lambda base, options: base.replace(**options),
    st.sampled_from(SETS),
    st.fixed_dictionaries(
        {},
        optional={
            "capture": st.sampled_from(["optional", "warriors", "all"]),
            "warrior_steps": st.sampled_from(["all", "forward"]),
            "king_capture": st.sampled_from(["continues", "wins"]),
            "bare_king": st.sampled_from(["continues", "loses"]),
            "single_combat": st.sampled_from(["off", "automatic"]),
            "immobile": st.sampled_from(["loses", "keyland"]),
            "judged": st.sampled_from(["turn", "capture"]),
            "repetition": st.none() | st.integers(2, 255),
            "quiet_limit": st.none() | st.integers(1, 65535),
        },
    ),
)


@st.composite
def played(draw: st.DrawFn) -> Position:
    """A position that single decisions lead to, maybe in the middle of a chain, maybe the end."""
    position = Position.start(draw(rules), draw(st.sampled_from("SN")))
    for at in draw(st.lists(st.integers(0, 10_000), max_size=150)):
        if not position.actions:
            break
        position = position.play_action(position.actions[at % len(position.actions)])
    return position


@st.composite
def set_up(draw: st.DrawFn) -> Position:
    """A few pieces anywhere."""
    letters = st.lists(st.sampled_from("WWWWwwww"), max_size=14)
    chiefs = st.lists(st.sampled_from("PKpk"), max_size=4, unique=True)
    pieces = draw(letters) + draw(chiefs)
    points = draw(st.permutations(range(72)))
    side = draw(st.sampled_from("SN"))
    by_point = dict(zip(points, pieces)) or {0: "W"}
    try:
        return Position.from_pieces(by_point, side=side, rules=draw(rules))  # type: ignore[arg-type]
    except SetupError:
        return Position.from_pieces(by_point | {71: "k"}, side=side)  # type: ignore[arg-type]


positions = played() | set_up()
