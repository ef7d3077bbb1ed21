import { performance } from 'node:perf_hooks'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { calls } from '@vitrine/contract/calls'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { miniSearchRanking } from '../golden/mini-search-ranking.ts'
import { catalogueIn } from '../golden/catalogue.ts'
import { measure } from '../golden/evaluate.ts'
import { goldenQueries } from '../golden/queries/index.ts'
import { routePath } from '../site/shared/routes/table.ts'
import type { Figure } from './figures.ts'
import { percentile } from './figures.ts'

/** Number of concurrent searches: enough to keep the programs busy. */
const concurrency = 12
/** Number of searches per measurement. */
const searches = 600
/**
 * Number of searches before the measurement: until V8 has compiled the code, a search takes half as
 * long again.
 */
const warmUp = 1200

/** Texts that are in no cache: golden queries, each with an additional number. */
const distinct = (index: number): { locale: Locale; text: string } => {
  const query = goldenQueries[index % goldenQueries.length]
  if (query === undefined) throw new Error('there are no golden queries')
  return { locale: query.locale, text: `${query.text} ${700 + Math.floor(Math.random() * 1e6)}` }
}

const productsFor = async (api: string, text: string, locale: Locale): Promise<string[]> => {
  const query = new URLSearchParams({ search: text, perPage: '12' })
  const answer = await fetch(`${api}${calls['products-list'].path}?${query}`, {
    headers: { 'content-language': locales[locale].tag },
  })
  if (!answer.ok) throw new Error(`“${text}” was answered ${answer.status}`)
  const { data }: { data: { family: string }[] } = Object(await answer.json())
  return data.map(({ family }) => family)
}

/** Success at 3 and mean reciprocal rank of the golden queries, compared with MiniSearch. */
async function measureGolden(api: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const locale of localeCodes) {
    const queries = goldenQueries.filter((query) => query.locale === locale)
    const answers = new Map<string, string[]>()
    for (const { text } of queries) answers.set(text, await productsFor(api, text, locale))
    const own = measure((text) => answers.get(text) ?? [], queries)
    const mini = measure(miniSearchRanking(catalogueIn(locale)), queries)
    const shown = ({ success, meanReciprocalRank }: typeof own) =>
      `${(success * 100).toFixed(1)} %, MRR ${meanReciprocalRank.toFixed(3)}`
    figures.push({
      what: `golden queries in ${locale} within three (MiniSearch ${shown(mini)})`,
      value: shown(own),
      budget: 'from 95 %',
      withinBudget: own.success >= 0.95,
    })
  }
  return figures
}

/** Times of distinct searches, some of them concurrent, ms. */
export async function timesOf(
  search: (index: number) => Promise<Response>,
  count: number,
  atATime: number,
): Promise<{ times: number[]; seconds: number }> {
  const times: number[] = []
  let next = 0
  const began = performance.now()
  await Promise.all(
    Array.from({ length: atATime }, async () => {
      while (next < count) {
        const index = next
        next += 1
        const sent = performance.now()
        const answer = await search(index)
        await answer.arrayBuffer()
        if (answer.status !== 200) throw new Error(`a search was answered ${answer.status}`)
        times.push(performance.now() - sent)
      }
    }),
  )
  return { times, seconds: (performance.now() - began) / 1000 }
}

/** Search as the search page makes it: one call, through the site's gateway. */
export const callSearch = (siteUrl: string) => (index: number) => {
  const { locale, text } = distinct(index)
  const query = new URLSearchParams({ search: text })
  return fetch(`${siteUrl}${apiBase}${apiVersion}${calls['search-read'].path}?${query}`, {
    headers: { 'content-language': locales[locale].tag, ...client(index) },
  })
}

/** Search by loading the search page. */
export const openPage = (siteUrl: string) => (index: number) => {
  const { locale, text } = distinct(index)
  const query = new URLSearchParams({ q: text })
  return fetch(`${siteUrl}${routePath('search', locale)}?${query}`, { headers: client(index) })
}

/**
 * A browser with brotli at one of 250 addresses: uncached work is limited per client
 * (docs/decisions/0029).
 */
const client = (index: number) => ({
  'accept-encoding': 'gzip, deflate, br, zstd',
  'x-forwarded-for': `198.51.100.${index % 250}`,
})

async function measureRate(
  what: string,
  search: (index: number) => Promise<Response>,
): Promise<Figure> {
  await timesOf(search, warmUp, concurrency)
  const { times, seconds } = await timesOf(search, searches, concurrency)
  const rate = searches / seconds
  return {
    what: `${what}, distinct and uncached, ${concurrency} at a time (p95 ${percentile(times, 0.95).toFixed(0)} ms)`,
    value: `${rate.toFixed(0)} a second`,
    budget: 'from 150 a second',
    withinBudget: rate >= 150,
  }
}

/** Figures of the golden queries, and of distinct searches per second. */
export async function measureSearch(siteUrl: string, api: string): Promise<Figure[]> {
  return [
    ...(await measureGolden(api)),
    await measureRate('search calls', callSearch(siteUrl)),
    await measureRate('search pages', openPage(siteUrl)),
  ]
}

/** p95 of distinct sequential searches at the cms, in a catalogue of a given size. */
export async function measureSearchTime(
  api: string,
  products: number,
  budget: number,
): Promise<Figure> {
  const search = (index: number) => {
    const { locale, text } = distinct(index)
    const query = new URLSearchParams({ search: text })
    return fetch(`${api}${calls['products-list'].path}?${query}`, {
      headers: { 'content-language': locales[locale].tag },
    })
  }
  await timesOf(search, warmUp, 1)
  const { times } = await timesOf(search, 235, 1)
  const p95 = percentile(times, 0.95)
  return {
    what: `search in ${products} products × ${localeCodes.length} locales, uncached, p95 (p50 ${percentile(times, 0.5).toFixed(1)} ms)`,
    value: `${p95.toFixed(1)} ms`,
    budget: `under ${budget} ms`,
    withinBudget: p95 < budget,
  }
}
