"""Says what to install where numpy is missing."""


def check_numpy() -> None:
    """Raises ``ImportError`` with advice if numpy cannot be imported."""
    try:
        import numpy  # noqa: F401
    except ImportError as cause:
        raise ImportError(
            "dablot.vector needs numpy, which cannot be imported; install it, for example with "
            "`pip install numpy` or as `dablot[numpy]`"
        ) from cause
