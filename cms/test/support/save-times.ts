import { performance } from 'node:perf_hooks'
import { getPayload } from 'payload'
import { Client } from 'pg'
import { unrecordedCollections } from '#src/recording/history/personal.ts'
import config from '#src/payload.config.ts'

/**
 * Measures saves of products in this process, on the database of `DATABASE_URL`, and prints one line
 * of JSON per measurement. Started by the bench (`bench/saves.ts`); restores the products.
 */

/** Saves before the first measurement of a product, which then has the most versions it may have. */
const untilFull = 60
/** Saves before each other measurement. */
const warmUp = 10
const rounds = 50

/** Part numbers of the measured products. */
const sizes = [15, 200]

const kinds = {
  draft: { _status: 'draft', draft: true, context: {} },
  publication: { _status: 'published', draft: false, context: {} },
  'publication in three languages': {
    _status: 'published',
    draft: false,
    context: { withLanguages: 'en,es' },
  },
} as const

let statements = 0
const query: (...args: unknown[]) => unknown = Reflect.get(Client.prototype, 'query')
Reflect.set(Client.prototype, 'query', function count(this: unknown, ...args: unknown[]) {
  statements += 1
  return Reflect.apply(query, this, args)
})

const payload = await getPayload({ config, disableOnInit: true })

/** Records the history of products, or leaves it out to compare its cost. */
function recordHistory(isOn: boolean): void {
  const slugs = unrecordedCollections as Set<string>
  if (isOn) slugs.delete('products')
  else slugs.add('products')
}

interface PartNumber {
  part_number: string
  values: Record<string, unknown>
}

/** Rows of a product, repeated under other part numbers up to a number. */
const grown = (rows: readonly PartNumber[], size: number): PartNumber[] =>
  Array.from({ length: size }, (_, at) => {
    const row = rows[at % rows.length] ?? { part_number: '', values: {} }
    const { gtin: _gtin, ...values } = row.values
    return at < rows.length ? row : { ...row, part_number: `${row.part_number}-N${at}`, values }
  })

/** Product whose number of part numbers is next to `size`. */
async function readProduct(size: number) {
  const { docs } = await payload.find({
    collection: 'products',
    locale: 'br',
    depth: 0,
    pagination: false,
    sort: 'id',
    where: { _status: { equals: 'published' } },
  })
  const lengthOf = ({ variants }: (typeof docs)[number]) =>
    Math.abs((Array.isArray(variants) ? variants.length : 0) - size)
  const [nearest] = docs.toSorted((one, other) => lengthOf(one) - lengthOf(other))
  if (!nearest) throw new Error('there is no published product')
  return nearest
}

const update = (
  id: number,
  data: object,
  how: { draft: boolean; context: Record<string, unknown> },
) => payload.update({ collection: 'products', id, locale: 'br', depth: 0, data, ...how })

for (const size of sizes) {
  const product = await readProduct(size)
  const variants = grown(product.variants as PartNumber[], size)
  const inAll = kinds['publication in three languages']
  // also the drafts of the other languages, which a publication in one language would keep
  await update(product.id, { variants, _status: 'published' }, inAll)
  for (const [kind, { _status, ...how }] of Object.entries(kinds)) {
    const times: number[] = []
    const counts: number[] = []
    /** Times of the same saves without the history, ms. */
    const withoutHistory: number[] = []
    const before = kind === 'draft' ? untilFull : warmUp
    for (let round = -before; round < rounds; round += 1) {
      const title = `${product.title} ${round + before}`
      if (round >= 0) {
        const unrecorded = performance.now()
        recordHistory(false)
        await update(product.id, { title: `${title} –`, _status }, how)
        recordHistory(true)
        withoutHistory.push(performance.now() - unrecorded)
      }
      statements = 0
      const began = performance.now()
      await update(product.id, { title, _status }, how)
      if (round < 0) continue
      times.push(performance.now() - began)
      counts.push(statements)
    }
    process.stdout.write(`${JSON.stringify({ kind, size, times, counts, withoutHistory })}\n`)
  }
  const { title, variants: rows } = product
  await update(product.id, { title, variants: rows, _status: 'published' }, inAll)
}
process.exit(0)
