import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { calls } from '@vitrine/contract/calls'
import { openLog } from '../tools/start/log-file.mjs'
import { startPostgres } from '../tools/start/postgres.mjs'
import { startSystem } from '../tools/test/system.mjs'
import { routePath } from '../site/shared/routes/table.ts'
import { median } from './figures.ts'
import { descendantsOf, processorSecondsWithEnded } from './processes.ts'
import { callSearch, openPage, timesOf } from './search.ts'

/** Alternating rounds of each work on each system; the medians are compared. */
const rounds = 5
/** Requests of a round, and at a time. */
const requests = 200
const concurrency = 8

/** Time until a site has followed the change feed, ms. */
const followMs = 300

const root = join(import.meta.dirname, '..')

interface Compared {
  siteUrl: string
  products: string[]
  /** Expires all pages and answers that show products. */
  expire: () => Promise<void>
  /** Processor time since the start of site, cms and PostgreSQL, s. */
  processor: () => number
  stop: () => Promise<void>
}

/** Requests of a work by their number. */
type Work = (system: Compared) => (index: number) => Promise<Response>

const works: Record<string, Work> = {
  'search call': ({ siteUrl }) => callSearch(siteUrl),
  'search page': ({ siteUrl }) => openPage(siteUrl),
  'uncached product page': (system) => async (index) => {
    const { products, siteUrl } = system
    // all pages are distinct until the next expiry
    if (index > 0 && index % products.length === 0) await system.expire()
    return fetch(siteUrl + products[index % products.length], {
      headers: { 'x-forwarded-for': `198.51.100.${index % 250}` },
    })
  },
}

/** Share of a core below which a system has finished what follows its first start. */
const quietShare = 0.05
/** Longest wait for that, ms. */
const maxSettlingMs = 300_000

/** Waits until a system does nothing by itself: records and indexes follow a first start. */
async function settle(processor: () => number, signal: AbortSignal): Promise<void> {
  const stepMs = 3000
  for (const until = Date.now() + maxSettlingMs; Date.now() < until;) {
    const before = processor()
    await pause(stepMs, undefined, { signal })
    if (processor() - before < (quietShare * stepMs) / 1000) return
  }
}

/** Starts a tree's system with the demonstration, on a database of its own. */
async function startTree(tree: string, folder: string, signal: AbortSignal): Promise<Compared> {
  const database = await startPostgres({
    data: folder,
    password: 'bench',
    log: openLog(folder, 'postgres'),
  })
  const system = await startSystem(
    join(folder, 'data'),
    { DATABASE_URL: database.url, LOG_LEVEL: 'warn' },
    [process.execPath, join(tree, 'tools', 'start.mjs')],
    signal,
  )
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const products = await readProducts(system.url)
  const processor = () =>
    [system.pid, database.process.pid]
      .filter((pid) => pid !== undefined)
      .flatMap((pid) => [pid, ...descendantsOf(pid)])
      .reduce((sum, pid) => sum + processorSecondsWithEnded(pid), 0)
  await settle(processor, signal)
  return {
    siteUrl: system.url,
    products: products.map(({ path }) => path),
    expire: async () => {
      await client.query(
        `with change as (insert into changes (tags) values ($1) returning id)
        select pg_notify('vitrine_changes', (select id::text from change))`,
        [['products', ...products.map(({ id }) => `product:${id}`)]],
      )
      await pause(followMs)
    },
    processor,
    stop: async () => {
      await client.end()
      await system.stop()
      await database.stop()
    },
  }
}

async function readProducts(siteUrl: string): Promise<{ id: number; path: string }[]> {
  const address = `${siteUrl}${apiBase}${apiVersion}${calls['products-list'].path}?perPage=48`
  const { data } = Object(await (await fetch(address)).json())
  return Array.from(data, (product) => {
    const { id, slug, category, sub_category: subcategory } = Object(product)
    const slugs = { category: category.slug, subcategory: subcategory.slug, product: slug }
    return { id, path: routePath('product', 'br', slugs) }
  })
}

interface Round {
  perSecond: number
  /** Processor time of a request, ms. */
  processorMs: number
}

async function runRound(system: Compared, work: Work): Promise<Round> {
  // searches are distinct; an expiry also has the feeds derive their records again
  if (work === works['uncached product page']) await system.expire()
  const before = system.processor()
  const began = performance.now()
  await timesOf(work(system), requests, concurrency)
  const seconds = (performance.now() - began) / 1000
  return {
    perSecond: requests / seconds,
    processorMs: ((system.processor() - before) * 1000) / requests,
  }
}

/**
 * Compares this tree with a commit: builds both, starts both, and alternates the same work between
 * them in one run. Prints medians and their ratio, since machines and hours differ.
 *
 * @param commit - Commit, tag or branch; or the folder of a checkout.
 */
export async function compareWith(commit: string, signal: AbortSignal): Promise<void> {
  const folders: string[] = []
  const makeFolder = (name: string) => {
    // directly below the temporary folder: PostgreSQL may run as another user
    const folder = mkdtempSync(join(tmpdir(), `vitrine-${name}-`))
    folders.push(folder)
    return folder
  }
  const isFolder = existsSync(join(commit, 'package.json'))
  const tree = isFolder ? resolve(commit) : join(makeFolder('against'), 'tree')
  const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { stdio: 'ignore' })
  if (!isFolder) git('worktree', 'add', '--detach', tree, commit)
  const systems: Compared[] = []
  try {
    for (const [name, source] of [
      ['now', root],
      ['then', tree],
    ] as const)
      systems.push(await startTree(source, makeFolder(name), signal))
    for (const [what, work] of Object.entries(works)) {
      const measured: Round[][] = systems.map(() => [])
      // the first round compiles the code
      for (let round = 0; round <= rounds; round += 1)
        for (const [index, system] of systems.entries()) {
          signal.throwIfAborted()
          const figures = await runRound(system, work)
          if (round > 0) measured[index]?.push(figures)
        }
      process.stdout.write(`  ${what}: ${compared(measured)}\n`)
    }
  } finally {
    for (const system of systems) await system.stop()
    if (!isFolder) git('worktree', 'remove', '--force', tree)
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}

function compared([now = [], then = []]: Round[][]): string {
  const of = (key: keyof Round) => {
    const [here, there] = [now, then].map((all) => median(all.map((round) => round[key])))
    const ratio = ((here ?? Number.NaN) / (there ?? Number.NaN)).toFixed(2)
    return `${here?.toFixed(1)} against ${there?.toFixed(1)} (${ratio} times)`
  }
  return `${of('perSecond')} a second, ${of('processorMs')} ms of processor each`
}
