"""Earthing and lightning protection."""
import groundwork
import lightning
from shot import Shot

EARTHING = {
    'gu': Shot(groundwork.gu), 'ci': Shot(groundwork.ci), 'mp': Shot(groundwork.mp), 'qe': Shot(groundwork.qe), 'cr': Shot(groundwork.cr), 'at': Shot(groundwork.at),
    'fr': Shot(lightning.fr), 'ms': Shot(lightning.ms), 'ba': Shot(lightning.ba), 'sd': Shot(lightning.sd), 'cv': Shot(lightning.cv), 'ca': Shot(lightning.ca),
}
