"""Pictures for news and the knowledge base, from the catalogue's own models."""
import math
import bimetals
import clamps
import dies
import lugs
import presses
from parts import laid, letters, upright
from solids import add_bevel, bolt, box, cut, cylinder, hexagon, move, path, plate, rounded, strand


def press():
    """A hand press with a terminal between its dies."""
    tool = laid(presses.fp())
    lug = move([*lugs.size(15, 11, 'tinned'), *strand(-22, 14, 11, 'copper', z=7.5)], at=(100, 5, -10), tilt=(0, -90))
    return move([*tool, *lug], at=(0, 0, 32), turn_z=-26)


def lattice(d, n_rings):
    """Centres of the wires of a crimp, which lie on a hexagonal lattice."""
    parts, step = [], d
    for q in range(-n_rings, n_rings + 1):
        for r in range(-n_rings, n_rings + 1):
            if abs(q + r) > n_rings:
                continue
            x, y = step * (q + r / 2), step * r * math.sqrt(3) / 2
            parts.append((x, y))
    return parts


def section(across=70, length=46, rings_=3, mat='tinned', core='copper'):
    """A crimp cut square: hexagonal wall, the wires pressed to cells inside."""
    R = across / math.sqrt(3)
    wall = plate([(R * math.cos(math.radians(60 * k)), R * math.sin(math.radians(60 * k))) for k in range(6)], length, mat, bevel=0)
    inner = R * .74
    cut(wall, plate([(inner * math.cos(math.radians(60 * k)), inner * math.sin(math.radians(60 * k))) for k in range(6)], length * 4, mat, bevel=0, z=-length))
    add_bevel(wall, .8)
    d = inner * 2 * .98 / (2 * rings_ + 1.0)
    cells = []
    for x, y in lattice(d * .985, rings_):
        c = d / math.sqrt(3) * .985
        cells.append(plate([(x + c * math.cos(math.radians(60 * k + 30)), y + c * math.sin(math.radians(60 * k + 30))) for k in range(6)], length - 1, core, bevel=.7))
    return [wall, *cells]


def sections():
    a = move(section(), at=(0, 0, 35), tilt=(90, 0), turn_z=0)
    b = move(section(54, 60, 2, 'aluminium', 'aluminium'), at=(86, 10, 27), tilt=(90, 0), turn_z=24)
    whole = move(dies.crimped(26, 20, 62, 16, 40, 38, 8, 13, 22, at=(14, 44)), at=(-44, -90, 0), turn_z=168)
    return move([*a, *b, *whole], turn_z=-14)


def conductors():
    """Nine conductors of growing section in a row, cut faces in front."""
    parts, y = [], 0.0
    for k, (d, layers) in enumerate(((4.1, 1), (5.1, 1), (6.9, 1), (8.1, 2), (9.7, 2), (11.4, 2), (13.5, 3), (16.2, 3), (20.6, 4))):
        y += d / 2 + 4
        parts += strand(-70 - 3 * k, 0, d, 'copper', y=-y, layers=layers)
        y += d / 2
    return move(parts, turn_z=-62)


def dies_row():
    parts = []
    for k, (a, c) in enumerate(((8, 'scarlet'), (10, 'blue'), (12, 'sun'), (14, 'green'), (17, 'pink'), (20, 'orange'))):
        parts += dies.upright_pair(a, c, (-130 + 50 * k, 26 - 8 * (k % 2)), 90)
    parts += dies.pair(16, 'orange', (-70, -76), 14, opening=.4) + dies.pair(12, 'sun', (20, -82), -12, mark='35') + dies.pair(20, 'green', (110, -70), 6, opening=.4)
    tray = box(330, 74, 6, 'wood', at=(-4, 22, -6), bevel=2)
    return move([*parts, tray], at=(0, 0, 6), turn_z=-24)


def salt():
    """A copper and an aluminium bar bolted together in a glass trough, a bimetallic terminal beside them."""
    copper = plate(rounded(150, 40, 2, x=-130), 8, 'copper', holes=[(0, 0, 13)], bevel=.6, z=8)
    alu = plate(rounded(150, 40, 2, x=-20), 8, 'aluminium', holes=[(0, 0, 13)], bevel=.6)
    glass_ = [box(360, 3, 64, 'glass', at=(0, s * 120, 0), bevel=.6) for s in (-1, 1)] + [box(3, 240, 64, 'glass', at=(s * 180, 0, 0), bevel=.6) for s in (-1, 1)]
    drops = [upright([(0, .01), (0, r), (r * .3, r * .9), (r * .6, r * .5), (r * .7, .01)], 'glass', closed=False, at=(x, y, 16 if x < 18 else 8)) for x, y, r in ((-30, 8, 3), (-52, -9, 2.2), (-84, 6, 2.6), (60, 5, 3), (84, -8, 2.2), (36, -12, 2))]
    tb = move(bimetals.tb_body(), at=(30, -70, 0), turn_z=168)
    return move([copper, alu, *bolt(12, 26, 'galvanised', at=(0, 0, 16), nut_at=16), *glass_, *drops, *tb], at=(0, 0, 2), turn_z=-28)


def reel():
    """A wooden reel of bare cable: flanges of boards, wound layers, a free end."""
    parts = []
    for s in (-1, 1):
        flange = cylinder(360, 24, 'wood', at=(0, s * 132, 180), axis=(0, 1, 0), n=96, bevel=1)
        cut(flange, cylinder(46, 90, 'wood', at=(0, s * 132, 180), axis=(0, 1, 0)))
        for k in range(1, 6):
            cut(flange, box(400, 4, 2.4, 'wood', at=(0, s * 144.5, 60 * k), bevel=0))
        parts.append(flange)
        for k in range(6):
            a = math.radians(60 * k + 15)
            parts += [hexagon(20, 9, 'galvanised', at=(112 * math.cos(a), s * 144, 180 + 112 * math.sin(a)), axis=(0, s, 0)), cylinder(34, 2, 'galvanised', at=(112 * math.cos(a), s * 144.8, 180 + 112 * math.sin(a)), axis=(0, 1, 0))]
    parts.append(cylinder(180, 240, 'wood', at=(0, 0, 180), axis=(0, 1, 0)))
    d, pts = 15.5, []
    for i in range(15 * 48 + 1):
        a = 2 * math.pi * i / 48
        pts.append((132 * math.cos(a), -112 + d * i / 48, 180 + 132 * math.sin(a)))
    parts.append(path(pts, d, 'copper', smooth=False))
    parts.append(cylinder(233, 238, 'copper', at=(0, 0, 180), axis=(0, 1, 0)))
    parts.append(letters('ATERRA', 54, 'ink', at=(0, -145, 244), rotated=(90, 0, 0), depth=.6))
    tail = move(strand(0, 250, 15, 'copper', z=0, layers=2), at=(-10, 40, 10), turn_z=-4)
    return move([*parts, *tail], turn_z=34)


def fair():
    """A stand: plinths of three heights with terminals, a clamp and a panel, the name behind."""
    plinths = [box(150, 130, h, 'white', at=(x, y, 0), bevel=1.4) for x, y, h in ((-190, 20, 150), (0, 0, 90), (190, 40, 190))]
    on = [*move(lugs.size(30, 26, 'tinned'), at=(-150, 26, 150), turn_z=160), *move(clamps.gp(), at=(0, 0, 90), turn_z=10), *move(bimetals.tb_body(26, 19, 66), at=(230, 30, 190), turn_z=164)]
    wall = box(640, 14, 420, 'ink', at=(0, 170, 0), bevel=0)
    name = [letters('ATERRA', 96, 'white', at=(0, 161, 330), rotated=(90, 0, 0), depth=2)]
    tables = [box(640, 300, 10, 'wood', at=(0, 40, -10), bevel=0)]
    return move([*plinths, *on, wall, *name, *tables], at=(0, 0, 10), turn_z=-16)


def boxes():
    """A pallet with cartons that carry the company's name."""
    parts = []
    for k in range(7):
        parts.append(box(600, 64, 14, 'wood', at=(0, -210 + 70 * k, 70), bevel=1.6))
    for x in (-260, 0, 260):
        parts += [box(80, 500, 14, 'wood', at=(x, 0, 56), bevel=1.2), *[box(80, 80, 44, 'wood', at=(x, y, 12), bevel=1.6) for y in (-200, 0, 200)], box(80, 500, 12, 'wood', at=(x, 0, 0), bevel=1.2)]
    for lv in range(3):
        for i in range(3):
            for j in range(2):
                if lv == 2 and i == 2:
                    continue
                x, y, z = -198 + 198 * i, -118 + 236 * j, 84 + 134 * lv
                parts += [box(194, 232, 132, 'carton', at=(x, y, z), bevel=1.4), box(194.6, 30, 1, 'nylon', at=(x, y, z + 131.8), bevel=.1)]
                if j == 0:
                    parts += [letters('ATERRA', 30, 'ink', at=(x, y - 116.6, z + 74), rotated=(90, 0, 0), depth=.2), box(66, .8, 30, 'white', at=(x + 48, y - 116.2, z + 14), bevel=0)]
                    parts += [box(1.4 + (q % 3), .6, 16, 'ink', at=(x + 22 + 3.6 * q, y - 116.8, z + 22), bevel=0) for q in range(14)]
    return move(parts, turn_z=-30)
