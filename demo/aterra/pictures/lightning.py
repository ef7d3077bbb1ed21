"""Lightning protection: air terminals, mast, flat bar, supports, test connector."""
import math
from parts import nut, strip, swept, upright
from solids import add_bevel, bolt, box, cut, cylinder, hexagon, move, path, plate, ring, rounded, strand, threaded


def fr():
    """Franklin captor: a spike, three curved side spikes, a hub on a length of mast."""
    spike = upright([(92, .01), (92, 7), (200, 7), (222, 6.4), (282, .6), (283, .01)], 'nickel', closed=False)
    hub = upright([(0, .01), (0, 21), (4, 23), (38, 23), (42, 20), (46, 15), (60, 14), (64, 18), (86, 18), (92, 13), (98, 8), (98, .01)], 'nickel', closed=False)
    arms = []
    for k in range(3):
        a = 2 * math.pi * k / 3 + .5
        c, s = math.cos(a), math.sin(a)
        st = [(14 * c, 14 * s, 75, 11, 11), (46 * c, 46 * s, 78, 10.6, 10.6), (72 * c, 72 * s, 96, 10, 10), (86 * c, 86 * s, 128, 8.4, 8.4), (94 * c, 94 * s, 166, 4.4, 4.4), (97.6 * c, 97.6 * s, 190, .8, .8)]
        arms.append(swept(st, 'nickel', up=(-s, c, 0), p=2, ends=False))
    mast = upright([(-150, 22), (-150, 25), (0, 25), (0, 22)], 'galvanised', closed=True)
    collar = upright([(-34, 25.4), (-34, 30), (2, 30), (4, 28), (4, 20), (0, 20), (0, 25.4)], 'nickel', closed=True)
    bolts = [o for z in (-26, -10) for o in bolt(8, 16, 'galvanised', at=(0, -30, z), axis=(0, 1, 0))]
    wire = path([(31, -4, -150), (31, -4, -40), (31, -4, -20)], 8, 'copper', smooth=False)
    clip = [box(14, 20, 14, 'bronze', at=(31, -4, -28), bevel=2), hexagon(10, 6, 'bronze', at=(38, -4, -21), axis=(1, 0, 0))]
    return [*move([spike, hub, *arms, mast, collar, *bolts, wire, *clip], at=(0, 0, 150))]


def ms():
    """Mast: base plate with gussets and anchors, the lower tube, the coupling and the thinner upper tube."""
    base = plate(rounded(200, 200, 8, x=-100), 9, 'galvanised', holes=[(x, y, 15) for x in (-78, 78) for y in (-78, 78)], bevel=.8)
    tubes = [upright([(9, 22), (9, 25), (270, 25), (270, 22)], 'galvanised', closed=True), upright([(230, 16), (230, 19), (400, 19), (401, 16)], 'galvanised', closed=True)]
    sleeve = upright([(216, 25.2), (216, 30), (282, 30), (284, 28), (284, 19.4), (280, 19.4), (276, 25.2)], 'galvanised', closed=True)
    parts = [base, *tubes, sleeve, upright([(9, 25), (9, 31), (12, 29), (15, 25.4)], 'galvanised', closed=True)]
    for k in range(4):
        g = plate([(25, 0), (84, 0), (84, 10), (32, 96), (25, 96)], 6, 'galvanised', bevel=.7, z=-3)
        parts += move([standing(g)], at=(0, 0, 9), turn_z=90 * k)
    for x in (-78, 78):
        for y in (-78, 78):
            parts += [threaded(12, 44, 1.75, 'galvanised', at=(x, y, 0)), ring(26, 13, 2.4, 'galvanised', at=(x, y, 9)), nut(12, 'galvanised', (x, y, 11.4))]
    for z in (234, 264):
        parts += bolt(8, 14, 'galvanised', at=(0, -30, z), axis=(0, 1, 0))
    return move(parts, turn_z=-26)


def standing(g):
    g.rotation_euler.x = math.radians(90)
    return g


def ba():
    """Flat bars, a bolted joint, a coil."""
    t, w, parts = 3.2, 22, []
    for k in range(3):
        parts += move([plate(rounded(330, w, 1, n=3, x=-165), t, 'cast', holes=[(-152, 0, 7), (-130, 0, 7), (152, 0, 7), (130, 0, 7)], bevel=.4)], at=(10 * k, 4 * k - 40, t * k), turn_z=(0, 2.4, -1.6)[k])
    joint = [plate(rounded(200, w, 1, n=3, x=-170), t, 'cast', bevel=.4), plate(rounded(200, w, 1, n=3, x=-30), t, 'cast', bevel=.4, z=t)]
    for x in (-14, 14):
        joint += bolt(6, 9, 'steel', at=(x, 0, 2 * t))
    n, turns, pts = 420, 5, []
    for i in range(n + 1):
        a = 2 * math.pi * turns * i / n
        r = 56 + 3.7 * turns * i / n
        pts.append((r * math.cos(a), r * math.sin(a)))
    beyond = [(x * (1 + 3 / math.hypot(x, y)), y * (1 + 3 / math.hypot(x, y))) for x, y in pts]
    coil = [plate(pts + beyond[::-1], w, 'cast', bevel=0)]
    return move([*parts, *move(joint, at=(10, -84, 0), turn_z=-3), *move(coil, at=(60, 60, 0))], turn_z=-28)


def standoff_clip(wire=None, mounted=False):
    """A stand-off along z: plug, screw, square base, clip with its hook and screw."""
    plug = upright([(-48, .01), (-48, 3), (-44, 4.2), (-36, 3.6), (-34, 4.6), (-26, 3.8), (-24, 4.8), (-16, 4), (-14, 5), (-4, 4.6), (-3, 6), (0, 6), (0, .01)], 'light', closed=False)
    for k in range(2):
        cut(plug, box(1.2 if k else 30, 30 if k else 1.2, 30, 'light', at=(0, 0, -49), bevel=0))
    base = box(30, 30, 3, 'galvanised', at=(0, 0, 0), bevel=.6)
    stem = [cylinder(9, 26, 'galvanised', at=(0, 0, 16)), hexagon(13, 6, 'galvanised', at=(0, 0, 3))]
    bed = [box(34, 26, 4, 'galvanised', at=(0, 0, 28), bevel=.8), strip([(-13, 0), (-6, 0), (-5, 6), (5, 6), (6, 0), (13, 0)], 24, 3, 'galvanised', r=3)]
    bed[1].location.z = 33.4
    bed[1].scale.z = 1.35
    bed[1].rotation_euler.z = 0
    screws = [o for x in (-11, 11) for o in bolt(5, 10, 'galvanised', at=(x, 0, 35), washer=False)]
    parts = [base, *stem, *bed, *screws]
    if mounted:
        plug.hide_render = True
    else:
        parts.append(plug)
    if wire:
        parts += move(strand(-80, 80, 8, wire, z=0), at=(0, 0, 36.6), turn_z=90)
    return parts


def sd():
    """One holds the conductor on a piece of wall; the plugs and screws of the others are seen lying."""
    wall = box(110, 70, 22, 'carton', at=(0, 0, -22), bevel=1.2)
    a = move([wall, *standoff_clip('copper', mounted=True)], at=(-6, 44, 22), turn_z=-34)
    b = move(standoff_clip(), at=(-50, -40, 17), tilt=(0, 90), turn_z=-34)
    c = move(standoff_clip(), at=(58, -48, 17), tilt=(0, 90), turn_z=-34)
    return [*a, *b, *c]


def cv():
    """Test connector: a bronze body in two halves, four bolts, a removable link between the cables."""
    parts = []
    for s in (-1, 1):
        low = plate(rounded(34, 42, 5, x=-17), 12, 'bronze', bevel=0)
        cut(low, cylinder(10, 90, 'bronze', at=(0, 0, 12), axis=(1, 0, 0)))
        add_bevel(low, 1.2)
        high = plate(rounded(34, 42, 5, x=-17), 12, 'bronze', bevel=0)
        cut(high, cylinder(10, 90, 'bronze', at=(0, 0, 0), axis=(1, 0, 0)))
        add_bevel(high, 1.2)
        high.location.z = 13
        group = [low, high, *[o for y in (-14, 14) for o in bolt(8, 26, 'galvanised', at=(0, y, 25), nut_at=25)]]
        parts += move(group, at=(s * 20, 0, 6))
        wire = strand(2, 84, 9.6, 'copper', z=0)
        parts += move(wire, at=(s * 4, 0, 18.6), turn_z=0 if s > 0 else 180)
    link = [box(12, 28, 6, 'brass', at=(0, 0, 10), bevel=1), box(12, 28, 6, 'brass', at=(0, 0, 21), bevel=1)]
    plate_ = box(16, 12, 1, 'brass', at=(20, 0, 30.8), bevel=.2)
    mark = [box(w, .9, .5, 'ink', at=(20, y, 31.8), bevel=0) for w, y in ((9, 0), (6, -2.2), (3, -4.2))] + [box(.9, 5, .5, 'ink', at=(20, 2.4, 31.8), bevel=0)]
    return move([*parts, *link, plate_, *mark], turn_z=-32)


def aerial(h):
    rod = upright([(8, .01), (8, 5), (h - 26, 5), (h - 2, .8), (h, .3), (h, .01)], 'aluminium', closed=False)
    foot = plate(rounded(60, 60, 4, x=-30), 5, 'aluminium', holes=[(-22, 0, 7), (22, 0, 7)], bevel=.8)
    boss = upright([(5, .01), (5, 15), (8, 14), (30, 11), (34, 10), (34, .01)], 'aluminium', closed=False)
    grip_ = [hexagon(10, 6, 'steel', at=(0, -11, 22), axis=(0, -1, 0))]
    clamp = [o for y in (-22, 22) for o in (box(40, 14, 4, 'aluminium', at=(0, y, 8.2), bevel=.8), *bolt(6, 10, 'steel', at=(-15, y, 12.2)), *bolt(6, 10, 'steel', at=(15, y, 12.2)))]
    return [rod, foot, boss, *grip_, *clamp]


def ca():
    """Two heights on the flat bar that joins them."""
    bar = plate(rounded(22, 330, 1, n=3, x=-11), 3.2, 'cast', bevel=.4, z=5.2)
    return move([bar, *move(aerial(180), at=(0, -84, 0)), *move(aerial(250), at=(0, 76, 0))], turn_z=62)
