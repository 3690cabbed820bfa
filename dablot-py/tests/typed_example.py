"""Not run but type-checked: what the types of everyday calls are."""

from typing import assert_type

import dablot

assert_type(dablot.Point.A1.half_turn(), dablot.Point)
