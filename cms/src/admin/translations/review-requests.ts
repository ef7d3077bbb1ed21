import { call } from '#src/admin/panel/call.ts'
import type { CallArguments } from '#src/admin/panel/call.ts'
import type { Answered } from '#src/platform/panel-calls/send.ts'
import type { DeskReview, ShownComment } from '#src/translation/desk-shapes.ts'

/** Answer to a change of a review or of its comments. */
export type ReviewAnswer =
  | { kind: 'done'; review?: DeskReview; comments: ShownComment[] }
  /** 409: something else than what was seen. */
  | { kind: 'changed'; message: string }
  | { kind: 'refused'; message: string }
  | { kind: 'failed' }

const answerOf = ({
  data,
  message,
  status,
}: Answered<{ review?: DeskReview; comments: ShownComment[] }>): ReviewAnswer => {
  if (data) return { kind: 'done', ...data }
  return message === undefined
    ? { kind: 'failed' }
    : { kind: status === 409 ? 'changed' : 'refused', message }
}

/** Requests of the desk are answered in the language of the browser's session. */
const options = { language: undefined }

const requestReview = async (body: CallArguments<'translations.review'>['body']) =>
  answerOf(await call('translations.review', { body }, options))

const requestComments = async (body: CallArguments<'translations.comment'>['body']) =>
  answerOf(await call('translations.comment', { body }, options))

/** Hands a language of a document in, as it was seen. */
export const requestHandIn = (item: string, expected: string): Promise<ReviewAnswer> =>
  requestReview({ action: 'hand-in', item, expected })

/** Sends a language of a document back, as it was seen. */
export const requestSendBack = (
  item: string,
  expected: string,
  message: string,
): Promise<ReviewAnswer> => requestReview({ action: 'send-back', item, expected, message })

/** Adds a comment on a passage (`at`), a text, or with an empty path the language. */
export const requestComment = (
  item: string,
  place: { path: string; at: number | null; sourceSeen: readonly string[] },
  text: string,
): Promise<ReviewAnswer> =>
  requestComments({ action: 'add', item, ...place, sourceSeen: [...place.sourceSeen], text })

/** Marks comments as resolved, or as open again. */
export const requestResolve = (
  item: string,
  ids: readonly number[],
  isResolved: boolean,
): Promise<ReviewAnswer> =>
  requestComments({
    action: isResolved ? 'resolve' : 'reopen',
    item,
    ids: [...ids],
  })

/** Notes that a document was shown, so that nothing of it is mailed; a failure changes nothing else. */
export const noteSeen = (item: string): void =>
  void call('translations.note-seen', { body: { item } }, options)

/** Hands documents in; answers with the number of those that were. */
export const requestHandInAll = (items: readonly string[]) =>
  call('translations.hand-in', { body: { items: [...items] } }, options)
