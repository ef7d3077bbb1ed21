"""Tools and dies."""
import dies
import pliers
import preparation
import presses
from shot import Shot

TOOLS = {
    'du': Shot(dies.du), 'do': Shot(dies.do), 'fg': Shot(dies.fg),
    'fh': Shot(pliers.fh), 'fi': Shot(pliers.fi), 'fl': Shot(pliers.fl), 'am': Shot(pliers.am),
    'fd': Shot(preparation.fd), 'ft': Shot(preparation.ft), 'fe': Shot(preparation.fe), 'fz': Shot(preparation.fz),
    'fp': Shot(presses.fp), 'fb': Shot(presses.fb), 'fc': Shot(presses.fc), 'fu': Shot(presses.fu),
}
