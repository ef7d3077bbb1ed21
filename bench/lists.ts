import { performance } from 'node:perf_hooks'
import { calls } from '@vitrine/contract/calls'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import type { Figure } from './figures.ts'
import { percentile } from './figures.ts'

/** Typical list queries: words, part numbers with and without separators, orders, pages. */
const queries = [
  'search=terminal',
  'search=compressao',
  'search=TC-50-10',
  'search=tc5010',
  'search=tc',
  'orderBy=title&order=asc&page=3',
  'orderBy=title&order=desc',
  'page=7',
  'search=cobre&orderBy=title&order=asc',
  'search=haste&page=2',
  'orderBy=relevance&order=asc',
]
const rounds = 12

/** Response times of the product list at the cms, without the site's caches. */
export async function measureLists(
  apiUrl: string,
  products: number,
  budget: number,
): Promise<Figure> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, query] of queries.entries()) {
      const locale = localeCodes[(round + index) % localeCodes.length] ?? 'br'
      const began = performance.now()
      const answer = await fetch(`${apiUrl}${calls['products-list'].path}?${query}`, {
        headers: { 'content-language': locales[locale].tag },
      })
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${query} was answered ${answer.status}`)
      if (round > 1) times.push(performance.now() - began)
    }
  }
  const p95 = percentile(times, 0.95)
  return {
    what: `list of ${products} products × 3 locales, uncached, p95 (p50 ${percentile(times, 0.5).toFixed(1)} ms)`,
    value: `${p95.toFixed(1)} ms`,
    budget: `under ${budget} ms`,
    withinBudget: p95 < budget,
  }
}
