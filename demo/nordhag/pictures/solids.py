"""Solids of the pictures: millimetres, axis of a pump along x, materials of the maker."""
import math

import bpy
from mathutils import Vector

MM = 0.01


def material(name, color, metallic=0.0, roughness=0.4):
    found = bpy.data.materials.get(name)
    if found:
        return found
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    node = made.node_tree.nodes["Principled BSDF"]
    node.inputs["Base Color"].default_value = (*[linear(int(color[i : i + 2], 16) / 255) for i in (1, 3, 5)], 1)
    node.inputs["Metallic"].default_value = metallic
    node.inputs["Roughness"].default_value = roughness
    return made


def linear(value):
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


PAINT = lambda: material("paint", "#1f4e6b", 0.0, 0.38)
DARK = lambda: material("dark", "#22292f", 0.0, 0.45)
STEEL = lambda: material("steel", "#c3c8cc", 1.0, 0.28)
BRIGHT = lambda: material("bright", "#e4e6e8", 1.0, 0.16)
ALU = lambda: material("alu", "#b9bec2", 0.9, 0.42)
ZINC = lambda: material("zinc", "#9aa1a6", 0.9, 0.35)
YELLOW = lambda: material("yellow", "#f0b323", 0.0, 0.4)
BORE = lambda: material("bore", "#0b0d0f", 0.2, 0.7)
RUBBER = lambda: material("rubber", "#15181a", 0.0, 0.8)
TANK = lambda: material("tank", "#d8dde1", 0.0, 0.35)
CONCRETE = lambda: material("concrete", "#8d9499", 0.0, 0.9)


def finish(item, what, bevel=1.2):
    item.data.materials.append(what)
    if bevel:
        modifier = item.modifiers.new("bevel", "BEVEL")
        modifier.width = bevel * MM
        modifier.segments = 3
        modifier.limit_method = "ANGLE"
    for face in item.data.polygons:
        face.use_smooth = True
    item.data.use_auto_smooth = True
    item.data.auto_smooth_angle = math.radians(35)
    return item


TURN = {"x": (0, math.pi / 2, 0), "y": (math.pi / 2, 0, 0), "z": (0, 0, 0)}


def cylinder(at, radius, length, axis, what, bevel=1.2, sides=72):
    bpy.ops.mesh.primitive_cylinder_add(vertices=sides, radius=radius * MM, depth=length * MM, location=Vector(at) * MM, rotation=TURN[axis])
    return finish(bpy.context.object, what, bevel)


def cone(at, first, second, length, axis, what, bevel=1.0):
    bpy.ops.mesh.primitive_cone_add(vertices=72, radius1=first * MM, radius2=second * MM, depth=length * MM, location=Vector(at) * MM, rotation=TURN[axis])
    return finish(bpy.context.object, what, bevel)


def box(at, size, what, bevel=3.0, turn=(0, 0, 0)):
    bpy.ops.mesh.primitive_cube_add(size=1, location=Vector(at) * MM, rotation=turn)
    item = bpy.context.object
    item.scale = Vector(size) * MM
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    return finish(item, what, bevel)


def sphere(at, radius, what):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=48, ring_count=24, radius=radius * MM, location=Vector(at) * MM)
    return finish(bpy.context.object, what, 0)


def pipe(points, radius, what):
    """Bent tube through points."""
    curve = bpy.data.curves.new("pipe", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius * MM
    curve.bevel_resolution = 8
    curve.use_fill_caps = True
    line = curve.splines.new("BEZIER")
    line.bezier_points.add(len(points) - 1)
    for point, at in zip(line.bezier_points, points):
        point.co = Vector(at) * MM
        point.handle_left_type = point.handle_right_type = "AUTO"
    item = bpy.data.objects.new("pipe", curve)
    bpy.context.collection.objects.link(item)
    curve.materials.append(what)
    return item


def bolt(at, axis, size=8, sign=1):
    """Socket head screw that points along the axis."""
    step = {"x": Vector((1, 0, 0)), "y": Vector((0, 1, 0)), "z": Vector((0, 0, 1))}[axis] * sign
    cylinder(Vector(at) + step * size / 2, size * 0.75, size, axis, DARK(), 0.6, 40)
    cylinder(Vector(at) + step * (size + 0.05), size * 0.42, 0.4, axis, BORE(), 0, 6)


def bolts(x, spread, size=8, sign=1):
    for y in (-1, 1):
        for z in (-1, 1):
            bolt((x, y * spread[0], z * spread[1]), "x", size, sign)


def port(at, axis, radius, sign=1, flange=False):
    """Machined face with a threaded bore; with `flange`, the four holes of SAE J518."""
    step = {"x": Vector((1, 0, 0)), "y": Vector((0, 1, 0)), "z": Vector((0, 0, 1))}[axis] * sign
    at = Vector(at)
    if flange:
        size = [radius * 3.1] * 3
        size["xyz".index(axis)] = 12
        box(at, size, PAINT(), 2)
        face = [radius * 2.8] * 3
        face["xyz".index(axis)] = 0.6
        box(at + step * 6, face, STEEL(), 0.2)
        others = [Vector(v) for v in ((1, 0, 0), (0, 1, 0), (0, 0, 1)) if abs(Vector(v).dot(step)) < 0.5]
        for a in (-1, 1):
            for b in (-1, 1):
                cylinder(at + step * 6.4 + others[0] * a * radius * 1.08 + others[1] * b * radius * 0.95, radius * 0.2, 0.5, axis, BORE(), 0, 32)
        cylinder(at + step * 6.5, radius * 0.82, 0.6, axis, BORE(), 0)
    else:
        cylinder(at, radius * 1.5, 8, axis, STEEL(), 0.8)
        cylinder(at + step * 4.1, radius, 0.5, axis, BORE(), 0)


def shaft(x, radius, length, kind="key"):
    """Shaft towards -x with a key, a spline or a taper."""
    middle = (x - length / 2, 0, 0)
    if kind == "taper":
        cone((x - length * 0.35, 0, 0), radius * 0.72, radius, length * 0.7, "x", BRIGHT())
        cylinder((x - length * 0.85, 0, 0), radius * 0.5, length * 0.35, "x", BRIGHT(), 0.8)
        return
    cylinder(middle, radius, length, "x", BRIGHT(), 1.5)
    if kind == "spline":
        teeth = 14
        for index in range(teeth):
            angle = index * math.tau / teeth
            box((x - length * 0.58, math.cos(angle) * radius, math.sin(angle) * radius), (length * 0.8, radius * 0.2, radius * 0.22), BRIGHT(), 0.3, (angle, 0, 0))
    else:
        box((x - length * 0.55, 0, radius), (length * 0.6, radius * 0.5, radius * 0.42), STEEL(), 0.8)


def oval_flange(x, spigot, hole, thick=14, what=None):
    """Two-bolt flange of ISO 3019-1 with its spigot towards -x."""
    what = what or PAINT()
    cylinder((x, 0, 0), spigot * 1.22, thick, "x", what, 2)
    box((x, 0, 0), (thick, hole * 2, spigot * 1.15), what, 2)
    for side in (-1, 1):
        cylinder((x, side * hole, 0), spigot * 0.5, thick, "x", what, 2)
        cylinder((x - thick / 2 - 0.1, side * hole, 0), spigot * 0.2, 0.6, "x", BORE(), 0)
    cylinder((x - thick / 2 - 4, 0, 0), spigot, 8, "x", STEEL(), 1)


def square_flange(x, spigot, hole, thick=16, what=None):
    """Four-bolt flange of ISO 3019-2."""
    what = what or PAINT()
    box((x, 0, 0), (thick, hole * 2.5, hole * 2.5), what, 8)
    for y in (-1, 1):
        for z in (-1, 1):
            cylinder((x - thick / 2 - 0.1, y * hole, z * hole), hole * 0.13, 0.6, "x", BORE(), 0)
    cylinder((x - thick / 2 - 4, 0, 0), spigot, 8, "x", STEEL(), 1)


def fins(at, radius, length, count, axis, what):
    """Cooling fins around a motor."""
    for index in range(count):
        angle = index * math.tau / count
        a, b = math.cos(angle) * radius, math.sin(angle) * radius
        if axis == "z":
            box((at[0] + a, at[1] + b, at[2]), (radius * 0.16, radius * 0.035, length), what, 0.6, (0, 0, angle))
        else:
            box((at[0], at[1] + a, at[2] + b), (length, radius * 0.16, radius * 0.035), what, 0.6, (angle, 0, 0))


def solenoid(x, z, length, radius, sign):
    """Coil with its plug and tube along x."""
    box((x + sign * length / 2, 0, z), (length, radius * 2, radius * 2.1), DARK(), 4)
    cylinder((x + sign * (length + 7), 0, z), radius * 0.55, 16, "x", ZINC(), 1.2)
    box((x + sign * length / 2, 0, z + radius * 1.45), (length * 0.62, radius * 1.25, radius * 0.95), RUBBER(), 3)


def gauge(at, radius):
    cylinder(at, radius, 16, "y", BRIGHT(), 2)
    cylinder((at[0], at[1] - 8.3, at[2]), radius * 0.86, 0.6, "y", material("dial", "#f7f8f8", 0, 0.5), 0)
    box((at[0] + radius * 0.16, at[1] - 8.8, at[2] + radius * 0.18), (radius * 0.06, 0.4, radius * 0.7), YELLOW(), 0, (0, math.radians(40), 0))
