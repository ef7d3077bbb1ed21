import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { lastStepMs } from './last-step.ts'
import type { Figure } from './figures.ts'
import { percentile } from './figures.ts'
import { descendantsOf, processorSecondsWithEnded, residentMegabytes } from './processes.ts'
import { logIn } from './publishing.ts'
import type { Login, Panel } from './publishing.ts'
import { until, visitUntil } from './visits.ts'
import type { Visits } from './visits.ts'

const perProduct = 11
/** Duration of the same load without an import, before and after it, ms. */
const quietMs = 30_000
/** Pause of the other editor between two saves, ms. */
const savePauseMs = 300
/** Interval at which memory is read, ms. */
const memoryMs = 500

interface Measured {
  siteUrl: string
  login: Login
  databaseUrl: string
  databasePid: number
  /** Path of a product page. */
  page: string
  pids: () => { site: number; cms: number }
  /** Products of the import. */
  products: number
}

/** Creates a published product; returns its id. */
async function createProduct(panel: Panel, family: string, count: number): Promise<number> {
  const { docs } = await panel('GET', '/subcategories?limit=1&depth=0&locale=br')
  const [{ id: subcategory }] = Object(docs)
  const { doc } = await panel('POST', '/products?locale=br&depth=0', {
    title: `Importado ${family}`,
    family,
    description: 'Produto de uma planilha.',
    subcategory,
    variants: Array.from({ length: count }, (_, at) => ({
      part_number: `${family}X${at}`,
      values: { packing: 10 },
    })),
    _status: 'published',
  })
  return Number(Object(doc).id)
}

const fileOf = (products: number, packing: number): string => {
  const lines = Array.from({ length: products }, (_each, product) =>
    Array.from({ length: perProduct }, (_, at) => `IMPORT${product}X${at};${packing}`),
  ).flat()
  return `part_number;packing\r\n${lines.join('\r\n')}\r\n`
}

/** Waits until an import is in a state. */
async function untilState(panel: Panel, id: number, wanted: string) {
  for (;;) {
    const found = await panel('GET', `/imports/${id}`)
    if (found['state'] === wanted) return found
    if (found['state'] === 'failed')
      throw new Error(`the import failed: ${String(found['message'])}`)
    await pause(500)
  }
}

interface Load extends Visits {
  saves: number[]
  refused: number
  /** Processor time by program, s. */
  processor: Record<string, number>
  cmsMegabytes: number
  importMegabytes: number
  seconds: number
}

/** Saves of another editor, in turn: a publication, a draft, the home page. */
async function saveUntil(panel: Panel, ids: readonly number[], isOver: () => boolean) {
  const times: number[] = []
  let refused = 0
  const kinds = [
    (text: string) =>
      panel('PATCH', `/products/${ids[0]}?locale=br&depth=0`, {
        description: text,
        _status: 'published',
      }),
    (text: string) =>
      panel('PATCH', `/products/${ids[1]}?locale=br&depth=0&draft=true`, { description: text }),
    () => panel('POST', '/globals/home?locale=br&draft=true', { _status: 'draft' }),
  ]
  for (let turn = 0; !isOver(); turn += 1) {
    const began = performance.now()
    await kinds[turn % kinds.length]?.(`Texto ${turn}`).catch(() => {
      refused += 1
    })
    times.push(performance.now() - began)
    await pause(savePauseMs)
  }
  return { times, refused }
}

/** Load of visitors and of another editor while `work` runs. */
async function loadDuring(
  { siteUrl, page, pids, databasePid }: Measured,
  { panel, others }: { panel: Panel; others: readonly number[] },
  work: () => Promise<unknown>,
): Promise<Load> {
  let isOver = false
  const began = performance.now()
  const programs = { ...pids(), PostgreSQL: databasePid }
  const processor = () =>
    Object.entries(programs).map(([name, pid]): [string, number] => [
      name,
      [pid, ...descendantsOf(pid)].reduce((sum, each) => sum + processorSecondsWithEnded(each), 0),
    ])
  const before = new Map(processor())
  let [cmsMegabytes, importMegabytes] = [0, 0]
  const watch = setInterval(() => {
    cmsMegabytes = Math.max(cmsMegabytes, residentMegabytes(programs.cms))
    for (const pid of descendantsOf(programs.cms))
      importMegabytes = Math.max(importMegabytes, residentMegabytes(pid))
  }, memoryMs)
  try {
    const running = work().finally(() => (isOver = true))
    const [visits, { times, refused }] = await Promise.all([
      visitUntil(siteUrl, page, () => isOver),
      saveUntil(panel, others, () => isOver),
      running,
    ])
    return {
      ...visits,
      saves: times,
      refused,
      processor: Object.fromEntries(
        processor().map(([name, seconds]) => [name, seconds - (before.get(name) ?? 0)]),
      ),
      cmsMegabytes,
      importMegabytes,
      seconds: (performance.now() - began) / 1000,
    }
  } finally {
    clearInterval(watch)
  }
}

/** Waits until a page is answered: the cms first reads the grown catalogue into memory. */
async function untilAnswered(url: string): Promise<void> {
  for (let at = 0; at < 120; at += 1) {
    if ((await fetch(url)).ok) return
    await pause(1000)
  }
  throw new Error(`${url} is not answered`)
}

const p95 = (times: readonly number[]): number => percentile(times, 0.95)

/** Figures of a part of the import, beside those of the same load without it. */
function figuresOf(what: string, during: Load, quiet: readonly Load[]): Figure[] {
  const alone = (read: (load: Load) => number[]): number => p95(quiet.flatMap(read))
  const { saves, refused, processor, seconds, cmsMegabytes, importMegabytes } = during
  const share = Object.entries(processor)
    .map(([name, used]) => `${name} ${((used / seconds) * 100).toFixed(0)} %`)
    .join(', ')
  return [
    {
      what: `saves of another editor while ${what} (${seconds.toFixed(0)} s; processor: ${share}), p95 of ${saves.length}, longest ${Math.max(...saves).toFixed(0)} ms, without ${alone((load) => load.saves).toFixed(0)} ms, ${refused} refused`,
      value: `${p95(saves).toFixed(0)} ms`,
      budget: 'under 1000 ms, none refused',
      withinBudget: p95(saves) < 1000 && refused === 0,
    },
    ...(['pages', 'searches'] as const).map((kind): Figure => {
      const without = alone((load) => load[kind])
      const ratio = p95(during[kind]) / without
      return {
        what: `visitors’ ${kind === 'pages' ? 'pages' : 'uncached searches'} while ${what}, p95 ${p95(during[kind]).toFixed(1)} ms, without ${without.toFixed(1)} ms`,
        value: `${ratio.toFixed(2)} times`,
        budget: 'at most 1.5 times',
        withinBudget: ratio <= 1.5,
      }
    }),
    {
      what: `memory of the import’s process while ${what} (cms ${cmsMegabytes.toFixed(0)} MB, without ${Math.max(...quiet.map((load) => load.cmsMegabytes)).toFixed(0)} MB)`,
      value: `${importMegabytes.toFixed(0)} MB`,
      budget: 'under 1400 MB',
      withinBudget: importMegabytes < 1400,
    },
  ]
}

/**
 * Another editor's saves, visitors' pages and uncached searches while a spreadsheet is compared and
 * published, beside those of the same load without it, before and after, in one run.
 */
export async function measureImports(measured: Measured): Promise<Figure[]> {
  const { siteUrl, login, databaseUrl, products } = measured
  const panel = await logIn(siteUrl, login)
  for (let product = 0; product < products; product += 1)
    await createProduct(panel, `IMPORT${product}`, perProduct)
  const others = [
    await createProduct(panel, 'IMPORTOTHER1', 5),
    await createProduct(panel, 'IMPORTOTHER2', 5),
  ]
  const load = (work: () => Promise<unknown>) => loadDuring(measured, { panel, others }, work)
  const quietly = () => load(async () => pause(quietMs))
  await untilAnswered(siteUrl + measured.page)
  // the first visits render and warm up
  await visitUntil(siteUrl, measured.page, until(5000))
  await load(async () => pause(5000))
  const before = await quietly()
  const file = new FormData()
  file.set('file', new File([fileOf(products, 20)], 'bench.csv'))
  let plan: Record<string, unknown> = {}
  const comparing = await load(async () => {
    const { id } = await panel('POST', '/imports', file)
    plan = await untilState(panel, Number(id), 'checked')
  })
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  let isOver = false
  const locked = lastStepMs(client, () => isOver)
  const applying = await load(async () => {
    await panel('POST', `/imports/${String(plan['id'])}/order`, {
      expected: plan['expected'],
      use: 'publish',
      isPartial: false,
      without: [],
    })
    await untilState(panel, Number(plan['id']), 'done')
  }).finally(() => (isOver = true))
  const lastStep = await locked
  await client.end()
  const quiet = [before, await quietly()]
  const size = `${products * perProduct} part numbers of ${products} products are`
  return [
    ...figuresOf(`${size} compared`, comparing, quiet),
    ...figuresOf(`${size} published`, applying, quiet),
    {
      what: 'last step of the import, for which saves of others wait, to 20 ms',
      value: `${lastStep.toFixed(0)} ms`,
      budget: 'under 1000 ms',
      withinBudget: lastStep < 1000,
    },
  ]
}
