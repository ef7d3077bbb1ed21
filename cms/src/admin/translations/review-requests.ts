import { panelApiBase } from '@vitrine/contract/panel'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import type { OwnEndpoint } from '#src/admin/panel/own-endpoints.ts'
import type { DeskReview, ShownComment } from './read-desk-review.ts'

/** Answer to a change of a review or of its comments. */
export type ReviewAnswer =
  | { kind: 'done'; review?: DeskReview; comments: ShownComment[] }
  /** 409: something else than what was seen. */
  | { kind: 'changed'; message: string }
  | { kind: 'refused'; message: string }
  | { kind: 'failed' }

const post = (path: OwnEndpoint, body: object): Promise<Response> =>
  fetch(`${panelApiBase}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function answerOf(path: OwnEndpoint, body: object): Promise<ReviewAnswer> {
  try {
    const answer = await post(path, body)
    const { review, comments, message } = Object(await answer.json())
    if (answer.ok) return { kind: 'done', review, comments } as ReviewAnswer
    if (typeof message !== 'string') return { kind: 'failed' }
    return { kind: answer.status === 409 ? 'changed' : 'refused', message }
  } catch {
    return { kind: 'failed' }
  }
}

/** Hands a language of a document in, as it was seen. */
export const requestHandIn = (item: string, seen: string): Promise<ReviewAnswer> =>
  answerOf(ownEndpoints.translationReview, { action: 'hand-in', item, seen })

/** Sends a language of a document back, as it was seen. */
export const requestSendBack = (
  item: string,
  seen: string,
  message: string,
): Promise<ReviewAnswer> =>
  answerOf(ownEndpoints.translationReview, { action: 'send-back', item, seen, message })

/** Adds a comment on a passage (`at`), a text, or with an empty path the language. */
export const requestComment = (
  item: string,
  place: { path: string; at: number | null; sourceSeen: readonly string[] },
  text: string,
): Promise<ReviewAnswer> =>
  answerOf(ownEndpoints.translationComments, { action: 'add', item, ...place, text })

/** Marks comments as resolved, or as open again. */
export const requestResolve = (
  item: string,
  ids: readonly number[],
  isResolved: boolean,
): Promise<ReviewAnswer> =>
  answerOf(ownEndpoints.translationComments, {
    action: isResolved ? 'resolve' : 'reopen',
    item,
    ids,
  })

/** Notes that a document was shown, so that nothing of it is mailed; a failure changes nothing else. */
export function noteSeen(item: string): void {
  post(ownEndpoints.translationSeen, { item })
    // an answer that nobody reads stays open
    .then((answer) => answer.text())
    .catch(() => undefined)
}

/** Hands documents in; the number of those that were, undefined if that failed. */
export async function requestHandInAll(items: readonly string[]): Promise<number | undefined> {
  try {
    const answer = await post(ownEndpoints.translationsHandIn, { items })
    const { handedIn } = Object(await answer.json())
    return answer.ok && typeof handedIn === 'number' ? handedIn : undefined
  } catch {
    return undefined
  }
}
