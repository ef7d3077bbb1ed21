"""Terminals and connectors beyond the first families."""
import clamps_more
import insulated
import taps
from shot import Shot

TERMINALS = {
    'to': Shot(insulated.to), 'tg': Shot(insulated.tg), 'tp': Shot(insulated.tp), 'tl': Shot(insulated.tl), 'tw': Shot(insulated.tw), 'te': Shot(insulated.te), 'li': Shot(insulated.li),
    'ta': Shot(taps.ta), 'tq': Shot(taps.tq), 'tf': Shot(taps.tf), 'lp': Shot(taps.lp), 'cc': Shot(taps.cc), 'ch': Shot(taps.ch), 'ct': Shot(taps.ct), 'cg': Shot(taps.cg),
    'tz': Shot(clamps_more.tz), 'pa': Shot(clamps_more.pa), 'bd': Shot(clamps_more.bd),
}
