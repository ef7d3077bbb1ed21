"""Distribution and transmission lines."""
import anchoring
import clamps_more
import hardware
import preformed
from shot import Shot

LINES = {
    'gs': Shot(anchoring.gs), 'gt': Shot(anchoring.gt), 'gc': Shot(anchoring.gc), 'su': Shot(anchoring.su), 'gz': Shot(anchoring.gz),
    'tu': Shot(clamps_more.tu), 'ab': Shot(clamps_more.ab), 'gl': Shot(clamps_more.gl), 'eb': Shot(clamps_more.eb), 'ec': Shot(clamps_more.ec),
    'pm': Shot(hardware.pm), 'po': Shot(hardware.po), 'mo': Shot(hardware.mo), 'sp': Shot(hardware.sp), 'go': Shot(hardware.go), 'ob': Shot(hardware.ob),
    'ap': Shot(preformed.ap), 'lx': Shot(preformed.lx), 'ep': Shot(preformed.ep), 'vp': Shot(preformed.vp), 'ae': Shot(preformed.ae),
}
