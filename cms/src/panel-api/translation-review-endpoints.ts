import type { Endpoint, PayloadRequest } from 'payload'
import { isStorable } from '@vitrine/contract/storable-text'
import { z } from 'zod'
import { itemOf } from '#src/admin/translations/desk-item.ts'
import type { DeskItem } from '#src/admin/translations/desk-item.ts'
import { openEntity, readDesk } from '#src/admin/translations/read-desk.ts'
import type { DeskDocument } from '#src/admin/translations/read-desk.ts'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import { staffOf } from '#src/platform/access/access.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import { handIn, sendBack } from '#src/translation/change-review.ts'
import type { ReviewChange } from '#src/translation/change-review.ts'
import { addComment, resolveComments } from '#src/translation/comments.ts'
import { placeOfPassage } from '#src/translation/comment-places.ts'
import { forgetNotices, noteEvent } from '#src/translation/notices.ts'
import { maxCommentLength, maxComments } from '#src/translation/review-limits.ts'
import type { Entity } from '#src/publishing/languages/store.ts'
import { translationReviewTexts } from '#texts/translation-review.js'
import { answer } from './own-answers.ts'

const labels = labelsOf(translationReviewTexts)

const denied = (req: PayloadRequest): Response => answer({}, staffOf(req) ? 403 : 401)

/** Maximum documents that are handed in at once. */
const maxItems = 500

const key = z.string().max(80)
/** Plain text of a comment. */
const commentText = z.string().trim().max(maxCommentLength).refine(isStorable)

const reviewBody = z.discriminatedUnion('action', [
  z.object({ action: z.literal('hand-in'), item: key, seen: z.string().max(32) }),
  z.object({
    action: z.literal('send-back'),
    item: key,
    seen: z.string().max(32),
    message: commentText.default(''),
  }),
])

/** Document of a request that the account may open on the desk, with the account. */
interface Opened {
  account: number
  item: DeskItem
  entity: Entity
  document: DeskDocument
}

/** Document of a request; an answer if the account may not open it, or it does not exist. */
async function opened(req: PayloadRequest, item: DeskItem | undefined): Promise<Opened | Response> {
  const account = staffOf(req)?.id
  const entity = item && openEntity(req, item)
  if (account === undefined || !item || !entity) return denied(req)
  const document = await readDesk(req, item)
  return document ? { account, item, entity, document } : answer({}, 404)
}

/** Answer to a refused change of a review. */
function refused(req: PayloadRequest, kind: Exclude<ReviewChange['kind'], 'done'>): Response {
  const say = (label: Parameters<typeof textOf>[0]) => textOf(label, req.i18n.language)
  if (kind === 'absent') return answer({}, 404)
  if (kind === 'changed') return answer({ message: say(labels.changedMeanwhile) }, 409)
  return answer({ message: say(labels[kind]) }, 400)
}

/**
 * Hands a language of a document in, or sends it back. 200: its review and comments; 400: the reason;
 * 409: the texts or the review are not those that were seen.
 */
const reviewEndpoint: Endpoint = {
  path: ownEndpoints.translationReview,
  method: 'post',
  handler: async (req) => {
    const body = reviewBody.safeParse(await req.json?.().catch(() => undefined)).data
    if (!staffOf(req)) return denied(req)
    if (!body) return answer({}, 400)
    const found = await opened(req, itemOf(body.item))
    if (found instanceof Response) return found
    const { account, item, entity, document } = found
    const { mayDecide } = document.review
    if (body.action === 'send-back' ? !mayDecide : !document.isDrafted || !document.mayWrite)
      return denied(req)
    const given = { entity, item, seen: body.seen, account }
    const result =
      body.action === 'hand-in'
        ? await handIn(req, given)
        : await sendBack(req, { ...given, message: body.message })
    if (result.kind !== 'done') return refused(req, result.kind)
    const after = await readDesk(req, item)
    if (!after) return answer({}, 404)
    // the texts are those that were seen, although others may have been saved since
    const review = { ...after.review, seen: result.seen }
    return answer({ review, comments: after.comments })
  },
}

/** Hands documents in, each in its language; the answer has the number of those that were. */
const handInEndpoint: Endpoint = {
  path: ownEndpoints.translationsHandIn,
  method: 'post',
  handler: async (req) => {
    const shape = z.object({ items: z.array(key).max(maxItems) })
    const body = shape.safeParse(await req.json?.().catch(() => undefined)).data
    if (!staffOf(req)) return denied(req)
    if (!body) return answer({}, 400)
    const items = body.items.flatMap((each) => itemOf(each) ?? [])
    if (items.some((item) => !openEntity(req, item))) return denied(req)
    let count = 0
    for (const item of items) {
      const found = await opened(req, item)
      if (found instanceof Response || !found.document.mayWrite) continue
      const { account, entity, document } = found
      const { kind } = await handIn(req, { entity, item, seen: document.review.seen, account })
      if (kind === 'done') count++
    }
    return answer({ handedIn: count })
  },
}

const commentBody = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('add'),
    item: key,
    path: z.string().max(1000).refine(isStorable),
    /** Index of the passage in the source; null: the whole text, or the language with an empty path. */
    at: z.number().int().min(0).max(100_000).nullable(),
    /** Fingerprints of the source that was shown. */
    sourceSeen: z.array(z.string().max(32)).max(5000),
    text: commentText.min(1),
  }),
  z.object({
    action: z.enum(['resolve', 'reopen']),
    item: key,
    ids: z.array(z.number().int().positive()).max(maxComments),
  }),
])

/** Adds a comment, or resolves and reopens comments; the answer has all of the language. */
const commentsEndpoint: Endpoint = {
  path: ownEndpoints.translationComments,
  method: 'post',
  handler: async (req) => {
    const body = commentBody.safeParse(await req.json?.().catch(() => undefined)).data
    if (!staffOf(req)) return denied(req)
    if (!body) return answer({}, 400)
    const found = await opened(req, itemOf(body.item))
    if (found instanceof Response) return found
    const { account, item, document } = found
    if (!document.mayWrite) return denied(req)
    if (body.action !== 'add') {
      const isResolved = body.action === 'resolve'
      await resolveComments(req, item, body.ids, { account, isResolved })
      return answer({ comments: (await readDesk(req, item))?.comments ?? [] })
    }
    const { path, at, sourceSeen, text } = body
    const place =
      at === null
        ? { path, passage: '', occurrence: 0 }
        : placeOfPassage(path, sourceSeen, Math.min(at, sourceSeen.length - 1))
    const isAdded = await inTransaction(req.payload, async (transaction) => {
      const within = { payload: req.payload, ...transaction }
      if (!(await addComment(within, item, place, { author: account, text }))) return false
      await noteEvent(within, 'comment', item, account)
      return true
    })
    if (!isAdded) return refused(req, 'full')
    return answer({ comments: (await readDesk(req, item))?.comments ?? [] })
  },
}

/** Notes that the account has seen a language of a document: nothing of it is mailed. */
const seenEndpoint: Endpoint = {
  path: ownEndpoints.translationSeen,
  method: 'post',
  handler: async (req) => {
    const body = z.object({ item: key }).safeParse(await req.json?.().catch(() => undefined)).data
    const item = body && itemOf(body.item)
    const account = staffOf(req)?.id
    if (account === undefined || !item || !openEntity(req, item)) return denied(req)
    await forgetNotices(req, item, account)
    return answer({})
  },
}

export const translationReviewEndpoints: Endpoint[] = [
  reviewEndpoint,
  handInEndpoint,
  commentsEndpoint,
  seenEndpoint,
]
