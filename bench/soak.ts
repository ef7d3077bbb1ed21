import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { megabytesAfterCollection } from './collection.ts'
import type { Figure } from './figures.ts'
import { median, percentile } from './figures.ts'
import { descriptorsOf, processorSeconds, residentMegabytes } from './processes.ts'
import { SoakLoad } from './soak-load.ts'
import type { LoadOptions } from './soak-load.ts'

/** Growth that the second half of the measured time may have, and what no percentage means. */
const maxGrowth = 0.05
const noise = { megabytes: 5, count: 3 } as const

const sampleEveryMs = 2000

/** The system at one time. */
interface Sample {
  at: number
  site: number
  cms: number
  siteDescriptors: number
  cmsDescriptors: number
  connections: number
  /** Processor time since its start, s. */
  processor: { site: number; cms: number }
}

/** Part of the time in which caches and heaps fill: a plateau is measured after it. */
const warmPart = 1 / 3

interface Options extends LoadOptions {
  minutes: number
  databaseUrl: string
  pids: () => { site: number; cms: number }
}

/**
 * Readers, searches, a member and an editor at a bounded rate for a time. Descriptors and connections
 * of the last sixth are compared with those of the sixth after the first third, and memory after a
 * collection at the end of both. Memory with garbage, which a heap keeps until it nears its limit,
 * times of answers and processor time of a request are told without a limit: they grow with the load of
 * a shared machine.
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
  const samples: Sample[] = []
  const length = minutes * 60_000
  const start = performance.now()
  const collected = async () => ({
    site: await megabytesAfterCollection(began.site),
    cms: await megabytesAfterCollection(began.cms),
  })
  let middle: Awaited<ReturnType<typeof collected>> | undefined
  while (performance.now() - start < length) {
    await pause(sampleEveryMs)
    if (performance.now() - start > length * (warmPart + 1 / 6)) middle ??= await collected()
    const { rows } = await database.query<{ count: number }>(
      'select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    samples.push({
      at: (performance.now() - start) / length,
      site: residentMegabytes(began.site),
      cms: residentMegabytes(began.cms),
      siteDescriptors: descriptorsOf(began.site),
      cmsDescriptors: descriptorsOf(began.cms),
      connections: rows[0]?.count ?? 0,
      processor: { site: processorSeconds(began.site), cms: processorSeconds(began.cms) },
    })
  }
  if (middle === undefined) throw new Error('the time was too short')
  const [between, end] = [middle, await collected()]
  const visits = await work.stop()
  await database.end()
  const now = pids()
  const survived = now.site === began.site && now.cms === began.cms

  const sixth = (part: number) => ({ from: part, to: part + 1 / 6 })
  const [early, late] = [sixth(warmPart), sixth(5 / 6)]
  const inside =
    ({ from, to }: { from: number; to: number }) =>
    ({ at }: { at: number }) =>
      at >= from && at <= to
  const growth = (
    what: string,
    unit: string,
    tolerated: number,
    before: number,
    after: number,
  ): Figure => ({
    what,
    value: `${before.toFixed(0)} ${unit}, then ${after.toFixed(0)} ${unit} (${(((after - before) / before) * 100).toFixed(1)} %)`,
    budget: `at most ${maxGrowth * 100} % or ${tolerated} ${unit} more`,
    withinBudget: after - before <= Math.max(before * maxGrowth, tolerated),
  })
  type Sampled = Exclude<keyof Sample, 'at' | 'processor'>
  const typical = (name: Sampled, part: typeof early) =>
    median(samples.filter(inside(part)).map((one) => one[name]))
  const sampled = (what: string, name: Sampled, unit: string, tolerated: number): Figure =>
    growth(what, unit, tolerated, typical(name, early), typical(name, late))
  const placed = visits.map((visit) => ({ ...visit, at: (visit.at - start) / length }))
  const timesOf = (kind: string, { from, to }: typeof early) =>
    percentile(
      placed.filter((one) => one.kind === kind && inside({ from, to })(one)).map(({ ms }) => ms),
      0.95,
    )
  const processorMs = (name: 'site' | 'cms', part: typeof early) => {
    const inPart = samples.filter(inside(part)).map((one) => one.processor[name])
    const seconds = (inPart.at(-1) ?? 0) - (inPart[0] ?? 0)
    return (seconds * 1000) / Math.max(1, placed.filter(inside(part)).length)
  }
  const told = (what: string, unit: string, before: number, after: number): Figure => ({
    what,
    value: `${before.toFixed(1)} ${unit}, then ${after.toFixed(1)} ${unit}`,
    budget: 'none, the load of the machine or garbage is in it',
    withinBudget: undefined,
  })
  const failed = visits.filter(({ status }) => status === 0 || status >= 500)
  return [
    ...(['site', 'cms'] as const).flatMap((name) => {
      const kept = [between[name], end[name]] as const
      const what = `memory of the ${name}`
      return [
        growth(`${what} after a collection`, 'MB', noise.megabytes, ...kept),
        told(`${what} with garbage`, 'MB', typical(name, early), typical(name, late)),
      ]
    }),
    sampled('descriptors of the site', 'siteDescriptors', 'open', noise.count),
    sampled('descriptors of the cms', 'cmsDescriptors', 'open', noise.count),
    sampled('connections of the database', 'connections', 'open', noise.count),
    ...[...new Set(visits.map(({ kind }) => kind))]
      .toSorted()
      .map((kind) =>
        told(
          `p95 of ${kind} (${placed.filter((one) => one.kind === kind).length} requests)`,
          'ms',
          timesOf(kind, { from: warmPart, to: 2 / 3 }),
          timesOf(kind, { from: 2 / 3, to: 1 }),
        ),
      ),
    ...(['site', 'cms'] as const).map((name) =>
      told(
        `processor time of the ${name} for a request`,
        'ms',
        processorMs(name, { from: warmPart, to: 2 / 3 }),
        processorMs(name, { from: 2 / 3, to: 1 }),
      ),
    ),
    {
      what: `failed of ${visits.length} requests in ${minutes} minutes${failed[0] ? `, as ${failed[0].kind} with ${failed[0].status}` : ''}`,
      value: `${failed.length}${survived ? '' : ', and a program was started again'}`,
      budget: 'none',
      withinBudget: failed.length === 0 && survived,
    },
  ]
}
