"""Applications beyond the first eight: lines, substation, service entrance, solar, lightning, panels, motors, floors, fibre."""
import anchoring
import cabling
import clamps
import clamps_more
import covers
import fibre
import insulated
import lightning
import lugs
import shrink
import splices
import substation
from parts import bent, laid, upright
from preparation import insulated as cable
from solids import bolt, box, cylinder, move, path, plate, ring, rounded, strand, threaded, tube


def tower():
    """A suspension clamp under its string of discs, armour rods on the conductor."""
    parts = laid(anchoring.gs())
    group = move(parts, at=(0, 0, 62))
    discs = []
    for k in range(3):
        z = 178 + 92 * k
        discs += [upright([(z, .01), (z, 18), (z + 6, 20), (z + 10, 74), (z + 16, 84), (z + 22, 80), (z + 34, 40), (z + 40, 26), (z + 40, .01)], 'porcelain', closed=False), upright([(z + 36, .01), (z + 36, 30), (z + 40, 33), (z + 66, 30), (z + 72, 18), (z + 96, 9), (z + 96, .01)], 'galvanised', closed=False)]
    ends = []
    for s in (-1, 1):
        ends += move(strand(0, 300, 20, 'aluminium', z=0), at=(s * 96, 0, 46), turn_z=0 if s > 0 else 180, tilt=(0, 15))
    link = [cylinder(17, 60, 'galvanised', at=(0, 0, 150)), box(40, 16, 40, 'galvanised', at=(0, 0, 112), bevel=4)]
    return move([*group, *discs, *ends, *link], turn_z=-28)


def tube_bus():
    """Three tubes on post insulators, with a T and expansion straps."""
    parts = []
    for k in range(3):
        y = 320 * (1 - k)
        column, top = substation.post(3)
        bar = substation.pipe(-520, 520, 79.6)
        bar.location.z = top + 82
        parts += move([*column, *substation.tube_support(top), bar], at=(-60 + 40 * k, y, 0))
        if k == 2:
            tap = move([*substation.trough(28, 96, 2), *substation.cable(-14, 320), substation.web(-74, 4, 50, 56, 26, 20, z0=-14, z1=-14)], at=(240, -112, top + 82), turn_z=-90)
            parts += move([*tap, *move(substation.tube_clamp(80, 120), at=(240, 0, top + 82))], at=(20, y, 0))
    return move(parts, turn_z=-34)


def meter():
    """Service entrance: a meter under its window, the bundled cable held by a wedge clamp on the wall."""
    wall = box(620, 12, 420, 'carton', at=(0, 80, 0), bevel=0)
    case = box(180, 120, 250, 'light', at=(90, 10, 30), bevel=10)
    window = cylinder(112, 26, 'glass', at=(90, -54, 190), axis=(0, 1, 0), bevel=4)
    dial = [cylinder(100, 4, 'white', at=(90, -46, 190), axis=(0, 1, 0)), box(58, 2, 14, 'ink', at=(90, -50, 196), bevel=.4)]
    for k in range(6):
        dial.append(box(7, 2, 10, 'white', at=(68 + 9 * k, -51, 198), bevel=.2))
    seals = [cylinder(14, 10, 'brass', at=(x, -52, 52), axis=(0, 1, 0), bevel=1) for x in (30, 150)]
    duct = [cylinder(44, 190, 'light', at=(90, 20, 366), bevel=2), *[bent([(90 + 9 * k, 20, 440), (90 + 9 * k, 20, 490), (40 + 9 * k, -10 * k, 500), (-60, -30, 470)], 13, 'ink', 24) for k in range(3)]]
    grip = move(laid(anchoring.gc()), at=(-170, -30, 430), turn_z=180, tilt=(0, -10))
    tap = move(laid(clamps.cp()), at=(-150, -40, 120), turn_z=-20)
    return move([wall, case, window, *dial, *seals, *duct, *grip, *tap], turn_z=-18)


def solar():
    """Two module frames on a rail: a bare conductor from frame to frame on small clamps."""
    parts = []
    for s in (-1, 1):
        x = s * 190
        parts += [box(360, 240, 5, 'ink', at=(x, 60, 58), bevel=.4)]
        for k in range(5):
            parts.append(box(.9, 236, .8, 'light', at=(x - 144 + 72 * k, 60, 63), bevel=0))
        for k in range(4):
            parts.append(box(356, .9, .8, 'light', at=(x, -40 + 66 * k, 63), bevel=0))
        parts += [box(364, 12, 38, 'aluminium', at=(x, -64, 28), bevel=.8), box(364, 12, 38, 'aluminium', at=(x, 184, 28), bevel=.8), *[box(12, 250, 38, 'aluminium', at=(x + t * 176, 60, 28), bevel=.8) for t in (-1, 1)]]
        parts += move(lugs.size(7.2, 6.6, 'tinned', .9), at=(x - s * 60, -84, 47), turn_z=180 if s > 0 else 0)
        parts += [o for o in move(bolt(6, 12, 'steel', at=(0, 0, 0), axis=(0, 1, 0)), at=(x - s * 90, -72, 47))]
    rail = [box(800, 40, 26, 'aluminium', at=(0, y, 0), bevel=1.4) for y in (-20, 140)]
    clampz = [box(40, 46, 8, 'aluminium', at=(0, y, 62), bevel=1.6) for y in (-20, 140)] + [o for y in (-20, 140) for o in bolt(8, 20, 'steel', at=(0, y, 70))]
    wire = path([(-330, -92, 40), (-240, -90, 46), (-130, -84, 50), (-60, -96, 30), (0, -100, 22), (60, -96, 30), (130, -84, 50), (240, -90, 46), (330, -92, 40)], 7, 'copper')
    return move([*parts, *rail, *clampz, wire], turn_z=-28)


def down_conductor():
    """A flat bar down a wall on supports, with its test connector."""
    wall = box(1000, 20, 520, 'carton', at=(0, 60, 0), bevel=0)
    courses = [box(1000, 3, 2, 'grey', at=(0, 49.4, 64 * k), bevel=0) for k in range(1, 8)]
    parts = [wall, *courses]
    parts.append(box(24, 3.4, 520, 'aluminium', at=(-40, 6, 0), bevel=.4))
    for z in (110, 330, 470):
        parts += move(lightning.standoff_clip(), at=(-40, 48, z), tilt=(90, 0))
    body = move(laid(lightning.cv()), at=(-40, -4, 220), tilt=(0, 90))
    strap = [box(40, 6, 60, 'bronze', at=(-40, 2, 190), bevel=2)]
    return move([*parts, *body, *strap], turn_z=-30)


def switchboard():
    """Distribution blocks on a rail, ferrules and ring terminals on the wires that leave them."""
    out = []
    for k in range(4):
        out += move(laid(clamps_more.bd()), at=(-150 + 62 * k, 0, 0))
        for j in range(4):
            x = -150 + 62 * k - 14 + 9.4 * j
            out += [path([(x, -38, 18), (x, -66, 18), (x + (j - 1.5) * 3, -110, 8), (x + (j - 1.5) * 8, -180, 6)], 5.6, ('blue', 'ink', 'scarlet', 'ink')[j]), cylinder(7, 12, ('blue', 'light', 'scarlet', 'light')[j], at=(x, -50, 18), axis=(0, 1, 0), bevel=.8)]
        out += [path([(-150 + 62 * k, 38, 24), (-150 + 62 * k, 80, 26), (-140 + 62 * k, 150, 60)], 13, 'ink')]
    busbar = [plate(rounded(330, 30, 2, x=0), 6, 'copper', holes=[(x, 0, 9) for x in range(20, 320, 32)], bevel=.5)]
    rings = []
    for k in range(6):
        rings += move(insulated.insulated('ring', 2, 8.4, 15), at=(138 + 34 * k, -34, 47.4), turn_z=90) + bolt(8, 14, 'brass', at=(138 + 34 * k, -8, 49))
        rings.append(path([(138 + 34 * k, -30, 47), (138 + 34 * k, -70, 44), (144 + 36 * k, -150, 8), (150 + 36 * k, -220, 5)], 5.6, 'ink'))
    bar = move(busbar, at=(118, -8, 40))
    feet = [box(20, 34, 40, 'scarlet', at=(x, -8, 0), bevel=2) for x in (128, 420)]
    return move([*out, *bar, *feet, *rings], turn_z=-30)


def splice_box():
    """An underground joint: three cables, splices pressed, shrink tubes drawn back or shrunk."""
    parts = []
    for k in range(3):
        y = 64 - 64 * k
        both = [*cable(-300, -64, 34, 22, 30, 'ink', z=0), *move(cable(-300, -64, 34, 22, 30, 'ink', z=0), turn_z=180)]
        tubez = move(splices.splice(29, 22, 29, 22, 110, 'tinned', z=0), at=(-55, 0, 0))
        if k == 0:
            both.append(shrink.shrunk([(-130, 18), (-100, 19), (-80, 18.4), (-64, 19), (-56, 21), (56, 21), (64, 19), (80, 18.4), (100, 19), (130, 18)]))
        if k == 1:
            both += [tube(190, 50, 45, 'rubber', x=-290, z=0)]
        if k == 2:
            both += [shrink.shrunk([(-130, 18), (-100, 19), (-70, 19), (-54, 23), (0, 24.6), (40, 25), (96, 25)])]
        parts += move([*both, *tubez], at=(26 * k - 26, y, 30))
    floor = [box(40, 260, 14, 'wood', at=(x, 0, 0), bevel=2) for x in (-210, 210)]
    return move([*parts, *floor], turn_z=-30)


def motor():
    """A motor's terminal box: six studs with links and ring terminals, cables through a gland, ribbed frame behind."""
    parts = [box(250, 190, 16, 'grey', at=(0, 0, 0), bevel=3)]
    for s in (-1, 1):
        parts += [box(250, 10, 74, 'grey', at=(0, s * 92, 10), bevel=3), box(10, 190, 74, 'grey', at=(s * 122, 0, 10), bevel=3)]
    parts.append(box(170, 90, 22, 'polymer', at=(0, 20, 14), bevel=3))
    for k in range(3):
        x = -52 + 52 * k
        for y in (44, -4):
            parts += [cylinder(22, 8, 'brass', at=(x, y, 40), bevel=.8), threaded(8, 40, 1.25, 'brass', at=(x, y, 38)), ring(17, 8.4, 1.6, 'brass', at=(x, y, 50)), *[o for o in bolt(8, 6, 'brass', at=(x, y, 57), washer=False)]]
        parts += [plate(rounded(18, 66, 8, x=x - 9, y=20), 3, 'copper', holes=[(x, 44, 8.4), (x, -4, 8.4)], bevel=.4, z=44)]
        parts += move(insulated.insulated('ring', 2, 8.4, 16), at=(x, -27, 48.6), turn_z=90)
        parts.append(path([(x, -24, 48.6), (x, -50, 48), (x * .55, -70, 36), (x * .22, -96, 40), (x * .2, -150, 40)], 6.4, ('ink', 'light', 'scarlet')[k]))
    gl = [o for o in covers.gland(40, 'nickel', (0, 0), 0)]
    parts += move(gl, at=(0, -84, 14), turn_z=-90)
    parts.append(path([(0, -120, 40), (0, -200, 38), (20, -320, 20), (60, -420, 16)], 26, 'ink'))
    frame_ = [box(330, 7, 60, 'grey', at=(0, 130 + 22 * k, -10 + 6 * k), bevel=2) for k in range(6)]
    return move([*parts, *frame_], turn_z=-30)


def floor():
    """Raised-floor pedestals, the conductor from one clamp to the next, one tile lifted away."""
    parts = []
    for i in (-1, 0, 1):
        for j in (0, 1):
            x, y = i * 300, j * 300
            group = laid(cabling.gr()) if (j == 0) else [upright([(-70, 11), (-70, 12.7), (84, 12.7), (84, 11)], 'galvanised', closed=True), upright([(-76, .01), (-76, 46), (-72, 46), (-70, 44), (-70, .01)], 'galvanised', closed=False)]
            head = [box(84, 84, 5, 'galvanised', at=(0, 0, 108), bevel=1), threaded(18, 40, 2.5, 'galvanised', at=(0, 0, 80))]
            parts += move([*group, *head], at=(x, y, 76), turn_z=90 if j == 0 else 0)
    parts += [*move(strand(-460, 460, 7.4, 'copper', z=0), at=(0, 12.8, 76))]
    parts += [box(296, 296, 26, 'light', at=(s * 150, 450, 190), bevel=1.4) for s in (-1, 1)]
    parts += [box(620, 26, 20, 'galvanised', at=(0, 300, 170), bevel=1.4), box(26, 320, 20, 'galvanised', at=(-300, 150, 170), bevel=1.4)]
    return move(parts, turn_z=-26)


def fiber():
    front = move(laid(fibre.panel()), at=(0, 0, 22), tilt=(90, 0))
    cords = []
    for k in range(8):
        x = -176 + k * 32
        for d in (-3.2, 3.2):
            cords.append(path([(x + d, -14, 22), (x + d, -50, 20), (x + d + 20, -90, 2), (x + 60, -110 - 5 * k, -16), (230, -116 - 5 * k, -18 + k)], 2.4, 'sun' if k % 2 else 'aqua'))
    second = move(laid(fibre.panel()), at=(0, 0, 68), tilt=(90, 0))
    tray_ = move(fibre.splice_tray(), at=(-60, -230, -20), turn_z=14)
    loose = fibre.pigtail('sun', 'lc', 'blue', (170, -240, -20), -10)
    return move([*front, *second, *cords, *tray_, *loose], at=(0, 0, 20), turn_z=-30)
