"""Insulation and accessories."""
import covers
import shrink
from shot import Shot

INSULATION = {
    'kp': Shot(covers.kp), 'kw': Shot(covers.kw), 'nb': Shot(covers.nb), 'pr': Shot(covers.pr),
    'rt': Shot(shrink.rt), 'rc': Shot(shrink.rc), 'rl': Shot(shrink.rl), 'ip': Shot(shrink.ip), 'ia': Shot(shrink.ia), 'pc': Shot(shrink.pc),
}
