import type { Image } from '@vitrine/contract/shapes/types'
import type { Locale } from '@vitrine/configuration/locales'
import { hiddenFromPlanner, rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import { formatNames, sizeName, widths } from '#src/content/media/sizes.ts'
import type { Format } from '#src/content/media/sizes.ts'
import type { CallContext } from './call-context.ts'

export type Images = Map<number, Image>

/** URL path of a stored image. */
export const mediaUrl = (name: string): string => `/media/${encodeURIComponent(name)}`

type StoredSize = `${Format}${(typeof widths)[number]}_${'filename' | 'width'}`

/**
 * Row of Payload's media table; without values if there is no image. Read by SQL, because the Local
 * API would take longer than the rest of a list.
 */
export type StoredImage = Partial<Record<StoredSize, string | null>> & {
  image_id: number | null
  filename: string | null
  width: string | null
  height: string | null
  focal_x: string | null
  focal_y: string | null
  alt: string | null
}

/** Columns of `StoredImage`, of the tables joined by `imageJoins`. */
export const imageColumns = sql.raw(
  [
    'm.id as image_id, m.filename, m.width, m.height, m.focal_x, m.focal_y, image_words.alt',
    ...formatNames.flatMap((format) =>
      widths.flatMap((width) => {
        const size = sizeName(format, width)
        return [
          `m.sizes_${size}_filename as ${size}_filename`,
          `m.sizes_${size}_width as ${size}_width`,
        ]
      }),
    ),
  ].join(', '),
)

/** Joins of an image by its id in a locale. */
export const imageJoins = (id: Statement, locale: Locale): Statement => sql`
  left join media m on m.id = ${id} and m.deleted_at is null
  left join media_locales image_words on image_words._parent_id = m.id and image_words._locale::text = ${locale}`

const mimes = { avif: 'image/avif', webp: 'image/webp' } as const satisfies Record<Format, string>

/** Adds the cache tags of images; returns their ids. */
export function tagImages(
  { tag }: CallContext,
  ids: Iterable<number | null | undefined>,
): readonly number[] {
  const named = [...new Set(ids)].filter((id) => id !== null && id !== undefined)
  tag(...named.map((id) => `media:${id}` as const))
  return named
}

/** Images by id in the locale, read with one query. */
export async function readImages(
  context: CallContext,
  ids: Iterable<number | null | undefined>,
): Promise<Images> {
  const { payload, locale } = context
  const wanted = tagImages(context, ids)
  if (wanted.length === 0) return new Map()
  const stored = await rows<StoredImage>(
    payload,
    sql`
    select ${imageColumns} from unnest(${hiddenFromPlanner(wanted, 'int[]')}) as wanted(id)
    ${imageJoins(sql`wanted.id`, locale)}`,
  )
  return imagesOf(stored)
}

/** Images by id, from the rows that have one. */
export function imagesOf(stored: readonly StoredImage[]): Images {
  const images: Images = new Map()
  for (const media of stored) {
    if (media.image_id === null || images.has(media.image_id)) continue
    const name = media.filename ?? ''
    const sources = formatNames.flatMap((format) =>
      widths.flatMap((width) => {
        const size = sizeName(format, width)
        const filename = media[`${size}_filename`]
        return filename
          ? [
              {
                type: mimes[format],
                url: mediaUrl(filename),
                width: Number(media[`${size}_width`] ?? width),
              },
            ]
          : []
      }),
    )
    images.set(media.image_id, {
      url: mediaUrl(name),
      name,
      alt: media.alt ?? '',
      width: Number(media.width ?? 0),
      height: Number(media.height ?? 0),
      focal: { x: Number(media.focal_x ?? 50), y: Number(media.focal_y ?? 50) },
      sources,
    })
  }
  return images
}

export const imageOf = (images: Images, id: number | null | undefined): Image | null =>
  id === null || id === undefined ? null : (images.get(id) ?? null)
