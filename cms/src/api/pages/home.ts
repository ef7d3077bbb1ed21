import { defaultLocale } from '@vitrine/configuration/locales'
import type { Answer } from '@vitrine/contract/client'
import { readBlocks } from '#src/api/blocks/read-blocks.ts'
import { hasChoice } from '#src/api/blocks/found-products.ts'
import { hasText } from '#src/api/blocks/stored-block.ts'
import type { StoredBlock } from '#src/api/blocks/stored-block.ts'
import { readCategories, readTotals } from '#src/api/catalogue/categories.ts'
import { shippedHome } from '#src/content/blocks/kinds.ts'
import { idOf } from '#src/api/reading/detail.ts'
import { readHomeGlobal } from '#src/api/reading/home-global.ts'
import { imageOf, readImages } from '#src/api/reading/images.ts'
import { readMarks } from '#src/api/reading/marks.ts'
import { readLatestNews } from '#src/api/reading/latest-news.ts'
import { readMostViewed } from '#src/api/reading/most-viewed.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

async function readPopups(context: CallContext): Promise<Answer<'home-read'>['popups']> {
  context.tag('popup')
  const { docs } = await context.payload.find({
    collection: 'popups',
    where: { lang: { equals: context.locale } },
    depth: 0,
    sort: '-updatedAt',
    limit: 5,
    overrideAccess: false,
  })
  const images = await readImages(
    context,
    docs.map((popup) => idOf(popup.main_image)),
  )
  return docs.map((popup) => ({
    lang: popup.lang,
    updated_at: new Date(popup.updatedAt).toISOString(),
    close: popup.close ?? false,
    title: popup.title,
    text: popup.text ?? '',
    main_image: imageOf(images, idOf(popup.main_image)),
    action: popup.action_url
      ? { label: popup.action_label || popup.action_url, url: popup.action_url }
      : null,
  }))
}

/** Picture of the oldest of the shown products that has one, for a home page without its own. */
const pictureOfProducts = ({
  most_accessed_products: products,
}: Pick<Answer<'home-read'>, 'most_accessed_products'>) =>
  products.toSorted((a, b) => a.id - b.id).find(({ main_image }) => main_image !== null)
    ?.main_image ?? null

const isShipped = ({ kind }: StoredBlock): boolean =>
  (shippedHome as readonly string[]).includes(kind)

/** True if a list is as the product ships it: without words, a choice or a ground of its own. */
const isUntouched = (block: StoredBlock, kind: string): boolean =>
  block.kind === kind &&
  !block.hidden &&
  (block.ground ?? 'plain') === 'plain' &&
  !hasText(block) &&
  !hasChoice(block) &&
  block.maximum === null &&
  !block.action_url &&
  [block.applications, block.publications, block.posts].every((chosen) => !chosen?.length)

/**
 * Blocks below the opening. None of a home page whose staff have not changed them, or have taken all of
 * them out: it shows the lists of the answer. A list without words in a language has those of the
 * product there, unless the staff show it in the main language.
 */
async function readHomeBlocks(context: CallContext): Promise<Pick<Answer<'home-read'>, 'blocks'>> {
  const stored = (await readHomeGlobal(context))?.blocks ?? []
  const isShippedWhole =
    stored.length === shippedHome.length &&
    shippedHome.every((kind, at) => stored[at] && isUntouched(stored[at], kind))
  if (stored.length === 0 || isShippedWhole) return {}
  const readMain = async (): Promise<StoredBlock[]> => {
    const main = await readHomeGlobal({ ...context, locale: defaultLocale })
    return (main?.blocks ?? []).map((block) =>
      isShipped(block) && !block.shows_other_language
        ? { ...block, title: null, text: null, action_label: null }
        : block,
    )
  }
  return { blocks: await readBlocks(context, stored, readMain) }
}

export async function readHome(context: CallContext): Promise<Answer<'home-read'>> {
  context.tag('news')
  const home = await readHomeGlobal(context)
  const hero = home?.hero
  const [images, marks, totals, categories, most, news, popups] = await Promise.all([
    readImages(context, [idOf(hero?.main_image)]),
    readMarks(context, hero?.marks),
    readTotals(context),
    readCategories(context),
    readMostViewed(context),
    readLatestNews(context),
    readPopups(context),
  ])
  const picture = imageOf(images, idOf(hero?.main_image))
  return {
    hero: {
      label: hero?.label ?? '',
      title: hero?.title ?? '',
      text: hero?.text ?? '',
      main_image: picture ?? pictureOfProducts(most),
      // dimensions of the company's own picture
      marks: picture ? marks : [],
      search_placeholder: hero?.search_placeholder ?? '',
      examples: (hero?.examples ?? []).map((example) => example.text ?? '').filter(Boolean),
    },
    totals,
    categories,
    ...most,
    news,
    ...(await readHomeBlocks(context)),
    popups,
  }
}

export const homeHandlers = {
  'home-read': (context) => readHome(context),
} satisfies Handlers
