"""Substation connectors: bolted clamps for tubes and cables, flat pads, supports, expansion joints."""
import math
from parts import grid4, pad, saddle, strip, swept, upright
from solids import add_bevel, bolt, box, cut, cylinder, move, plate, rounded, strand, tube


def bolted(xs, ys, top, depth, m, mat='galvanised'):
    parts = []
    for x in xs:
        for y in ys:
            parts += bolt(m, depth + m * 1.7, mat, at=(x, y, top), nut_at=depth)
    return parts


def spread(n, length):
    return [length * ((k + .5) / n - .5) for k in range(n)]


def tube_clamp(bore, length, per_side=2, m=12, ear=32, thick=14, mat='cast'):
    """Two half shells round a tube along x, bolted through their ears."""
    wall = max(6, bore * .13)
    y = bore / 2 + wall + ear / 2 - wall / 2
    return [*saddle(bore, length, mat, wall, ear, thick), *saddle(bore, length, mat, wall, ear, thick, upper=False),
            *bolted(spread(per_side, length), (-y, y), thick + .5, 2 * thick + 1, m)]


def trough(d, length, keepers=2, m=10, mat='cast', ear=26):
    """A cable clamp along x from x = 0: a grooved bed with bolted keepers; the cable's axis is z = 0."""
    w, h = d + 2 * ear, d / 2 + 9
    bed = plate(rounded(length, w, 7, x=0), h - 1.5, mat, bevel=0, z=-h)
    cut(bed, cylinder(d, length * 3, mat, axis=(1, 0, 0)))
    for s in (-1, 1):
        cut(bed, box(length * 2, 16, 12, mat, at=(length / 2, s * (w / 2 + 1), -h - 3), bevel=0))
    add_bevel(bed, 1.8)
    parts, y = [bed], d / 2 + ear / 2
    for x in spread(keepers, length):
        k = saddle(d, length / keepers * .74, mat, d * .16, ear, 8)
        for o in k:
            o.location.x = o.location.x + x + length / 2
        parts += [*k, *bolted([x + length / 2], (-y, y), 8.5, h + 7, m)]
    return parts


def four_hole(x=0, side=80, t=13, mat='cast', neck=0):
    """A flat pad of four holes from x on, on the plane z = 0, with a fillet of metal towards its clamp."""
    o = pad(side, side, t, mat, grid4(44.5, 14, x + side / 2), 5, x=x, bevel=1.2)
    o.location.z = -t / 2
    return [o]


def web(x0, x1, w0, w1, h0, h1, mat='cast', z0=0.0, z1=0.0):
    return swept([(x0, 0, z0, w0, h0), (x0 + (x1 - x0) * .4, 0, z0, w0 * .98, h0), (x0 + (x1 - x0) * .6, 0, z1, w1 * 1.02, h1), (x1, 0, z1, w1, h1)], mat, p=5, ends=False)


def pipe(x0, x1, d, mat='aluminium', wall=None):
    return tube(x1 - x0, d, d - 2 * (wall or d * .08), mat, x=x0, z=0, edge=.8)


def cable(x0, x1, d=28, mat='aluminium'):
    return strand(x0, x1, d, mat, z=0, layers=3)


def xc():
    tap = move([*trough(28, 96, 2), *cable(-14, 190), web(-62, 4, 50, 56, 26, 20, z0=-14, z1=-14)], at=(0, -92, 0), turn_z=-90)
    return move([*tube_clamp(60, 120), pipe(-150, 150, 59.6), *tap], turn_z=-34)


def xt():
    branch = move([*tube_clamp(50, 100), pipe(-52, 150, 49.6), web(-84, -40, 46, 58, 30, 44)], at=(0, -124, 0), turn_z=-90)
    return move([*tube_clamp(60, 130), pipe(-150, 150, 59.6), *branch], turn_z=-34)


def laminated(x0, x1, y, w, z, rise, layers=5, t=1.3, mat='aluminium'):
    """A flexible strap: thin sheets that arch from one seat to the other."""
    n, parts = 26, []
    for k in range(layers):
        pts = [(x0 - 16, z + k * t)]
        for i in range(n + 1):
            s = i / n
            pts.append((x0 + (x1 - x0) * s, z + k * t + (rise + k * .5) * math.sin(math.pi * s) ** 1.4))
        pts.append((x1 + 16, z + k * t))
        o = strip(pts, w, t * .8, mat, r=1, bevel=.12, n=1)
        o.location.y = y
        parts.append(o)
    return parts


def xe():
    parts = [cylinder(26, 190, 'aluminium', axis=(1, 0, 0))]
    for s in (-1, 1):
        parts += [*move(tube_clamp(80, 84, 2, 12, 30), at=(s * 104, 0, 0)), pipe(30 if s > 0 else -190, 190 if s > 0 else -30, 79.6),
                  box(60, 112, 18, 'cast', at=(s * 104, 0, 42), bevel=2)]
        for y in (-38, -13, 13, 38):
            parts += bolt(10, 16, 'galvanised', at=(s * 104, y, 67))
    for y in (-38, -13, 13, 38):
        parts += laminated(-80, 80, y, 21, 61, 44)
    for x in (-104, 104):
        parts.append(box(28, 108, 1, 'cast', at=(x, 0, 66.2), bevel=.2))
    return move(parts, at=(0, 0, 60), turn_z=-30)


def post(sheds=3, d=176, core=104, pitch=46, mat='porcelain', z=0.0):
    """A station post insulator, cut off at the foot of the picture, with its cap."""
    prof = [(0, .01), (0, core / 2)]
    for k in range(sheds):
        b = k * pitch + 12
        prof += [(b, core / 2), (b + 3, core / 2 + 8), (b + 6, d / 2 - 3), (b + 9, d / 2), (b + 13, d / 2 - 1), (b + 24, core / 2 + 10), (b + 31, core / 2)]
    top = sheds * pitch + 8
    prof += [(top, core / 2), (top, .01)]
    cap = [(top - 6, core / 2), (top - 6, core / 2 + 14), (top - 2, core / 2 + 16), (top + 18, core / 2 + 16), (top + 24, core / 2 + 10), (top + 24, .01), (top - 6, .01)]
    return [upright(prof, mat, closed=False, at=(0, 0, z)), upright(cap, 'galvanised', closed=False, at=(0, 0, z))], top + 24 + z


def tube_support(z=0.0, bore=80):
    base = plate([(75 * math.cos(math.radians(5 * k)), 75 * math.sin(math.radians(5 * k))) for k in range(72)], 13, 'cast', bevel=1.4)
    base.location.z = z
    stem = upright([(z + 12, .01), (z + 12, 52), (z + 18, 42), (z + 34, 38), (z + 60, 44), (z + 60, .01)], 'cast', closed=False)
    parts = [base, stem, *move(tube_clamp(bore, 84, 2, 12, 30), at=(0, 0, z + 82))]
    for a in (45, 135, 225, 315):
        parts += bolt(12, 22, 'galvanised', at=(63.5 * math.cos(math.radians(a)), 63.5 * math.sin(math.radians(a)), z + 13))
    return parts


def xs():
    insulator, top = post(2)
    bar = pipe(-190, 190, 79.6)
    bar.location.z = top + 82
    return move([*insulator, *tube_support(top), bar], turn_z=-32)
