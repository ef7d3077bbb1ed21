'use client'

import { locales } from '@vitrine/configuration/locales'
import { useTexts } from '#src/platform/language.ts'
import { plainText } from '#src/translation/tagged-text.ts'
import { translationReviewTexts } from '#texts/translation-review.js'
import { translationsTexts } from '#texts/translations.js'
import { itemKey } from './desk-item.ts'
import { Difference } from './passage.tsx'
import type { DeskText } from '#src/translation/desk-shapes.ts'
import type { Desk } from './use-desk.ts'
import { CommentThread } from './comment-thread.tsx'
import type { ReviewDesk } from './use-review.ts'

interface PassageReviewProps {
  desk: Desk
  review: ReviewDesk
  text: DeskText
  /** Index of the passage in the source. */
  at: number
  number: number
}

/** True while a language is decided about: its differences from the site are shown. */
export const isUnderReview = ({ document: { review } }: Pick<Desk, 'document'>): boolean =>
  review.state !== null || review.isChangedSince

/** Published text of a passage of the desk; undefined if the passage does not differ from it. */
function publishedOf({ document }: Desk, text: DeskText, at: number): string | undefined {
  const change = document.review.changes[text.path]
  const target = text.passages[at]?.targetAt ?? null
  return target === null ? undefined : (change?.before[target] ?? undefined)
}

/** True if a text has a difference from the site that is under review, or an open comment. */
export const isReviewedText = (desk: Pick<Desk, 'document'>, { path }: DeskText): boolean =>
  (isUnderReview(desk) && desk.document.review.changes[path] !== undefined) ||
  desk.document.comments.some(
    ({ isResolved, shown }) => !isResolved && shown.kind !== 'document' && shown.path === path,
  )

/** Difference of a passage from what is published. */
function SiteDifference({ desk, text, at }: Omit<PassageReviewProps, 'review' | 'number'>) {
  const labels = useTexts(translationReviewTexts)
  const published = isUnderReview(desk) ? publishedOf(desk, text, at) : undefined
  if (published === undefined) return null
  const plain = (value: string): string => (text.isRich ? plainText(value) : value)
  return (
    <div className="desk-review__site">
      <p className="desk__small">{published === '' ? labels.notOnSite : labels.onSite}</p>
      {published === '' ? null : (
        <p lang={locales[desk.document.item.locale].tag}>
          <Difference before={plain(published)} after={plain(desk.passageOf(text, at).text)} />
        </p>
      )}
    </div>
  )
}

/** What a passage changes on the site, and its comments. */
export function PassageReview({ desk, review, text, at, number }: PassageReviewProps) {
  const { number: passageName } = useTexts(translationsTexts)
  const { document } = desk
  const comments = document.comments.filter(
    ({ shown }) => shown.kind === 'passage' && shown.path === text.path && shown.at === at,
  )
  return (
    <>
      <SiteDifference desk={desk} text={text} at={at} />
      <CommentThread
        comments={comments}
        place={`${text.label}, ${passageName} ${number}`}
        typedKey={`${itemKey(document.item)} ${text.path} ${text.sourceSeen[at] ?? at}`}
        mayWrite={document.mayWrite}
        isOfPassage
        onSend={(body) => review.comment(text, at, body)}
        onResolve={(some, isResolved) => void review.resolve(some, isResolved)}
      />
    </>
  )
}

/** What a text loses on the site, and comments on passages that no longer exist. */
export function TextReview({ desk, review, text }: Omit<PassageReviewProps, 'at' | 'number'>) {
  const labels = useTexts(translationReviewTexts)
  const { document } = desk
  const removed = isUnderReview(desk) ? (document.review.changes[text.path]?.removed ?? []) : []
  const comments = document.comments.filter(
    ({ shown }) => shown.kind === 'text' && shown.path === text.path,
  )
  if (removed.length === 0 && comments.length === 0) return null
  return (
    <div className="desk-review__text">
      {removed.map((passage) => (
        <p key={passage}>
          <span className="desk__small">{labels.removedFromSite} </span>
          <del lang={locales[document.item.locale].tag}>{passage}</del>
        </p>
      ))}
      {comments.length === 0 ? null : (
        <CommentThread
          comments={comments}
          place={text.label}
          typedKey={`${itemKey(document.item)} ${text.path}`}
          mayWrite={document.mayWrite}
          onSend={(body) => review.comment(text, null, body)}
          onResolve={(some, isResolved) => void review.resolve(some, isResolved)}
        />
      )}
    </div>
  )
}
