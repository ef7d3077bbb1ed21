"""The products as solids, one function each, named as the picture."""
import math

from solids import *


def swash(size, ports=True, top=True):
    square_flange(0, 40 * size, 46 * size)
    shaft(-12, 15 * size, 46 * size, "spline")
    cone((46 * size, 0, 0), 52 * size, 46 * size, 76 * size, "x", PAINT())
    cylinder((10 * size, 0, 0), 48 * size, 14 * size, "x", PAINT(), 2)
    cylinder((92 * size, 0, 0), 50 * size, 20 * size, "x", PAINT(), 3)
    box((124 * size, 0, 0), (46 * size, 92 * size, 92 * size), PAINT(), 8)
    bolts(147 * size, (36 * size, 36 * size), 9 * size)
    port((124 * size, -48 * size, 0), "y", 18 * size, -1, True)
    port((124 * size, 48 * size, 0), "y", 18 * size, 1, True)
    if top:
        box((104 * size, 0, 62 * size), (74 * size, 44 * size, 40 * size), PAINT(), 5)
        cylinder((60 * size, 0, 66 * size), 12 * size, 20, "x", ZINC(), 2)
        cylinder((148 * size, -10 * size, 66 * size), 8 * size, 18, "x", YELLOW(), 2)
        cylinder((148 * size, 10 * size, 66 * size), 8 * size, 18, "x", ZINC(), 2)
    cylinder((40 * size, 0, 50 * size), 9 * size, 14, "z", ZINC(), 1.5, 6)


def nav():
    swash(1.0)


def nax():
    swash(1.15)
    solenoid(150, 78, 44, 17, 1)


def nbf():
    oval_flange(0, 42, 62, 16)
    shaft(-12, 15, 44, "key")
    cylinder((38, 0, 0), 46, 64, "x", PAINT(), 3)
    angle = math.radians(30)
    from mathutils import Vector

    along = Vector((math.cos(angle), 0, math.sin(angle)))
    at = Vector((72, 0, 0)) + along * 42
    item = cylinder(at, 44, 92, "x", PAINT(), 3)
    item.rotation_euler = (0, math.pi / 2 - angle, 0)
    cap = Vector((72, 0, 0)) + along * 98
    item = box(cap, (26, 86, 86), PAINT(), 6, (0, -angle, 0))
    sphere((72, 0, 0), 47, PAINT())
    port((cap[0], -44, cap[2]), "y", 15, -1, False)
    port((cap[0] + 2, 44, cap[2]), "y", 15, 1, False)
    cylinder((38, 0, 46), 8, 14, "z", ZINC(), 1.5, 6)


def gear(width, what):
    oval_flange(0, 26, 48, 14, what)
    shaft(-10, 9, 34, "taper")
    for x, long in ((18, 22), (29 + width / 2, width), (40 + width, 22)):
        box((x, 0, -14), (long - 0.8, 62, 92), what, 14)
    for y in (-22, 22):
        for z in (22, -50):
            bolt((51 + width, y, z), "x", 7)
    port((29 + width / 2, -31, -14), "y", 11, -1)
    port((29 + width / 2, 31, -14), "y", 13, 1)


def nge():
    gear(34, ALU())


def ngt():
    gear(30, ALU())
    box((82, 0, -14), (20, 66, 96), DARK(), 10)
    box((112, 0, -14), (38, 60, 88), ALU(), 14)
    box((142, 0, -14), (20, 60, 88), ALU(), 14)
    port((112, -31, -14), "y", 10, -1)
    for y in (-22, 22):
        for z in (22, -50):
            bolt((152, y, z), "x", 7)


def ngi():
    oval_flange(0, 40, 60, 16)
    shaft(-12, 12, 42, "key")
    cylinder((36, 0, 0), 48, 58, "x", PAINT(), 3)
    cylinder((80, 0, 0), 54, 28, "x", PAINT(), 4)
    cylinder((102, 0, 0), 46, 16, "x", PAINT(), 4)
    for index in range(8):
        angle = index * math.tau / 8 + 0.39
        bolt((110, math.cos(angle) * 37, math.sin(angle) * 37), "x", 7)
    port((44, -48, 0), "y", 16, -1, True)
    port((44, 48, 0), "y", 16, 1, True)


def vane(size, double=False):
    oval_flange(0, 41 * size, 60 * size, 16)
    shaft(-12, 13 * size, 42 * size, "key")
    cylinder((40 * size, 0, 0), 52 * size, 66 * size, "x", PAINT(), 4)
    box((40 * size, 0, 30 * size), (54 * size, 60 * size, 60 * size), PAINT(), 6)
    port((40 * size, 0, 62 * size), "z", 18 * size, 1, True)
    cylinder((92 * size, 0, 0), 58 * size, 40 * size, "x", DARK(), 4)
    box((92 * size, -40 * size, 0), (40 * size, 50 * size, 54 * size), DARK(), 5)
    port((92 * size, -66 * size, 0), "y", 14 * size, -1, False)
    for index in range(4):
        angle = index * math.tau / 4 + math.pi / 4
        bolt((112 * size, math.cos(angle) * 44 * size, math.sin(angle) * 44 * size), "x", 9 * size)


def nvf():
    vane(1.0)


def nvv():
    vane(0.9)
    cylinder((83, 0, 66), 22, 60, "z", PAINT(), 3)
    cylinder((83, 0, 106), 10, 26, "z", ZINC(), 1.5, 6)


def nhp():
    box((0, 0, 0), (150, 46, 56), ALU(), 6)
    cylinder((-92, 0, 0), 12, 40, "x", BRIGHT(), 1)
    box((-62, 0, 34), (26, 34, 22), STEEL(), 4)
    pipe([(-112, 0, 6), (-96, 0, 40), (-60, 0, 70), (40, 0, 152), (170, 0, 220)], 8, STEEL())
    pipe([(120, 0, 194), (170, 0, 220), (212, 0, 242)], 13, YELLOW())
    port((75, 0, 4), "x", 9, 1)
    port((40, 0, 29), "z", 8, 1)
    cylinder((10, -26, 6), 10, 24, "y", ZINC(), 2, 6)
    for x in (-50, 50):
        bolt((x, 0, 28), "z", 8)


def nht():
    nhp()
    box((40, 0, -82), (240, 130, 104), PAINT(), 10)
    cylinder((120, 30, -22), 18, 22, "z", DARK(), 2)


def power_unit():
    box((0, 0, 0), (330, 250, 170), PAINT(), 10)
    box((0, 0, 90), (346, 266, 12), STEEL(), 2)
    cylinder((-70, 10, 120), 62, 40, "z", DARK(), 4)
    cylinder((-70, 10, 205), 58, 150, "z", PAINT(), 3)
    fins((-70, 10, 200), 62, 130, 36, "z", PAINT())
    cylinder((-70, 10, 292), 62, 30, "z", DARK(), 8)
    box((-70, -62, 215), (54, 30, 62), DARK(), 5)
    box((85, -30, 130), (110, 90, 68), ALU(), 4)
    for x in (58, 112):
        box((x, -30, 178), (40, 60, 30), PAINT(), 4)
        box((x, -88, 178), (36, 56, 34), DARK(), 4)
    gauge((92, -84, 250), 30)
    cylinder((92, -74, 206), 6, 40, "z", ZINC(), 0.5)
    cylinder((110, 85, 112), 22, 34, "z", DARK(), 3)
    box((-120, -126, 10), (18, 4, 90), material("glass", "#e8f2f4", 0, 0.1), 1)


def npu():
    power_unit()


def npm():
    box((0, 0, 0), (80, 84, 84), ALU(), 5)
    cylinder((-110, 0, 0), 42, 140, "x", DARK(), 4)
    cylinder((-186, 0, 0), 38, 14, "x", ZINC(), 3)
    cylinder((125, 0, -4), 52, 170, "x", TANK(), 10)
    cylinder((150, 0, 56), 14, 22, "z", DARK(), 2)
    port((0, -42, 14), "y", 10, -1)
    port((0, -42, -18), "y", 8, -1)
    box((-60, -30, 62), (80, 40, 34), DARK(), 6)
    solenoid(0, 62, 1, 1, 1)
    cylinder((16, 10, 58), 14, 40, "z", DARK(), 2)
    cylinder((16, 10, 84), 8, 14, "z", ZINC(), 1)


def ndv():
    box((0, 0, 0), (74, 48, 46), PAINT(), 3)
    box((0, 0, -26), (66, 46, 6), STEEL(), 0.5)
    solenoid(37, 4, 62, 20, 1)
    solenoid(-37, 4, 62, 20, -1)
    for x in (-26, 26):
        for y in (-17, 17):
            bolt((x, y, 22), "z", 6)


def nds():
    box((0, 0, 0), (74, 48, 46), PAINT(), 3)
    box((0, 0, -26), (66, 46, 6), STEEL(), 0.5)
    cylinder((-48, 0, 4), 16, 24, "x", ZINC(), 2)
    cylinder((52, 0, 4), 14, 32, "x", ZINC(), 1)
    pipe([(66, 0, 8), (70, 0, 60), (78, 0, 104)], 6, STEEL())
    sphere((80, 0, 118), 16, YELLOW())
    for x in (-26, 26):
        for y in (-17, 17):
            bolt((x, y, 22), "z", 6)


def nrv():
    box((0, 0, 0), (60, 60, 74), PAINT(), 5)
    cylinder((0, 0, 58), 22, 44, "z", ZINC(), 2, 6)
    cylinder((0, 0, 96), 16, 40, "z", YELLOW(), 3)
    port((0, -30, -6), "y", 12, -1)
    port((30, 0, -6), "x", 12, 1)


def ncv():
    cylinder((0, 0, 0), 26, 84, "x", ZINC(), 2, 6)
    cylinder((0, 0, 0), 29, 50, "x", ZINC(), 4)
    cylinder((-52, 0, 0), 18, 24, "x", ZINC(), 1.5)
    cylinder((52, 0, 0), 18, 24, "x", ZINC(), 1.5)
    cylinder((-64.2, 0, 0), 12, 0.6, "x", BORE(), 0)


def nfv():
    box((0, 0, 0), (92, 44, 50), PAINT(), 4)
    cylinder((0, -34, 6), 20, 26, "y", ZINC(), 2)
    cylinder((0, -58, 6), 24, 24, "y", YELLOW(), 3, 32)
    port((46, 0, 0), "x", 11, 1)
    port((-46, 0, 0), "x", 11, -1)


def hero():
    from mathutils import Vector
    import bpy

    before = set(bpy.data.objects)
    swash(1.1)
    for item in set(bpy.data.objects) - before:
        item.location += Vector((0.2, 0.2, 0))
    before = set(bpy.data.objects)
    nge()
    for item in set(bpy.data.objects) - before:
        item.location += Vector((-1.2, -1.9, -0.08))
    before = set(bpy.data.objects)
    ndv()
    for item in set(bpy.data.objects) - before:
        item.location += Vector((1.6, -2.0, -0.42))


def press():
    """Hydraulic press."""
    for x in (-130, 130):
        for y in (-70, 70):
            cylinder((x, y, 120), 18, 420, "z", BRIGHT(), 1)
    box((0, 0, 330), (340, 220, 70), PAINT(), 8)
    box((0, 0, -70), (340, 220, 80), PAINT(), 8)
    box((0, 0, 110), (320, 210, 50), DARK(), 6)
    cylinder((0, 0, 210), 52, 170, "z", BRIGHT(), 2)
    cylinder((0, 0, 400), 80, 90, "z", PAINT(), 5)
    box((0, 0, -8), (170, 150, 44), STEEL(), 3)
    pipe([(0, -80, 410), (-60, -150, 440), (-210, -150, 300), (-230, -150, 0)], 9, RUBBER())


def crane():
    """Loading crane boom with its cylinder."""
    box((-150, 0, -40), (130, 130, 90), DARK(), 8)
    cylinder((-150, 0, 60), 46, 130, "z", YELLOW(), 4)
    cylinder((-150, 0, 168), 34, 74, "y", DARK(), 3)
    cylinder((118, 0, 345), 26, 70, "y", DARK(), 3)
    box((-20, 0, 250), (330, 50, 58), YELLOW(), 5, (0, -0.58, 0))
    box((205, 0, 314), (190, 42, 46), YELLOW(), 4, (0, 0.35, 0))
    item = cylinder((-50, 0, 150), 20, 170, "z", DARK(), 2)
    item.rotation_euler = (0, 0.75, 0)
    item = cylinder((20, 0, 210), 11, 120, "z", BRIGHT(), 1)
    item.rotation_euler = (0, 0.75, 0)
    pipe([(280, 0, 285), (284, 0, 230), (280, 0, 180)], 3, STEEL())
    pipe([(280, 0, 182), (300, 0, 160), (280, 0, 138), (262, 0, 156)], 7, STEEL())


def station():
    """Two power units side by side."""
    import bpy
    from mathutils import Vector

    before = set(bpy.data.objects)
    power_unit()
    made = list(set(bpy.data.objects) - before)
    for item in made:
        copy = item.copy()
        copy.location += Vector((3.9, 0.7, 0))
        bpy.context.collection.objects.link(copy)
    pipe([(110, 60, 150), (170, 80, 210), (300, 100, 210), (470, 110, 150)], 8, RUBBER())


def bench():
    """Test bench: pump, torque flange and motor in line."""
    box((-70, 0, -84), (560, 220, 24), DARK(), 3)
    nax()
    box((-70, 0, -10), (46, 110, 120), DARK(), 5)
    cylinder((-120, 0, 0), 36, 50, "x", STEEL(), 2)
    cylinder((-230, 0, 0), 74, 170, "x", PAINT(), 4)
    fins((-230, 0, 0), 78, 150, 34, "x", PAINT())
    gauge((124, -110, 70), 30)
    pipe([(124, -60, 0), (124, -110, 10), (124, -110, 44)], 7, RUBBER())


SCENES = ("hero", "press", "crane", "station", "bench")
NAMES = ("nav nax nbf nge ngt ngi nvf nvv nhp nht npu npm ndv nds nrv ncv nfv".split() + list(SCENES))
