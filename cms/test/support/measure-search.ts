import { localeCodes } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import { measure } from '../../../golden/evaluate.ts'
import type { Evaluation, Figures } from '../../../golden/evaluate.ts'
import { goldenQueries } from '../../../golden/queries/index.ts'
import { unseenQueries } from '../../../golden/queries/unseen.ts'
import type { CollectionSlug } from 'payload'
import { getPayload } from 'payload'
import { productsHandlers } from '#src/api/catalogue/products.ts'
import { loadCategories, loadProducts, loadSynonyms } from '#src/demo/catalogue.ts'
import { Loading } from '#src/demo/loading.ts'
import config from '#src/payload.config.ts'
import { rows, sql } from '#src/platform/database/query.ts'

/** Figures of the product search, by locale and set of queries. */
export type MeasuredSearch = Pick<Evaluation, 'locale' | 'set'> & { figures: Figures }

/** The demonstration with one picture and one file in place of all: a search knows neither. */
class WithoutFiles extends Loading {
  override id(collection: CollectionSlug, key: string): number {
    return collection === 'media' || collection === 'files' ? 1 : super.id(collection, key)
  }
}

/** Loads the catalogue of the demonstration into an empty database, and searches it. */
const payload = await getPayload({ config, disableOnInit: true })
await rows(payload, sql`insert into media (id, filename) values (1, 'a.jpg')`)
await rows(payload, sql`insert into files (id, filename) values (1, 'a.pdf')`)
for (const locale of localeCodes)
  await rows(
    payload,
    sql`insert into media_locales (_parent_id, _locale, alt) values (1, ${locale}, 'A')`,
  )
const loading = new WithoutFiles(payload)
await loadCategories(loading)
await loadSynonyms(loading)
await loadProducts(loading)
await rows(payload, sql`analyze`)

async function familiesFor(text: string, locale: Locale): Promise<string[]> {
  const query = { search: text, page: 1, perPage: 12, orderBy: 'relevance' } as const
  const context = { payload, locale, tag: () => undefined }
  const { data } = await productsHandlers['products-list'](context, { params: {}, query, body: {} })
  return data.map(({ family }) => family)
}

const measured: MeasuredSearch[] = []
for (const [set, all] of Object.entries({ golden: goldenQueries, unseen: unseenQueries }))
  for (const locale of localeCodes) {
    const queries = all.filter((query) => query.locale === locale)
    const answers = new Map<string, string[]>()
    for (const { text } of queries) answers.set(text, await familiesFor(text, locale))
    measured.push({
      locale,
      set: set as Evaluation['set'],
      figures: measure((text) => answers.get(text) ?? [], queries),
    })
  }
process.stdout.write(`${JSON.stringify(measured)}\n`)
process.exit(0)
