"""Still lifes and applications, built from the catalogue's own models."""
import math
import bpy
import bonding
import clamps
import earthing
import exothermic
import lugs
import racks
import splices
from bimetals import tb_body
from solids import bolt, box, move, path, plate, rounded, strand


def mark(name, at, group):
    """A point whose place in the picture is printed, for the dimension lines drawn over it."""
    e = bpy.data.objects.new('mark:' + name, None)
    bpy.context.scene.collection.objects.link(e)
    e.location, e.parent = at, group
    return e


def hero():
    """TC-50-10 at its catalogue dimensions (L 58.2, W 20.3, D 13.3, d 9.8, hole 11), with a TN and a TB behind."""
    tc = move(lugs.lug(13.3, 9.8, 30.6, 7.3, 20.3, 20.3, 3.9, 11, 'tinned'), at=(64, -20, 0), turn_z=156)
    g = tc[-1]
    mark('mouth', (0, 0, 13.3), g)
    mark('end', (58.2, 0, 3.9), g)
    mark('hole', (58.2 - 10.15, 0, 3.9), g)
    mark('bore', (0, 0, 6.6), g)
    tn = move(lugs.size(10.2, 9, 'copper', 1.1), at=(-38, 4, 0), turn_z=-30)
    tb = move(tb_body(11.5, 7.1, 34, 9), at=(44, 26, 0), turn_z=163)
    mark('weld', (34, 0, 11.5), tb[-1])
    return [*tc, *tn, *tb]


def terminals():
    return [*move(lugs.size(13, 11, 'tinned'), at=(0, 20, 0), turn_z=158), *move(lugs.size(10, 9, 'copper'), at=(-44, -6, 0), turn_z=-30),
            *move(splices.splice(15, 11.5, 10, 7.5, 48, 'tinned'), at=(48, -22, 0), turn_z=152)]


def lines():
    return clamps.cd() + move(tb_body(17, 12, 44), at=(70, 46, 0), turn_z=158)


def ground_parts():
    return [*earthing.gh(), *move(exothermic.cup(34, 42), at=(66, 40, 0))]


def networks():
    return move(racks.pp(), at=(0, 0, 48)) + racks.oc()


def busbar():
    """Aluminium cables on a copper bar, through friction-welded terminals."""
    parts = [plate(rounded(300, 46, 2, x=-150), 8, 'copper', holes=[(x, 0, 13.5) for x in range(-120, 121, 48)], bevel=.6)]
    parts[0].location.z = 24
    for x in (-96, -48, 0, 48, 96):
        parts += move(tb_body(), at=(x, -80.5, 32.2), turn_z=90)
        parts += move(bolt(12, 34, 'galvanised', at=(0, 0, 39.6)), at=(x, 1, 0))
        parts += move(strand(-150, 6, 14, 'aluminium', z=42), at=(x, -80.5, 0), turn_z=90)
    parts += [box(30, 60, 24, 'ink', at=(s * 132, 0, 0)) for s in (-1, 1)]
    return move(parts, turn_z=-32)


def grid():
    """A corner of an earth grid: cables welded at each crossing, rods beneath."""
    parts = []
    for k in (-1, 0, 1):
        parts += strand(-190, 190, 11.4, 'copper', y=k * 92, z=12)
        parts += move(strand(-150, 150, 11.4, 'copper', z=20), at=(k * 96, 0, 0), turn_z=90)
        for j in (-1, 0, 1):
            parts += move(exothermic.nugget(34, 27), at=(k * 96, j * 92, 2))
    return move(parts, turn_z=-28)


def transformer():
    """Two-hole terminals bolted to a vertical bar over ribbed insulators."""
    parts = []
    for k in (-1, 0, 1):
        o = bonding.standoff(96, 58, 'ink')
        o.location = (k * 92, 20, 0)
        pad = plate(rounded(100, 34, 3, x=-50), 9, 'copper', holes=[(-22, 0, 13.5), (22, 0, 13.5)], bevel=.7)
        group = move([pad], at=(k * 92, 6, 97), turn_z=90)
        tdl = move(lugs.size(16, 13.5, 'tinned', 1.15, second=44.5, square=True), at=(k * 92, -107, 106.2), turn_z=90)
        cable = path([(k * 92, -104, 114), (k * 92, -160, 112), (k * 92 + 8, -230, 60), (k * 92 + 14, -290, 8)], 21, 'ink')
        parts += [o, *group, *tdl, cable]
        for y in (-22, 22.5):
            parts += bolt(12, 30, 'galvanised', at=(k * 92, y - 16, 113))
    return move(parts, turn_z=-30)


def tap_line():
    return move([*clamps.cd(), *move(clamps.gp(), at=(64, 62, 0))])


def service():
    parts = clamps.cp()
    return parts + move(clamps.cp(), at=(110, 74, 0))


def roof():
    """A corrugated roof bonded by a braid and a conductor on clamps."""
    outline = []
    for i in range(161):
        x = -200 + 400 * i / 160
        outline.append((x, 9 * max(-1, min(1, 1.9 * math.sin(x / 14)))))
    sheet = plate(outline + [(x, y - 1.2) for x, y in reversed(outline)], 300, 'galvanised', bevel=0)
    sheet.rotation_euler.x = math.radians(90)
    sheet.location = (0, 150, 10)
    braid = move(bonding.cf(), at=(0, -20, 20), turn_z=64)
    return move([sheet, *braid, *move(strand(-210, 210, 9, 'copper', z=25), at=(0, 70, 0))], turn_z=-26)


def rack():
    """A rack corner: panels and managers on uprights, the earth bar below."""
    parts = []
    for s in (-1, 1):
        parts += [box(18, 40, 250, 'ink', at=(s * 232, 24, 0))]
    for k, make in enumerate((racks.pp, racks.oc, racks.pp, racks.oc)):
        parts += move(make(), at=(0, 0, 56 + 47 * k), turn_z=34)
    parts += move(bonding.br(), at=(0, 0, 2), turn_z=32)
    return move(parts, turn_z=-34)


def tray():
    return clamps.ge()
