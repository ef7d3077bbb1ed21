import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { megabytesAfterCollection } from './collection.ts'
import type { Figure } from './figures.ts'
import { median, percentile } from './figures.ts'
import { descriptorsOf, processorSeconds, residentMegabytes } from './processes.ts'
import { SoakLoad } from './soak-load.ts'
import type { LoadOptions } from './soak-load.ts'

/** Maximum growth from the early to the late sixth, as a share of the early value. */
const maxGrowth = 0.05
/** Growth that is tolerated in any case: small values vary by more than their share. */
const noise = { megabytes: 5, count: 3 } as const

const sampleEveryMs = 2000

/** State of the system at one time. */
interface Sample {
  /** Share of the measured time, 0 to 1. */
  at: number
  site: number
  cms: number
  siteDescriptors: number
  cmsDescriptors: number
  connections: number
  /** Processor time of each program since its start, s. */
  processor: { site: number; cms: number }
}

/** Part of the time in which caches and heaps fill: a plateau is measured after it. */
const warmPart = 1 / 3

interface Options extends LoadOptions {
  minutes: number
  databaseUrl: string
  pids: () => Pids
}

interface Pids {
  site: number
  cms: number
}

type ProgramName = keyof Pids
const programNames = ['site', 'cms'] as const

/** Part of the measured time, as shares from 0 to 1. */
interface Interval {
  from: number
  to: number
}

const sixth = (from: number): Interval => ({ from, to: from + 1 / 6 })
const [early, late] = [sixth(warmPart), sixth(5 / 6)]
const [middleThird, lastThird] = [
  { from: warmPart, to: 2 / 3 },
  { from: 2 / 3, to: 1 },
]

const isInside =
  ({ from, to }: Interval) =>
  ({ at }: { at: number }) =>
    at >= from && at <= to

interface Visit {
  kind: string
  status: number
  ms: number
  at: number
}

/** Samples and requests of the measured time. */
class Measurements {
  readonly #samples: readonly Sample[]
  readonly visits: readonly Visit[]

  /** @param visits - `at` of each as a share of the measured time, as in the samples. */
  constructor(samples: readonly Sample[], visits: readonly Visit[]) {
    this.#samples = samples
    this.visits = visits
  }

  median(name: Exclude<keyof Sample, 'at' | 'processor'>, part: Interval): number {
    return median(this.#samples.filter(isInside(part)).map((sample) => sample[name]))
  }

  /** 95th percentile of the answers to a kind of request, ms. */
  p95(kind: string, part: Interval): number {
    const visits = this.visits.filter((visit) => visit.kind === kind && isInside(part)(visit))
    return percentile(
      visits.map(({ ms }) => ms),
      0.95,
    )
  }

  /** Processor time of a program per request, ms. */
  processorMs(name: ProgramName, part: Interval): number {
    const inPart = this.#samples.filter(isInside(part)).map((sample) => sample.processor[name])
    const seconds = (inPart.at(-1) ?? 0) - (inPart[0] ?? 0)
    return (seconds * 1000) / Math.max(1, this.visits.filter(isInside(part)).length)
  }
}

/** Values of the early and of the late part. */
type Pair = readonly [before: number, after: number]

/** Figure with a limit of growth. */
const growth = (what: string, unit: string, tolerated: number, [before, after]: Pair): Figure => ({
  what,
  value: `${before.toFixed(0)} ${unit}, then ${after.toFixed(0)} ${unit} (${(((after - before) / before) * 100).toFixed(1)} %)`,
  budget: `at most ${maxGrowth * 100} % or ${tolerated} ${unit} more`,
  withinBudget: after - before <= Math.max(before * maxGrowth, tolerated),
})

/** Figure without a limit. */
const unlimited = (what: string, unit: string, [before, after]: Pair): Figure => ({
  what,
  value: `${before.toFixed(1)} ${unit}, then ${after.toFixed(1)} ${unit}`,
  budget: 'none, the load of the machine or garbage is in it',
  withinBudget: undefined,
})

/**
 * Readers, searches, a member and an editor send requests at a bounded rate for a time. Descriptors
 * and connections of the last sixth are compared with those of the sixth after the first third, and
 * memory after a garbage collection at the end of both. Memory with garbage, response times and
 * processor time per request have no limit: a heap keeps garbage until it nears its limit, and
 * times grow with the load of a shared machine.
 */
export async function measureSoak({
  minutes,
  databaseUrl,
  pids,
  ...load
}: Options): Promise<Figure[]> {
  const database = new Client({ connectionString: databaseUrl })
  await database.connect()
  const began = pids()
  const work = await SoakLoad.start(load)
  const length = minutes * 60_000
  const start = performance.now()
  const { samples, between, end } = await takeSamples({ database, pids: began, start, length })
  const visits = await work.stop()
  await database.end()
  const now = pids()
  const survived = now.site === began.site && now.cms === began.cms

  const placed = visits.map((visit) => ({ ...visit, at: (visit.at - start) / length }))
  const measured = new Measurements(samples, placed)
  const failed = visits.filter(({ status }) => status === 0 || status >= 500)
  return [
    ...memoryFigures(measured, between, end),
    ...countFigures(measured),
    ...timeFigures(measured),
    {
      what: `failed of ${visits.length} requests in ${minutes} minutes${failed[0] ? `, as ${failed[0].kind} with ${failed[0].status}` : ''}`,
      value: `${failed.length}${survived ? '' : ', and a program was started again'}`,
      budget: 'none',
      withinBudget: failed.length === 0 && survived,
    },
  ]
}

/** Memory of the programs after a garbage collection, MB. */
const collectedMemory = async (pids: Pids): Promise<Pids> => ({
  site: await megabytesAfterCollection(pids.site),
  cms: await megabytesAfterCollection(pids.cms),
})

/**
 * Samples the programs and the database for `length` ms.
 *
 * @returns Samples, and the memory after a garbage collection at the end of the `early` interval
 *   (`between`) and at the end of the measurement (`end`).
 */
async function takeSamples({
  database,
  pids,
  start,
  length,
}: {
  database: Client
  pids: Pids
  start: number
  length: number
}) {
  const samples: Sample[] = []
  let between: Pids | undefined
  while (performance.now() - start < length) {
    await pause(sampleEveryMs)
    if (performance.now() - start > length * early.to) between ??= await collectedMemory(pids)
    const { rows } = await database.query<{ count: number }>(
      'select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    samples.push({
      at: (performance.now() - start) / length,
      site: residentMegabytes(pids.site),
      cms: residentMegabytes(pids.cms),
      siteDescriptors: descriptorsOf(pids.site),
      cmsDescriptors: descriptorsOf(pids.cms),
      connections: rows[0]?.count ?? 0,
      processor: { site: processorSeconds(pids.site), cms: processorSeconds(pids.cms) },
    })
  }
  if (between === undefined) throw new Error('the time was too short')
  return { samples, between, end: await collectedMemory(pids) }
}

const memoryFigures = (measured: Measurements, between: Pids, end: Pids): Figure[] =>
  programNames.flatMap((name) => {
    const what = `memory of the ${name}`
    return [
      growth(`${what} after a collection`, 'MB', noise.megabytes, [between[name], end[name]]),
      unlimited(`${what} with garbage`, 'MB', [
        measured.median(name, early),
        measured.median(name, late),
      ]),
    ]
  })

const countFigures = (measured: Measurements): Figure[] =>
  (
    [
      ['descriptors of the site', 'siteDescriptors'],
      ['descriptors of the cms', 'cmsDescriptors'],
      ['connections of the database', 'connections'],
    ] as const
  ).map(([what, name]) =>
    growth(what, 'open', noise.count, [measured.median(name, early), measured.median(name, late)]),
  )

function timeFigures(measured: Measurements): Figure[] {
  const { visits } = measured
  const kinds = [...new Set(visits.map(({ kind }) => kind))].toSorted()
  return [
    ...kinds.map((kind) =>
      unlimited(
        `p95 of ${kind} (${visits.filter((visit) => visit.kind === kind).length} requests)`,
        'ms',
        [measured.p95(kind, middleThird), measured.p95(kind, lastThird)],
      ),
    ),
    ...programNames.map((name) =>
      unlimited(`processor time of the ${name} for a request`, 'ms', [
        measured.processorMs(name, middleThird),
        measured.processorMs(name, lastThird),
      ]),
    ),
  ]
}
