"""Substations: connectors for tubes, equipment and cables."""
import pads
import substation
from shot import Shot

SUBSTATION = {
    'er': Shot(pads.er), 'ea': Shot(pads.ea), 'en': Shot(pads.en), 'et': Shot(pads.et), 'yt': Shot(pads.yt), 'ye': Shot(pads.ye), 'yp': Shot(pads.yp), 'yb': Shot(pads.yb),
    'xc': Shot(substation.xc), 'xt': Shot(substation.xt), 'xe': Shot(substation.xe), 'xs': Shot(substation.xs),
}
