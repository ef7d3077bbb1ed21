'use client'

import { useRef } from 'react'
import type { FormEvent } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { maxCommentLength } from '#src/translation/review-limits.ts'
import { translationReviewTexts } from '#texts/translation-review.js'
import { itemKey } from './desk-item.ts'
import type { Desk } from './use-desk.ts'
import type { ReviewDesk } from './use-review.ts'
import { useTypedComment } from './use-typed-comment.ts'

interface ActionProps {
  desk: Desk
  review: ReviewDesk
}

/** Button that sends a language back, with the dialog of its message. */
function SendBack({ desk: { document, isBusy }, review }: ActionProps) {
  const labels = useTexts(translationReviewTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const [message, setMessage] = useTypedComment(`${itemKey(document.item)} message`)
  const open = document.comments.filter(({ isResolved }) => !isResolved).length
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const isSent = await review.sendBack(message.trim())
    dialog.current?.close()
    if (isSent) setMessage('')
  }
  return (
    <>
      <button
        type="button"
        className="ui-button"
        data-key="send-back"
        disabled={isBusy || review.isBusy}
        onClick={() => dialog.current?.showModal()}
      >
        {labels.sendBack} <kbd>Alt R</kbd>
      </button>
      <dialog
        ref={dialog}
        className="desk-review__dialog"
        aria-labelledby="send-back-title"
        // `closedby` closes a dialog by a click outside of it
        {...{ closedby: 'any' }}
      >
        <form onSubmit={(event) => void send(event)}>
          <h2 id="send-back-title">{labels.sendBackTitle}</h2>
          <p className="desk__small" id="send-back-hint">
            {labels.sendBackHint({ count: open })}
          </p>
          <label>
            {labels.message}
            <textarea
              value={message}
              rows={4}
              maxLength={maxCommentLength}
              required={open === 0}
              aria-describedby="send-back-hint"
              onChange={({ target }) => setMessage(target.value)}
            />
          </label>
          <p className="desk-review__buttons">
            <button type="button" className="ui-button" onClick={() => dialog.current?.close()}>
              {labels.cancel}
            </button>
            <button type="submit" className="ui-button ui-button--main" disabled={review.isBusy}>
              {labels.sendBack}
            </button>
          </p>
        </form>
      </dialog>
    </>
  )
}

/** Buttons that hand a language in and send it back, for the accounts that may. */
export function ReviewActions({ desk, review }: ActionProps) {
  const labels = useTexts(translationReviewTexts)
  const { document, isBusy, unsaved } = desk
  const { state, isFinished, mayHandIn, mayDecide } = document.review
  const isHandedIn = state === 'review' && unsaved === 0
  return (
    <>
      {mayHandIn && !isHandedIn ? (
        <button
          type="button"
          className="ui-button"
          data-key="decide"
          disabled={isBusy || review.isBusy || (!isFinished && unsaved === 0)}
          onClick={() => void review.handIn()}
        >
          {labels.handIn} <kbd>Ctrl Shift Enter</kbd>
        </button>
      ) : null}
      {mayDecide && state === 'review' ? <SendBack desk={desk} review={review} /> : null}
    </>
  )
}
