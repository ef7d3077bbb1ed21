import type { SearchedWord } from './read-searched-words.ts'
import type { Term } from './term.ts'

/** Approved terms, as the desk checks what is typed by them. */
export interface GlossaryAnswer {
  terms: readonly Term[]
}

/** Answer to a proposal: its document, or the reason why it is refused. */
export interface ProposalAnswer {
  id?: number
  message?: string
}

/** Words of a concept that visitors searched. */
export interface SearchedAnswer {
  words: readonly SearchedWord[]
}
