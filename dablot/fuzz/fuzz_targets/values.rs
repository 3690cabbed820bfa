//! Serde: every public type read from any JSON, and back.
#![no_main]

use dablot::{
    Action, ActionMask, BareKing, Capture, File, Immobile, Judged, KingCapture, Outcome, Piece,
    Point, PointSet, Position, Rank, Role, RuleSet, Rules, Side, SingleCombat, Turn, WarriorSteps,
};
use libfuzzer_sys::fuzz_target;
use serde::{Serialize, de::DeserializeOwned};

fn there_and_back<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(data: &[u8]) {
    if let Ok(value) = serde_json::from_slice::<T>(data) {
        let text = serde_json::to_string(&value).unwrap();
        assert_eq!(serde_json::from_str::<T>(&text).unwrap(), value);
    }
}

fuzz_target!(|data: &[u8]| {
    there_and_back::<Position>(data);
    there_and_back::<Turn>(data);
    there_and_back::<Action>(data);
    there_and_back::<ActionMask>(data);
    there_and_back::<Rules>(data);
    there_and_back::<RuleSet>(data);
    there_and_back::<Capture>(data);
    there_and_back::<WarriorSteps>(data);
    there_and_back::<KingCapture>(data);
    there_and_back::<BareKing>(data);
    there_and_back::<SingleCombat>(data);
    there_and_back::<Immobile>(data);
    there_and_back::<Judged>(data);
    there_and_back::<Outcome>(data);
    there_and_back::<PointSet>(data);
    there_and_back::<Point>(data);
    there_and_back::<Piece>(data);
    there_and_back::<Side>(data);
    there_and_back::<Role>(data);
    there_and_back::<File>(data);
    there_and_back::<Rank>(data);
});
