import type { Reader } from '#src/changes/sheets/read-collections.ts'
import type { CellPlace } from '#src/changes/sheets/plan.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { keyOf } from './sheet-plan.ts'
import type { PlannedChange, SheetPlan } from './sheet-plan.ts'

/** Document whose latest version differs from what visitors read. */
export interface ChangedDocument {
  collection: string
  id: number
  /** Languages in which visitors read it; `*`: all. */
  publicIn: string[]
}

/** Public documents with drafts, by their key. */
export async function readChanged(req: Reader): Promise<Map<string, ChangedDocument>> {
  const found = await rows<ChangedDocument>(
    req.payload,
    sql`
    select e.collection, e.document_id as id, r.public_in as "publicIn"
    from staff_entries e join recorded_values r on r.collection = e.collection and r.document_id = e.document_id
    where e.site = 'changed' and r.public is not null and not r.is_trashed`,
    req,
  )
  return new Map(found.map((document) => [keyOf(document), document]))
}

/** Ids of documents by their collection. */
export function idsByCollection(documents: Iterable<ChangedDocument>): Map<string, number[]> {
  const ids = new Map<string, number[]>()
  for (const { collection, id } of documents)
    ids.set(collection, [...(ids.get(collection) ?? []), id])
  return ids
}

/** Rows of a file that change something. */
const rowsOf = (changes: readonly { place: CellPlace }[]): Set<string> =>
  new Set(changes.map(({ place }) => `${place.row} ${place.sheet}`))

/**
 * Rows of a file that equal drafts which visitors do not read. A plan leaves these as they are:
 * an exported file holds the drafts of everybody, and would publish them.
 *
 * @param published - Plan of the same file, compared with what visitors read.
 */
export function countEqualDrafts(
  latest: SheetPlan,
  published: SheetPlan,
  changed: ReadonlyMap<string, ChangedDocument>,
): number {
  const own = rowsOf(latest.documents.flatMap(({ changes }) => changes))
  const different = rowsOf(
    published.documents.flatMap((document) => {
      const publicIn = changed.get(keyOf(document))?.publicIn ?? []
      const isRead = ({ locale }: PlannedChange): boolean =>
        locale === null || publicIn.includes('*') || publicIn.includes(locale)
      return document.changes.filter(isRead)
    }),
  )
  return [...different].filter((row) => !own.has(row)).length
}
