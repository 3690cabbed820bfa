//! The board against the words of the rules, found again from files and ranks alone.

use dablot::{Action, Direction, File, Jump, Point, PointSet, Rank, jumps, lines};

fn at(file: i8, rank: i8) -> Option<Point> {
    let file = u8::try_from(file).ok().and_then(File::from_number)?;
    Point::new(file, u8::try_from(rank).ok().and_then(Rank::from_number)?)
}

fn place(point: Point) -> (i8, i8) {
    (point.file().number() as i8, point.rank().number() as i8)
}

/// "A grid crossing is joined to its neighbours along the grid and to the diagonal crossings beside
/// it; a diagonal crossing is joined only to the four corners of its square."
fn neighbours(point: Point) -> PointSet {
    let (file, rank) = place(point);
    let beside = [(-1, -1), (-1, 1), (1, -1), (1, 1)];
    let along = [(-2, 0), (2, 0), (0, -2), (0, 2)];
    let along = along.into_iter().filter(|_| point.is_grid_crossing());
    beside.into_iter().chain(along).filter_map(|(right, up)| at(file + right, rank + up)).collect()
}

#[test]
fn the_points_are_42_and_30() {
    assert_eq!(PointSet::GRID.len(), 42);
    assert_eq!(PointSet::DIAGONAL.len(), 30);
    assert!(PointSet::ALL.iter().eq(Point::ALL));
    for point in Point::ALL {
        assert_eq!(PointSet::GRID.contains(point), point.is_grid_crossing());
        assert_eq!(at(place(point).0, place(point).1), Some(point));
        assert_eq!(Point::from_index(point.index()), Some(point));
    }
    assert_eq!(Point::from_index(72), None);
    assert_eq!(at(1, 2), None);
}

#[test]
fn the_lines_are_191_and_the_jumps_316() {
    for point in Point::ALL {
        assert_eq!(point.neighbours(), neighbours(point), "{point}");
        assert_eq!(PointSet::from(point).neighbours(), neighbours(point), "{point}");
    }
    assert_eq!(lines().count(), 191);
    assert_eq!(jumps().count(), 316);
    for Jump { origin, over, target } in jumps() {
        let ((f0, r0), (f1, r1), (f2, r2)) = (place(origin), place(over), place(target));
        assert_eq!((2 * f1, 2 * r1), (f0 + f2, r0 + r2), "one straight line");
        assert!(neighbours(origin).contains(over) && neighbours(over).contains(target));
        assert_eq!(origin.jump_to(target), Some(Jump { origin, over, target }));
        assert!(Action::jump(origin, target).is_some());
    }
    let pairs = Point::ALL.into_iter().flat_map(|a| Point::ALL.map(|b| (a, b)));
    assert_eq!(pairs.clone().filter(|&(a, b)| a.jump_to(b).is_some()).count(), 316);
    assert_eq!(pairs.filter(|&(a, b)| a.direction_to(b).is_some()).count(), 382);
}

#[test]
fn directions_lead_where_their_half_squares_say() {
    for point in Point::ALL {
        for way in Direction::ALL {
            let Some(next) = point.step(way) else { continue };
            let (right, up) = way.half_squares();
            assert_eq!(at(place(point).0 + right, place(point).1 + up), Some(next));
            assert_eq!(point.direction_to(next), Some(way));
            assert_eq!(next.step(way.opposite()), Some(point));
            assert_eq!(point.mirrored().step(way.mirrored()), Some(next.mirrored()));
        }
    }
}

#[test]
fn distances_are_the_fewest_steps() {
    for origin in Point::ALL {
        let mut reached = PointSet::from(origin);
        for steps in 0..=10 {
            let ring: PointSet =
                Point::ALL.into_iter().filter(|&p| origin.distance(p) == steps).collect();
            assert_eq!(
                ring,
                reached
                    - Point::ALL
                        .into_iter()
                        .filter(|&p| origin.distance(p) < steps)
                        .collect::<PointSet>()
            );
            reached |= reached.neighbours();
        }
        assert_eq!(reached, PointSet::ALL);
    }
}

#[test]
fn the_symmetries_keep_lines() {
    for point in Point::ALL {
        assert_eq!(point.half_turn().half_turn(), point);
        assert_eq!(point.mirrored().mirrored(), point);
        assert_eq!(point.half_turn().neighbours(), point.neighbours().half_turn());
        assert_eq!(point.mirrored().neighbours(), point.neighbours().mirrored());
        let (file, rank) = place(point);
        assert_eq!(point.half_turn(), at(12 - file, 14 - rank).unwrap());
        assert_eq!(point.mirrored(), at(12 - file, rank).unwrap());
    }
}

#[test]
fn sets_behave_like_sets() {
    let mut set = PointSet::EMPTY;
    assert!(set.insert(Point::C5) && !set.insert(Point::C5));
    assert!(set.contains(Point::C5) && !set.contains(Point::D6));
    set.extend([Point::D6, Point::A1]);
    assert_eq!(set.to_string(), "a1 c5 d6");
    assert_eq!(format!("{set:?}"), "{A1, C5, D6}");
    assert_eq!(set.iter().len(), 3);
    assert_eq!(set.first(), Some(Point::A1));
    assert_eq!(!!set, set);
    assert_eq!((set ^ Point::A1).len(), 2);
    assert_eq!(set & PointSet::GRID, PointSet::from(Point::A1) | Point::C5);
    assert!(set.remove(Point::C5) && !set.remove(Point::C5));
    assert!(set.is_subset(PointSet::ALL) && set.is_disjoint(Point::C5.into()));
    assert!(
        set.has_many() && !PointSet::from(Point::K13).has_many() && !PointSet::EMPTY.has_many()
    );
    assert_eq!(PointSet::EMPTY.first(), None);
}
