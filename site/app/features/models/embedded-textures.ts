import { RepeatWrapping, Texture } from 'three'
import type { GLTFParser } from 'three/addons/loaders/GLTFLoader.js'

/**
 * Decodes textures from memory: the loader itself would use `blob:` URLs, which the CSP forbids.
 */
export const embeddedTextures = (parser: GLTFParser) => ({
  name: 'embedded-textures',
  loadTexture(index: number): Promise<Texture> | null {
    const { textures, images } = parser.json
    const image = images?.[textures?.[index]?.source ?? -1]
    const view = image?.bufferView
    if (view === undefined) return null
    return parser.getDependency('bufferView', view).then(async (bytes) => {
      const bitmap = await createImageBitmap(
        new Blob([bytes], { type: image?.mimeType ?? 'image/png' }),
        { colorSpaceConversion: 'none', premultiplyAlpha: 'none' },
      )
      const texture = new Texture(bitmap)
      // glTF's texture origin is at the top, and textures repeat by default
      texture.flipY = false
      texture.wrapS = RepeatWrapping
      texture.wrapT = RepeatWrapping
      texture.needsUpdate = true
      return texture
    })
  },
})
