//! The rules, notation and records of Dablot Prejjesne, the Sámi board game.
#![no_std]
#![forbid(unsafe_code)]
