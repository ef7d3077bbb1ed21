import { performance } from 'node:perf_hooks'
import type { Payload } from 'payload'
import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { listDocuments, nextDocument } from '#src/staff-index/list-documents.ts'
import type { ListFilters } from '#src/staff-index/list-documents.ts'
import { staffTimeZone } from '#src/platform/dates.ts'
import { ownDatabase } from './support/own-database.ts'

const products = 10_000
const rounds = 8
const budgetMs = 300

/**
 * Facts of an entry like those of a demonstration product: texts in three languages, and
 * attributes.
 */
const facts = ['title', 'description', 'text'].flatMap((name) =>
  ['br', 'en', 'es'].map((locale) => `${name}.${locale}`),
)
const attributes = Array.from({ length: 8 }, (_, at) => `attribute.a${at}`)

const fill = [
  `insert into users (name, email, role) select 'Pessoa ' || n, n || '@example.com', 'editor' from generate_series(1, 8) n`,
  `insert into staff_entries (collection, document_id, titles, sort_title, parent, family, part_numbers, pictures, figures, states, site, facts, changed_at, changed_by)
   select 'products', n, jsonb_build_object('br', 'Terminal de compressão ' || n, 'en', 'Compression lug ' || n), 'terminal de compressao ' || n,
     n % 43 + 1, 'F' || n % 400, n % 40, array[n], jsonb_build_object('br', n || '–630 mm² · M6–M20'),
     jsonb_build_object('br', case when n % 9 = 0 then 'draft' else 'public' end, 'en', case when n % 5 = 0 then 'absent' else 'public' end, 'es', case when n % 3 = 0 then 'changed' else 'public' end),
     (array['public', 'changed', 'draft'])[n % 3 + 1],
     (select array_agg(fact) from unnest($1::text[]) fact where hashtext(fact || n) % 7 <> 0), now() - n * interval '1 hour', n % 8 + 1
   from generate_series(1, ${products}) n`,
]
/** Every 20th product lacks something by right. */
const fillExceptions = `
  insert into completeness_exceptions (collection, document_id, fact)
  select 'products', n, 'attribute.a1' from generate_series(1, ${products}, 20) n`
const fillKeys = `
  insert into staff_keys (collection, document_id, kind, locale, key, label)
  select 'products', n, 'title', 'br', ' terminal de compressao ' || n, 'Terminal de compressão ' || n from generate_series(1, ${products}) n
  union all
  select 'products', n, 'code', null, 'tc' || n || 'x' || k, 'TC-' || n || '-' || k from generate_series(1, ${products}) n, generate_series(1, 14) k`

const requirements = [
  { parent: null, facts },
  ...Array.from({ length: 43 }, (_, at) => ({ parent: at + 1, facts: [...facts, ...attributes] })),
]

const queries: [
  filters: ListFilters,
  sort: Parameters<typeof listDocuments>[1]['sort'],
  page: number,
][] = [
  [{}, 'changed', 1],
  [{}, 'title', 1],
  [{}, 'changed', 150],
  [{}, 'part-numbers', 3],
  [{}, 'complete', 1],
  [{ text: 'terminal' }, 'changed', 1],
  [{ text: 'tc-9512-3' }, 'changed', 1],
  [{ text: 'compressao 95' }, 'title', 1],
  [{ parents: [1, 2, 3] }, 'changed', 1],
  [{ site: ['draft'], authors: [1, 2] }, 'changed', 1],
  [{ language: { locale: 'en', state: 'absent' } }, 'title', 1],
  [{ language: { locale: null, state: 'changed' } }, 'changed', 1],
  [{ missing: '' }, 'changed', 1],
  [{ missing: 'description.es' }, 'complete', 1],
  [{ since: '2026-01-01', until: '2026-12-31' }, 'changed', 1],
  [{ isScheduled: true }, 'changed', 1],
]

it(`lists, filters and searches ${products} products in under ${budgetMs} ms (p95)`, async () => {
  const env = await ownDatabase('list_speed')
  const pool = new Pool({ connectionString: env.DATABASE_URL })
  try {
    const [users, entries] = fill
    await pool.query(users ?? '')
    await pool.query(entries ?? '', [[...facts, ...attributes]])
    await pool.query(fillKeys)
    await pool.query(fillExceptions)
    await pool.query('vacuum (analyze)')
    const payload = { db: { drizzle: { $client: pool } } } as unknown as Payload
    const times: { ms: number; query: string }[] = []
    for (let round = 0; round < rounds; round += 1)
      for (const [filters, sort, page] of queries) {
        const began = performance.now()
        const list = await listDocuments(payload, {
          collection: 'products',
          filters,
          requirements,
          sort,
          isDescending: sort === 'changed',
          page,
          size: 50,
          timeZone: staffTimeZone,
        })
        times.push({
          ms: performance.now() - began,
          query: `${JSON.stringify(filters)} ${sort} ${page}: ${list.total}`,
        })
      }
    for (let round = 0; round < rounds; round += 1)
      for (const after of [undefined, 5000]) {
        const began = performance.now()
        const next = await nextDocument(
          payload,
          {
            collection: 'products',
            filters: { missing: '' },
            requirements,
            timeZone: staffTimeZone,
          },
          after,
        )
        times.push({ ms: performance.now() - began, query: `next after ${after}: ${next.left}` })
      }
    times.sort((one, other) => one.ms - other.ms)
    const at = (share: number) => times[Math.floor(times.length * share)]
    const figures = `p50 ${at(0.5)?.ms.toFixed(1)} ms, slowest ${JSON.stringify(times.slice(-6))}`
    expect(at(0.95)?.ms, figures).toBeLessThan(budgetMs)
  } finally {
    await pool.end()
  }
})
