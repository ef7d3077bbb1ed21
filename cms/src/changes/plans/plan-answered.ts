import type { DoubtedValue } from '#src/content/limits/doubted-value.ts'
import { foundDoubtsTexts } from '#texts/found-doubts.js'
import { checkValue } from '#src/content/variants/check.ts'
import type { Refusal } from '#src/changes/sheets/plan.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { DoubtAnswer } from '#src/content/limits/doubt-shapes.ts'
import type { PlannedDoubt } from './planned-doubt.ts'
import { planWithout } from './plan-file.ts'
import { creationKey, isNewRow, keyOf, rowsOf } from './sheet-plan.ts'
import type { PlannedChange, PlannedCreation, PlannedDocument, SheetPlan } from './sheet-plan.ts'

const labels = labelsOf(foundDoubtsTexts)

/** Plan in which nothing is doubtful anymore. */
export interface AnsweredPlan extends SheetPlan {
  /** Doubtful values that nobody answered, which stay out. */
  unanswered: Refusal[]
}

/** What becomes of doubtful values, by document and place. */
interface Outcome {
  /** Values that stay out, and rows that do with them. */
  left: ReadonlySet<string>
  replaced: ReadonlyMap<string, DoubtedValue>
}

const refusalOf = ({ shown, place }: PlannedDoubt, message: string): Refusal => ({
  ...place,
  value: [shown.after].flat().join('–'),
  reason: 'invalid',
  message,
})

function changesAfter(
  document: string,
  changes: readonly PlannedChange[],
  { left, replaced }: Outcome,
): PlannedChange[] {
  return changes
    .filter(({ path }) => !left.has(`${document} ${path}`))
    .map((change) => {
      if (!isNewRow(change)) {
        const value = replaced.get(`${document} ${change.path}`)
        return value === undefined ? change : { ...change, after: value }
      }
      const { row } = change.after as { row: Record<string, unknown> }
      const cells = Object.entries(row).map(([key, value]) => [
        key,
        replaced.get(`${document} ${change.path}/${key}`) ?? value,
      ])
      return { ...change, after: { row: Object.fromEntries(cells) } }
    })
}

const documentAfter = (document: PlannedDocument, outcome: Outcome): PlannedDocument => {
  const key = keyOf(document)
  return {
    ...document,
    changes: changesAfter(key, document.changes, outcome),
    ...(document.public ? { public: changesAfter(key, document.public, outcome) } : {}),
  }
}

const creationAfter = (document: PlannedCreation, { replaced }: Outcome): PlannedCreation => {
  const key = creationKey(document)
  const own = Object.keys(document.values).flatMap((path) => {
    const value = replaced.get(`${key} ${path}`)
    return value === undefined ? [] : [[path, value] as const]
  })
  return own.length === 0
    ? document
    : { ...document, values: { ...document.values, ...Object.fromEntries(own) } }
}

/** Counts of rows without those of which nothing is left. */
function countsAfter(before: SheetPlan, after: SheetPlan): SheetPlan['counts'] {
  const [was, is] = [before, after].map(({ documents, created }) => {
    const rows = [...documents, ...created].map(rowsOf)
    const sum = (of: 'created' | 'changed') => rows.reduce((total, each) => total + each[of], 0)
    return { created: sum('created'), changed: sum('changed') }
  })
  const less = (of: 'created' | 'changed') =>
    Math.max(0, before.counts[of] - Math.max(0, (was?.[of] ?? 0) - (is?.[of] ?? 0)))
  return { ...before.counts, created: less('created'), changed: less('changed') }
}

/**
 * Plan with the doubtful values that somebody accepted, and with the values that were given for
 * others. Without an answer a value stays out, and a new part number with one stays out as a whole.
 */
export function planAnswered(
  plan: SheetPlan,
  answers: readonly DoubtAnswer[],
  language: string,
): AnsweredPlan {
  const doubts = plan.doubts ?? []
  if (doubts.length === 0) return { ...plan, unanswered: [] }
  const given = new Map(answers.map((answer) => [answer.key, answer]))
  const present = new Set([
    ...plan.documents.flatMap((document) =>
      document.changes.map(({ path }) => `${keyOf(document)} ${path}`),
    ),
    ...plan.created.flatMap((document) =>
      Object.keys(document.values).map((path) => `${creationKey(document)} ${path}`),
    ),
  ])
  const left = new Set<string>()
  const replaced = new Map<string, DoubtedValue>()
  const unanswered: Refusal[] = []
  for (const doubt of doubts) {
    const { key, document, row, isNew, message } = doubt.shown
    // left out by its author
    if (!present.has(isNew ? `${document} ${row}` : key) && !present.has(key)) continue
    const answer = given.get(key)
    const problem =
      answer?.value === undefined
        ? undefined
        : checkValue(answer.value, doubt.column.declared, language)
    if (answer && problem === undefined) {
      if (answer.value !== undefined) replaced.set(key, answer.value)
      continue
    }
    left.add(isNew ? `${document} ${row}` : key)
    const text = problem ?? textOf(labels.unanswered({ message }), language)
    unanswered.push(refusalOf(doubt, text))
  }
  const outcome = { left, replaced }
  const rest = planWithout(
    {
      ...plan,
      documents: plan.documents.map((document) => documentAfter(document, outcome)),
      created: plan.created.map((document) => creationAfter(document, outcome)),
    },
    [...left].filter((key) => key.startsWith('new ')),
  )
  return { ...rest, counts: countsAfter(plan, rest), unanswered }
}
