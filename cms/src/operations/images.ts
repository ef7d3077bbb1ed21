import type { Image } from '@vitrine/contract/shapes/types'
import { formatNames, sizeName, widths } from '#src/media/sizes.ts'
import type { Format } from '#src/media/sizes.ts'
import type { Reading } from './reading.ts'

export type Images = Map<number, Image>

/** The public address of a stored file. */
export const mediaUrl = (name: string): string => `/media/${encodeURIComponent(name)}`

interface StoredSize { filename?: string | null; width?: number | null }

const mimes = { avif: 'image/avif', webp: 'image/webp' } as const satisfies Record<Format, string>

/** The pictures of an answer, asked for once, in its locale. */
export async function readImages({ payload, locale, tag }: Reading, ids: Iterable<number | null | undefined>): Promise<Images> {
  const wanted = [...new Set(ids)].filter((id) => id !== null && id !== undefined)
  if (wanted.length === 0) return new Map()
  tag(...wanted.map((id) => `media:${id}` as const))
  const { docs } = await payload.find({ collection: 'media', where: { id: { in: wanted } }, locale, depth: 0, pagination: false, overrideAccess: false })
  return new Map(docs.map((media) => {
    const sizes = (media.sizes ?? {}) as Record<string, StoredSize | undefined>
    const name = media.filename ?? ''
    const sources = formatNames.flatMap((format) => widths.flatMap((width) => {
      const size = sizes[sizeName(format, width)]
      return size?.filename ? [{ type: mimes[format], url: mediaUrl(size.filename), width: size.width ?? width }] : []
    }))
    return [media.id, {
      url: mediaUrl(name), name, alt: media.alt ?? '', width: media.width ?? 0, height: media.height ?? 0,
      focal: { x: media.focalX ?? 50, y: media.focalY ?? 50 }, sources,
    }]
  }))
}

export const imageOf = (images: Images, id: number | null | undefined): Image | null => (id === null || id === undefined ? null : (images.get(id) ?? null))
