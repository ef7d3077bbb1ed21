import { ApiError } from '@vitrine/contract/errors'
import type { Alternates, Video } from '@vitrine/contract/shapes/types'
import { kinds } from '#src/publishing/changes/kinds.ts'
import type { PageCollection } from '#src/content/page-collections.ts'
import { readNamedLocales } from '#src/publishing/launch-state.ts'
import { readAlternates } from './alternates.ts'
import type { EntryRow } from './entries.ts'
import { readEntries } from './entries.ts'
import { imageOf, readImages } from './images.ts'
import type { CallContext } from './call-context.ts'

interface SeoFields {
  title?: string | null
  description?: string | null
}

export interface Detail {
  seo: { title: string; description: string }
  alternates: Alternates
  updated_at: string
}

/** Common fields of detail responses (contract `detail`), with the document's entry. */
export async function readDetail(
  context: CallContext,
  collection: PageCollection,
  id: number,
  seo: SeoFields | undefined,
): Promise<{ row: EntryRow; detail: Detail }> {
  const [row] = await readEntries(context, collection, [id])
  const alternates = (
    await readAlternates(context.payload, collection, {
      ids: [id],
      locales: await readNamedLocales(context.payload, context.locale),
    })
  ).get(id)
  if (!row || !alternates) {
    context.tag(...kinds[collection].lists)
    throw new ApiError('not-found')
  }
  return {
    row,
    detail: {
      seo: {
        title: seo?.title || row.title,
        description: seo?.description || row.card.description,
      },
      alternates: alternates.alternates,
      updated_at: new Date(row.updated_at).toISOString(),
    },
  }
}

export const idsOf = (values: readonly (number | { id: number })[] | null | undefined): number[] =>
  (values ?? []).map((value) => (typeof value === 'number' ? value : value.id))

export const idOf = (value: number | { id: number } | null | undefined): number | null =>
  typeof value === 'number' ? value : (value?.id ?? null)

interface StoredVideo {
  code?: string | null
  title?: string | null
  poster?: number | { id: number } | null
}

/** Video of a document, if set; `title` is the fallback title. */
export async function readVideo(
  context: CallContext,
  video: StoredVideo | undefined,
  title: string,
): Promise<Video | null> {
  if (!video?.code) return null
  const poster = idOf(video.poster)
  return {
    id: video.code,
    title: video.title || title,
    poster: imageOf(await readImages(context, [poster]), poster),
  }
}
