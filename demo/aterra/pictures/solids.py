"""Shapes of the trade, in millimetres: turned parts, lofts, drilled plates, bolts, stranded conductors."""
import math
import bpy
import bmesh
from mathutils import Matrix, Vector
from materials import material


def _finish(bm, mat, name, bevel, angle=38):
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    me.materials.append(material(mat))
    for p in me.polygons:
        p.use_smooth = True
    me.use_auto_smooth, me.auto_smooth_angle = True, math.radians(angle)
    if bevel:
        add_bevel(o, bevel)
    return o


def add_bevel(o, width, segments=3):
    b = o.modifiers.new('edge', 'BEVEL')
    b.width, b.segments, b.limit_method, b.angle_limit = width, segments, 'ANGLE', math.radians(40)
    b.harden_normals = True


def oval(w, h, x, zc, p=2, n=96, yc=0):
    """A section across x; exponent p: 2 is an ellipse, 8 nearly a rectangle."""
    pts = []
    for i in range(n):
        a = 2 * math.pi * i / n
        c, s = math.cos(a), math.sin(a)
        pts.append(Vector((x, yc + (w / 2) * math.copysign(abs(c) ** (2 / p), c), zc + (h / 2) * math.copysign(abs(s) ** (2 / p), s))))
    return pts


def loft(sections, mat, name='loft', bevel=0, closed=False):
    """Skin through sections of equal point count; capped at both ends, or closed into a ring (for hollow parts)."""
    bm = bmesh.new()
    rings = [[bm.verts.new(p) for p in s] for s in sections]
    pairs = list(zip(rings, rings[1:])) + ([(rings[-1], rings[0])] if closed else [])
    n = len(rings[0])
    for a, b in pairs:
        for i in range(n):
            bm.faces.new((a[i], a[(i + 1) % n], b[(i + 1) % n], b[i]))
    if not closed:
        bm.faces.new(list(reversed(rings[0])))
        bm.faces.new(rings[-1])
    return _finish(bm, mat, name, bevel)


def turned(profile, mat, name='turned', bevel=0, n=96, closed=True, z=0):
    """Revolve (x, radius) points about the x axis raised to z. A closed profile makes a hollow part."""
    sections = [oval(2 * max(r, .01), 2 * max(r, .01), x, z, n=n) for x, r in profile]
    return loft(sections, mat, name, bevel, closed)


def tube(length, outer, inner, mat, x=0, z=None, edge=.5):
    R, r, e = outer / 2, inner / 2, min(edge, (outer - inner) / 5)
    return turned([(x, r + e), (x, R - e), (x + e, R), (x + length - e, R), (x + length, R - e), (x + length, r + e),
                   (x + length - e, r), (x + e, r)], mat, 'tube', z=R if z is None else z)


def plate(outline, thick, mat, holes=(), bevel=.4, z=0):
    """Extrude an outline (x, y) by its thickness; holes are (x, y, diameter)."""
    bm = bmesh.new()
    face = bm.faces.new([bm.verts.new((x, y, z)) for x, y in outline])
    up = bmesh.ops.extrude_face_region(bm, geom=[face])
    bmesh.ops.translate(bm, verts=[v for v in up['geom'] if isinstance(v, bmesh.types.BMVert)], vec=(0, 0, thick))
    o = _finish(bm, mat, 'plate', 0)
    for x, y, d in holes:
        cut(o, cylinder(d, thick * 4, 'steel', at=(x, y, z + thick / 2)))
    if bevel:
        add_bevel(o, bevel)
    return o


def rounded(l, w, r, n=10, x=0, y=0):
    """Outline of a rectangle with rounded corners, starting at x and centred on y."""
    pts = []
    for cx, cy, a0 in ((x + l - r, y + w / 2 - r, 0), (x + r, y + w / 2 - r, 90), (x + r, y - w / 2 + r, 180), (x + l - r, y - w / 2 + r, 270)):
        for k in range(n + 1):
            a = math.radians(a0 + 90 * k / n)
            pts.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return pts


def box(l, w, h, mat, at=(0, 0, 0), bevel=.6):
    """A block standing on `at` (its centre in x and y)."""
    o = plate([(-l / 2, -w / 2), (l / 2, -w / 2), (l / 2, w / 2), (-l / 2, w / 2)], h, mat, bevel=bevel)
    o.location = at
    return o


def cylinder(d, length, mat, at=(0, 0, 0), axis=(0, 0, 1), n=72, bevel=0):
    bm = bmesh.new()
    bmesh.ops.create_cone(bm, cap_ends=True, segments=n, radius1=d / 2, radius2=d / 2, depth=length)
    o = _finish(bm, mat, 'cylinder', bevel)
    return turn(o, axis, at)


def turn(o, axis, at):
    o.matrix_world = Matrix.Translation(at) @ Vector(axis).to_track_quat('Z', 'Y').to_matrix().to_4x4()
    return o


def cut(o, cutter, keep=False):
    cutter.hide_render = True
    m = o.modifiers.new('cut', 'BOOLEAN')
    m.object, m.solver = cutter, 'EXACT'
    m.operation = 'INTERSECT' if keep else 'DIFFERENCE'
    cutter.parent = o
    cutter.matrix_parent_inverse = o.matrix_world.inverted()
    return o


def hexagon(across, height, mat, at=(0, 0, 0), axis=(0, 0, 1), hole=0):
    """A bolt head or nut: chamfered hexagon standing on `at` along `axis`."""
    R = across / math.sqrt(3)
    o = plate([(R * math.cos(math.radians(60 * k)), R * math.sin(math.radians(60 * k))) for k in range(6)], height, mat, bevel=0)
    prof = [(0, across / 2 * .96), (height * .12, R), (height * .80, R), (height, across / 2 * .97)]
    dome = loft([[Vector((r * math.cos(2 * math.pi * i / 96), r * math.sin(2 * math.pi * i / 96), x)) for i in range(96)] for x, r in prof], mat)
    cut(o, dome, keep=True)
    if hole:
        cut(o, cylinder(hole, height * 4, mat))
    add_bevel(o, across * .012, 2)
    return turn(o, axis, at)


def threaded(d, length, pitch, mat, at=(0, 0, 0), axis=(0, 0, 1)):
    """A threaded shank starting at `at`: the thread is a row of true 60° ridges."""
    depth, prof, z = pitch * .58, [], 0.0
    while z < length - pitch:
        prof += [(z, d / 2 - depth), (z + pitch * .44, d / 2), (z + pitch * .56, d / 2)]
        z += pitch
    prof += [(z, d / 2 - depth), (length, d / 2 - depth)]
    o = loft([[Vector((r * math.cos(2 * math.pi * i / 64), r * math.sin(2 * math.pi * i / 64), x)) for i in range(64)] for x, r in prof], mat, 'thread')
    return turn(o, axis, at)


SPANNER = {5: 8, 6: 10, 8: 13, 10: 16, 12: 18, 16: 24}
PITCH = {5: .8, 6: 1, 8: 1.25, 10: 1.5, 12: 1.75, 16: 2}


def bolt(m, length, mat, at=(0, 0, 0), axis=(0, 0, -1), washer=True, nut_at=None):
    """ISO hexagon bolt: `at` is the seat under the washer, the shank runs along `axis`."""
    a, at = Vector(axis).normalized(), Vector(at)
    t = .16 * m if washer else 0
    parts = [hexagon(SPANNER[m], .64 * m, mat, at - a * t, -a), threaded(m, length, PITCH[m], mat, at - a * t, a)]
    if washer:
        parts.append(ring(2.1 * m, 1.08 * m, t, mat, at - a * t, a))
    if nut_at is not None:
        parts.append(hexagon(SPANNER[m], .8 * m, mat, at + a * nut_at, a, hole=m))
    return parts


def ring(outer, inner, height, mat, at=(0, 0, 0), axis=(0, 0, 1)):
    e = min(.2, height / 5)
    pts = [(0, inner / 2), (0, outer / 2 - e), (e, outer / 2), (height - e, outer / 2), (height, outer / 2 - e), (height, inner / 2)]
    o = loft([[Vector((r * math.cos(2 * math.pi * i / 80), r * math.sin(2 * math.pi * i / 80), x)) for i in range(80)] for x, r in pts], mat, 'ring', closed=True)
    return turn(o, axis, at)


def path(points, d, mat, smooth=True, cyclic=False):
    """A round bar or cable that follows points."""
    c = bpy.data.curves.new('path', 'CURVE')
    c.dimensions, c.bevel_depth, c.bevel_resolution, c.resolution_u, c.use_fill_caps = '3D', d / 2, 10, 24, True
    s = c.splines.new('BEZIER' if smooth else 'POLY')
    (s.bezier_points if smooth else s.points).add(len(points) - 1)
    for k, p in enumerate(points):
        if smooth:
            q = s.bezier_points[k]
            q.co, q.handle_left_type, q.handle_right_type = p, 'AUTO', 'AUTO'
        else:
            s.points[k].co = (*p, 1)
    s.use_cyclic_u = cyclic
    o = bpy.data.objects.new('path', c)
    bpy.context.scene.collection.objects.link(o)
    c.materials.append(material(mat))
    return o


def strand(x0, x1, d, mat, y=0, z=None, layers=2, lay=11):
    """A stranded conductor along x: 1 + 6 + 12 … wires, layers laid in alternate directions."""
    z = d / 2 if z is None else z
    w = d / (2 * layers + 1)
    out = [path([(x0, y, z), (x1, y, z)], w, mat, smooth=False)]
    for layer in range(1, layers + 1):
        count, r, sense = 6 * layer, w * layer, 1 if layer % 2 else -1
        for k in range(count):
            pts, steps = [], max(8, int((x1 - x0) / (lay * d) * 28))
            for i in range(steps + 1):
                x = x0 + (x1 - x0) * i / steps
                a = 2 * math.pi * k / count + sense * 2 * math.pi * (x - x0) / (lay * d)
                pts.append((x, y + r * math.cos(a), z + r * math.sin(a)))
            out.append(path(pts, w * 1.02, mat, smooth=False))
    return out


def move(parts, at=(0, 0, 0), turn_z=0, tilt=(0, 0)):
    """Group parts under an empty, moved and turned (degrees) as one piece. Returns the parts and the empty."""
    e = bpy.data.objects.new('group', None)
    bpy.context.scene.collection.objects.link(e)
    for p in parts:
        if p.parent is None:
            p.parent = e
    e.location = at
    e.rotation_euler = (math.radians(tilt[0]), math.radians(tilt[1]), math.radians(turn_z))
    return [*parts, e]
