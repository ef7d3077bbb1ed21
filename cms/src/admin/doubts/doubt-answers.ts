import type { DoubtedValue } from '#src/content/limits/doubted-value.ts'
import type { DoubtAnswer, ShownDoubt } from '#src/content/limits/doubt-shapes.ts'
import type { PlanPreview } from '#src/changes/plans/plan-shapes.ts'

/** Answers to doubts by their key. */
export type Answers = ReadonlyMap<string, DoubtAnswer>

export const noAnswers: Answers = new Map()

/** Doubts without an answer, those included that are not listed. */
export const unansweredOf = (
  { doubts, moreDoubts }: Pick<PlanPreview, 'doubts' | 'moreDoubts'>,
  answers: Answers,
): number => doubts.filter(({ key }) => !answers.has(key)).length + moreDoubts

/** Answer that takes the value that is likely meant; undefined if none is. */
export const proposed = ({ key, proposal }: ShownDoubt): DoubtAnswer | undefined =>
  proposal === undefined ? undefined : { key, value: proposal }

/** Answers with those of doubts; undefined takes one back. */
export function answered(
  answers: Answers,
  changes: readonly (readonly [key: string, answer: DoubtAnswer | undefined])[],
): Answers {
  const next = new Map(answers)
  for (const [key, answer] of changes) {
    if (answer) next.set(key, answer)
    else next.delete(key)
  }
  return next
}

/** True if an answer leaves the value as it is on the site. */
const isFormer = ({ before }: ShownDoubt, value: DoubtedValue | undefined): boolean =>
  value !== undefined && JSON.stringify(value) === JSON.stringify(before)

/** Rows that are written only because their doubts were answered: new ones, and changed ones. */
export function rowsByAnswers(
  { doubts, documents }: Pick<PlanPreview, 'doubts' | 'documents'>,
  answers: Answers,
): { created: number; changed: number } {
  const listed = new Set(
    documents.flatMap(({ key, tables }) =>
      tables.flatMap(({ rows }) => rows.map((row) => `${key} ${row.key}`)),
    ),
  )
  const rows = [...Map.groupBy(doubts, ({ document, row }) => `${document} ${row}`)]
  let [created, changed] = [0, 0]
  for (const [key, own] of rows) {
    const isNew = own.some((doubt) => doubt.isNew)
    const given = own.map((doubt) => ({ doubt, answer: answers.get(doubt.key) }))
    if (isNew && given.every(({ answer }) => answer)) created += 1
    if (isNew || listed.has(key)) continue
    if (given.some(({ doubt, answer }) => answer && !isFormer(doubt, answer.value))) changed += 1
  }
  return { created, changed }
}
