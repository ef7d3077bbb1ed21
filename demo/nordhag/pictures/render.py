"""blender -b -P render.py -- FOLDER [NAME …]: renders pictures with a transparent ground."""
import math
import os
import sys

import bpy
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import products  # noqa: E402

SAMPLES = 44


def studio(size):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.samples = SAMPLES
    # Debian's Blender has no denoiser: `finish.py` has one
    scene.cycles.use_denoising = False
    scene.render.film_transparent = True
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.image_settings.color_mode = "RGBA"
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    world = bpy.data.worlds.new("studio")
    scene.world = world
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (0.86, 0.92, 1.0, 1)
    world.node_tree.nodes["Background"].inputs[1].default_value = 0.5
    return scene


def light(at, size, power, target):
    bpy.ops.object.light_add(type="AREA", location=at)
    item = bpy.context.object
    item.data.size = size
    item.data.energy = power
    item.rotation_euler = (target - Vector(at)).to_track_quat("-Z", "Y").to_euler()


def shoot(name, folder):
    wide = name in products.SCENES
    scene = studio((1200, 800) if wide else (960, 720))
    getattr(products, name)()
    bpy.context.view_layer.update()
    corners = [item.matrix_world @ Vector(corner) for item in bpy.data.objects if item.type in ("MESH", "CURVE") for corner in item.bound_box]
    low = Vector([min(c[i] for c in corners) for i in range(3)])
    high = Vector([max(c[i] for c in corners) for i in range(3)])
    middle, reach = (low + high) / 2, (high - low).length
    bpy.ops.mesh.primitive_plane_add(size=reach * 12, location=(middle.x, middle.y, low.z - 0.002))
    bpy.context.object.is_shadow_catcher = True
    way = Vector((-0.72, -1.0, 0.52)).normalized()
    bpy.ops.object.camera_add(location=middle + way * reach * 2.6)
    camera = bpy.context.object
    camera.data.lens = 70
    camera.rotation_euler = (-way).to_track_quat("-Z", "Y").to_euler()
    scene.camera = camera
    bpy.context.view_layer.update()
    # the solids fill nine tenths of the picture
    from bpy_extras.object_utils import world_to_camera_view

    for _ in range(3):
        seen = [world_to_camera_view(scene, camera, c) for c in corners]
        left, right = min(s.x for s in seen), max(s.x for s in seen)
        down, up = min(s.y for s in seen), max(s.y for s in seen)
        zoom = max(right - left, up - down) / 0.8
        camera.data.lens /= zoom
        camera.data.shift_x += ((left + right) / 2 - 0.5) / zoom
        camera.data.shift_y += ((down + up) / 2 - 0.5) / zoom * scene.render.resolution_y / scene.render.resolution_x
        bpy.context.view_layer.update()
    light(middle + Vector((-1.1, -0.9, 1.5)) * reach, reach, 42 * reach**2, middle)
    light(middle + Vector((1.4, -0.5, 0.9)) * reach, reach * 0.7, 17 * reach**2, middle)
    light(middle + Vector((0.2, 1.4, 0.9)) * reach, reach * 0.5, 26 * reach**2, middle)
    scene.render.filepath = os.path.join(folder, name + ".png")
    bpy.ops.render.render(write_still=True)


given = sys.argv[sys.argv.index("--") + 1 :]
for one in given[1:] or products.NAMES:
    shoot(one, given[0])
