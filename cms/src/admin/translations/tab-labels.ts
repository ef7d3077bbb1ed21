import { labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import type { QueueTab } from '#src/translation/queue-tabs.ts'
import { translationReviewTexts } from '#texts/translation-review.js'
import { translationsTexts } from '#texts/translations.js'

const labels = labelsOf(translationsTexts)
const ofReview = labelsOf(translationReviewTexts)

/** Names of the tabs, and what an empty one says. */
export const tabLabels: Record<QueueTab, Label> = { ...labels.tabs, ...ofReview.tabs }
export const emptyTitles: Record<QueueTab, Label> = { ...labels.emptyTab, ...ofReview.emptyTab }
export const emptyHints: Record<QueueTab, Label> = { ...labels.emptyHint, ...ofReview.emptyHint }
