"""blender -b -P render.py -- KEY OUT.png [WIDTH HEIGHT SAMPLES]: build one picture's scene and shoot it."""
import os
import sys
import bpy
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import studio
studio.clear()
from shots import SHOTS
from solids import move


def lowest(models):
    """Where the group reaches down to: what was modelled round its own axis is put on the table. Corners of bounding boxes would lift a tilted part too far."""
    bpy.context.view_layer.update()
    heights = [0]
    for o in models:
        if o.hide_render:
            continue
        if o.type == 'MESH':
            heights += [(o.matrix_world @ v.co).z for v in o.data.vertices]
        elif o.type == 'CURVE':
            heights += [(o.matrix_world @ p.co.to_3d()).z - o.data.bevel_depth for s in o.data.splines for p in (s.bezier_points or s.points)]
    return min(heights)


key, out, *rest = sys.argv[sys.argv.index('--') + 1:]
width, height, samples = (int(v) for v in (rest or (1200, 900, 64)))
shot = SHOTS[key]
models = shot.build()
deps = bpy.context.evaluated_depsgraph_get()
for o in models:  # cuts and bevels once, not again whenever framing moves the group
    if o.type == 'MESH' and o.modifiers and not o.hide_render:
        o.data = bpy.data.meshes.new_from_object(o.evaluated_get(deps), preserve_all_data_layers=True, depsgraph=deps)
        o.modifiers.clear()
if lowest(models) < -1:
    models = move(models, at=(0, 0, -lowest(models)))
studio.shoot(models, out, width, height, samples, fill=shot.fill, lens=shot.lens)
