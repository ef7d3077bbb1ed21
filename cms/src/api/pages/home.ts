import type { Answer } from '@vitrine/contract/client'
import { postCards } from '#src/api/reading/cards.ts'
import { readCategories, readTotals } from '#src/api/catalogue/categories.ts'
import { idOf, idsOf } from '#src/api/reading/detail.ts'
import { readHomeGlobal } from '#src/api/reading/home-global.ts'
import { imageOf, readImages } from '#src/api/reading/images.ts'
import { readList } from '#src/api/reading/list.ts'
import { readMarks } from '#src/api/reading/marks.ts'
import { readMostViewed } from '#src/api/reading/most-viewed.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

const newsQuery = {
  page: 1,
  perPage: 3,
  orderBy: 'relevance',
  order: undefined,
  search: undefined,
} as const

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

export async function readHome(context: CallContext): Promise<Answer<'home-read'>> {
  context.tag('news')
  const home = await readHomeGlobal(context)
  const hero = home?.hero
  const [images, marks, totals, categories, most, news, popups] = await Promise.all([
    readImages(context, [idOf(hero?.main_image)]),
    readMarks(context, hero?.marks),
    readTotals(context),
    readCategories(context),
    readMostViewed(context, {
      products: idsOf(home?.products),
      applications: idsOf(home?.applications),
      publications: idsOf(home?.publications),
    }),
    readList(context, 'posts', newsQuery, { relevance: 'date' }).then(({ found }) =>
      postCards(context, found),
    ),
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
    popups,
  }
}

export const homeHandlers = {
  'home-read': (context) => readHome(context),
} satisfies Handlers
