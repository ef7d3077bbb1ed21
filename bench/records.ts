import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { buffer as readBuffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { calls } from '@vitrine/contract/calls'
import { Client } from 'pg'
import type { Figure } from './figures.ts'
import { percentile } from './figures.ts'
import { processorSeconds, residentMegabytes } from './processes.ts'
import { until, visitUntil } from './visits.ts'

const wanted = 100_000
const mirrors = 10
/** Duration of the visits before the copies begin, ms. */
const quietMs = 20_000

interface Measured {
  siteUrl: string
  apiUrl: string
  databaseUrl: string
  /** Path of a page. */
  page: string
  pids: { site: number; cms: number }
}

/** Waits until all records are derived, then copies them under other names. */
async function growRecords(databaseUrl: string): Promise<void> {
  const client = new Client(databaseUrl)
  await client.connect()
  try {
    for (;;) {
      const { rows } = await client.query(
        `select from feed_due union all select where not exists (select from feed_records where kind = 'part-numbers')`,
      )
      if (rows.length === 0) break
      await pause(1000)
    }
    await client.query(
      `insert into feed_records (kind, key, source, folded, digest, record, locales, texts, facts)
        select kind, key || '~' || copy, source, folded || copy, digest, record, locales, texts, facts
        from feed_records, generate_series(1, $1::int / (select count(*) from feed_records where kind = 'part-numbers')) copy
        where kind = 'part-numbers' and gone_at is null`,
      [wanted],
    )
    await client.query('analyze feed_records')
  } finally {
    await client.end()
  }
}

interface Page {
  next: number
  more: boolean
}

/** GET from an address of this machine: limits count by address. */
async function ask(url: string, localAddress: string) {
  const headers = { 'accept-encoding': 'br', connection: 'close' }
  const sent = request(url, { localAddress, headers }).end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const body = await readBuffer(answer)
  const isPacked = answer.headers['content-encoding'] === 'br'
  return {
    status: answer.statusCode,
    retryAfter: Number(answer.headers['retry-after'] ?? 1),
    text: () => (isPacked ? brotliDecompressSync(body) : body).toString(),
  }
}

const pageAfter = (base: string, number: number, locales: string): string =>
  `${base}${calls['part-numbers-list'].path}?changes_since=${number}&locales=${locales}&limit=500`

/** Reads all pages; durations in ms, and the numbers from which the pages continue. */
async function readAll(base: string, locales: string) {
  const times: number[] = []
  const starts: number[] = []
  for (let next = 0, more = true; more;) {
    starts.push(next)
    const began = performance.now()
    const { status, text } = await ask(pageAfter(base, next, locales), '127.0.0.1')
    times.push(performance.now() - began)
    if (status !== 200) throw new Error(`a copy was answered ${status}`)
    ;({ next, more } = JSON.parse(text()) as Page)
  }
  return { times, starts }
}

/**
 * Requests the pages of a copy one after another; a page refused with 429 is requested again after
 * `Retry-After`. The pages are not parsed here, since a real copy does so on another machine.
 * Durations in ms, and the number of refusals.
 */
async function copyPages(urls: readonly string[], localAddress: string) {
  const times: number[] = []
  let refused = 0
  for (const url of urls)
    for (;;) {
      const began = performance.now()
      const { status, retryAfter } = await ask(url, localAddress)
      if (status === 200) {
        times.push(performance.now() - began)
        break
      }
      if (status !== 429) throw new Error(`a copy was answered ${status}`)
      refused += 1
      await pause(retryAfter * 1000)
    }
  return { times, refused }
}

/** Pages of records at the cms and through the site, and visitors while copies begin from zero. */
export async function* measureRecords(measured: Measured): AsyncGenerator<Figure> {
  const { siteUrl, apiUrl, databaseUrl, page, pids } = measured
  await growRecords(databaseUrl)
  let urls: string[] = []
  for (const [what, base, locales] of [
    ['at the cms, one language', apiUrl, 'br'],
    ['at the cms, all languages', apiUrl, '*'],
    ['through the site, all languages', `${siteUrl}${apiBase}${apiVersion}`, '*'],
  ] as const) {
    const before = processorSeconds(pids.cms) + processorSeconds(pids.site)
    const { times, starts } = await readAll(base, locales)
    urls = starts.map((number) => pageAfter(base, number, locales))
    const cpu = processorSeconds(pids.cms) + processorSeconds(pids.site) - before
    const p95 = percentile(times, 0.95)
    yield {
      what: `page of 500 of ${wanted} records ${what}, p95 (p50 ${percentile(times, 0.5).toFixed(1)} ms, ${((cpu / times.length) * 1000).toFixed(0)} ms of processor time; cms ${residentMegabytes(pids.cms).toFixed(0)} MB, site ${residentMegabytes(pids.site).toFixed(0)} MB)`,
      value: `${p95.toFixed(1)} ms`,
      budget: 'under 50 ms',
      withinBudget: p95 < 50,
    }
  }
  await visitUntil(siteUrl, page, until(5000))
  const before = await visitUntil(siteUrl, page, until(quietMs))
  const state = { isOver: false }
  const copying = Promise.all(
    Array.from({ length: mirrors }, (_, at) => copyPages(urls, `127.0.0.${at + 2}`)),
  ).finally(() => (state.isOver = true))
  const during = await visitUntil(siteUrl, page, () => state.isOver)
  const copies = await copying
  yield {
    what: `page of 500 of a copy while ${mirrors} begin from zero, p95 (${copies.reduce((sum, { refused }) => sum + refused, 0)} requests refused for now)`,
    value: `${percentile(
      copies.flatMap(({ times }) => times),
      0.95,
    ).toFixed(0)} ms`,
    budget: 'reported',
    withinBudget: undefined,
  }
  for (const kind of ['pages', 'searches'] as const) {
    const ratio = percentile(during[kind], 0.95) / percentile(before[kind], 0.95)
    yield {
      what: `visitors’ ${kind} while ${mirrors} copies begin from zero, p95 ${percentile(during[kind], 0.95).toFixed(1)} ms, before ${percentile(before[kind], 0.95).toFixed(1)} ms`,
      value: `${ratio.toFixed(2)} times`,
      budget: kind === 'pages' ? 'as before: at most 1.5 times' : 'reported',
      withinBudget: kind === 'pages' ? ratio <= 1.5 : undefined,
    }
  }
}
