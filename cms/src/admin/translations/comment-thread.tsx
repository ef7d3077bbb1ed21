'use client'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { longTime } from '#src/admin/inbox/lead-times.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { maxCommentLength } from '#src/translation/review-limits.ts'
import { Button } from '#src/ui/button.tsx'
import { translationReviewTexts } from '#texts/translation-review.js'
import type { ShownComment } from '#src/translation/desk-shapes.ts'
import { useTypedComment } from './use-typed-comment.ts'

interface ThreadProps {
  comments: readonly ShownComment[]
  /** Name of the place: `Text, passage 3`. */
  place: string
  /** Key under which the browser keeps an unsent comment. */
  typedKey: string
  mayWrite: boolean
  /** True if the thread is at a passage, where a key opens the field. */
  isOfPassage?: boolean
  onSend: (text: string) => Promise<boolean>
  onResolve: (comments: readonly ShownComment[], isResolved: boolean) => void
}

/** Field of a new comment. `Ctrl Enter` sends it, `Escape` closes the field. */
function NewComment({
  place,
  typedKey,
  onSend,
  onClose,
}: Pick<ThreadProps, 'place' | 'typedKey' | 'onSend'> & { onClose: () => void }) {
  const labels = useTexts(translationReviewTexts)
  const [text, setText] = useTypedComment(typedKey)
  const [isBusy, setIsBusy] = useState(false)
  const isTooLong = text.length > maxCommentLength
  const isSendable = text.trim() !== '' && !isTooLong && !isBusy
  const send = async (): Promise<void> => {
    if (!isSendable) return
    setIsBusy(true)
    const isSent = await onSend(text.trim())
    setIsBusy(false)
    if (!isSent) return
    setText('')
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const isCommand = event.ctrlKey || event.metaKey
    if (isCommand && !event.altKey && !event.shiftKey && event.code === 'Enter') void send()
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="desk-review__new">
      <textarea
        // opened by the person, who writes next
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        aria-label={labels.commentOn({ place })}
        aria-invalid={isTooLong ? 'true' : undefined}
        value={text}
        rows={2}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      {isTooLong ? (
        <p className="desk__note" role="status">
          {labels.tooLong({ max: maxCommentLength })}
        </p>
      ) : null}
      <Button disabled={!isSendable} onClick={() => void send()}>
        {labels.send} <kbd>Ctrl Enter</kbd>
      </Button>
    </div>
  )
}

/** Comments of one place, and the button that opens the field of a new one. */
export function CommentThread({
  comments,
  place,
  typedKey,
  mayWrite,
  isOfPassage = false,
  onSend,
  onResolve,
}: ThreadProps) {
  const labels = useTexts(translationReviewTexts)
  const language = useLanguage()
  const [isWriting, setIsWriting] = useState(false)
  const [open, resolved] = [
    comments.filter(({ isResolved }) => !isResolved),
    comments.filter(({ isResolved }) => isResolved),
  ]
  const list = (shown: readonly ShownComment[]) => (
    <ul>
      {shown.map(({ id, author, at, text }) => (
        <li key={id}>
          <p className="desk__small">
            {labels.commentMeta({
              who: author ?? labels.formerEmployee,
              when: longTime(at, language),
            })}
          </p>
          <p className="desk-review__body">{text}</p>
        </li>
      ))}
    </ul>
  )
  return (
    <div className="desk-review__thread" data-open={open.length > 0}>
      {open.length === 0 ? null : list(open)}
      {resolved.length === 0 ? null : (
        <details>
          <summary className="desk__small">
            {labels.resolvedCount({ count: resolved.length })}
          </summary>
          {list(resolved)}
          {mayWrite ? (
            <button type="button" onClick={() => onResolve(resolved, false)}>
              {labels.reopen}
            </button>
          ) : null}
        </details>
      )}
      {isWriting ? (
        <NewComment
          place={place}
          typedKey={typedKey}
          onSend={onSend}
          onClose={() => setIsWriting(false)}
        />
      ) : mayWrite ? (
        <p className="desk-review__acts">
          {open.length === 0 ? null : (
            <button type="button" onClick={() => onResolve(open, true)}>
              {labels.resolve}
            </button>
          )}
          <button
            type="button"
            data-act="comment"
            // begins with what the button shows
            aria-label={[labels.comment, ...(isOfPassage ? ['Alt M'] : []), place].join(' ')}
            onClick={() => setIsWriting(true)}
          >
            <span>{labels.comment}</span>
            {isOfPassage ? (
              <>
                {' '}
                <kbd>Alt M</kbd>
              </>
            ) : null}
          </button>
        </p>
      ) : null}
    </div>
  )
}
