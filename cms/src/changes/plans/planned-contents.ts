import { ValidationError } from 'payload'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { asChangeSet } from '#src/recording/history/cause.ts'
import { createDocument } from '#src/changes/create-document.ts'
import { tryWrites } from '#src/changes/trial.ts'
import { inSavepoint } from '#src/platform/database/transaction.ts'
import { applyChanges } from '#src/recording/history/diff-values.ts'
import { documentWith, valuesOf } from '#src/recording/history/document-values.ts'
import { entityOf } from '#src/changes/visible-collections.ts'
import { withLanguages } from '#src/publishing/languages/compose.ts'
import { publicContent } from '#src/publishing/languages/states.ts'
import { fieldsOf, readDraft, readPublished } from '#src/publishing/languages/store.ts'
import type { PlannedContent } from '#src/publishing/preview/preview.ts'
import { computePlan } from './compute-plan.ts'
import { planAnswered } from './plan-answered.ts'
import { readWithFile } from './plan-store.ts'
import { publicChanges } from './sheet-plan.ts'
import type { PlannedChange, PlannedCreation, PlannedDocument, SheetPlan } from './sheet-plan.ts'

/** Documents of a change set that a preview shows; each one costs some ten ms per call. */
export const maxPreviewed = 300

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

/** Time for which new documents are tried for a preview, ms. */
const maxTrialMs = 8000

/** Documents that a plan makes, as their publication would leave them; those it would refuse are left out. */
const createdContents = (
  req: PayloadRequest,
  created: readonly PlannedCreation[],
): Promise<PlannedContent[]> =>
  asChangeSet({ kind: 'program', isTrial: true }, () =>
    tryWrites(req, maxTrialMs, async (transaction, isOver) => {
      const contents: PlannedContent[] = []
      for (const { collection, values } of created) {
        if (await isOver()) break
        const slug = collection as CollectionSlug
        try {
          await inSavepoint(req.payload, transaction, async (part) => {
            const id = await createDocument(req, part, { collection: slug, values, use: 'publish' })
            const content = await readPublished(
              { payload: req.payload, ...part },
              { collection: slug, id },
            )
            if (content) contents.push({ collection, id, content, isNew: true })
          })
        } catch (error) {
          if (!(error instanceof ValidationError)) throw error
        }
      }
      return contents
    }),
  )

/**
 * Documents as visitors would read them after a plan was published, in all locales; at most
 * `maxPreviewed`, the new ones first.
 */
async function plannedContents(
  req: PayloadRequest,
  { documents, created }: SheetPlan,
): Promise<PlannedContent[]> {
  const made = created.slice(0, maxPreviewed)
  const contents = made.length === 0 ? [] : await createdContents(req, made)
  for (const document of documents) {
    if (contents.length >= maxPreviewed) break
    contents.push(...(await plannedContent(req, document)))
  }
  return contents
}

/** Documents as a stored plan would leave them now; undefined for an unknown one. */
export async function contentsOfPlan(
  req: PayloadRequest,
  id: number,
): Promise<PlannedContent[] | undefined> {
  const found = await readWithFile(req.payload, id)
  if (!found) return undefined
  const { stored, file } = found
  const { plan } = await computePlan(req, stored, file, req.i18n.language)
  return plannedContents(req, planAnswered(plan, stored.answers, req.i18n.language))
}
