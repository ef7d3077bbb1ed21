'use client'

import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { DialogActions } from '#src/ui/question.tsx'
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
  const [isOpen, setOpen] = useState(false)
  const [message, setMessage] = useTypedComment(`${itemKey(document.item)} message`)
  const open = document.comments.filter(({ isResolved }) => !isResolved).length
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const isSent = await review.sendBack(message.trim())
    setOpen(false)
    if (isSent) setMessage('')
  }
  return (
    <>
      <Button data-key="send-back" disabled={isBusy || review.isBusy} onClick={() => setOpen(true)}>
        {labels.sendBack} <kbd>Alt R</kbd>
      </Button>
      {isOpen ? (
        <Dialog isLight title={labels.sendBackTitle} onClose={() => setOpen(false)}>
          <form onSubmit={(event) => void send(event)}>
            <p id="send-back-hint">{labels.sendBackHint({ count: open })}</p>
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
            <DialogActions
              onCancel={() => setOpen(false)}
              confirm={labels.sendBack}
              isBlocked={review.isBusy}
            />
          </form>
        </Dialog>
      ) : null}
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
        <Button
          data-key="decide"
          disabled={isBusy || review.isBusy || (!isFinished && unsaved === 0)}
          onClick={() => void review.handIn()}
        >
          {labels.handIn} <kbd>Ctrl Shift Enter</kbd>
        </Button>
      ) : null}
      {mayDecide && state === 'review' ? <SendBack desk={desk} review={review} /> : null}
    </>
  )
}
