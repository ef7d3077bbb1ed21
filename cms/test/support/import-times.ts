import { readTypedWorkbook } from '@vitrine/spreadsheets/read-typed-workbook'
import { createLocalReq, getPayload } from 'payload'
import { requestApply, readPlan, savePlan } from '#src/changes/plans/plan-store.ts'
import { fingerprintOfPlan, planSheets } from '#src/changes/plans/plan-file.ts'
import { figuresOf } from '#src/changes/plans/preview-plan.ts'
import { runPlan } from '#src/changes/plans/run-plan.ts'
import config from '#src/payload.config.ts'
import { readAdministrator } from './administrator.ts'

/**
 * Measures an import of many part numbers in this process, on the seeded database of `DATABASE_URL`,
 * and prints the times as one line of JSON. Started by `import-speed.nightly.ts`.
 */

const [products = 900, perProduct = 11] = process.argv.slice(2).map(Number)
const payload = await getPayload({ config, disableOnInit: true })

const [subcategory] = (await payload.find({ collection: 'subcategories', limit: 1, depth: 0 })).docs
const account = await readAdministrator(payload)
if (!subcategory) throw new Error('the database is not seeded')
const numberOf = (product: number, at: number): string => `BIG${product}X${at}`
const made = Array.from({ length: products }, (_, at) => at)
for (const product of made)
  await payload.create({
    collection: 'products',
    locale: 'br',
    depth: 0,
    data: {
      title: `Grande ${product}`,
      family: `BIG${product}`,
      subcategory: subcategory.id,
      variants: Array.from({ length: perProduct }, (_each, at) => ({
        part_number: numberOf(product, at),
        values: { section: at + 1, stud: 'M8' },
      })),
      _status: 'published',
    } as never,
  })

const lines = made.flatMap((product) =>
  Array.from({ length: perProduct }, (_, at) => `${numberOf(product, at)};${at + 2}`),
)
const file = new TextEncoder().encode(`part_number;section\r\n${lines.join('\r\n')}\r\n`)

const measured = async <T>(work: () => Promise<T>): Promise<[T, { ms: number; cpuMs: number }]> => {
  const began = performance.now()
  const cpu = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(cpu)
  return [result, { ms: performance.now() - began, cpuMs: (user + system) / 1000 }]
}

const req = await createLocalReq({ user: account }, payload)
const [plan, check] = await measured(async () =>
  planSheets(req, await readTypedWorkbook(file), 'pt'),
)
const id = await savePlan(payload, {
  author: { id: account.id, name: account.name },
  language: 'pt',
  source: 'file',
  fileName: 'big.csv',
  file,
  digest: fingerprintOfPlan(plan),
  checkedMs: 0,
  figures: figuresOf(plan, { sheets: 1, rows: lines.length }),
})
await requestApply(payload, id, {
  expected: fingerprintOfPlan(plan),
  use: 'publish',
  isPartial: false,
  without: [],
})
const [, apply] = await measured(() => runPlan(payload, id))
const stored = await readPlan(payload, id)
process.stdout.write(
  `${JSON.stringify({ values: plan.documents.flatMap(({ changes }) => changes).length, check, apply, state: stored?.state, message: stored?.message, megabytes: process.memoryUsage().rss / 2 ** 20 })}\n`,
)
process.exit(0)
