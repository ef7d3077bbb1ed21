import { localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { absentScreens } from '@vitrine/configuration/modules'
import { screenPaths } from '@vitrine/configuration/screen-paths'
import type { ScreenName } from '@vitrine/configuration/screen-paths'
import { partSlug } from '@vitrine/contract/product/part-slug'
import { pathMatcher } from '@vitrine/http/path-pattern'
import type { Payload } from 'payload'
import { isPageCollection, pages } from '#src/content/page-collections.ts'
import type { PageCollection } from '#src/content/page-collections.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { documentAt, routeParams } from './document-routes.ts'
import type { SlugRow } from './document-routes.ts'

/** Page of the site at a path. */
export interface FoundPage {
  /** Kind and title of the document that the page shows; undefined: a page without a document. */
  document?: { collection: PageCollection; title: string }
  /** True if the path is a former one, which leads to the page. */
  isFormer: boolean
}

const patternOf = (locale: Locale, screen: ScreenName): string => {
  const path = locales[locale].prefix + screenPaths[locale][screen]
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

const isPresent = (screen: ScreenName): boolean => !absentScreens.includes(screen)

const screensOf = (locale: Locale): ScreenName[] =>
  (Object.keys(screenPaths[locale]) as ScreenName[]).filter(isPresent)

/** Paths of the pages without parameters, in all languages. */
const fixedPaths = new Set(
  localeCodes.flatMap((locale) =>
    screensOf(locale)
      .map((screen) => patternOf(locale, screen))
      .filter((path) => !path.includes(':')),
  ),
)

/** Screens below the page of a product, and the one whose documents only members read. */
const furtherAt = pathMatcher(
  localeCodes.flatMap((locale) =>
    (['where-to-buy', 'part', 'restricted-section'] as const)
      .filter(isPresent)
      .map((screen) => [patternOf(locale, screen), { screen, locale }] as const),
  ),
)

/** Document that a path names by its slugs. */
interface NamedDocument {
  path: string
  collection: PageCollection
  locale: Locale
  slugs: string[]
  /** Slug of the part number whose page it is. */
  part?: string
}

function documentIn(path: string): NamedDocument | 'page' | undefined {
  const document = documentAt(path)
  if (document) return { path, ...document.value, slugs: Object.values(document.params) }
  const further = furtherAt(path)
  if (!further) return undefined
  const { screen, locale } = further.value
  if (screen === 'restricted-section') return 'page'
  const { part, ...params } = further.params
  return {
    path,
    collection: 'products',
    locale,
    slugs: Object.values(params),
    ...(part === undefined ? {} : { part }),
  }
}

interface Found extends SlugRow {
  path: string
  id: number
  title: string
  is_live: boolean
}

/** Branches of a `case` on a collection: the collection of its parents. */
export const parentCollection = sql.raw(
  Object.entries(pages)
    .flatMap(([collection, { parent }]) =>
      parent === null ? [] : [`when '${collection}' then '${parent}'`],
    )
    .join(' '),
)

/** Published documents with the last slug of a path, now or formerly. */
const readNamed = (
  payload: Payload,
  named: readonly NamedDocument[],
  transaction: Transaction,
): Promise<Found[]> =>
  rows<Found>(
    payload,
    sql`
    with wanted as (
      select * from json_to_recordset(${JSON.stringify(
        named.map(({ slugs, ...each }) => ({ ...each, slug: slugs.at(-1) })),
      )}::json) as w(path text, collection text, locale text, slug text)
    ), known as (
      select w.path, w.collection, w.locale, e.document_id, true as is_live from wanted w
      join search_entries e on e.collection = w.collection and e.locale = w.locale and e.slug = w.slug
      union all
      select w.path, w.collection, w.locale, h.document_id, false from wanted w
      join slug_history h on h.collection = w.collection and h.locale = w.locale and h.slug = w.slug
    )
    select known.path, known.is_live, e.document_id as id, e.title, e.slug, parent.slug as parent_slug, grand.slug as grand_slug
    from known
    join search_entries e on e.collection = known.collection and e.locale = known.locale and e.document_id = known.document_id
    left join search_entries parent on parent.collection = (case e.collection ${parentCollection} end) and parent.document_id = e.parent_id and parent.locale = e.locale
    left join search_entries grand on grand.collection = (case parent.collection ${parentCollection} end) and grand.document_id = parent.parent_id and grand.locale = e.locale`,
    transaction,
  )

/** Slugs of the part numbers of products, in lower case. */
async function readPartSlugs(
  payload: Payload,
  products: readonly number[],
  transaction: Transaction,
): Promise<Set<string>> {
  if (products.length === 0) return new Set()
  const found = await rows<{ id: number; printed: string }>(
    payload,
    sql`select product_id as id, printed from search_variants where product_id = any(${sql.param([...products])}::int[])`,
    transaction,
  )
  return new Set(found.map(({ id, printed }) => `${id} ${partSlug(printed).toLowerCase()}`))
}

/**
 * Pages of the site at paths that `addressPath` normalized; a path without a page is absent. A page
 * of members counts as one, whatever its last segment.
 */
export async function findPages(
  payload: Payload,
  paths: readonly string[],
  transaction: Transaction,
): Promise<Map<string, FoundPage>> {
  const pages = new Map<string, FoundPage>()
  const named: NamedDocument[] = []
  for (const path of new Set(paths)) {
    const document = fixedPaths.has(path) ? 'page' : documentIn(path)
    if (document === 'page') pages.set(path, { isFormer: false })
    else if (document && isPageCollection(document.collection)) named.push(document)
  }
  if (named.length === 0) return pages
  const found = Map.groupBy(await readNamed(payload, named, transaction), ({ path }) => path)
  const ofParts = named.filter(({ part }) => part !== undefined)
  const parts = await readPartSlugs(
    payload,
    ofParts.flatMap(({ path }) => (found.get(path) ?? []).map(({ id }) => id)),
    transaction,
  )
  for (const { path, collection, slugs, part } of named) {
    const own = (found.get(path) ?? []).filter(
      ({ id }) => part === undefined || parts.has(`${id} ${part}`),
    )
    const isExact = (row: Found): boolean =>
      row.is_live && Object.values(routeParams(collection, row)).join('/') === slugs.join('/')
    const exact = own.find(isExact)
    const shown = exact ?? own[0]
    if (shown)
      pages.set(path, {
        document: { collection, title: shown.title },
        isFormer: exact === undefined,
      })
  }
  return pages
}
