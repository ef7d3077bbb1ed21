import { Document, NodeIO } from '@gltf-transform/core'

/** Maximum deviation of the mesh from the shape, mm, and between neighboring facets, rad. */
const finest = { tolerance: 0.05, angularTolerance: 0.3 }

/** Linear value of a channel of `#rrggbb`. */
const linear = (color, at) => {
  const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Converts from CAD (mm, z up) to glTF (m, y up). */
const turnedUp = (values, scale) => {
  const turned = new Float32Array(values.length)
  for (let at = 0; at < values.length; at += 3) {
    turned[at] = values[at] * scale
    turned[at + 1] = values[at + 2] * scale
    turned[at + 2] = -values[at + 1] * scale
  }
  return turned
}

/** GLB of named shapes, uncompressed. */
export async function writeGlb(name, shapes) {
  const document = new Document()
  const buffer = document.createBuffer()
  const scene = document.createScene(name)
  for (const { shape, material, name: own } of shapes) {
    const { vertices, normals, triangles } = shape.mesh(finest)
    const accessor = (type, array) =>
      document.createAccessor().setType(type).setArray(array).setBuffer(buffer)
    const indices = vertices.length / 3 > 65535 ? Uint32Array : Uint16Array
    const surface = document
      .createMaterial(own)
      .setBaseColorFactor([1, 3, 5].map((at) => linear(material.color, at)).concat(1))
      .setMetallicFactor(material.metal)
      .setRoughnessFactor(material.rough)
    const primitive = document
      .createPrimitive()
      .setAttribute('POSITION', accessor('VEC3', turnedUp(vertices, 0.001)))
      .setAttribute('NORMAL', accessor('VEC3', turnedUp(normals, 1)))
      .setIndices(accessor('SCALAR', indices.from(triangles)))
      .setMaterial(surface)
    scene.addChild(
      document.createNode(own).setMesh(document.createMesh(own).addPrimitive(primitive)),
    )
  }
  const asset = document.getRoot().getAsset()
  asset.generator = 'vitrine'
  return new NodeIO().writeBinary(document)
}
