import { setTimeout } from 'node:timers/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createLocalReq } from 'payload'
import { Client } from 'pg'
import type { PayloadRequest } from 'payload'
import { checkPlan, keptOf } from '#src/changes/plans/check-plan.ts'
import { queuePlan } from '#src/changes/plans/plan-queue.ts'
import { readPlan, requestApply } from '#src/changes/plans/plan-store.ts'
import { planTask } from '#src/changes/plans/order-plan.ts'
import config from '#src/payload.config.ts'
import { serve } from '#src/server/routes.ts'
import { startServices } from '#src/server/start-services.ts'
import { lastStepMs } from '../../../bench/last-step.ts'
import { readAdministrator } from './administrator.ts'
import { megabytesOf, planProcesses } from './plan-processes.ts'

/**
 * Measures the saves of another editor and the searches of visitors without and with a large import,
 * in one run, on the seeded database of `DATABASE_URL`; prints figures as one line of JSON. Started
 * by `beside-saves.nightly.ts`.
 */

const [products = 900, perProduct = 11] = process.argv.slice(2).map(Number)
const { payload } = await startServices(config, { writesFeeds: false, sendsNotices: false })
const user = await readAdministrator(payload)
const [subcategory] = (await payload.find({ collection: 'subcategories', limit: 1, depth: 0 })).docs
if (!subcategory) throw new Error('the database is not seeded')

/** Makes a product of so many part numbers; returns its id. */
async function makeProduct(family: string, count: number): Promise<number> {
  const data = {
    title: `Grande ${family}`,
    family,
    subcategory: subcategory?.id,
    variants: Array.from({ length: count }, (_, at) => ({
      part_number: `${family}X${at}`,
      values: { section: at + 20, stud: 'M8' },
    })),
    _status: 'published',
  }
  const options = { collection: 'products', locale: 'br', depth: 0, data } as const
  const { id } = await payload.create(options as never)
  return Number(id)
}
for (let at = 0; at < products; at += 1) await makeProduct(`BIG${at}`, perProduct)
const others = [await makeProduct('OTHER1', 5), await makeProduct('OTHER2', 5)]

const linesOf = (section: number): string[] =>
  Array.from({ length: products }, (_each, product) =>
    Array.from({ length: perProduct }, (_, at) => `BIG${product}X${at};${at + section}`),
  ).flat()
const fileOf = (section: number) =>
  new TextEncoder().encode(`part_number;section\r\n${linesOf(section).join('\r\n')}\r\n`)

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

let count = 0
/** Saves of another editor: a publication, a draft, the home page. */
const saves = [
  () =>
    payload.update({
      collection: 'products',
      id: others[0] ?? 0,
      locale: 'br',
      user,
      data: { description: `Texto ${(count += 1)}`, _status: 'published' } as never,
    }),
  () =>
    payload.update({
      collection: 'products',
      id: others[1] ?? 0,
      locale: 'br',
      user,
      draft: true,
      data: { description: `Rascunho ${(count += 1)}` } as never,
    }),
  () => payload.updateGlobal({ slug: 'home', locale: 'br', user, draft: true, data: {} as never }),
]

interface Figures {
  saves: { count: number; p95: number; max: number; failed: number }
  searches: { count: number; p50: number; p95: number }
  /** Processor time of this process for a save or search, ms. */
  cpuMs: number
  /** Longest hold of the event loop, ms. */
  hold: number
  megabytes: number
  workerMegabytes: number
}

/** Saves and searches until `isOver`. */
async function measure(isOver: () => boolean): Promise<Figures> {
  const saved: number[] = []
  const searched: number[] = []
  let [failed, megabytes, workerMegabytes] = [0, 0, 0]
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const saving = async () => {
    for (let at = 0; !isOver(); at += 1) {
      const save = saves[at % saves.length]
      if (save)
        saved.push(
          await timed(() =>
            save().catch(() => {
              failed += 1
            }),
          ),
        )
      await setTimeout(300)
    }
  }
  const searching = async () => {
    for (let at = 0; !isOver(); at += 1) {
      const words = `grande BIG${(at * 37) % products}`
      const request = new Request(
        `http://localhost/api/v1/web/products?search=${encodeURIComponent(words)}`,
        { headers: { 'accept-language': 'br' } },
      )
      searched.push(
        await timed(async () => {
          const answer = await serve(request, payload)
          if (answer.status !== 200) throw new Error(`a search was answered with ${answer.status}`)
          await answer.text()
        }),
      )
      await setTimeout(50)
    }
  }
  const watching = async () => {
    while (!isOver()) {
      megabytes = Math.max(megabytes, megabytesOf('self'))
      for (const pid of planProcesses())
        workerMegabytes = Math.max(workerMegabytes, megabytesOf(pid))
      await setTimeout(500)
    }
  }
  const began = process.cpuUsage()
  await Promise.all([saving(), searching(), watching()])
  const { user, system } = process.cpuUsage(began)
  delay.disable()
  return {
    saves: {
      count: saved.length,
      p95: percentile(saved, 0.95),
      max: Math.max(...saved),
      failed,
    },
    searches: {
      count: searched.length,
      p50: percentile(searched, 0.5),
      p95: percentile(searched, 0.95),
    },
    cpuMs: (user + system) / 1000 / (saved.length + searched.length),
    hold: delay.max / 1e6,
    megabytes,
    workerMegabytes,
  }
}

/** Figures while `work` runs. */
async function during(work: () => Promise<unknown>): Promise<Figures & { seconds: number }> {
  let isOver = false
  const began = performance.now()
  const running = work().finally(() => {
    isOver = true
  })
  const figures = await measure(() => isOver)
  await running
  return { ...figures, seconds: (performance.now() - began) / 1000 }
}

const req: PayloadRequest = await createLocalReq({ user }, payload)
const given = { source: 'file', name: 'grande.csv' } as const
const untilState = async (id: number, wanted: string) => {
  for (;;) {
    const stored = await readPlan(payload, id)
    if (stored?.state === wanted) return stored
    if (stored?.state === 'failed') throw new Error(stored.message ?? 'failed')
    await setTimeout(200)
  }
}

await during(() => setTimeout(5000))
const quiet = await during(() => setTimeout(20_000))
// as it was before: in the thread that answers requests
const inline = await during(() => checkPlan(req, { ...given, bytes: fileOf(21) }))
let plan = { id: 0, digest: '' }
const planning = await during(async () => {
  plan.id = await queuePlan(payload, keptOf(req, { ...given, bytes: fileOf(22) }))
  plan = await untilState(plan.id, 'checked')
})
const client = new Client({ connectionString: process.env['DATABASE_URL'] })
await client.connect()
let isApplied = false
const lastStep = lastStepMs(client, () => isApplied)
const applying = await during(async () => {
  const author = { id: Number(user.id), name: user.name }
  const request = { author, expected: plan.digest, isPartial: true, without: [] }
  await requestApply(payload, plan.id, { ...request, use: 'publish' })
  await payload.jobs.queue({ task: planTask, input: { import: plan.id } })
  await untilState(plan.id, 'done')
  isApplied = true
})
const after = await during(() => setTimeout(20_000))
const applied = await readPlan(payload, plan.id)
process.stdout.write(
  `${JSON.stringify({ quiet, inline, planning, applying, after, lastStepMs: await lastStep, figures: applied?.figures, message: applied?.message })}\n`,
)
process.exit(0)
