"""blender -b -P render.py -- KEY OUT.png [WIDTH HEIGHT SAMPLES]: build one picture's scene and shoot it."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import studio
studio.clear()
from shots import SHOTS

key, out, *rest = sys.argv[sys.argv.index('--') + 1:]
width, height, samples = (int(v) for v in (rest or (1200, 900, 64)))
shot = SHOTS[key]
studio.shoot(shot.build(), out, width, height, samples, fill=shot.fill, lens=shot.lens)
