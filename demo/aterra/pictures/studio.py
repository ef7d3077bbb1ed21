"""Ground, light and camera of all catalogue pictures.

Models are in millimetres around the origin, on z = 0. `shoot` scales and centres them for the fixed camera;
finish.py levels the ground to the page's background colour.
"""
import math
import bpy
from mathutils import Vector
from bpy_extras.object_utils import world_to_camera_view

CAMERA = Vector((3.2, -14.5, 9.0))


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def area(at, sx, sy, power, target=(0, 0, .4)):
    lamp = bpy.data.lights.new('softbox', 'AREA')
    lamp.shape, lamp.size, lamp.size_y, lamp.energy = 'RECTANGLE', sx, sy, power
    o = bpy.data.objects.new('softbox', lamp)
    o.location = at
    o.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(o)


def ground():
    bpy.ops.mesh.primitive_plane_add(size=240)
    paper = bpy.data.materials.new('paper')
    paper.use_nodes = True
    b = paper.node_tree.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = (.86, .84, .80, 1)
    b.inputs['Roughness'].default_value = 1
    b.inputs['Specular'].default_value = 0
    nt = paper.node_tree  # metal mirrors a darker table, or its flanks would melt into the page
    path, tone = nt.nodes.new('ShaderNodeLightPath'), nt.nodes.new('ShaderNodeMixRGB')
    tone.inputs[1].default_value, tone.inputs[2].default_value = (.86, .84, .80, 1), (.34, .325, .30, 1)
    nt.links.new(path.outputs['Is Glossy Ray'], tone.inputs[0])
    nt.links.new(tone.outputs[0], b.inputs['Base Color'])
    bpy.context.object.data.materials.append(paper)


def sky():
    """An even dome for the paper; a studio with dark flags and a bright ceiling for what the metal mirrors."""
    w = bpy.data.worlds.new('studio')
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    coord, split, ramp = (nt.nodes.new(n) for n in ('ShaderNodeTexCoord', 'ShaderNodeSeparateXYZ', 'ShaderNodeValToRGB'))
    path, mix, even = (nt.nodes.new(n) for n in ('ShaderNodeLightPath', 'ShaderNodeMixRGB', 'ShaderNodeRGB'))
    even.outputs[0].default_value = (.52, .51, .49, 1)
    nt.links.new(coord.outputs['Generated'], split.inputs[0])
    nt.links.new(split.outputs['Z'], ramp.inputs[0])
    e = ramp.color_ramp.elements
    e[0].position, e[0].color = 0, (.02, .025, .03, 1)
    e[1].position, e[1].color = .95, (1, .98, .95, 1)
    for at, c in ((.1, (.03, .035, .04, 1)), (.3, (.10, .105, .11, 1)), (.48, (.60, .60, .59, 1)), (.66, (.28, .28, .28, 1))):
        ramp.color_ramp.elements.new(at).color = c
    nt.links.new(path.outputs['Is Glossy Ray'], mix.inputs[0])
    nt.links.new(even.outputs[0], mix.inputs[1])
    nt.links.new(ramp.outputs[0], mix.inputs[2])
    nt.links.new(mix.outputs[0], nt.nodes['Background'].inputs[0])
    nt.nodes['Background'].inputs[1].default_value = .9
    w.cycles.sampling_method = 'NONE'


def camera(lens=80):
    cam = bpy.data.cameras.new('camera')
    o = bpy.data.objects.new('camera', cam)
    o.location = CAMERA
    o.rotation_euler = (Vector((0, 0, .3)) - CAMERA).to_track_quat('-Z', 'Y').to_euler()
    cam.lens = lens
    bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o
    return o


def frame(models, cam, width, height, fill):
    """Scale and move the group until its outline sits centred and fills the given part of the picture."""
    scene = bpy.context.scene
    rig = bpy.data.objects.new('rig', None)
    scene.collection.objects.link(rig)
    for m in models:
        if m.parent is None:
            m.parent = rig
    rig.scale = (.008,) * 3
    for _ in range(9):
        bpy.context.view_layer.update()
        deps = bpy.context.evaluated_depsgraph_get()
        xs, ys = [], []
        for m in models:
            if m.hide_render or m.type not in ('MESH', 'CURVE'):
                continue
            ev = m.evaluated_get(deps)
            points = [v.co for v in ev.data.vertices][::7] if m.type == 'MESH' else [Vector(c) for c in ev.bound_box]
            for c in points:
                p = world_to_camera_view(scene, cam, ev.matrix_world @ c)
                xs.append(p.x)
                ys.append(p.y)
        w, h = max(xs) - min(xs), max(ys) - min(ys)
        k = min(fill[0] / w, fill[1] / h)
        rig.scale = tuple(s * k for s in rig.scale)
        dx, dy = .5 - (max(xs) + min(xs)) / 2, .49 - (max(ys) + min(ys)) / 2
        span = 36 / cam.data.lens * (CAMERA.length)
        right = cam.matrix_world.to_quaternion() @ Vector((1, 0, 0))
        up = cam.matrix_world.to_quaternion() @ Vector((0, 1, 0))
        up = Vector((up.x, up.y, 0)) / max(.2, Vector((up.x, up.y, 0)).length ** 2)
        rig.location = rig.location * k + (right * dx + up * dy * height / width) * span
    bpy.context.view_layer.update()
    for o in scene.objects:
        if o.name.startswith('mark:'):
            p = world_to_camera_view(scene, cam, o.matrix_world.translation)
            print(f'{o.name} x={p.x * 100:.1f} y={(1 - p.y) * 100:.1f}')
    r = scene.render  # the bare ground beyond the shadow is the plate: it need not be rendered again
    r.use_border, r.use_crop_to_border = True, False
    r.border_min_x, r.border_max_x = max(0, min(xs) - .08), min(1, max(xs) + .11)
    r.border_min_y, r.border_max_y = max(0, min(ys) - .10), min(1, max(ys) + .06)


def shoot(models, out, width=1200, height=900, samples=64, fill=(.80, .72), lens=80, framed=True):
    scene = bpy.context.scene
    ground()
    area((-8, 6, 8), 8, 3, 1500)
    area((9, 2, 5), 1.6, 7, 420)
    area((1, -10, 9), 8, 1.2, 340)
    sky()
    scene.render.resolution_x, scene.render.resolution_y = width, height
    cam = camera(lens)
    if framed and models:
        frame(models, cam, width, height, fill)
    scene.render.engine = 'CYCLES'
    c = scene.cycles
    c.samples, c.use_denoising = samples, False
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, .012, 16
    c.sample_clamp_indirect, c.sample_clamp_direct, c.blur_glossy = 1.5, 6, 1
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 4, 1, 3
    c.caustics_reflective = c.caustics_refractive = False
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'Medium High Contrast'
    scene.view_settings.exposure = .35
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = 'PNG', 'RGBA'
    scene.render.filepath = out
    bpy.ops.render.render(write_still=True)
