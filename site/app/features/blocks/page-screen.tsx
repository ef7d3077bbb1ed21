import { ApiError } from '@vitrine/contract/errors'
import { requireCanonical, screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { breadcrumbsJson } from '#app/core/breadcrumbs/breadcrumbs-json.ts'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale } from '#app/core/language.ts'
import { routePath } from '#shared/routes/table.ts'
import { blocksJson } from './blocks-json.ts'
import { PageView, pageViewTexts } from './page-view.tsx'
import { prepareBlocks } from './prepare-blocks.ts'

/** A page of blocks; a path of digits alone is none, lest it be read as a number. */
export async function load(args: LoadArguments<'page'>) {
  if (/^\d+$/.test(args.params.page)) throw new ApiError('not-found')
  const page = await args.client('page-read', { params: { id: args.params.page } })
  requireCanonical('page', args, page.alternates)
  return { page, data: await prepareBlocks(page.blocks, args) }
}

export const texts = pageViewTexts

export const loader = screenLoader('page', load)

export const meta = screenMeta<typeof load>('page', ({ page }, context) => ({
  title: page.seo.title,
  description: page.seo.description,
  image: page.main_image,
  alternates: page.alternates,
  jsonLd:
    import.meta.env.SSR &&
    ((url) => [
      // an opening stands in place of the trail
      ...(page.blocks[0]?.kind === 'opening'
        ? []
        : [
            breadcrumbsJson(
              [{ label: page.title, href: routePath('page', context.locale, { page: page.slug }) }],
              context,
              url,
            ),
          ]),
      ...blocksJson({ blocks: page.blocks, date: page.updated_at }, context, url),
    ]),
}))

export default function PageScreen() {
  const { page, data } = useScreenData<typeof load>()
  const href = routePath('page', useLocale(), { page: page.slug })
  return <PageView page={page} data={data} breadcrumbs={[{ label: page.title, href }]} />
}
