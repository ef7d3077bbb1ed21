import { gltfOf } from './format-heads.ts'

/**
 * glTF compressions for which the site's 3D viewer has no decoder (docs/design/models.md), by
 * extension.
 */
const compressions = new Map([
  ['KHR_draco_mesh_compression', 'Draco'],
  ['EXT_meshopt_compression', 'Meshopt'],
  ['KHR_texture_basisu', 'KTX2'],
])

/** Unsupported compression that a GLB requires; undefined if it requires none. */
export const requiredCompression = (glb: Buffer): string | undefined =>
  gltfOf(glb)
    ?.extensionsRequired.map((name) => compressions.get(name))
    .find(Boolean)
