import { isDrafted } from '#src/publishing/languages/store.ts'
import type { PayloadRequest } from 'payload'
import { isPublicUpload } from '#src/content/media/upload-digests.ts'
import { kindNameOf } from '#src/changes/show-document.ts'
import { entityOf } from '#src/changes/visible-collections.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { importsTexts } from '#texts/imports.js'
import { sourceFacts } from './plan-sources.ts'
import type { PlanSource } from './plan-sources.ts'
import type { ApplyRequest } from './plan-shapes.ts'
import type { SheetPlan } from './sheet-plan.ts'

const labels = labelsOf(importsTexts)

type Documents = Pick<SheetPlan, 'documents' | 'created' | 'savesUploads'>

/** True if a change of a kind of documents can wait as a draft; otherwise it takes effect at once. */
export const keepsDrafts = (req: Pick<PayloadRequest, 'payload'>, collection: string): boolean =>
  isDrafted(req.payload, entityOf(collection, 0))

/** Kinds of documents of a plan, each once. */
export const kindsOf = ({ documents, created }: Pick<SheetPlan, 'documents' | 'created'>) => [
  ...new Set([...documents, ...created].map(({ collection }) => collection)),
]

/** True if something in a plan can wait as a draft. */
export const hasDrafts = (req: Pick<PayloadRequest, 'payload'>, plan: Documents): boolean =>
  kindsOf(plan).some((kind) => keepsDrafts(req, kind))

/** Why a plan cannot be saved as drafts; undefined if it can. */
export function draftProblem(
  req: Pick<PayloadRequest, 'payload' | 'i18n'>,
  plan: Documents,
): Label | undefined {
  const kinds = kindsOf(plan).filter(
    (kind) => !keepsDrafts(req, kind) && !(plan.savesUploads && isPublicUpload(kind)),
  )
  if (kinds.length === 0) return undefined
  return labels.withoutDrafts({
    kinds: kinds.map((kind) => kindNameOf(req, entityOf(kind, 0))).join(', '),
  })
}

/**
 * True if an account may apply a plan. Translators save what they type in the grid: as drafts, and
 * in kinds without drafts as their forms do.
 */
export const mayApply = (
  req: PayloadRequest,
  { source, use }: { source: PlanSource; use: ApplyRequest['use'] | null },
  plan: Documents,
): boolean =>
  hasRole(req, permissions.products.create) ||
  (sourceFacts[source].isOfAuthor === true && (use !== 'publish' || !hasDrafts(req, plan)))
