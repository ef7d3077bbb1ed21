import { createHash } from 'node:crypto'
import { commitTransaction, initTransaction, killTransaction } from 'payload'
import type { Payload, PayloadRequest } from 'payload'
import { lockGlossary } from '#src/translation/terms/keep-terms-distinct.ts'
import { planTerms, termStates } from '#src/translation/terms/plan-import.ts'
import type { PresentTerm, TermFile, TermPlan } from '#src/translation/terms/plan-import.ts'
import { storedWordsOf } from '#src/translation/terms/stored-words.ts'

/** Maximum rows of a file of terms. */
export const maxTermRows = 5000

/** All documents of the glossary, in the order of their title. */
export async function readPresentTerms(
  payload: Payload,
  req?: Pick<PayloadRequest, 'transactionID'>,
): Promise<PresentTerm[]> {
  const { docs } = await payload.find({
    collection: 'terms',
    pagination: false,
    depth: 0,
    sort: 'title',
    overrideAccess: true,
    ...(req ? { req } : {}),
  })
  return docs.map(({ id, words, state, source, note }) => ({
    id,
    words: storedWordsOf(words),
    state: termStates.find((each) => each === state) ?? 'proposed',
    source: source ?? '',
    note: note ?? '',
  }))
}

/** Digest of a plan; an import is applied only if its plan still has that of the preview. */
export const digestOfTerms = ({ saved }: TermPlan): string =>
  createHash('sha256').update(JSON.stringify(saved)).digest('hex').slice(0, 32)

/**
 * Saves the changes of an import in one transaction; `undefined` if the plan differs from the
 * preview. Other changes of the glossary wait until the transaction ends.
 */
export async function applyTerms(
  req: PayloadRequest,
  file: TermFile,
  digest: string,
): Promise<TermPlan | undefined> {
  const isOwn = await initTransaction(req)
  try {
    await lockGlossary(req)
    const present = await readPresentTerms(req.payload, req)
    const plan = planTerms(file, present, req.i18n.language)
    const isCurrent = digestOfTerms(plan) === digest
    for (const { id, content } of isCurrent ? plan.saved : []) {
      const shared = { collection: 'terms', depth: 0, overrideAccess: false, req } as const
      if (id === undefined) await req.payload.create({ ...shared, data: content })
      else await req.payload.update({ ...shared, id, data: content })
    }
    if (isOwn) await commitTransaction(req)
    return isCurrent ? plan : undefined
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
