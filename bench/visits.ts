import { setTimeout as pause } from 'node:timers/promises'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { calls } from '@vitrine/contract/calls'
import { routePath } from '../site/shared/routes/table.ts'

/** Pause of a visitor between two requests, ms. */
const pauseMs = 50

export interface Visits {
  pages: number[]
  searches: number[]
}

/** Visits cached pages and searches that no cache has, until `isOver`. Durations in ms. */
export async function visitUntil(
  siteUrl: string,
  page: string,
  isOver: () => boolean,
): Promise<Visits> {
  const visits: Visits = { pages: [], searches: [] }
  const repeat = async (times: number[], addressOf: () => string) => {
    while (!isOver()) {
      const began = performance.now()
      const answer = await fetch(siteUrl + addressOf())
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`a visitor was answered ${answer.status}`)
      times.push(performance.now() - began)
      await pause(pauseMs)
    }
  }
  const searched = () =>
    `${apiBase}${apiVersion}${calls['products-list'].path}?search=terminal+${Math.floor(performance.now() * 1000)}`
  await Promise.all([
    repeat(visits.pages, () => page),
    repeat(visits.pages, () => routePath('products', 'en')),
    repeat(visits.searches, searched),
  ])
  return visits
}

/** Function that is true once a duration in ms has passed. */
export function until(ms: number): () => boolean {
  const end = performance.now() + ms
  return () => performance.now() > end
}
