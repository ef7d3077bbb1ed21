import type { PayloadRequest } from 'payload'
import { applyChanges } from '#src/changes/diff-values.ts'
import { documentWith, valuesOf } from '#src/changes/document-values.ts'
import { entityOf } from '#src/changes/visible-collections.ts'
import { withLanguages } from '#src/publishing/languages/compose.ts'
import { publicContent } from '#src/publishing/languages/states.ts'
import { fieldsOf, readDraft, readPublished } from '#src/publishing/languages/store.ts'
import type { PlannedContent } from '#src/publishing/preview/preview.ts'
import { publicChanges } from './sheet-plan.ts'
import type { PlannedChange, PlannedDocument, SheetPlan } from './sheet-plan.ts'

/** Documents of a change set that a preview shows; each one costs some ten ms per call. */
export const maxPreviewed = 100

async function plannedContent(
  req: Pick<PayloadRequest, 'payload'>,
  document: PlannedDocument,
): Promise<PlannedContent[]> {
  const { collection, id, changes, release } = document
  const entity = entityOf(collection, id)
  const row = await readPublished(req, entity)
  if (!row) return []
  const fields = fieldsOf(req.payload, entity)
  const changed = (base: Record<string, unknown>, by: readonly PlannedChange[]) =>
    by.length === 0 ? base : documentWith(fields, base, applyChanges(valuesOf(fields, base), by))
  const published = publicContent(row)
  if (release) {
    const latest = changed((await readDraft(req, entity)) ?? row, changes)
    const content = withLanguages(fields, published, latest, release.locales)
    return [{ collection, id, content }]
  }
  // a draft that visitors do not read stays one
  return published === row
    ? [{ collection, id, content: changed(row, publicChanges(document)) }]
    : []
}

/**
 * Documents as visitors would read them after a plan was published, in all locales; documents that
 * it makes are not among them, and at most `maxPreviewed` are.
 */
export async function plannedContents(
  req: Pick<PayloadRequest, 'payload'>,
  { documents }: SheetPlan,
): Promise<PlannedContent[]> {
  const contents: PlannedContent[] = []
  for (const document of documents) {
    if (contents.length >= maxPreviewed) break
    contents.push(...(await plannedContent(req, document)))
  }
  return contents
}
