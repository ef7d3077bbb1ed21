"""symbols.py: shaft ends and spool positions as small drawings in originals/."""
import os

import cv2
import numpy as np

out = os.path.join(os.path.dirname(os.path.abspath(__file__)), "originals")
INK, STEEL, EDGE = (46, 34, 26), (214, 208, 202), (107, 78, 31)


def sheet():
    return np.full((720, 960, 3), 255, np.uint8)


def save(name, picture):
    cv2.imwrite(os.path.join(out, name + ".png"), cv2.resize(picture, (240, 180), interpolation=cv2.INTER_AREA))


def part(picture, points, fill=STEEL):
    shape = np.array(points, np.int32)
    cv2.fillPoly(picture, [shape], fill, cv2.LINE_AA)
    cv2.polylines(picture, [shape], True, INK, 14, cv2.LINE_AA)


def shaft(name, kind):
    picture = sheet()
    part(picture, [(640, 90), (860, 90), (860, 630), (640, 630)], (190, 150, 90))
    if kind == "taper":
        part(picture, [(270, 270), (640, 210), (640, 510), (270, 450)])
        part(picture, [(110, 300), (270, 300), (270, 420), (110, 420)])
        for x in (140, 180, 220):
            cv2.line(picture, (x, 305), (x + 24, 415), INK, 8, cv2.LINE_AA)
    else:
        part(picture, [(120, 220), (640, 220), (640, 500), (120, 500)])
    if kind == "spline":
        for y in range(260, 500, 40):
            cv2.line(picture, (120, y), (500, y), INK, 12, cv2.LINE_AA)
        cv2.line(picture, (500, 220), (500, 500), INK, 10, cv2.LINE_AA)
    if kind == "key":
        part(picture, [(200, 320), (520, 320), (520, 400), (200, 400)], EDGE)
    save(name, picture)


def arrow(picture, a, b):
    cv2.arrowedLine(picture, a, b, INK, 12, cv2.LINE_AA, tipLength=0.14)


def closed(picture, x, y, up):
    step = -70 if up else 70
    cv2.line(picture, (x, y), (x, y + step), INK, 12, cv2.LINE_AA)
    cv2.line(picture, (x - 34, y + step), (x + 34, y + step), INK, 12, cv2.LINE_AA)


def spool(name, links):
    """Middle box of a 4/3 valve: A, B above, P, T below."""
    picture = sheet()
    left, right, top, bottom = 210, 750, 120, 600
    cv2.rectangle(picture, (left, top), (right, bottom), INK, 14, cv2.LINE_AA)
    a, b, p, t = (360, top), (600, top), (360, bottom), (600, bottom)
    for x, y in (a, b):
        cv2.line(picture, (x, y), (x, y - 70), INK, 12, cv2.LINE_AA)
    for x, y in (p, t):
        cv2.line(picture, (x, y), (x, y + 70), INK, 12, cv2.LINE_AA)
    places = {"a": a, "b": b, "p": p, "t": t}
    open_ports = set("".join(links))
    middle = 360
    for link in links:
        xs = [places[one][0] for one in link]
        cv2.line(picture, (min(xs), middle), (max(xs), middle), INK, 12, cv2.LINE_AA)
        for one in link:
            cv2.line(picture, places[one], (places[one][0], middle), INK, 12, cv2.LINE_AA)
    for one, (x, y) in places.items():
        if one not in open_ports:
            closed(picture, x, y, y == bottom)
    save(name, picture)


for kind in ("spline", "key", "taper"):
    shaft("shaft-" + kind, kind)
spool("spool-e", [])
spool("spool-h", ["abpt"])
spool("spool-j", ["abt"])
spool("spool-g", ["pt"])
