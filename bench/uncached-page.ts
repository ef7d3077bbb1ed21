import { setTimeout as pause } from 'node:timers/promises'
import { apiVersion } from '@vitrine/contract/api-base'
import { calls } from '@vitrine/contract/calls'
import { routePath } from '../site/shared/routes/table.ts'
import type { Figure } from './figures.ts'
import { descendantsOf, processorSecondsWithEnded } from './processes.ts'

/** Pages asked for before the measurement, which compile the code. */
const warming = 40
/** Requests at a time. */
const concurrency = 4
/** Share of a core below which the programs do nothing by themselves. */
const quietShare = 0.05
/** Longest wait for that, ms, and its steps. */
const [maxSettlingMs, stepMs] = [240_000, 3000]

type Programs = Record<'site' | 'cms' | 'PostgreSQL', number>

/** Processor time of the programs since their start, with their child processes, s. */
const processorOf = (pids: Programs): Programs => {
  const used = (pid: number): number =>
    [pid, ...descendantsOf(pid)].reduce((sum, each) => sum + processorSecondsWithEnded(each), 0)
  return { site: used(pids.site), cms: used(pids.cms), PostgreSQL: used(pids.PostgreSQL) }
}

const sumOf = (programs: Programs): number => programs.site + programs.cms + programs.PostgreSQL

async function settle(pids: Programs): Promise<void> {
  for (const until = Date.now() + maxSettlingMs; Date.now() < until;) {
    const before = sumOf(processorOf(pids))
    await pause(stepMs)
    if (sumOf(processorOf(pids)) - before < (quietShare * stepMs) / 1000) return
  }
}

/** Paths of all product pages. */
async function readPaths(apiUrl: string): Promise<string[]> {
  const paths: string[] = []
  for (let page = 1; ; page += 1) {
    const address = `${apiUrl}${apiVersion}${calls['products-list'].path}?perPage=48&page=${page}`
    const { data } = Object(await (await fetch(address)).json())
    const found = Array.from(data, (product) => {
      const { slug, category, sub_category: subcategory } = Object(product)
      const slugs = { category: category.slug, subcategory: subcategory.slug, product: slug }
      return routePath('product', 'br', slugs)
    })
    if (found.length === 0) return paths
    paths.push(...found)
  }
}

/** Asks for pages, a few at a time; each from a network of its own. */
async function openAll(siteUrl: string, paths: readonly string[]): Promise<void> {
  const left = [...paths.entries()]
  const open = async (): Promise<void> => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [index, path] = next
      const answer = await fetch(siteUrl + path, {
        headers: { 'x-forwarded-for': `198.51.${index % 100}.1` },
      })
      await answer.text()
      if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, open))
}

/**
 * Processor time of site, cms and database for a product page that nobody has asked for: the page itself, the
 * calls of the API, their statements. The render alone is `render-cpu`.
 */
export async function measureUncachedPage(
  siteUrl: string,
  apiUrl: string,
  pids: Programs,
): Promise<Figure[]> {
  const paths = await readPaths(apiUrl)
  await openAll(siteUrl, paths.slice(0, warming))
  await settle(pids)
  const measured = paths.slice(warming)
  const before = processorOf(pids)
  await openAll(siteUrl, measured)
  const after = processorOf(pids)
  const each = (name: keyof Programs): number =>
    ((after[name] - before[name]) * 1000) / measured.length
  const parts = (['site', 'cms', 'PostgreSQL'] as const).map(
    (name) => `${name} ${each(name).toFixed(1)}`,
  )
  return [
    {
      what: `uncached product page, processor of all programs (${parts.join(', ')}; mean of ${measured.length} pages)`,
      value: `${(((sumOf(after) - sumOf(before)) * 1000) / measured.length).toFixed(1)} ms`,
      budget: 'none',
      withinBudget: undefined,
    },
  ]
}
