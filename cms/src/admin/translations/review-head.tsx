'use client'
import { longTime } from '#src/admin/inbox/lead-times.ts'
import { textsIn } from '#src/platform/labels.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { translationReviewTexts } from '#texts/translation-review.js'
import { itemKey } from './desk-item.ts'
import type { Desk } from './use-desk.ts'
import { CommentThread } from './comment-thread.tsx'
import { isUnderReview } from './passage-review.tsx'
import type { DeskReview } from '#src/translation/desk-shapes.ts'
import type { ReviewDesk } from './use-review.ts'

/** State of a review with its time and author; undefined if there is none. */
function stateLabel(
  { state, isChangedSince, handedInAt, handedInBy, returnedAt, returnedBy }: DeskReview,
  language: string,
): string | undefined {
  const labels = textsIn(translationReviewTexts, language)
  if (isChangedSince) return labels.changedSince
  if (state === 'review') {
    const when = longTime(handedInAt ?? '', language)
    return handedInBy === null
      ? labels.inReviewSince({ when })
      : labels.inReview({ when, who: handedInBy.name })
  }
  if (state !== 'returned') return undefined
  const when = longTime(returnedAt ?? '', language)
  return returnedBy === null
    ? labels.wasReturnedOn({ when })
    : labels.wasReturned({ when, who: returnedBy })
}

/** State of the review, comments about the whole language, and the result of the last action. */
export function ReviewHead({ desk, review }: { desk: Desk; review: ReviewDesk }) {
  const labels = useTexts(translationReviewTexts)
  const language = useLanguage()
  const { document } = desk
  const label = stateLabel(document.review, language)
  const comments = document.comments.filter(({ shown }) => shown.kind === 'document')
  const isShown = isUnderReview(desk) || comments.length > 0 || review.message !== ''
  if (!isShown) return null
  return (
    <div className="desk-review" data-state={document.review.state ?? 'none'}>
      {label === undefined ? null : <p className="desk-review__state">{label}</p>}
      <p role="status" data-failed={review.isFailed}>
        {review.message}{' '}
        {review.isChanged ? (
          <button type="button" onClick={() => void review.refresh()}>
            {labels.reload}
          </button>
        ) : null}
      </p>
      {isUnderReview(desk) || comments.length > 0 ? (
        <CommentThread
          comments={comments}
          place={document.title}
          typedKey={itemKey(document.item)}
          mayWrite={document.mayWrite}
          onSend={(body) => review.comment(undefined, null, body)}
          onResolve={(some, isResolved) => void review.resolve(some, isResolved)}
        />
      ) : null}
    </div>
  )
}
