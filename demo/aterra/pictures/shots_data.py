"""Data networks and optical fibre."""
import cabling
import fibre
from shot import Shot

DATA = {
    'gr': Shot(cabling.gr), 'tr': Shot(cabling.tr), 'jk': Shot(cabling.jk), 'pt': Shot(cabling.pt),
    'df': Shot(fibre.df), 'de': Shot(fibre.de), 'pl': Shot(fibre.pl), 'ad': Shot(fibre.ad),
}
