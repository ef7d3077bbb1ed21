import type { Payload, PayloadRequest } from 'payload'
import { asChangeSet, runningSet, setOfLot } from '#src/recording/history/cause.ts'
import { besideSaves } from '#src/changes/beside-saves.ts'
import { PlanRefused } from '#src/changes/plan-refused.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { importsTexts } from '#texts/imports.js'
import { applySheetPlan } from './apply-sheet-plan.ts'
import { lotOfAttachments } from './plan-attachments.ts'
import { sourceFacts } from './plan-sources.ts'
import {
  beginPlan,
  endHeldPlans,
  endPlan,
  isStillRunning,
  noteProgress,
  readPlanFile,
} from './plan-store.ts'
import type { StoredPlan } from './plan-store.ts'
import { applyProblem, computePlan } from './compute-plan.ts'
import { fingerprintOfPlan, planConfirmed, planWithout } from './plan-file.ts'
import { draftProblem, kindsOf, mayApply } from './plan-uses.ts'
import { contentOf } from './release-content.ts'
import { codesSinceOrder } from './release-doubts.ts'
import { requestOf, StoredPlanRefused } from './request-of-plan.ts'
import { planAnswered } from './plan-answered.ts'
import { runUndo } from './run-undo.ts'
import type { AnsweredPlan } from './plan-answered.ts'

const labels = labelsOf(importsTexts)

/** Documents after which the progress is written. */
const progressEvery = 10

interface KeptPlan {
  stored: StoredPlan
  file: Uint8Array<ArrayBuffer>
}

/** Plan of the file as it is now; a plan that was shown and changed meanwhile is refused. */
async function currentPlan(
  { payload, user, i18n, t }: PayloadRequest,
  transaction: Transaction,
  { stored, file }: KeptPlan,
): Promise<AnsweredPlan> {
  const reader = { payload, user, i18n, t, ...transaction }
  const { plan } = await computePlan(reader, stored, file, stored.language).catch(
    (error: unknown) => {
      throw error instanceof PlanRefused ? new StoredPlanRefused(error.message) : error
    },
  )
  const isLater = stored.starts_at !== null
  if (!isLater && fingerprintOfPlan(plan) !== stored.digest)
    throw new StoredPlanRefused(textOf(labels.outdated, stored.language))
  const { without, confirmed, answers, language } = stored
  return planAnswered(planConfirmed(planWithout(plan, without), confirmed), answers, language)
}

/** Plan of the file as it is now, unless it is not to be applied as it was requested. */
async function plannedNow(
  req: PayloadRequest,
  transaction: Transaction,
  { stored, file }: KeptPlan,
): Promise<AnsweredPlan> {
  const say = (label: Label): string => textOf(label, stored.language)
  const plan = await currentPlan(req, transaction, { stored, file })
  if (!mayApply(req, stored, plan)) throw new StoredPlanRefused(say(labels.denied))
  const notTaken = [...plan.refused, ...plan.unanswered]
  if (!stored.is_partial && notTaken.length > 0)
    throw new StoredPlanRefused(say(labels.refusedWhole), notTaken)
  const own = applyProblem(
    stored.source,
    plan,
    { use: stored.use ?? 'draft', without: stored.without },
    stored.language,
  )
  if (own !== undefined) throw new StoredPlanRefused(own, plan.refused)
  // its drafts may have changed since its values were looked at
  if (sourceFacts[stored.source].isRelease && stored.starts_at !== null) {
    const accepted = stored.answers.map(({ key }) => key)
    const { payload, i18n } = req
    const codes = await codesSinceOrder(
      { payload, i18n, ...transaction },
      contentOf(file).drafts,
      accepted,
    )
    if (codes.length > 0)
      throw new StoredPlanRefused(say(labels.unaccepted({ codes: codes.join(', ') })))
  }
  const problem = stored.use === 'publish' ? undefined : draftProblem(req, plan)
  if (problem) throw new StoredPlanRefused(say(problem))
  return plan
}

/** Writes a plan, and ends it. */
async function writePlan(
  req: PayloadRequest,
  transaction: Transaction,
  { stored, file, plan }: KeptPlan & { plan: AnsweredPlan },
  pass: () => Promise<void>,
): Promise<void> {
  const { payload } = req
  const say = (label: Label): string => textOf(label, stored.language)
  const { documents, refused } = await applySheetPlan(req, transaction, plan, {
    use: stored.use ?? 'draft',
    onProgress: async (done, total) => {
      await pass()
      if (done % progressEvery === 0) await noteProgress(payload, stored.id, { done, total })
    },
    onRefused: (list) => {
      if (!stored.is_partial) throw new StoredPlanRefused(say(labels.refusedWhole), list)
    },
  })
  const end = {
    set: documents > 0 ? runningSet().id : undefined,
    message: say(
      refused.length > 0
        ? labels.doneInPart({ documents, refused: refused.length })
        : labels.done({ documents }),
    ),
  }
  if (sourceFacts[stored.source].isRelease)
    await endHeldPlans(payload, contentOf(file).imports, end, transaction)
  await endPlan(
    payload,
    stored.id,
    { state: 'done', ...end, refused: [...plan.refused, ...plan.unanswered, ...refused] },
    transaction,
  )
}

async function applyStoredPlan(payload: Payload, stored: StoredPlan): Promise<void> {
  const file = await readPlanFile(payload, stored.id)
  if (!file) throw new StoredPlanRefused(textOf(labels.noFile, stored.language))
  if (stored.source === 'undo') return runUndo(payload, stored, file)
  const req = await requestOf(payload, stored)
  const lot = stored.source === 'files' ? lotOfAttachments(file) : undefined
  const cause = {
    kind: sourceFacts[stored.source].cause,
    title: stored.file_name,
    ...(lot === undefined ? {} : { id: setOfLot(lot, stored.author) }),
  }
  await asChangeSet(cause, () =>
    besideSaves(payload, {
      isJob: true,
      plan: async (transaction) =>
        (await isStillRunning(payload, stored.id, transaction))
          ? plannedNow(req, transaction, { stored, file })
          : undefined,
      changes: (plan) => (plan === undefined ? [] : kindsOf(plan)),
      write: async (transaction, plan, pass) =>
        plan && writePlan(req, transaction, { stored, file, plan }, pass),
    }),
  )
}

/**
 * Applies a waiting plan in one transaction: a process that is killed leaves nothing of it, and
 * the job begins it again. A refused plan keeps its reason.
 */
export async function runPlan(payload: Payload, id: number): Promise<void> {
  const stored = await beginPlan(payload, id)
  if (!stored) return
  try {
    await applyStoredPlan(payload, stored)
  } catch (error) {
    if (!(error instanceof StoredPlanRefused)) {
      payload.logger.error({ err: error, msg: 'an import failed', import: id })
      const message = textOf(labels.failed, stored.language)
      return endPlan(payload, id, { state: 'failed', message, isFault: true })
    }
    const { message, refused } = error
    await endPlan(payload, id, { state: 'failed', message, refused })
  }
}
