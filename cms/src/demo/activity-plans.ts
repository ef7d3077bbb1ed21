import { defaultLocale } from '@vitrine/configuration/locales'
import type { AppliedSpreadsheet, Moment } from '@vitrine/demo'
import type { PayloadRequest } from 'payload'
import { checkPlan } from '#src/changes/plans/check-plan.ts'
import { readPlan, requestApply } from '#src/changes/plans/plan-store.ts'
import { withLocales } from '#src/changes/plans/read-releases.ts'
import { bytesOf, emptyRelease, withItems } from '#src/changes/plans/release-content.ts'
import { requestOf } from '#src/changes/plans/request-of-plan.ts'
import { planTask } from '#src/changes/plans/order-plan.ts'
import { runPlan } from '#src/changes/plans/run-plan.ts'
import { joinStructureUndo } from '#src/changes/structure/join-undo.ts'
import { undo } from '#src/changes/undo.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { panelLanguage } from '#src/platform/labels.ts'
import { asChangeSet } from '#src/recording/history/cause.ts'
import type { Loading } from './loading.ts'
import { instantAt, instantBefore } from './moments.ts'
import { readStaff } from './staff-ids.ts'

interface Row {
  part_number: string
  values: Record<string, unknown>
}

const csvOf = (column: string, lines: readonly (readonly [string, unknown])[]): string =>
  [['Código', column], ...lines].map((cells) => cells.join(';')).join('\r\n')

/** Compares a spreadsheet and applies it, as the employee did at that time; returns its change set. */
async function applySpreadsheet(
  req: PayloadRequest,
  { name, text, at }: { name: string; text: string; at: Date },
): Promise<string> {
  const { payload } = req
  return asChangeSet({ at }, async () => {
    const bytes = new TextEncoder().encode(text)
    const plan = await checkPlan(req, { source: 'file', name, bytes })
    if (!plan) throw new Error(`The spreadsheet ${name} of the demonstration was not compared.`)
    const { id, expected } = plan
    await requestApply(payload, id, { expected, use: 'publish', isPartial: false, without: [] })
    await runPlan(payload, id)
    const done = await readPlan(payload, id)
    if (!done?.change_set)
      throw new Error(
        `The spreadsheet ${name} of the demonstration changed nothing: ${done?.message}`,
      )
    await rows(
      payload,
      sql`update imports set at = ${at.toISOString()}::timestamptz, state_at = ${at.toISOString()}::timestamptz,
        ended_at = ${at.toISOString()}::timestamptz where id = ${id}::int`,
    )
    return done.change_set
  })
}

/** Part numbers of a product with their values in a column. */
async function valuesOf({ payload }: Loading, id: number, column: string) {
  const { variants } = await payload.findByID({ collection: 'products', id, depth: 0 })
  return (variants as unknown as Row[]).map(
    ({ part_number: code, values }) => [code, values[column] ?? '(remover)'] as const,
  )
}

/**
 * Applies the spreadsheets of the demonstration, and brings the former values back, by the engine of the
 * panel: plans, change sets, undo. Call it before the times of the documents are set.
 */
export async function loadSpreadsheets(loading: Loading): Promise<void> {
  const { payload, company } = loading
  const staff = await readStaff(loading)
  const now = new Date()
  const as = (by: string): Promise<PayloadRequest> =>
    requestOf(payload, {
      author: staff.get(by) ?? null,
      language: panelLanguage(defaultLocale),
    })
  const apply = async (
    { by, ...moment }: Moment & { by: string },
    name: string,
    text: string,
  ): Promise<string> =>
    applySpreadsheet(await as(by), { name, text, at: instantBefore(now, moment) })
  for (const given of company.activity?.spreadsheets ?? []) {
    const { column, value, back, name, product }: AppliedSpreadsheet = given
    const former = await valuesOf(loading, loading.id('products', product), column)
    const changed = csvOf(
      column,
      former.map(([code]) => [code, value]),
    )
    const set = await apply(given, name, changed)
    if (back.name === undefined) {
      const req = await as(back.by)
      await asChangeSet({ at: instantBefore(now, back) }, () =>
        undo(req, { set }, joinStructureUndo),
      )
    } else await apply(back, back.name, csvOf(column, former))
  }
}

/** Plans the release of the demonstration: the translations that are in review, at its time. */
export async function loadRelease(loading: Loading): Promise<void> {
  const { payload, company } = loading
  const { release, handedIn = [] } = company.activity ?? {}
  if (!release) return
  const { by, name, inDays, time } = release
  const req = await requestOf(payload, {
    author: (await readStaff(loading)).get(by) ?? null,
    language: panelLanguage(defaultLocale),
  })
  const products = handedIn.flatMap(({ product, returned }) => (returned ? [] : [product]))
  const drafts = await withLocales(
    req,
    [...new Set(products)].map((product) => ({
      collection: 'products',
      id: loading.id('products', product),
    })),
  )
  // a site without the language of a translation has nothing to release
  if (drafts.length === 0) return
  const bytes = bytesOf(withItems(emptyRelease, { drafts, imports: [] }))
  const plan = await checkPlan(req, { source: 'release', name, bytes })
  if (!plan) return
  const at = instantAt(new Date(), { daysAgo: -inDays, time })
  await requestApply(payload, plan.id, {
    expected: plan.expected,
    use: 'publish',
    isPartial: false,
    without: [],
    at: at.toISOString(),
  })
  await payload.jobs.queue({ task: planTask, input: { import: plan.id }, waitUntil: at })
}
