import { takenConsequences } from '#src/admin/consequences/taken-consequences.ts'
import type { PreviewDocument, PlanPreview } from '#src/changes/plans/plan-shapes.ts'
import type { Family } from './comparison-rows.ts'

/** Keys of the documents and rows that are left out, as the request to apply sends them. */
export type Left = ReadonlySet<string>

export type TickState = 'all' | 'some' | 'none'

const rowsOf = ({ tables }: PreviewDocument): string[] =>
  tables.flatMap(({ rows }) => rows.map(({ key }) => key))

const inFull = (document: PreviewDocument, row: string): string => `${document.key} ${row}`

export const isRowTaken = (left: Left, document: PreviewDocument, row: string): boolean =>
  !left.has(document.key) && !left.has(inFull(document, row))

/** True if rows are all that changes of a document, and all of them are listed. */
const hasRowsOnly = ({ changes, tables }: PreviewDocument): boolean =>
  changes.length === 0 && tables.every(({ more }) => more === 0)

/** Takes rows of a document, or leaves them out; all of its rows: the document. */
export function withRows(
  left: Left,
  {
    document,
    rows,
    isTaken,
  }: { document: PreviewDocument; rows: readonly string[]; isTaken: boolean },
): Left {
  const all = rowsOf(document)
  const next = new Set(left)
  if (next.delete(document.key)) for (const row of all) next.add(inFull(document, row))
  for (const row of rows) {
    if (isTaken) next.delete(inFull(document, row))
    else next.add(inFull(document, row))
  }
  const isEmpty = all.every((row) => next.has(inFull(document, row)))
  if (!isEmpty || !(hasRowsOnly(document) || rows.length === all.length)) return next
  for (const row of all) next.delete(inFull(document, row))
  return next.add(document.key)
}

/** Takes the rows that a filter shows of families, or leaves them out. */
export const withFamilies = (left: Left, families: readonly Family[], isTaken: boolean): Left =>
  families.reduce(
    (next, { document, rows }) =>
      withRows(next, { document, rows: rows.map(({ key }) => key), isTaken }),
    left,
  )

/** How much of the rows that a filter shows is taken. */
export function tickOf(left: Left, families: readonly Family[]): TickState {
  let [taken, all] = [0, 0]
  for (const { document, rows } of families) {
    if (rows.length === 0) {
      all += 1
      if (!left.has(document.key)) taken += 1
    }
    for (const { key } of rows) {
      all += 1
      if (isRowTaken(left, document, key)) taken += 1
    }
  }
  return taken === all ? 'all' : taken === 0 ? 'none' : 'some'
}

/** What is imported after the ticks. */
export interface Taken {
  changed: number
  created: number
  /** Listed rows that are left out. */
  left: number
  documents: PreviewDocument[]
  /** Documents that visitors read, those included that are not listed. */
  publicDocuments: number
  drafts: number
}

export function takenOf(
  { figures, documents, consequences }: Pick<PlanPreview, 'figures' | 'documents' | 'consequences'>,
  left: Left,
): Taken {
  const { read: publicDocuments, unread: drafts } = takenConsequences(consequences, left)
  const taken = {
    changed: figures.changed,
    created: figures.created,
    left: 0,
    publicDocuments,
    drafts,
  }
  const remaining = documents.filter((document) => {
    const isLeft = left.has(document.key)
    for (const { rows, more } of document.tables) {
      for (const { key, kind } of rows) {
        if (isRowTaken(left, document, key)) continue
        taken.left += 1
        if (kind === 'added') taken.created -= 1
        else taken.changed -= 1
      }
      // unlisted rows are counted as changed ones
      if (isLeft) taken.changed -= more
      if (isLeft) taken.left += more
    }
    return !isLeft
  })
  return { ...taken, documents: remaining }
}
