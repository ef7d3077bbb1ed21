import { textsIn } from '#src/platform/labels.ts'
import { translationReviewTexts } from '#texts/translation-review.js'
import { translationsTexts } from '#texts/translations.js'

/** Names of the tabs of the queue, and what an empty one says. */
export function queueTexts(language: string) {
  const [queue, review] = [
    textsIn(translationsTexts, language),
    textsIn(translationReviewTexts, language),
  ]
  return {
    tabs: { ...queue.tabs, ...review.tabs },
    emptyTitles: { ...queue.emptyTab, ...review.emptyTab },
    emptyHints: { ...queue.emptyHint, ...review.emptyHint },
  }
}
