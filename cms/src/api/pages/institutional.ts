import { ApiError } from '@vitrine/contract/errors'
import type { Answer } from '@vitrine/contract/client'
import { idOf, readVideo } from '#src/api/reading/detail.ts'
import { imageOf, readImages } from '#src/api/reading/images.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { readRichText } from '#src/api/reading/rich-text.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

/** Company page; undefined unless it is published and has a title in the locale. */
export async function readInstitutional(
  context: CallContext,
): Promise<Answer<'institutional-read'>> {
  const { payload, locale, tag } = context
  tag('institutional')
  const page = await payload.findGlobal({
    slug: 'institutional',
    locale,
    depth: 0,
    overrideAccess: true,
  })
  if (page._status !== 'published' || !page.title) throw new ApiError('not-found')
  const history = (page.history ?? []).filter((row) => row.title)
  const plants = (page.plants ?? []).filter((row) => row.title)
  const [images, text] = await Promise.all([
    readImages(
      context,
      [page, ...history, ...plants].map((row) => idOf(row.main_image)),
    ),
    readRichText(context, page.text),
  ])
  const image = (row: { main_image?: number | { id: number } | null }) =>
    imageOf(images, idOf(row.main_image))
  return {
    title: page.title,
    description: page.description ?? '',
    text,
    main_image: image(page),
    video: await readVideo(context, page.video, page.title),
    history: history.map((row) => ({
      year: row.year,
      title: row.title ?? '',
      text: row.text ?? '',
      main_image: image(row),
    })),
    values: (page.values ?? [])
      .filter((row) => row.title)
      .map((row) => ({ title: row.title ?? '', text: row.text ?? '' })),
    plants: plants.map((row) => ({
      title: row.title ?? '',
      text: row.text ?? '',
      address: row.address ?? '',
      main_image: image(row),
    })),
    seo: {
      title: page.seo?.title || page.title,
      description: page.seo?.description || (page.description ?? ''),
    },
    updated_at: new Date(page.updatedAt ?? 0).toISOString(),
  }
}

export const institutionalHandlers = {
  'institutional-read': (context) => readInstitutional(context),
} satisfies Handlers
