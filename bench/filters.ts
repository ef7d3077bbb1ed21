import { performance } from 'node:perf_hooks'
import { calls } from '@vitrine/contract/calls'
import type { Answer } from '@vitrine/contract/client'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import type { Figure } from './figures.ts'
import { percentile } from './figures.ts'

/** Number of distinct pairs of filters that are measured. */
const wanted = 300

/**
 * Response times of the whole catalogue's list with two filters and its counts, at the cms, without
 * the site's caches: pairs of values, evenly spread over all, and pairs of wide intervals.
 */
export async function measureFilters(
  apiUrl: string,
  products: number,
  budget: number,
): Promise<Figure[]> {
  const ask = async (filters: readonly string[], at: number) => {
    const query = new URLSearchParams(filters.map((filter) => ['filter', filter]))
    const locale = localeCodes[at % localeCodes.length] ?? 'br'
    const began = performance.now()
    const answer = await fetch(`${apiUrl}${calls['products-list'].path}?${query}`, {
      headers: { 'content-language': locales[locale].tag },
    })
    const list = (await answer.json()) as Answer<'products-list'>
    if (answer.status !== 200) throw new Error(`${query} was answered ${answer.status}`)
    return { list, ms: performance.now() - began }
  }
  const first = await ask([], 0)
  const pairs = pairsOf(first.list.facets)
  const step = Math.max(1, Math.floor(pairs.length / wanted))
  const times: number[] = []
  for (const [at, pair] of pairs.filter((_, place) => place % step === 0).entries())
    times.push((await ask(pair, at)).ms)
  const p95 = percentile(times, 0.95)
  return [
    {
      what: `list of ${first.list.meta.total} products with two filters and counts, uncached, p95 (p50 ${percentile(times, 0.5).toFixed(1)} ms, worst ${Math.max(...times).toFixed(1)} ms)`,
      value: `${p95.toFixed(1)} ms`,
      budget: `under ${budget} ms`,
      withinBudget: p95 < budget,
    },
    {
      what: `first list after ${products} products were published at once, ${first.list.part_number_count} part numbers read`,
      value: `${(first.ms / 1000).toFixed(1)} s`,
      budget: 'none',
      withinBudget: true,
    },
  ]
}

/** Pairs of filters on different attributes, including the widest intervals. */
function pairsOf(facets: Answer<'products-list'>['facets']): [string, string][] {
  const filters = facets.map(({ key, options, range }) => [
    ...options.map(({ value }) => `${key}:${value}`),
    ...(range ? [`${key}:${range.min}~${range.max}`] : []),
  ])
  return filters.flatMap((ones, at) =>
    filters
      .slice(at + 1)
      .flatMap((others) =>
        ones.flatMap((one) => others.map((other): [string, string] => [one, other])),
      ),
  )
}
