"""What goes into the ground: copper-bonded rods, couplers, rod clamps."""
import math
from solids import add_bevel, cut, cylinder, hexagon, move, plate, rounded, strand, threaded, turned


def rod(length, d=16, thread=True, point=True, mat='copper'):
    """A rod along x: pointed at one end, rolled thread at the other."""
    z, parts = d / 2, []
    start = 22 if point else 0
    prof = [(0, .01), (start, d / 2)] if point else [(0, .01), (.01, d / 2 - .8), (.8, d / 2)]
    end = length - (38 if thread else 0)
    prof += [(end - .6, d / 2), (end, d / 2 - .6), (end, .01)]
    parts.append(turned(prof, mat, 'rod', z=z))
    if thread:
        parts.append(threaded(d * .99, 38, 2.2, mat, at=(end, 0, z), axis=(1, 0, 0)))
    return parts


def ha():
    parts = []
    for k, y in enumerate((0, 26, 52)):
        parts += move(rod(190, 16, thread=False, point=True), at=(-8 * k, y, 0))
    parts += move(rod(190, 16, thread=False, point=True), at=(14, 24, 14))
    return move(parts, turn_z=-208)


def coupler(d=16, length=62, mat='bronze'):
    D = d * 1.55
    return [turned([(0, d / 2 + 1), (0, D / 2 - 1), (1.2, D / 2), (length - 1.2, D / 2), (length, D / 2 - 1), (length, d / 2 + 1), (length - 2, d / 2), (2, d / 2)], mat, z=D / 2)]


def hr():
    return move([*move(rod(170, 16, thread=True, point=False), at=(0, 0, 0)), *move(rod(170, 16, thread=True, point=True), at=(30, 34, 0)), *move(coupler(), at=(96, -34, 0))], turn_z=-28)


def lh():
    a = move(coupler(), at=(0, 0, 0))
    left = move(rod(70, 16, thread=True, point=False), at=(62 + 78, 0, 4.4), turn_z=180)
    right = move(coupler(13, 54), at=(-4, 48, 0), turn_z=14)
    driving = move([*move([hexagon(22, 16, 'steel')], at=(0, 0, 0)), cylinder(15, 22, 'steel', at=(0, 0, 24), bevel=1)], at=(52, -40, 0))
    return move([*a, *left, *right, *driving], turn_z=-28)


def gh():
    """Rod-to-cable clamp: a bronze body round the rod, the cable beside it, a hexagon bolt that presses both."""
    shape = plate(rounded(54, 36, 15, x=-18), 28, 'bronze', bevel=0)
    cut(shape, cylinder(17, 90, 'bronze', at=(-2, 0, 14), axis=(0, 0, 1)))
    cut(shape, cylinder(11, 90, 'bronze', at=(11.5, 0, 14), axis=(0, 0, 1)))
    add_bevel(shape, 1.2)
    boss = [cylinder(22, 10, 'bronze', at=(38, 0, 14), axis=(1, 0, 0), bevel=1), hexagon(17, 9, 'bronze', at=(50, 0, 14), axis=(1, 0, 0)), threaded(10, 14, 1.5, 'bronze', at=(40, 0, 14), axis=(1, 0, 0))]
    r = cylinder(16, 150, 'copper', at=(-2, 0, 10), axis=(0, 0, 1), bevel=.6)
    wires = strand(-60, 78, 10.4, 'copper', z=0)
    for w in wires:
        w.rotation_euler.y = math.radians(-90)
        w.location = (11.5, 0, 10)
    lying = move([shape, *boss, r, *wires], tilt=(90, 0), at=(0, 0, 18))
    return move(lying, turn_z=-118)
