import { ValidationError } from 'payload'
import type { PayloadRequest } from 'payload'
import { staffOf } from '#src/platform/access/access.ts'
import { noteDecisions, readProposals } from '#src/translation/exchange/proposals.ts'
import type { Proposal } from '#src/translation/exchange/proposals.ts'
import { fingerprintOf } from '#src/translation/passages.ts'
import { writePassages } from '#src/translation/record-translations.ts'
import { plainText } from '#src/translation/tagged-text.ts'
import { writeTexts } from '#src/changes/plan-texts.ts'
import type { WrittenText } from '#src/changes/plan-texts.ts'
import type { DeskItem, DeskText } from '#src/translation/desk-shapes.ts'
import { entityOf, fieldName, readDesk } from '#src/admin/translations/read-desk.ts'
import { reviewOf } from './review.ts'
import type { ReviewDocument, ShownProposal } from '#src/translation/exchange/exchange-shapes.ts'

export interface Decision {
  /** Id of the proposal. */
  id: number
  isAccepted: boolean
  /** Text as it was edited before it was accepted; undefined: as it was proposed. */
  text?: string | undefined
}

export interface Decisions {
  file: number
  item: DeskItem
  decisions: readonly Decision[]
  /** Fingerprints of the texts that were shown, by path. */
  seen: ReviewDocument['seen']
}

export type DecisionResult =
  | { kind: 'done'; document: ReviewDocument }
  /** No document, or no open proposal with these ids. */
  | { kind: 'absent' }
  /** Somebody changed a text after it was shown. */
  | { kind: 'changed'; document: ReviewDocument }
  | {
      kind: 'refused'
      errors: { path: string; field: string; message: string }[]
      document: ReviewDocument
    }

interface Accepted {
  shown: ShownProposal
  proposal: Proposal
  text: string
}

/** Text with its accepted passages; all others stay as they are, outdated ones too. */
function writtenText(
  text: DeskText,
  accepted: readonly Accepted[],
  seen: Decisions['seen'],
): WrittenText {
  const { path, passages, sourceSeen, targetSeen } = text
  const byPlace = new Map(accepted.map((each) => [each.shown.at, each]))
  return {
    path,
    passages: passages.map(({ target }, at) => {
      const each = byPlace.get(at)
      if (!each) return { text: target, isValid: false }
      // the translation of an older source follows that one
      const basis = each.shown.isSourceChanged ? each.proposal.source : undefined
      return { text: each.text, isValid: true, basis }
    }),
    ...((Object.hasOwn(seen, path) ? seen[path] : undefined) ?? { sourceSeen, targetSeen }),
  }
}

/** Keeps the older sources of accepted translations, with which their change is shown. */
async function keepSources(req: PayloadRequest, accepted: readonly Accepted[]): Promise<void> {
  const sources = accepted.flatMap(({ proposal: { source, sourceText } }): [string, string][] => {
    const text = sourceText === null ? undefined : plainText(sourceText)
    return text !== undefined && fingerprintOf(text) === source ? [[source, text]] : []
  })
  await writePassages({ payload: req.payload }, new Map(sources))
}

/**
 * Accepts and rejects proposals of a language of a document. Accepted texts are saved as drafts, all
 * of them or none.
 */
export async function decideProposals(
  req: PayloadRequest,
  { file, item, decisions, seen }: Decisions,
): Promise<DecisionResult> {
  const account = staffOf(req)?.id
  const document = await readDesk(req, item)
  if (!document?.mayWrite || account === undefined) return { kind: 'absent' }
  const before = await reviewOf(req, file, document)
  const open = new Map(before.proposals.map((each) => [each.id, each]))
  const stored = new Map(
    (await readProposals(req.payload, file, item)).map((each) => [each.id, each]),
  )
  if (decisions.length === 0 || decisions.some(({ id }) => !open.has(id))) return { kind: 'absent' }
  const accepted = decisions.flatMap(({ id, isAccepted, text }): Accepted[] => {
    const [shown, proposal] = [open.get(id), stored.get(id)]
    return isAccepted && shown && proposal && shown.at !== null
      ? [{ shown, proposal, text: text ?? shown.text }]
      : []
  })
  if (accepted.length < decisions.filter(({ isAccepted }) => isAccepted).length)
    return { kind: 'absent' }
  if (accepted.length > 0) {
    const byPath = Map.groupBy(accepted, ({ shown }) => shown.path)
    const texts = document.texts.flatMap((text) => {
      const each = byPath.get(text.path)
      return each ? [writtenText(text, each, seen)] : []
    })
    await keepSources(req, accepted)
    try {
      const result = await writeTexts(req, entityOf(item), item.locale, { texts, use: 'draft' })
      if (result.kind === 'absent') return { kind: 'absent' }
      if (result.kind === 'changed') return { kind: 'changed', document: before }
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      const errors = error.data.errors.map(({ path, message }) => ({
        path,
        field: fieldName(req, item.collection, path),
        message,
      }))
      return { kind: 'refused', errors, document: before }
    }
  }
  const idsOf = (isAccepted: boolean): number[] =>
    decisions.flatMap((each) => (each.isAccepted === isAccepted ? [each.id] : []))
  await noteDecisions(req.payload, idsOf(true), 'accepted', account)
  await noteDecisions(req.payload, idsOf(false), 'rejected', account)
  const after = await readDesk(req, item)
  return after ? { kind: 'done', document: await reviewOf(req, file, after) } : { kind: 'absent' }
}
