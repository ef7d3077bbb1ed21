import { gltfOf } from './format-heads.ts'

/** Compressions of glTF for which the site's 3D view has no decoder (docs/design/models.md), by extension. */
const compressions = new Map([
  ['KHR_draco_mesh_compression', 'Draco'],
  ['EXT_meshopt_compression', 'Meshopt'],
  ['KHR_texture_basisu', 'KTX2'],
])

/** Compression without whose decoder a GLB cannot be shown; undefined for one that needs none. */
export const requiredCompression = (glb: Buffer): string | undefined =>
  gltfOf(glb)
    ?.extensionsRequired.map((name) => compressions.get(name))
    .find(Boolean)
