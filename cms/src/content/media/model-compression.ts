import { z } from 'zod'

/** Compressions of glTF for which the site's 3D view has no decoder (docs/decisions/0075), by extension. */
const compressions: Readonly<Record<string, string>> = {
  KHR_draco_mesh_compression: 'Draco',
  EXT_meshopt_compression: 'Meshopt',
  KHR_texture_basisu: 'KTX2',
}

const description = z.object({ extensionsRequired: z.array(z.string()).default([]) })

/** Bytes of the header, and of the length and type of the first chunk. */
const headBytes = 20

/** Compression without whose decoder a GLB cannot be shown; undefined for one that needs none. */
export function requiredCompression(glb: Buffer): string | undefined {
  try {
    const end = headBytes + glb.readUInt32LE(12)
    const read: unknown = JSON.parse(glb.subarray(headBytes, end).toString('utf8'))
    const { extensionsRequired } = description.parse(read)
    return extensionsRequired.map((name) => compressions[name]).find(Boolean)
  } catch {
    // a file without a readable description requires none
    return undefined
  }
}
