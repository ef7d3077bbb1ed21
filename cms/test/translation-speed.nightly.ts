import { performance } from 'node:perf_hooks'
import type { Payload } from 'payload'
import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { countOutdated } from '#src/translation/outdated.ts'
import { countQueue, readProgress, readQueue } from '#src/translation/read-queue.ts'
import type { QueueQuery } from '#src/translation/read-queue.ts'
import { ownDatabase } from './support/own-database.ts'

const products = 10_000
const rounds = 6

/** Texts of a product: title, summary, text of eight passages, two highlights, two for search engines. */
const paths = [
  'title',
  'description',
  'text',
  'highlights/a/label',
  'highlights/a/value',
  'seo/title',
]

const fill = [
  `insert into staff_entries (collection, document_id, titles, sort_title, parent, family, part_numbers, pictures, figures, states, site, facts, changed_at)
   select 'products', n, jsonb_build_object('br', 'Terminal ' || n), 'terminal ' || n, 1, 'F' || n % 400, 3, array[n], '{}', '{}', 'public', '{}', now()
   from generate_series(1, ${products}) n`,
  // one text of twelve is outdated, one of nine missing
  `insert into translations (collection, document_id, path, locale, source_locale, source, basis, target, source_changed_at)
   select 'products', n, path, locale, 'br', source, case when missing then null when outdated then array['x'] || source else source end,
     case when missing then null else source end, now() - n * interval '1 hour'
   from generate_series(1, ${products}) n, unnest($1::text[]) path, unnest(array['en', 'es']) locale,
     lateral (select case when path = 'text' then array(select 'p' || n || k from generate_series(1, 8) k) else array[path || n] end as source,
       hashtext(path || locale || n) % 9 = 0 as missing, hashtext(path || locale || n) % 12 = 1 as outdated) made`,
  // one document of twenty has a draft in Spanish that was handed in, every other one of them sent back
  `update translations set target = array_append(target, 'y') where locale = 'es' and path = 'title' and document_id % 20 = 0 and target is not null and basis = source`,
  `insert into translation_reviews (collection, document_id, locale, state, targets)
   select 'products', n, 'es', case when n % 40 = 0 then 'returned' else 'review' end, 'x' from generate_series(20, ${products}, 20) n`,
  `insert into view_totals (collection, document_id, day, count) select 'products', n, current_date - 1, n % 100 + 1 from generate_series(1, ${products}, 3) n`,
]

/** Statement of a fixed size: times are compared with it, since machines differ by a factor of three. */
const fixedWork = 'select sum(hashtext(n::text)) from generate_series(1, 300000) n'

/** Maximum 95th percentile as a multiple of the fixed work, which takes about 40 ms on a quiet machine. */
const maxMultiple = 7.5

const shared: Omit<QueueQuery, 'tab' | 'order' | 'page' | 'text'> = {
  locales: ['en', 'es'],
  collections: ['products', 'posts', 'layout'],
  size: 50,
  account: 1,
}

const queries: Pick<QueueQuery, 'tab' | 'order' | 'page' | 'text'>[] = [
  { tab: 'outdated', order: 'age', page: 1, text: '' },
  { tab: 'outdated', order: 'views', page: 1, text: '' },
  { tab: 'outdated', order: 'kind', page: 40, text: '' },
  { tab: 'outdated', order: 'age', page: 1, text: 'terminal 95' },
  { tab: 'missing', order: 'age', page: 1, text: '' },
  { tab: 'missing', order: 'views', page: 100, text: '' },
  { tab: 'ready', order: 'age', page: 1, text: '' },
  { tab: 'review', order: 'age', page: 1, text: '' },
  { tab: 'returned', order: 'views', page: 1, text: '' },
  { tab: 'mine', order: 'age', page: 1, text: '' },
]

it(`reads the queue of ${products} products in a bounded time`, async () => {
  const env = await ownDatabase('translation_speed')
  const pool = new Pool({ connectionString: env.DATABASE_URL })
  try {
    for (const statement of fill)
      await pool.query(statement, statement.includes('$1') ? [paths] : [])
    await pool.query('vacuum (analyze)')
    const payload = { db: { drizzle: { $client: pool } } } as unknown as Payload
    const timed = async (name: string, work: () => Promise<unknown>) => {
      const began = performance.now()
      await work()
      return { name, ms: performance.now() - began }
    }
    const fixed: number[] = []
    const times: { name: string; ms: number }[] = []
    for (let round = 0; round < rounds; round += 1) {
      fixed.push((await timed('fixed', () => pool.query(fixedWork))).ms)
      for (const query of queries)
        times.push(
          await timed(JSON.stringify(query), () => readQueue(payload, { ...shared, ...query })),
        )
      times.push(await timed('counts', () => countQueue(payload, shared)))
      times.push(await timed('progress', () => readProgress(payload, shared)))
      times.push(await timed('navigation', () => countOutdated(payload, ['en', 'es'])))
    }
    const unit = fixed.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0
    const sorted = times.toSorted((one, other) => one.ms - other.ms)
    const slow = sorted[Math.floor(sorted.length * 0.95)]?.ms ?? 0
    expect(slow / unit, `${unit} ms; ${JSON.stringify(sorted.slice(-6))}`).toBeLessThan(maxMultiple)
  } finally {
    await pool.end()
  }
})
