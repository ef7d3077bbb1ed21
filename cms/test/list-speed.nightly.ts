import { performance } from 'node:perf_hooks'
import type { Payload, PayloadRequest } from 'payload'
import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { findDocuments } from '#src/staff-index/find-documents.ts'
import { listDocuments } from '#src/staff-index/list-documents.ts'
import { nextDocument } from '#src/staff-index/next-document.ts'
import type { ListFilters } from '#src/staff-index/selection.ts'
import { staffTimeZone } from '#src/platform/dates.ts'
import { ownDatabase } from './support/own-database.ts'

const products = 10_000
const rounds = 8

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

/** Values of ten part numbers of each product: sections that many share, torques that few have. */
const fillValues = `
  insert into staff_values (collection, document_id, key, value, unit, low, high, places)
  select 'products', n, 'section', '', 'mm²', s, s, array[at] from generate_series(1, ${products}) n,
    unnest(array[10, 16, 25, 35, 50, 70, 95, 120, 150, 240]) with ordinality as sizes(s, at)
  union all
  select 'products', n, 'torque', '', 'N·m', n % 200 + k, n % 200 + k, array[k] from generate_series(1, ${products}) n, generate_series(1, 10) k`

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
  [{ language: { locale: 'en', states: ['absent'] } }, 'title', 1],
  [{ language: { locale: null, states: ['changed'] } }, 'changed', 1],
  [{ missing: '' }, 'changed', 1],
  [{ missing: 'description.es' }, 'complete', 1],
  [{ since: '2026-01-01', until: '2026-12-31' }, 'changed', 1],
  [{ isScheduled: true }, 'changed', 1],
  [{ text: 'terminla' }, 'changed', 1],
  [{ families: ['F12', 'f13'] }, 'title', 1],
  [{ having: ['title.br'], without: ['attribute.a1'] }, 'changed', 1],
  [{ values: [{ key: 'section', from: 70, to: 240, unit: 'mm²' }] }, 'changed', 1],
  [
    {
      values: [
        { key: 'section', from: 70, to: 240, unit: 'mm²' },
        { key: 'torque', from: 10, to: 11, unit: 'N·m' },
      ],
    },
    'changed',
    1,
  ],
  [
    {
      isAny: true,
      parents: [1, 2],
      authors: [1],
      values: [{ key: 'torque', from: 10, to: 11, unit: 'N·m' }],
    },
    'complete',
    1,
  ],
  [{ language: { locale: null, states: ['outdated', 'review'] } }, 'changed', 1],
  [{ language: { locale: 'en', states: ['current'] } }, 'changed', 1],
  [{ codes: Array.from({ length: 300 }, (_, at) => `TC-${at * 7}-3`) }, 'changed', 1],
]

/**
 * Work of a fixed size in PostgreSQL: machines differ by a factor of three and share their
 * processors, so that times are compared with that of this statement in the same rounds.
 */
const fixedWork = 'select sum(hashtext(n::text)) from generate_series(1, 300000) n'

interface Timed {
  ms: number
  query: string
}

async function timed(query: string, work: () => Promise<unknown>): Promise<Timed> {
  const began = performance.now()
  await work()
  return { ms: performance.now() - began, query }
}

const shareOf = (times: readonly Timed[], share: number): number =>
  times.toSorted((one, other) => one.ms - other.ms)[Math.floor(times.length * share)]?.ms ?? 0

/** Maximum 95th percentiles as multiples of the fixed work, which takes about 40 ms on a quiet machine. */
const maxMultiples = { list: 6, find: 3.5 } as const

const texts = [
  // misspelled: near keys of many documents, of one code, of none
  'terminla',
  'compresao terminla 95',
  'tc-9521-3x',
  'zzqqxxw',
  'te',
  'tc',
  'com',
  'terminal',
  'terminal de compressao',
  'tc-95',
  'tc9512x3',
  '9512',
  'zzzzz',
  'compressao 95',
]

const administrator = {
  collection: 'users',
  role: 'administrator',
  id: 1,
} as PayloadRequest['user']

it(`lists, filters, searches and finds ${products} products in a bounded time`, async () => {
  const env = await ownDatabase('list_speed')
  const pool = new Pool({ connectionString: env.DATABASE_URL })
  try {
    const [users, entries] = fill
    await pool.query(users ?? '')
    await pool.query(entries ?? '', [[...facts, ...attributes]])
    await pool.query(fillKeys)
    await pool.query(fillValues)
    await pool.query(fillExceptions)
    await pool.query('vacuum (analyze)')
    const payload = { db: { drizzle: { $client: pool } } } as unknown as Payload
    const shared = { collection: 'products', requirements, timeZone: staffTimeZone } as const
    const fixed: Timed[] = []
    const lists: Timed[] = []
    const finds: Timed[] = []
    for (let round = 0; round < rounds; round += 1) {
      fixed.push(await timed('fixed', () => pool.query(fixedWork)))
      for (const [filters, sort, page] of queries)
        lists.push(
          await timed(`${JSON.stringify(filters)} ${sort} ${page}`, () =>
            listDocuments(payload, {
              ...shared,
              filters,
              sort,
              isDescending: sort === 'changed',
              page,
              size: 50,
            }),
          ),
        )
      for (const after of [undefined, 5000])
        lists.push(
          await timed(`next after ${after}`, () =>
            nextDocument(payload, { ...shared, filters: { missing: '' } }, after),
          ),
        )
      for (const text of texts)
        finds.push(
          await timed(text, () =>
            findDocuments(payload, { text, user: administrator, locale: 'br', limit: 20 }),
          ),
        )
    }
    const unit = shareOf(fixed, 0.5)
    const slowest = (times: readonly Timed[]): string =>
      JSON.stringify(times.toSorted((one, other) => other.ms - one.ms).slice(0, 6))
    expect(shareOf(lists, 0.95) / unit, `${unit} ms; ${slowest(lists)}`).toBeLessThan(
      maxMultiples.list,
    )
    expect(shareOf(finds, 0.95) / unit, `${unit} ms; ${slowest(finds)}`).toBeLessThan(
      maxMultiples.find,
    )
  } finally {
    await pool.end()
  }
})
