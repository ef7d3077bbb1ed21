import type { Image } from '@vitrine/contract/shapes/types'
import { hiddenFromPlanner, rows, sql } from '#src/platform/database/query.ts'
import { formatNames, sizeName, widths } from '#src/content/media/sizes.ts'
import type { Format } from '#src/content/media/sizes.ts'
import type { CallContext } from './call-context.ts'

export type Images = Map<number, Image>

/** Public address of a stored image. */
export const mediaUrl = (name: string): string => `/media/${encodeURIComponent(name)}`

type StoredSize = `${Format}${(typeof widths)[number]}_${'filename' | 'width'}`

/** Row of Payload's media table: the Local API would cost more than the rest of a list. */
type Stored = Partial<Record<StoredSize, string | null>> & {
  id: number
  filename: string | null
  width: string | null
  height: string | null
  focal_x: string | null
  focal_y: string | null
  alt: string | null
}

const sizeColumns = sql.raw(
  formatNames
    .flatMap((format) =>
      widths.flatMap((width) => {
        const size = sizeName(format, width)
        return [
          `m.sizes_${size}_filename as ${size}_filename`,
          `m.sizes_${size}_width as ${size}_width`,
        ]
      }),
    )
    .join(', '),
)

const mimes = { avif: 'image/avif', webp: 'image/webp' } as const satisfies Record<Format, string>

/** Images by id in the locale, read with one query. */
export async function readImages(
  { payload, locale, tag }: CallContext,
  ids: Iterable<number | null | undefined>,
): Promise<Images> {
  const wanted = [...new Set(ids)].filter((id) => id !== null && id !== undefined)
  if (wanted.length === 0) return new Map()
  tag(...wanted.map((id) => `media:${id}` as const))
  const stored = await rows<Stored>(
    payload,
    sql`
    select m.id, m.filename, m.width, m.height, m.focal_x, m.focal_y, words.alt, ${sizeColumns}
    from media m left join media_locales words on words._parent_id = m.id and words._locale::text = ${locale}
    where m.id = any(${hiddenFromPlanner(wanted, 'int[]')}) and m.deleted_at is null`,
  )
  return new Map(
    stored.map((media) => {
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
      return [
        media.id,
        {
          url: mediaUrl(name),
          name,
          alt: media.alt ?? '',
          width: Number(media.width ?? 0),
          height: Number(media.height ?? 0),
          focal: { x: Number(media.focal_x ?? 50), y: Number(media.focal_y ?? 50) },
          sources,
        },
      ]
    }),
  )
}

export const imageOf = (images: Images, id: number | null | undefined): Image | null =>
  id === null || id === undefined ? null : (images.get(id) ?? null)
