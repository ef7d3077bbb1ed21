"""What the parts are made of. Grain is set in picture space, so a small part is not coarser than a large one."""
import bpy

METALS = {  # linear base colour, roughness
    'copper': ((.74, .29, .14), .24),
    'tinned': ((.60, .61, .62), .25),
    'aluminium': ((.62, .635, .65), .36),
    'galvanised': ((.52, .54, .56), .40),
    'steel': ((.50, .51, .52), .28),
    'bronze': ((.60, .36, .16), .34),
    'brass': ((.78, .56, .26), .27),
    'nickel': ((.62, .58, .52), .20),
    'chrome': ((.64, .65, .66), .13),
    'blackened': ((.075, .075, .08), .36),
    'cast': ((.47, .48, .49), .46),
}
PAINTS = {
    'polymer': ((.018, .020, .021), .42),
    'graphite': ((.045, .047, .05), .55),
    'white': ((.78, .78, .76), .40),
    'ink': ((.012, .030, .028), .45),
    'green': ((.02, .22, .07), .42),
    'yellow': ((.85, .60, .03), .42),
    'red': ((.45, .05, .02), .42),
    'wood': ((.36, .19, .08), .55),
    'orange': ((.46, .13, .025), .42),
    'scarlet': ((.50, .025, .02), .38),
    'blue': ((.015, .10, .40), .38),
    'sun': ((.85, .50, .02), .38),
    'grey': ((.20, .205, .205), .45),
    'light': ((.52, .53, .52), .42),
    'porcelain': ((.12, .035, .016), .14),
    'rubber': ((.020, .020, .021), .62),
    'carton': ((.42, .26, .13), .75),
    'nylon': ((.66, .64, .55), .38),
    'aqua': ((.03, .45, .45), .38),
    'pink': ((.62, .12, .20), .40),
    'paste': ((.11, .105, .095), .42),
    'glass': ((.80, .84, .84), .12),
}


def _grain(nt, scale, detail):
    coord, noise = nt.nodes.new('ShaderNodeTexCoord'), nt.nodes.new('ShaderNodeTexNoise')
    coord.object = _origin()
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = scale, detail
    nt.links.new(coord.outputs['Object'], noise.inputs['Vector'])
    return noise


def _origin():
    o = bpy.data.objects.get('grain')
    if o is None:
        o = bpy.data.objects.new('grain', None)
        bpy.context.scene.collection.objects.link(o)
    return o


def material(name):
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    metal = name in METALS
    colour, rough = (METALS if metal else PAINTS)[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = (*colour, 1)
    b.inputs['Metallic'].default_value = 1 if metal else 0
    b.inputs['Roughness'].default_value = rough
    span = nt.nodes.new('ShaderNodeMapRange')
    span.inputs['To Min'].default_value, span.inputs['To Max'].default_value = rough - .06, rough + .10
    nt.links.new(_grain(nt, 1.1, 6).outputs['Fac'], span.inputs['Value'])
    nt.links.new(span.outputs['Result'], b.inputs['Roughness'])
    bump = nt.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = .03 if metal else .05
    bump.inputs['Distance'].default_value = .02
    nt.links.new(_grain(nt, 26, 2).outputs['Fac'], bump.inputs['Height'])
    nt.links.new(bump.outputs['Normal'], b.inputs['Normal'])
    if name == 'glass':
        b.inputs['Alpha'].default_value = .22
    if name == 'galvanised':  # zinc spangle
        cells, tint = nt.nodes.new('ShaderNodeTexVoronoi'), nt.nodes.new('ShaderNodeMixRGB')
        coord = nt.nodes.new('ShaderNodeTexCoord')
        coord.object = _origin()
        cells.inputs['Scale'].default_value = 9
        tint.inputs[1].default_value, tint.inputs[2].default_value = (.34, .36, .38, 1), (.50, .52, .54, 1)
        nt.links.new(coord.outputs['Object'], cells.inputs['Vector'])
        nt.links.new(cells.outputs['Color'], tint.inputs[0])
        nt.links.new(tint.outputs[0], b.inputs['Base Color'])
    return m
