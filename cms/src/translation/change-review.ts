import type { PayloadRequest } from 'payload'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { lockFeed } from '#src/publishing/changes/feed.ts'
import { fieldsOf, readDraft } from '#src/publishing/languages/store.ts'
import type { Entity } from '#src/publishing/languages/store.ts'
import { addComment, readComments } from './comments.ts'
import { noteEvent } from './notices.ts'
import { fingerprintOfSeen, readReview } from './reviews.ts'
import type { ReviewedItem } from './reviews.ts'

/** Result of a change of a review. */
export type ReviewChange =
  /** Fingerprint of the language with the new state of its review. */
  | { kind: 'done'; expected: string }
  | { kind: 'absent' }
  /** The texts, or the review, are not those that were seen. */
  | { kind: 'changed' }
  /** Something is missing or outdated, or nothing is to be published. */
  | { kind: 'unfinished' }
  /** Sent back without a comment. */
  | { kind: 'uncommented' }
  /** The language has the maximum number of comments. */
  | { kind: 'full' }

interface Given {
  entity: Entity
  item: ReviewedItem
  /** Fingerprint of what the employee saw. */
  expected: string
  account: number
}

const sameItem = ({ collection, id, locale }: ReviewedItem) =>
  sql`collection = ${collection} and document_id = ${id}::int and locale = ${locale}`

/** Changes the review of a language of a document if it is still as it was seen. */
function changeReview(
  { payload }: Pick<PayloadRequest, 'payload'>,
  { entity, item, expected }: Given,
  change: (
    req: Transaction & Pick<PayloadRequest, 'payload'>,
    review: Awaited<ReturnType<typeof readReview>>,
  ) => Promise<Exclude<ReviewChange['kind'], 'absent' | 'changed'>>,
): Promise<ReviewChange> {
  return inTransaction(payload, async (transaction): Promise<ReviewChange> => {
    const req = { payload, ...transaction }
    // saves of content take this lock: the texts stay as they are until the commit
    await lockFeed(payload, transaction)
    const draft = await readDraft(req, entity)
    if (!draft || draft['deletedAt']) return { kind: 'absent' }
    const shown = { draft, fields: fieldsOf(payload, entity), locale: item.locale }
    const review = await readReview(req, item)
    if (fingerprintOfSeen(review, shown) !== expected) return { kind: 'changed' }
    const kind = await change(req, review)
    if (kind !== 'done') return { kind }
    return { kind, expected: fingerprintOfSeen(await readReview(req, item), shown) }
  })
}

/** Hands a finished language of a document in, and notes it for the reviewers. */
export const handIn = (req: Pick<PayloadRequest, 'payload'>, given: Given): Promise<ReviewChange> =>
  changeReview(req, given, async (within, { isFinished, state, targets }) => {
    if (!isFinished) return 'unfinished'
    if (state === 'review') return 'done'
    const { item, account } = given
    await rows(
      req.payload,
      sql`insert into translation_reviews (collection, document_id, locale, state, targets, handed_in_by)
        values (${item.collection}, ${item.id}::int, ${item.locale}, 'review', ${targets}, ${account}::int)
        on conflict (collection, document_id, locale) do update set state = 'review', targets = excluded.targets,
          handed_in_at = now(), handed_in_by = excluded.handed_in_by`,
      within,
    )
    await noteEvent(within, 'review', item, account)
    return 'done'
  })

/** Sends a language in review back, with a message or the comments that are open. */
export const sendBack = (
  req: Pick<PayloadRequest, 'payload'>,
  given: Given & { message: string },
): Promise<ReviewChange> =>
  changeReview(req, given, async (within, { state }) => {
    const { item, account, message } = given
    if (state !== 'review') return 'unfinished'
    const place = { path: '', passage: '', occurrence: 0 }
    const isAdded =
      message === '' || (await addComment(within, item, place, { author: account, text: message }))
    if (!isAdded) return 'full'
    const comments = await readComments(within, item)
    if (!comments.some(({ isResolved }) => !isResolved)) return 'uncommented'
    await rows(
      req.payload,
      sql`update translation_reviews set state = 'returned', returned_at = now(), returned_by = ${account}::int
        where ${sameItem(item)}`,
      within,
    )
    await noteEvent(within, 'returned', item, account)
    return 'done'
  })
