//! Serde support, feature `serde`: everything that has a text is that text.

use core::{fmt, marker::PhantomData, str::FromStr};

use serde::de::{self, Deserialize, Deserializer, Visitor};
use serde::ser::{Serialize, SerializeStruct, Serializer};

use crate::{
    Action, File, Outcome, Piece, Point, PointSet, Position, Rank, Role, RuleSet, Rules, Setup,
    Side, Turn,
};
