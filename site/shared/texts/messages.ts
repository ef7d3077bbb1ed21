import type { br } from './br/all.ts'

/**
 * The texts that any page may need. Portuguese is the source; the other locales must say all that
 * it says. What one screen alone says is in `words/`, and travels with that screen.
 */
export type Messages = typeof br
