"""Clamps that hang or hold a conductor: suspension, strain, wedge clamps for bundled cable."""
import math
from hardware import clevis_pin
from parts import bent, eye, grid4, nut, saddle, swept
from solids import bolt, box, cut, cylinder, move, path, plate, ring, rounded, strand, turned


def boat(l, w, h, d, mat, drop):
    """A trough that curves down at both ends, as long as l; the cable's axis is z = 0 in the middle."""
    stations = []
    for k in range(13):
        s = -1 + k / 6
        stations.append((s * l / 2, 0, -h / 2 - drop * s * s + d * .1, w * (1 - .22 * s * s), h * (1 - .25 * s * s)))
    body = swept(stations, mat, p=3.4, steps=3, ends=True)
    bore = swept([(x, y, -drop * (2 * x / l) ** 2, d, d * 1.02) for x, y, *_ in stations], 'steel', p=2, steps=2, ends=False)
    top = swept([(x, y, -drop * (2 * x / l) ** 2 + d * .62, d, d * 1.3) for x, y, *_ in stations], 'steel', p=7, steps=2, ends=False)
    cut(body, bore)
    cut(body, top)
    return body


def draped(z, x0, x1, d, mat, layers=2):
    """A stranded cable along x whose height is z(x)."""
    w, out = d / (2 * layers + 1), []
    for layer in range(layers + 1):
        count, r, sense = (6 * layer or 1), w * layer, 1 if layer % 2 else -1
        for k in range(count):
            pts = []
            for i in range(151):
                x = x0 + (x1 - x0) * i / 150
                a = 2 * math.pi * k / count + sense * 2 * math.pi * x / (11 * d)
                pts.append((x, r * math.cos(a), z(x) + r * math.sin(a)))
            out.append(path(pts, w * 1.02, mat, smooth=False))
    return out


def sagging(l, drop, reach, d, mat):
    """A cable that follows the curve of its clamp and hangs on beyond."""
    def z(x):
        a = abs(x) / (l / 2)
        return -drop * a * a if a < 1 else -drop - (abs(x) - l / 2) * (4 * drop / l) * .8
    return draped(z, -reach, reach, d, mat)


def gs():
    """Suspension clamp: boat, keeper with two U-bolts, hanger straps with their pin."""
    d = 20
    keeper = swept([(-62, 0, 11, 24, 12), (-40, 0, 13, 30, 14), (40, 0, 13, 30, 14), (62, 0, 11, 24, 12)], 'aluminium', p=4)
    parts = [boat(200, 46, 38, d, 'aluminium', 17), keeper, *sagging(200, 17, 170, d, 'aluminium')]
    for x in (-34, 34):
        for s in (-1, 1):
            parts += [cylinder(12, 70, 'galvanised', at=(x, s * 20, 2), bevel=.8), ring(24, 12.6, 2.4, 'galvanised', at=(x, s * 20, 20)), nut(12, 'galvanised', (x, s * 20, 22.4))]
        parts += [box(20, 56, 8, 'aluminium', at=(x, 0, 12), bevel=2), bent([(x, -20, -24), (x, -20, -40), (x, 20, -40), (x, 20, -24)], 12, 'galvanised', 18)]
    for s in (-1, 1):
        parts += move([plate([(-16, -14), (16, -14), (15, 60), (8, 76), (-8, 76), (-15, 60)], 7, 'galvanised', holes=[(0, 62, 17), (0, 0, 17)], bevel=1)], at=(0, s * 30 + 3.5, 0), tilt=(90, 0))
    parts += [*clevis_pin(16, 66, (0, 0, 62)), cylinder(16, 80, 'galvanised', at=(0, 0, 0), axis=(0, 1, 0), bevel=1)]
    return move(parts, at=(0, 0, 62), turn_z=-32)


def gt():
    """Bolted strain clamp: curved body, three U-bolts with keepers, clevis in front."""
    body = swept([(-122, 0, -16, 30, 26), (-86, 0, -14, 44, 26), (0, 0, -13, 48, 26), (70, 0, -12, 44, 26), (112, 0, -20, 34, 28), (136, 0, -38, 30, 26)], 'aluminium', p=3.6)
    rib = swept([(-130, 0, -30, 10, 40), (-60, 0, -32, 10, 36), (40, 0, -32, 10, 30), (110, 0, -36, 10, 14)], 'aluminium', p=4)
    parts = [body, rib, *draped(lambda x: 4 - .0036 * max(0, x - 66) ** 2, -170, 172, 16, 'aluminium')]
    for x in (-72, -10, 52):
        k = saddle(16, 34, 'aluminium', 6, 22, 9)
        for o in k:
            o.location.z += 4
            o.location.x += x
        parts += [*k, bent([(x, -22, 20), (x, -22, -30), (x, 22, -30), (x, 22, 20)], 10, 'galvanised', 14)]
        for s in (-1, 1):
            parts += [cylinder(10, 22, 'galvanised', at=(x, s * 22, 22), bevel=.8), ring(21, 10.6, 2, 'galvanised', at=(x, s * 22, 13.6)), nut(10, 'galvanised', (x, s * 22, 15.6))]
    fork = []
    for s in (-1, 1):
        arm = plate([(-110, -15), (-150, -16), (-172, -13), (-180, 0), (-172, 13), (-150, 16), (-110, 15)], 9, 'aluminium', holes=[(-164, 0, 17)], bevel=1.6)
        fork += move([arm], at=(0, s * 19 + 4.5, -20), tilt=(90, 0))
    parts += [*fork, *clevis_pin(16, 50, (-164, 0, -20)), box(24, 46, 26, 'aluminium', at=(-118, 0, -33), bevel=4)]
    return move(parts, at=(0, 0, 60), turn_z=-32)


def gc():
    """Wedge clamp: an open conical body of polymer, two wedges on the messenger, a stainless bail."""
    d, parts = 10, []
    for s in (-1, 1):
        parts.append(swept([(-80, s * 19, 0, 10, 38), (-30, s * 17, 0, 10, 42), (40, s * 13.5, 0, 10, 40), (80, s * 11.5, 0, 9, 34)], 'polymer', p=5))
        parts.append(swept([(-70, s * 9, 0, 10, 20), (0, s * 8, 0, 8.4, 20), (70, s * 6.6, 0, 5, 20)], 'grey', p=5))
    parts += [swept([(-76, 0, -17, 44, 9), (0, 0, -18, 38, 9), (78, 0, -14, 30, 8)], 'polymer', p=5), box(10, 50, 10, 'polymer', at=(-78, 0, -20), bevel=2)]
    for x in (-60, -20, 20, 58):
        for s in (-1, 1):
            parts.append(box(5, 6, 34, 'polymer', at=(x, s * (22 - (x + 60) * .055), -17), bevel=1.6))
    parts += [cylinder(d, 330, 'grey', at=(55, 0, 0), axis=(1, 0, 0))]
    parts += strand(214, 246, 8, 'aluminium', z=0, layers=1)
    bail = path([(-60, -27, 0), (-90, -27, 0), (-150, -20, 4), (-186, 0, 6), (-150, 20, 4), (-90, 27, 0), (-60, 27, 0)], 5.4, 'chrome')
    ends = [cylinder(11, 14, 'chrome', at=(-62, s * 27, 0), axis=(1, 0, 0), bevel=1) for s in (-1, 1)]
    bar = cylinder(22, 18, 'polymer', at=(-182, 0, 5.6), axis=(0, 1, 0), bevel=3)
    return move([*parts, bail, *ends, bar], at=(0, 0, 22), turn_z=-30)


def twisted(x0, x1, d, n, lay, mat, y=0.0, z=0.0):
    """Insulated cores laid up together."""
    out, r = [], d / (2 * math.sin(math.pi / n)) if n > 1 else 0
    for k in range(n):
        pts = [(x, y + r * math.cos(a), z + r * math.sin(a)) for x, a in ((x0 + (x1 - x0) * i / 120, 2 * math.pi * (k / n + (x1 - x0) * i / 120 / lay)) for i in range(121))]
        out.append(path(pts, d, mat if isinstance(mat, str) else mat[k], smooth=False))
    return out


def su():
    """Suspension set: bracket, link and a hinged jaw on the messenger, the bundle below."""
    jaw = [swept([(-58, 0, 2, 26, 30), (-40, 0, 0, 36, 36), (40, 0, 0, 36, 36), (58, 0, 2, 26, 30)], 'polymer', p=3)]
    cut(jaw[0], cylinder(11, 200, 'polymer', axis=(1, 0, 0)))
    cut(jaw[0], box(200, 30, 2, 'polymer', at=(0, -15, -1), bevel=0))
    arms = [swept([(0, s * 12, 10, 34, 9), (0, s * 13, 34, 26, 9), (0, s * 9, 62, 22, 9), (0, s * 5, 78, 20, 8)], 'polymer', up=(0, 1, 0), p=4) for s in (-1, 1)]
    link = [bolt(10, 44, 'galvanised', at=(0, -16, 12), axis=(0, 1, 0), nut_at=30), [eye(34, 17, 12, 'polymer', at=(0, -6, 84), axis=(0, 1, 0))]]
    hook = path([(0, -10, 92), (0, -4, 82), (0, 8, 80), (0, 18, 92), (0, 20, 116), (0, 44, 134), (0, 82, 136)], 15, 'galvanised')
    wall = [box(60, 10, 120, 'galvanised', at=(0, 90, 70), bevel=1.6), *bolt(16, 14, 'galvanised', at=(0, 85, 172), axis=(0, 1, 0)), *bolt(16, 14, 'galvanised', at=(0, 85, 90), axis=(0, 1, 0))]
    wires = [cylinder(10, 420, 'light', axis=(1, 0, 0)), *twisted(-210, 210, 15, 3, 260, 'ink', z=-37)]
    ties = [turned([(-4, 27), (-4, 28.6), (4, 28.6), (4, 27)], 'polymer', closed=True, z=-24) for _ in (0, 1)]
    for o, x in zip(ties, (-120, 120)):
        o.location.x = x
    return move([*jaw, *arms, *link[0], *link[1], hook, *wall, *wires, *ties], at=(0, 0, 60), turn_z=-34)


def gz():
    """Compression dead-end: aluminium body, steel eye, jumper pad set off at an angle."""
    body = turned([(-130, 11), (-130, 16), (-126, 18), (196, 18), (220, 15.6), (220, 12.2), (196, 12), (-120, 11)], 'aluminium', closed=True)
    steel = turned([(-186, .01), (-186, 10), (-132, 10.6), (-120, 10.6), (-120, .01)], 'galvanised', closed=False)
    forged = [eye(56, 24, 20, 'galvanised', at=(-208, 0, -10)), swept([(-190, 0, 0, 24, 20), (-174, 0, 0, 21, 20.6)], 'galvanised', p=2.4, ends=False)]
    rings = [turned([(-134 - 9 * k, 10), (-133 - 9 * k, 13), (-129 - 9 * k, 13), (-128 - 9 * k, 10)], 'galvanised', closed=True) for k in (1, 3)]
    pad_ = plate(rounded(80, 75, 5, x=0), 13, 'aluminium', holes=grid4(44.5, 14, 42, 0), bevel=1.2, z=-6.5)
    arm = move([pad_, swept([(-38, 0, 0, 50, 24), (-14, 0, 0, 62, 18), (6, 0, 0, 74, 13)], 'aluminium', p=5, ends=False)], at=(-64, -38, -10), tilt=(0, 13), turn_z=-70)
    return move([body, steel, *forged, *rings, *arm, *strand(200, 330, 24, 'aluminium', z=0, layers=3)], at=(0, 0, 30), turn_z=-30)
