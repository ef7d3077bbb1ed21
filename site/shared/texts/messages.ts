import type { br } from './br/all.ts'

/**
 * Messages needed on any page. Portuguese is the source; the types require the other locales to be
 * complete. Messages of single features are in `words/`.
 */
export type Messages = typeof br
