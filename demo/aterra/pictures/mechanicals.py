"""Connectors that a spanner closes: split bolt, torque-bolt terminal and splice."""
from lugs import lug
from solids import box, cut, cylinder, hexagon, move, plate, ring, rounded, strand, threaded, turned


def split_bolt(d=22, slot=9.5, h=46):
    """A bronze bolt slit along its thread, a saddle and a nut; it stands on its head, cables run through the slit."""
    head = hexagon(30, 10, 'bronze')
    shank = threaded(d, h, 2.2, 'bronze', at=(0, 0, 9))
    cut(shank, box(60, slot, h, 'bronze', at=(0, 0, 14)))
    saddle = plate(rounded(26, 20, 4, x=-13), 5, 'bronze', holes=[], z=0)
    saddle.location = (0, 0, 33)
    return [head, shank, saddle, hexagon(32, 12, 'bronze', at=(0, 0, 38.5), hole=d * .93)]


def pf():
    wires = strand(-44, 44, 9, 'copper', z=18.7) + strand(-44, 44, 9, 'copper', z=28.2)
    return move([*split_bolt(), *wires], turn_z=-28)


def shear_bolt(d, at):
    """A torque bolt: its hexagon shears off when the right torque is reached; the groove shows where."""
    x, y, z = at
    return [cylinder(d, 2.5, 'brass', at=(x, y, z + 1.25)), cylinder(d * .6, 2, 'brass', at=(x, y, z + 3)), hexagon(d * .95, d * .62, 'brass', at=(x, y, z + 3.6))]


def body(D, d, length, bolts, start, pitch, mat='tinned', x=0, z=None):
    z = D / 2 if z is None else z
    e = D * .05
    o = turned([(x, d / 2 + e), (x, D / 2 - e), (x + e, D / 2), (x + length - e, D / 2), (x + length, D / 2 - e), (x + length, d / 2 + e), (x + length - e, d / 2), (x + e, d / 2)], mat, z=z)
    parts = [o]
    for k in range(bolts):
        bx = x + start + pitch * k
        seat = ring(d * .82, d * .50, D * .05, mat, at=(bx, 0, z + D / 2 - D * .035))
        parts += [seat, *shear_bolt(d * .46, (bx, 0, z + D / 2 - 1))]
    return parts


def tm():
    palm = lug(30, 3, 5, 14, 36, 32, 9, 13.5, 'tinned', inspect=False)
    palm[0].location.x = 56
    return move([*body(30, 20, 58, 2, 15, 24), *palm], turn_z=153)


def lm(): return move(body(32, 21, 120, 4, 15, 30), turn_z=158)
