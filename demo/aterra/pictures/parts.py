"""Parts that many families share: bent bars and strips, swept grips, U-bolts, drilled pads, helices, lettering."""
import math
import bpy
from mathutils import Matrix, Vector
from materials import material
from solids import add_bevel, cut, cylinder, hexagon, loft, path, plate, ring, rounded, threaded, turn, turned


def filleted(points, r, n=8):
    """A polyline with every corner rounded to radius r."""
    pts = [Vector(p) for p in points]
    out = [pts[0]]
    for a, b, c in zip(pts, pts[1:], pts[2:]):
        u, v = (a - b).normalized(), (c - b).normalized()
        angle = u.angle(v)
        if angle > math.pi - .02:
            out.append(b)
            continue
        d = min(r / math.tan(angle / 2), (a - b).length * .49, (c - b).length * .49)
        centre = b + (u + v).normalized() * (d / math.cos(angle / 2))
        p, q = b + u * d - centre, b + v * d - centre
        th = p.angle(q)
        out += [centre + (p * math.sin((1 - k / n) * th) + q * math.sin(k / n * th)) / math.sin(th) for k in range(n + 1)]
    return [*out, pts[-1]]


def bent(points, d, mat, r, n=8):
    """A round bar bent at its corners."""
    return path(filleted(points, r, n), d, mat, smooth=False)


def strip(points, w, t, mat, r=4, bevel=.4, n=8):
    """A flat strip of width w (along y) bent in the xz plane."""
    line = filleted([(x, 0, z) for x, z in points], r, n)
    sections = []
    for k, p in enumerate(line):
        a, b = line[max(0, k - 1)], line[min(len(line) - 1, k + 1)]
        d = (b - a).normalized()
        up = Vector((-d.z, 0, d.x)) * t / 2
        side = Vector((0, w / 2, 0))
        sections.append([p + side + up, p - side + up, p - side - up, p + side - up])
    return loft(sections, mat, 'strip', bevel)


def spline(stations, steps):
    """Catmull-Rom through tuples of numbers."""
    out, n = [], len(stations)
    for k in range(n - 1):
        p0, p1, p2, p3 = (stations[min(n - 1, max(0, k + j))] for j in (-1, 0, 1, 2))
        for i in range(steps):
            s = i / steps
            out.append(tuple(.5 * (2 * b + (c - a) * s + (2 * a - 5 * b + 4 * c - d) * s * s + (3 * b - a - 3 * c + d) * s ** 3) for a, b, c, d in zip(p0, p1, p2, p3)))
    return [*out, stations[-1]]


def swept(stations, mat, up=(0, 0, 1), p=2, n=48, steps=8, ends=True, bevel=0):
    """Skin along stations (x, y, z, w, h): grips, levers, moulded bodies. p: 2 is an oval, 6 nearly a rectangle."""
    line, up = spline(stations, steps), Vector(up)
    if ends:  # rounded ends
        first, last = line[0], line[-1]
        def cap(at, beyond, order):
            d = (Vector(at[:3]) - Vector(beyond[:3])).normalized()
            r = min(at[3:]) * .35
            return [(*(Vector(at[:3]) + d * r * math.sin(a)), at[3] - 2 * r * (1 - math.cos(a)), at[4] - 2 * r * (1 - math.cos(a))) for a in (math.radians(v) for v in order)]
        line = cap(first, line[1], (88, 66, 44, 22)) + line + cap(last, line[-2], (22, 44, 66, 88))
    sections = []
    for k, s in enumerate(line):
        a, b = line[max(0, k - 1)], line[min(len(line) - 1, k + 1)]
        d = (Vector(b[:3]) - Vector(a[:3])).normalized()
        side = up.cross(d).normalized()
        top = d.cross(side)
        sections.append([Vector(s[:3]) + side * (s[3] / 2 * math.copysign(abs(math.cos(t)) ** (2 / p), math.cos(t))) + top * (s[4] / 2 * math.copysign(abs(math.sin(t)) ** (2 / p), math.sin(t)))
                         for t in (2 * math.pi * i / n for i in range(n))])
    return loft(sections, mat, 'swept', bevel)


def nut(m, mat, at, axis=(0, 0, 1), across=None):
    return hexagon(across or m * 1.6, m * .8, mat, at, axis, hole=m)


def u_bolt(m, width, leg, mat='galvanised', top=0, nuts=0, r=None):
    """A U-bolt in the yz plane, its bow at z = top, legs hanging down; nuts sit that far below the bow's centre."""
    r = width / 2 if r is None else r
    bow = [(0, s * (width / 2), top - leg + m * 2) for s in (-1, 1)]
    pts = [bow[0], (0, -width / 2, top), (0, width / 2, top), bow[1]]
    parts = [bent(pts, m, mat, r, 14)]
    for s in (-1, 1):
        parts.append(threaded(m, m * 2.6, m * .14 + .2, mat, at=(0, s * width / 2, top - leg + m * 2.4), axis=(0, 0, -1)))
        if nuts:
            parts += [ring(m * 2.1, m * 1.08, m * .16, mat, at=(0, s * width / 2, top - nuts), axis=(0, 0, -1)), nut(m, mat, (0, s * width / 2, top - nuts - m * .16), (0, 0, -1))]
    return parts


def grid4(pitch, d, x=0, y=0):
    """Holes of a four-hole pad."""
    return [(x + a * pitch / 2, y + b * pitch / 2, d) for a in (-1, 1) for b in (-1, 1)]


def helix(x0, x1, r, d, mat, lay, phase=0.0, sense=1, y=0, z=0, step=9):
    """One preformed rod wound about the x axis."""
    n = max(6, int(abs(x1 - x0) / lay * 360 / step))
    pts = []
    for i in range(n + 1):
        x = x0 + (x1 - x0) * i / n
        a = phase + sense * 2 * math.pi * (x - x0) / lay
        pts.append((x, y + r * math.cos(a), z + r * math.sin(a)))
    return path(pts, d, mat, smooth=False)


def eye(outer, inner, thick, mat, at=(0, 0, 0), axis=(0, 0, 1), soft=.35):
    """A forged eye standing on `at` along `axis`: a ring with well rounded edges."""
    R, r, e = outer / 2, inner / 2, min(thick * soft, (outer - inner) / 5)
    prof = []
    for cx, cr, start in ((thick - e, R - e, 90), (thick - e, r + e, 0), (e, r + e, -90), (e, R - e, -180)):
        prof += [(cx + e * math.cos(a), cr + e * math.sin(a)) for a in (math.radians(start - 90 * k / 4) for k in range(5))]
    o = turned(prof, mat, 'eye', n=72)
    o.data.transform(Matrix.Rotation(math.radians(-90), 4, 'Y'))
    return turn(o, axis, at)


def letters(text, size, mat, at=(0, 0, 0), rotated=(0, 0, 0), depth=.25):
    """Raised or printed lettering, flat on its plane."""
    c = bpy.data.curves.new('text', 'FONT')
    c.body, c.size, c.extrude, c.align_x, c.align_y = text, size, depth, 'CENTER', 'CENTER'
    o = bpy.data.objects.new('letters', c)
    bpy.context.scene.collection.objects.link(o)
    c.materials.append(material(mat))
    o.location, o.rotation_euler = at, tuple(math.radians(v) for v in rotated)
    return o


def ball(d, mat, at=(0, 0, 0)):
    o = turned([(d / 2 - d / 2 * math.cos(math.radians(a)), d / 2 * math.sin(math.radians(a))) for a in range(0, 181, 6)], mat, closed=False, z=0)
    o.location = (at[0] - d / 2, at[1], at[2])
    return o


def upright(profile, mat, n=96, closed=True, at=(0, 0, 0)):
    """Revolve (z, radius) points about the vertical."""
    o = turned(profile, mat, n=n, closed=closed)
    o.data.transform(Matrix.Rotation(math.radians(-90), 4, 'Y'))
    o.location = at
    return o


def laid(parts):
    """A product as it was modelled, without the turn and the lift that it is photographed with."""
    parts[-1].location = parts[-1].rotation_euler = (0, 0, 0)
    return parts


def pad(l, w, t, mat, holes, r=3, x=0, bevel=.8):
    return plate(rounded(l, w, r, x=x), t, mat, holes=holes, bevel=bevel)


def saddle(bore, length, mat, wall=None, ear=0, thick=0, upper=True, gap=1.0):
    """Half of a cast clamp round a bore along x whose axis is z = 0; ears carry the bolts."""
    wall = bore * .14 if wall is None else wall
    D, s = bore + 2 * wall, 1 if upper else -1
    hull = turned([(-length / 2, .01), (-length / 2, D / 2 - wall * .4), (-length / 2 + wall * .4, D / 2), (length / 2 - wall * .4, D / 2), (length / 2, D / 2 - wall * .4), (length / 2, .01)], mat, closed=False)
    half = plate([(-length, -D), (length, -D), (length, D), (-length, D)], D, 'steel', bevel=0, z=gap / 2 if upper else -D - gap / 2)
    cut(hull, half, keep=True)
    cut(hull, cylinder(bore, length * 2, mat, axis=(1, 0, 0)))
    add_bevel(hull, wall * .16)
    parts = [hull]
    if ear:
        for y in (-1, 1):
            e = plate(rounded(length, ear + wall, min(length, ear) * .25, x=-length / 2), thick, mat, bevel=thick * .16)
            e.location = (0, y * (D / 2 + ear / 2 - wall / 2), gap / 2 if s > 0 else -gap / 2 - thick)
            parts.append(e)
    return parts
