"""Every picture that is rendered: its key, the model that it shows and how it is framed."""
import bimetals
import bonding
import clamps
import earthing
import exothermic
import lugs
import mechanicals
import racks
import scenes
import splices
from shot import BLEED, Shot
from shots_data import DATA
from shots_earthing import EARTHING
from shots_insulation import INSULATION
from shots_lines import LINES
from shots_scenes import SCENES
from shots_substation import SUBSTATION
from shots_terminals import TERMINALS
from shots_tools import TOOLS

SHOTS = {
    'plate': Shot(lambda: []),  # the empty ground, to level the others
    'tc': Shot(lugs.tc), 'td': Shot(lugs.td), 'tn': Shot(lugs.tn), 'tk': Shot(lugs.tk),
    'lc': Shot(splices.lc), 'lr': Shot(splices.lr),
    'pf': Shot(mechanicals.pf), 'tm': Shot(mechanicals.tm), 'lm': Shot(mechanicals.lm),
    'tb': Shot(bimetals.tb), 'pb': Shot(bimetals.pb), 'lb': Shot(bimetals.lb),
    'ha': Shot(earthing.ha), 'hr': Shot(earthing.hr), 'lh': Shot(earthing.lh), 'gh': Shot(earthing.gh),
    'mx': Shot(exothermic.mx), 'mh': Shot(exothermic.mh), 'cx': Shot(exothermic.cx),
    'be': Shot(bonding.be), 'cf': Shot(bonding.cf), 'br': Shot(bonding.br), 'kr': Shot(bonding.kr),
    'pp': Shot(racks.pp), 'oc': Shot(racks.oc),
    'hero': Shot(scenes.hero, (.90, .80), 72),
    'category-terminals': Shot(scenes.terminals), 'category-lines': Shot(scenes.lines),
    'category-earthing': Shot(scenes.ground_parts), 'category-data': Shot(scenes.networks),
    'application-busbar': Shot(scenes.busbar, BLEED), 'application-grid': Shot(scenes.grid, BLEED), 'application-transformer': Shot(scenes.transformer, BLEED),
    'application-tap': Shot(scenes.tap_line, BLEED), 'application-service': Shot(scenes.service, BLEED),
    'application-roof': Shot(scenes.roof, BLEED), 'application-rack': Shot(scenes.rack, BLEED), 'application-tray': Shot(scenes.tray, BLEED),
    'gp': Shot(clamps.gp), 'gb': Shot(clamps.gb), 'cd': Shot(clamps.cd), 'cp': Shot(clamps.cp), 'ge': Shot(clamps.ge),
    **TERMINALS, **LINES, **SUBSTATION, **EARTHING, **TOOLS, **INSULATION, **DATA, **SCENES,
}
