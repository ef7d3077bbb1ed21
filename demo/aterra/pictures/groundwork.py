"""Earthing: wedge for rods, inspection box, surface mould, bonding box, round braid, pipe clamp."""
import math
from bonding import standoff
from exothermic import mould
from lugs import lug
from mathutils import Vector
from parts import saddle, swept, upright
from solids import add_bevel, bolt, box, cut, cylinder, hexagon, loft, move, path, plate, rounded, strand, tube, turned
from taps import arc


def gu():
    """A tapered C that holds rod and cable, and the wedge driven between them."""
    def section(x, gap):
        outer = [*arc(9.4, -gap, 0, 90, 270, 20), *arc(6.8, gap, 0, -90, 90, 20)]
        inner = [*arc(4.6, gap, 0, 90, -90, 20), *arc(7.2, -gap, 0, 270, 90, 20)]
        return [Vector((x, y, z)) for y, z in outer + inner]
    shell = loft([section(-22, 8.4), section(22, 11.6)], 'copper', bevel=.5)
    wedge = loft([[Vector((x, y - .6, z)) for y, z in ((-h, -4.6), (-h + 2, 0), (-h, 4.6), (h, 3.6), (h - 2, 0), (h, -3.6))] for x, h in ((-19, 3.6), (34, 7.4))], 'copper', bevel=.5)
    r = move([turned([(-70, .01), (-70, 6.4), (-69, 7.1), (120, 7.1), (120, .01)], 'copper', closed=False)], at=(0, -10.2, 0), turn_z=-3.4)
    c = move(strand(-60, 90, 8.8, 'copper', z=0), at=(0, 10, 0), turn_z=3.4)
    return move([shell, wedge, *r, *c], at=(0, 0, 9.5), turn_z=150)


def ci():
    """Inspection box: a ribbed plastic barrel sunk open, rod and clamp in it, the lid leaning against it."""
    wall = upright([(0, 120), (0, 126), (10, 126), (12, 123), (222, 123), (226, 136), (250, 136), (250, 128), (238, 128), (236, 117), (0, 117)], 'grey', closed=True)
    ribs = [box(8, 8, 196, 'grey', at=(125 * math.cos(a), 125 * math.sin(a), 18), bevel=1.4) for a in (2 * math.pi * k / 20 for k in range(20))]
    earth = upright([(150, .01), (150, 117), (162, 117), (162, .01)], 'wood', closed=False)
    inside = [cylinder(16, 130, 'copper', at=(-6, 0, 190), bevel=1), box(50, 34, 30, 'bronze', at=(4, 0, 196), bevel=5), hexagon(17, 12, 'bronze', at=(30, 0, 211), axis=(1, 0, 0)), path([(16, -4, 165), (16, -4, 226), (16, -14, 240), (18, -70, 226), (20, -112, 215)], 10, 'copper')]
    top = [upright([(0, .01), (0, 132), (3, 134), (15, 134), (18, 131), (18, .01)], 'blackened', closed=False)]
    for k in range(-4, 5):
        w = math.sqrt(max(0, 112 ** 2 - (k * 24) ** 2)) * 2
        top.append(box(w, 7, 4, 'blackened', at=(0, k * 24, 17), bevel=1))
    sign = [cylinder(74, 6, 'blackened', at=(0, 0, 19), bevel=1), box(3.6, 24, 3, 'brass', at=(0, 10, 21), bevel=.4), *[box(w, 3.6, 3, 'brass', at=(0, y, 21), bevel=.4) for w, y in ((40, -3), (27, -11), (13, -19))]]
    lid = move([*top, *sign], at=(172, -66, 8), tilt=(0, 0))
    lid[-1].rotation_euler = (math.radians(64), 0, math.radians(34))
    lid[-1].location = (150, -152, 120)
    return move([wall, *ribs, earth, *inside, *lid], turn_z=8)


def mp():
    """A mould on a steel face, and a finished weld of cable to plate."""
    block = mould(90, 75)
    flange = box(170, 130, 10, 'steel', at=(0, 0, -10), bevel=1)
    cable = strand(-150, -34, 11.4, 'copper', z=24)
    handle = []
    for s in (-1, 1):
        handle += [box(70, 5, 12, 'steel', at=(0, s * 40, 56), bevel=1), path([(34, s * 40, 62), (70, s * 38, 62), (104, s * 26, 62)], 9, 'steel'), path([(102, s * 27, 62), (186, s * 32, 62)], 19, 'wood', smooth=False)]
    done = [box(120, 90, 9, 'steel', at=(0, 0, 0), bevel=1), *strand(-110, 6, 11.4, 'copper', z=16), swept([(-16, 0, 16, 20, 18), (-4, 0, 17, 27, 23), (16, 0, 16, 28, 22), (30, 0, 12, 24, 12), (36, 0, 10, 16, 4)], 'copper', p=2.6), cylinder(13, 9, 'copper', at=(10, 0, 29), bevel=1.4)]
    return move([*block, flange, *cable, *handle, *move(done, at=(24, -136, -10), turn_z=10)], at=(0, 0, 10), turn_z=-30)


def qe():
    """Main bonding box, its lid hinged open: a copper bar on insulators, bolts, conductors through glands."""
    shell = box(210, 90, 210, 'light', at=(0, 0, 0), bevel=0)
    cut(shell, box(198, 90, 198, 'light', at=(0, -8, 6), bevel=0))
    add_bevel(shell, 2.2)
    lid = box(210, 12, 210, 'light', at=(105, 0, 0), bevel=0)
    cut(lid, box(200, 10, 200, 'light', at=(0, 6, 5), bevel=0))
    add_bevel(lid, 2.2)
    sign = [cylinder(46, 1, 'sun', at=(0, 0, 0)), *[box(w, 2.6, .6, 'ink', at=(0, y, .5), bevel=0) for w, y in ((24, -1), (16, -7), (8, -13))], box(2.6, 15, .6, 'ink', at=(0, 7, .5), bevel=0)]
    lid_sign = move(sign, at=(105, 1.6, 128), tilt=(90, 0), turn_z=180)
    door = move([lid, *lid_sign], at=(-104, -46, 0), turn_z=-96)
    bar = plate([(-84, -20), (84, -20), (84, 20), (-84, 20)], 6, 'copper', holes=[(x, 0, 7) for x in range(-72, 73, 18)], bevel=.5)
    bar.rotation_euler.x, bar.location = math.radians(90), (0, 4, 82)
    parts = [shell, *door, bar]
    for x in (-62, 62):
        o = standoff(32, 26)
        o.rotation_euler = (0, 0, math.radians(90))
        o.location = (x, 4, 82)
        parts.append(o)
    for x in range(-72, 73, 18):
        parts += bolt(6, 12, 'brass', at=(x, -2, 82), axis=(0, 1, 0))
    for k, x in enumerate((-54, -18, 18, 54)):
        end = x
        parts += [cylinder(26, 14, 'polymer', at=(x, -12, 215), bevel=1.5), hexagon(24, 9, 'polymer', at=(x, -12, 195)), cylinder(17, 8, 'polymer', at=(x, -12, 225), bevel=2)]
        line = [(x, -12, 286), (x, -12, 200), (x + 5 * (-1) ** k, -14, 160), (end, -9, 122)]
        tip = move([plate(rounded(26, 13, 6, x=0), 2.4, 'tinned', holes=[(20, 0, 6.4)], bevel=.4)], at=(end, -4.6, 102), tilt=(0, 90), turn_z=90)
        parts += [path(line, 9, 'green'), path([(a - 1.6, b - 2.9, c) for a, b, c in line], 4.4, 'sun'), *strand_end(x), *tip, cylinder(10, 18, 'tinned', at=(end, -9, 112), bevel=.8)]
    return move(parts, turn_z=-22)


def strand_end(x):
    """The bare upper end of a conductor that comes in from above."""
    return move(strand(0, 14, 6.4, 'copper', z=0, layers=1), at=(x, -12, 285), tilt=(0, -90))


def woven(points, d, n=12, mat='tinned', turns=9):
    """A round braid: wires that wind both ways round a line in the xy plane."""
    out, m = [], len(points)
    for k in range(2 * n):
        sense, pts = (1 if k % 2 else -1), []
        for i, (x, y, z) in enumerate(points):
            a, b = points[max(0, i - 1)], points[min(m - 1, i + 1)]
            l = math.hypot(b[0] - a[0], b[1] - a[1])
            nx, ny = -(b[1] - a[1]) / l, (b[0] - a[0]) / l
            t = 2 * math.pi * (k / (2 * n) + sense * turns * i / m)
            r = d / 2 * (.94 + .06 * math.sin(t * n / 2))
            pts.append((x + nx * r * math.cos(t), y + ny * r * math.cos(t), z + r * math.sin(t)))
        out.append(path(pts, d * .21, mat, smooth=False))
    return out


def cr():
    n, z, half, swing = 380, 8, 100, 38
    line = [(half * (2 * i / n - 1), swing * math.sin(math.pi * (2 * i / n - 1)), z) for i in range(n + 1)]
    core = path(line, 9, 'tinned', smooth=False)
    slope, ends = math.degrees(math.atan2(-swing * math.pi, half)), []
    for s in (-1, 1):
        x, y, _ = line[0] if s < 0 else line[-1]
        back = 8 * s
        ends += move(lug(16, 12.4, 26, 10, 26, 24, 5, 11, 'tinned', inspect=False), at=(x - back * math.cos(math.radians(slope)), y - back * math.sin(math.radians(slope)), 0), turn_z=slope + (0 if s > 0 else 180))
    return move([*woven(line, 12), core, *ends], turn_z=12)


def at():
    """Pipe clamp: two bronze bands, a lug saddle on top with the copper cable."""
    steel = tube(210, 60, 53, 'galvanised', x=-105, z=0)
    parts = [steel, *saddle(60.6, 26, 'bronze', 5, 26, 9), *saddle(60.6, 26, 'bronze', 5, 26, 9, upper=False)]
    for y in (-45.5, 45.5):
        parts += bolt(10, 40, 'galvanised', at=(0, y, 9.5), nut_at=19)
    bed = box(40, 30, 14, 'bronze', at=(0, 0, 32), bevel=0)
    cut(bed, cylinder(8.6, 90, 'bronze', at=(0, 0, 14), axis=(0, 1, 0)))
    add_bevel(bed, 1.2)
    cap = box(42, 26, 8, 'bronze', at=(0, 0, 47.6), bevel=0)
    cut(cap, cylinder(8.6, 90, 'bronze', at=(0, 0, -1.2), axis=(0, 1, 0)))
    add_bevel(cap, 1.2)
    parts += [bed, cap, *[o for x in (-13, 13) for o in bolt(6, 16, 'bronze', at=(x, 0, 55.6))], *move(strand(-110, 80, 8.2, 'copper', z=46.4), turn_z=90)]
    return move(parts, at=(0, 0, 42), turn_z=-34)
