import { declaredOnly } from './variants-table.ts'
import type { Answer } from '@vitrine/contract/client'
import { defaultLocale, localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { listLimits } from '@vitrine/contract/list-limits'
import { findPart, partAlternates, partsOf } from '@vitrine/contract/product/parts'
import type { Alternates } from '@vitrine/contract/shapes/types'
import { routeNames, routePath, routePattern, routeRow } from '../site/shared/routes/table.ts'
import type { RouteName, RouteParams } from '../site/shared/routes/table.ts'
import { clientIn } from './contract-client.ts'

/** Routes with parameters. */
type Detail = {
  [N in Exclude<RouteName, 'restricted-section'>]: [keyof RouteParams<N>] extends [never]
    ? never
    : N
}[Exclude<RouteName, 'restricted-section'>]

/** A screen in a locale; both are in the test's title. */
export interface Screen {
  name: RouteName
  locale: Locale
}

/** Public screens; the restricted area has its own journeys. */
export const screens: Screen[] = routeNames
  .filter((name) => routeRow(name).cache === 'page')
  .flatMap((name) => localeCodes.map((locale) => ({ name, locale })))

/** Part number of a product with many variants; journeys read it but must not change it. */
export const knownPartNumber = 'TC-50-10'

async function knownCard() {
  const list = clientIn(defaultLocale)
  const { data } = await list('products-list', { query: { search: knownPartNumber } })
  // another demonstration has other part numbers
  const card =
    data.find((found) => found.matched_part_number === knownPartNumber) ??
    (await list('products-list', {})).data.find(({ part_numbers: { count } }) => count > 1)
  if (!card?.category || !card.sub_category)
    throw new Error('The demonstration content has no product with part numbers.')
  return { id: card.slug, category: card.category.slug, subcategory: card.sub_category.slug }
}

/**
 * Parameters of the known product or its parents per route and locale; a new route needs an entry.
 */
const parameters: Record<Detail, () => Promise<Alternates>> = {
  product: async () => (await knownProduct()).alternates,
  'where-to-buy': async () => (await knownProduct()).alternates,
  part: async () => {
    const { alternates, variants } = await knownProduct()
    return partAlternates(alternates, findPart(variants, knownPartNumber) ?? partsOf(variants)[0])
  },
  'product-category': async () => {
    const { category } = await knownCard()
    return (await clientIn(defaultLocale)('product-category-read', { params: { id: category } }))
      .alternates
  },
  'product-subcategory': async () => {
    const { category, subcategory } = await knownCard()
    const answer = await clientIn(defaultLocale)('product-category-read', {
      params: { id: category },
      query: { subcategory },
    })
    if (!answer.subcategory) throw new Error(`${category} has no subcategory ${subcategory}.`)
    return answer.subcategory.alternates
  },
  post: async () => (await knownPost()).alternates,
  'news-category': async () => {
    const { category } = await knownPost()
    const known = (await clientIn(defaultLocale)('news-categories-list')).data.find(
      ({ slug }) => slug === category?.slug,
    )
    if (!known) throw new Error('The newest post has no category.')
    return known.alternates
  },
  publication: async () => (await knownPublication()).alternates,
  'knowledge-section': async () => {
    const { section } = await knownPublication()
    if (!section) throw new Error('The known publication has no section.')
    return (
      await clientIn(defaultLocale)('knowledge-section-read', { params: { section: section.slug } })
    ).alternates
  },
  solution: async () => {
    const { solution } = await knownApplication()
    return (await clientIn(defaultLocale)('solution-read', { params: { id: solution } })).alternates
  },
  page: async () => {
    const api = clientIn(defaultLocale)
    const [card] = (await api('pages-list', { query: {} })).data
    if (!card) throw new Error('The demonstration content has no page of blocks.')
    return (await api('page-read', { params: { id: card.slug } })).alternates
  },
  application: async () => {
    const { id, solution } = await knownApplication()
    return (
      await clientIn(defaultLocale)('application-read', { params: { id }, query: { solution } })
    ).alternates
  },
}

/** Newest post; journeys read it but must not change it. */
export async function knownPost(locale: Locale = defaultLocale): Promise<Answer<'post-read'>> {
  const api = clientIn(locale)
  const card = (await api('news-list', { query: {} })).data[0]
  if (!card) throw new Error('The demonstration content has no news.')
  return api('post-read', { params: { id: card.slug } })
}

/** First publication with a video. */
export async function publicationWithVideo(
  locale: Locale = defaultLocale,
): Promise<Answer<'publication-read'>> {
  const api = clientIn(locale)
  for (const { slug, section } of (await api('knowledge-base-read')).data.flatMap(
    ({ publications }) => publications,
  )) {
    const publication = await api('publication-read', {
      params: { section: section?.slug ?? '', publication: slug },
    })
    if (publication.video) return publication
  }
  throw new Error('The demonstration content has no publication with a video.')
}

/** The first publication of the first section that has publications. */
export async function knownPublication(
  locale: Locale = defaultLocale,
): Promise<Answer<'publication-read'>> {
  const api = clientIn(locale)
  const card = (await api('knowledge-base-read')).data.flatMap(
    ({ publications }) => publications,
  )[0]
  if (!card?.section) throw new Error('The demonstration content has no publication in a section.')
  return api('publication-read', { params: { section: card.section.slug, publication: card.slug } })
}

/** First application of the home page. */
async function knownApplication() {
  const [card] = (await clientIn(defaultLocale)('home-read')).most_accessed_applications
  if (!card?.solution) throw new Error('The demonstration home has no application with a solution.')
  return { id: card.slug, solution: card.solution.slug }
}

/** API answer of the known product in a locale. */
export async function knownProduct(locale: Locale = defaultLocale) {
  const { id, ...query } = await knownCard()
  const product = await clientIn(defaultLocale)('product-read', { params: { id }, query })
  return locale === defaultLocale
    ? product
    : clientIn(locale)('product-read', { params: { id: String(product.id) } })
}

/** Columns of a product's table: attributes stated by at least one part number, filters first. */
export function columnsOf(product: Awaited<ReturnType<typeof knownProduct>>) {
  return declaredOnly(product.attributes)
    .filter(({ key }) => product.variants.some(({ values }) => (values[key] ?? null) !== null))
    .toSorted((one, other) => Number(other.filter) - Number(one.filter))
}

/** First product that has a video. */
export async function productWithVideo(locale: Locale = defaultLocale) {
  const api = clientIn(locale)
  const { data } = await api('products-list', { query: { perPage: listLimits.perPage } })
  for (const card of data) {
    const { video, ...product } = await api('product-read', { params: { id: String(card.id) } })
    if (video) return { ...product, video }
  }
  throw new Error('The demonstration content has no product with a video.')
}

/** Path of a screen in a locale, with the parameters of an existing document. */
export async function pathOf(name: RouteName, locale: Locale = defaultLocale): Promise<string> {
  const path = routePath as (
    name: RouteName,
    locale: Locale,
    params?: Record<string, string>,
  ) => string
  if (!routePattern(name, locale).includes(':')) return path(name, locale)
  const params = (await parameters[name as Detail]())[locale]
  if (!params) throw new Error(`The known product has no ${name} in ${locale}.`)
  return path(name, locale, params)
}

/** Path of the product of a card. */
export function productPath(
  card: { slug: string; category: { slug: string } | null; sub_category: { slug: string } | null },
  locale: Locale,
): string {
  if (!card.category || !card.sub_category) throw new Error(`${card.slug} has no parents.`)
  return routePath('product', locale, {
    category: card.category.slug,
    subcategory: card.sub_category.slug,
    product: card.slug,
  })
}
