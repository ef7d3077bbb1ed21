import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiVersion } from '@vitrine/contract/api-base'
import { calls } from '@vitrine/contract/calls'
import { freePort } from '../tools/project/ports.mjs'
import { openLog } from '../tools/start/log-file.mjs'
import { startPostgres } from '../tools/start/postgres.mjs'
import { startSystem } from '../tools/test/system.mjs'
import { routePath } from '../site/shared/routes/table.ts'
import { compareWith } from './against.ts'
import { measureCachedPage } from './cached-page.ts'
import { growCatalogue } from './catalogue.ts'
import { printFigure } from './figures.ts'
import type { Figure } from './figures.ts'
import { measureEdge } from './edge.ts'
import { measureFilters } from './filters.ts'
import { measureFirstLoad } from './first-load.ts'
import { measureIdle } from './idle.ts'
import { measureImports } from './imports.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLists } from './lists.ts'
import { measureMemory } from './memory.ts'
import { measureFindable, measurePublishing } from './publishing.ts'
import { measureMigrateMemory } from './migrate-memory.ts'
import { measureRecords } from './records.ts'
import { measureRenderCpu } from './render-cpu.ts'
import { measureSaves } from './saves.ts'
import { measureSearch, measureSearchTime } from './search.ts'
import { measureSoak } from './soak.ts'
import { measureStart } from './start-time.ts'
import { measureUncachedPage } from './uncached-page.ts'

interface Measured {
  siteUrl: string
  /** API base URL of the cms, without version. */
  api: string
  databaseUrl: string
  databasePid: number
  /** Path of a product page. */
  product: string
  sitePid: () => number
  pids: () => { site: number; cms: number }
  /** Secrets of the system, by the names of their variables. */
  secrets: () => Record<'FEED_SECRET' | 'PAYLOAD_SECRET' | 'DEMO_PASSWORD', string>
  restart: () => Promise<{ siteUrl: string; cmsUrl: () => string | undefined }>
  /** Minutes of `soak`, products of `imports`; undefined: as many as usual. */
  number: number | undefined
}

const lists = async (
  { api, databaseUrl }: Measured,
  products: number,
  budget: number,
): Promise<Figure[]> => {
  await growCatalogue(databaseUrl, products)
  return [await measureLists(api + apiVersion, products, budget)]
}

const searchTimes = async (
  { api, databaseUrl }: Measured,
  products: number,
  budget: number,
): Promise<Figure[]> => {
  await growCatalogue(databaseUrl, products)
  return [await measureSearchTime(api + apiVersion, products, budget)]
}

/** Measurements; `npm run bench -- cached-page memory` runs the named ones only. */
const measurements: Record<
  string,
  (measured: Measured) => Promise<Figure[]> | AsyncIterable<Figure>
> = {
  'cached-page': async ({ siteUrl, sitePid }) => [
    await measureCachedPage(siteUrl + routePath('products', 'br'), sitePid(), await freePort()),
  ],
  'render-cpu': ({ api, product }) => measureRenderCpu(api, product),
  'uncached-page': ({ siteUrl, api, pids, databasePid }) =>
    measureUncachedPage(siteUrl, api, { ...pids(), PostgreSQL: databasePid }),
  'first-load': ({ siteUrl }) => measureFirstLoad(siteUrl),
  lighthouse: ({ siteUrl }) => measureLighthouse(siteUrl),
  publishing: ({ siteUrl }) => measurePublishing(siteUrl, administrator),
  imports: async ({ product, number = 900, ...measured }) => {
    await growCatalogue(measured.databaseUrl, 10_000)
    return measureImports({ ...measured, login: administrator, page: product, products: number })
  },
  records: ({ siteUrl, api, databaseUrl, product, pids }) =>
    measureRecords({ siteUrl, apiUrl: api + apiVersion, databaseUrl, page: product, pids: pids() }),
  search: ({ siteUrl, api }) => measureSearch(siteUrl, api + apiVersion),
  // after those of the demonstration: about 10,000 part numbers
  saves: async function* ({ siteUrl, databaseUrl, secrets }) {
    await growCatalogue(databaseUrl, 900)
    yield* measureSaves(databaseUrl, siteUrl, secrets())
  },
  'search-10000': (measured) => searchTimes(measured, 10_000, 40),
  'search-100000': (measured) => searchTimes(measured, 100_000, 80),
  'findable-100000': async ({ siteUrl, databaseUrl }) => {
    await growCatalogue(databaseUrl, 100_000)
    return measureFindable(siteUrl, administrator, 100_000)
  },
  'lists-1000': (measured) => lists(measured, 1000, 40),
  'lists-10000': (measured) => lists(measured, 10_000, 40),
  'lists-100000': (measured) => lists(measured, 100_000, 80),
  filters: async function* ({ api, databaseUrl }) {
    for (const [products, budget] of [
      [10_000, 40],
      [100_000, 80],
    ] as const) {
      await growCatalogue(databaseUrl, products)
      yield* await measureFilters(api + apiVersion, products, budget)
    }
  },
  idle: ({ pids }) => measureIdle(pids()),
  start: ({ restart }) => measureStart(restart),
  edge: async ({ siteUrl, api, secrets }) => [
    await measureEdge(routePath('products', 'br'), {
      API_BASE_URL: api,
      PUBLIC_ORIGIN: siteUrl,
      FEED_SECRET: secrets().FEED_SECRET,
    }),
  ],
  soak: ({ siteUrl, databaseUrl, pids, secrets, number = defaultMinutes }) =>
    measureSoak({
      minutes: number,
      siteUrl,
      databaseUrl,
      pids,
      editor: administrator,
      member: { email: 'distribuidor@membro.example', password: secrets().DEMO_PASSWORD },
    }),
  memory: async ({ siteUrl, api, sitePid, databaseUrl }) => {
    await growCatalogue(databaseUrl, 10_000)
    return [await measureMemory(siteUrl, api + apiVersion, sitePid())]
  },
  'migrate-memory': async ({ siteUrl, databaseUrl, secrets }) => {
    await growCatalogue(databaseUrl, 10_000)
    return [await measureMigrateMemory(databaseUrl, siteUrl, secrets(), 10_000)]
  },
}

/** Measurements that run only if named, since they take long. */
const onDemand = ['soak', 'imports', 'migrate-memory']

/** Measurements with the default memory limit. */
const withDefaultHeap = ['soak', 'imports', 'idle', 'start', 'edge']

/** Minutes of `soak`. */
const defaultMinutes = 15

/** First account of the measured system. */
const administrator = { email: 'bench@example.com', password: 'Kd7-bench-Rw2-vitrine' }

/**
 * Starts a system and measures it, first with the demonstration content, then with a grown
 * catalogue.
 */
async function main(args: string[]): Promise<void> {
  const selected = args.filter((name) => !/^\d+$/.test(name))
  const given = args.find((arg) => /^\d+$/.test(arg))
  const number = given === undefined ? undefined : Number(given)
  const unknown = selected.filter((name) => !(name in measurements))
  if (unknown.length > 0)
    throw new Error(
      `There is no measurement "${unknown[0]}": there are ${Object.keys(measurements).join(', ')}.`,
    )
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const data = join(folder, 'data')
  const database = await startPostgres({
    data: folder,
    password: 'bench',
    log: openLog(folder, 'postgres'),
  })
  const settings = {
    DATABASE_URL: database.url,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    LOG_LEVEL: 'warn',
    // enough for 100,000 products; the default is for 10,000
    ...(selected.length > 0 && selected.every((name) => withDefaultHeap.includes(name))
      ? {}
      : { CMS_HEAP_MB: '4096' }),
  }
  const interruption = new AbortController()
  const start = (own: Record<string, string> = {}) =>
    startSystem(data, { ...settings, ...own }, undefined, interruption.signal)
  let system = start()
  const end = async () => {
    await (await system.catch(() => undefined))?.stop()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  let ending: Promise<void> | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      interruption.abort()
      ending ??= end().finally(() => process.exit(1))
    })
  try {
    const siteUrl = (await system).url
    const fileOf = (name: string) => JSON.parse(readFileSync(join(data, name), 'utf8'))
    const programs = (): { cms: { port: number; pid: number }; site: { pid: number } } =>
      fileOf('running.json')
    const cmsPort = programs().cms.port
    const restart = async () => {
      await (await system).stop()
      rmSync(join(data, 'running.json'), { force: true })
      system = start({
        PORT: new URL(siteUrl).port,
        PUBLIC_ORIGIN: siteUrl,
        CMS_PORT: String(cmsPort),
      })
      const cmsUrl = () =>
        existsSync(join(data, 'running.json')) && 'cms' in programs()
          ? `http://127.0.0.1:${programs().cms.port}/readyz`
          : undefined
      return { siteUrl, cmsUrl }
    }
    const api = `http://127.0.0.1:${cmsPort}/api`
    const measured = {
      siteUrl,
      api,
      databaseUrl: database.url,
      databasePid: database.process.pid ?? process.pid,
      product: await firstProduct(api),
      sitePid: () => programs().site.pid,
      pids: () => ({ site: programs().site.pid, cms: programs().cms.pid }),
      secrets: () => fileOf('secrets.json'),
      restart,
      number,
    }
    for (const [name, measure] of Object.entries(measurements)) {
      if (selected.length > 0 ? !selected.includes(name) : onDemand.includes(name)) continue
      for await (const figure of await measure(measured)) {
        printFigure(figure)
        if (figure.withinBudget === false && onDemand.includes(name)) process.exitCode = 1
      }
    }
  } finally {
    await (ending ??= end())
  }
}

async function firstProduct(api: string): Promise<string> {
  const listed: unknown = await (
    await fetch(`${api}${apiVersion}${calls['products-list'].path}?perPage=1`)
  ).json()
  const [product] = Object(listed).data
  return routePath('product', 'br', {
    category: product.category.slug,
    subcategory: product.sub_category.slug,
    product: product.slug,
  })
}

const [first, commit, ...others] = process.argv.slice(2)
if (first === 'against' && commit !== undefined && others.length === 0) {
  const interruption = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => interruption.abort())
  await compareWith(commit, interruption.signal)
} else await main(process.argv.slice(2))
