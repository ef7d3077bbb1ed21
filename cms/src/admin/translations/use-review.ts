'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { translationReviewTexts } from '#texts/translation-review.js'
import { itemKey } from './desk-item.ts'
import type { DeskDocument, DeskText, ShownComment } from '#src/translation/desk-shapes.ts'
import type { Desk } from './use-desk.ts'
import {
  noteSeen,
  requestComment,
  requestHandIn,
  requestResolve,
  requestSendBack,
} from './review-requests.ts'
import type { ReviewAnswer } from './review-requests.ts'

const labels = labelsOf(translationReviewTexts)

/** Review of the document on the desk. */
export interface ReviewDesk {
  /** Result of the last action. */
  message: string
  /** True if the last action was refused because of a change of somebody else. */
  isChanged: boolean
  isFailed: boolean
  isBusy: boolean
  /** Saves what is typed, and hands the language in. */
  handIn: () => Promise<void>
  sendBack: (message: string) => Promise<boolean>
  /** Adds a comment on a passage; without a text, one about the whole language. */
  comment: (text: DeskText | undefined, at: number | null, body: string) => Promise<boolean>
  /** Reads the document again; typed texts that nobody else has changed stay. */
  refresh: () => Promise<void>
  resolve: (comments: readonly ShownComment[], isResolved: boolean) => Promise<void>
}

/** Actions of the review of a document, and their results. */
export function useReview(desk: Desk): ReviewDesk {
  const { language } = useTranslation().i18n
  const { document, update } = desk
  const item = itemKey(document.item)
  const [result, setResult] = useState({ message: '', isChanged: false, isFailed: false })
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => noteSeen(item), [item])
  const take = (answer: ReviewAnswer, done?: Label): boolean => {
    setIsBusy(false)
    const message =
      answer.kind === 'done'
        ? done && textOf(done, language)
        : answer.kind === 'failed'
          ? textOf(labels.failed, language)
          : answer.message
    setResult({
      message: message ?? '',
      isChanged: answer.kind === 'changed',
      isFailed: answer.kind !== 'done',
    })
    if (answer.kind !== 'done') return false
    const { review, comments } = answer
    update(review === undefined ? { comments } : { review, comments })
    return true
  }
  const decide = async (request: () => Promise<ReviewAnswer>, done: Label): Promise<boolean> => {
    setIsBusy(true)
    const isDone = take(await request(), done)
    if (isDone) desk.reload()
    return isDone
  }
  return {
    ...result,
    isBusy,
    handIn: async () => {
      let saved: DeskDocument | undefined = document
      if (desk.unsaved > 0) saved = await desk.save('leave')
      if (saved) {
        const { expected } = saved.review
        await decide(() => requestHandIn(item, expected), labels.handedIn)
      }
    },
    sendBack: (message) =>
      decide(() => requestSendBack(item, document.review.expected, message), labels.sentBack),
    comment: async (text, at, body) =>
      take(
        await requestComment(
          item,
          { path: text?.path ?? '', at, sourceSeen: text?.sourceSeen ?? [] },
          body,
        ),
      ),
    refresh: async () => {
      await desk.discard(true)
      setResult({ message: '', isChanged: false, isFailed: false })
      desk.reload()
    },
    resolve: async (comments, isResolved) => {
      take(
        await requestResolve(
          item,
          comments.map(({ id }) => id),
          isResolved,
        ),
      )
    },
  }
}
