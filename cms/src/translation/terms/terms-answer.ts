import type { SearchedWord } from './read-searched-words.ts'
import type { TermPlan } from './plan-import.ts'
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

/** Answer of the import: preview, result, or the reason why the file cannot be read. */
export interface TermImportAnswer {
  message: string
  /** True if the import was saved. */
  done?: boolean
  plan?: Omit<TermPlan, 'saved' | 'refused'> & {
    refused: readonly {
      line: number
      cells: readonly string[]
      problems: readonly { column: string; message: string }[]
    }[]
    digest: string
    header: readonly string[]
    unknownColumns: readonly string[]
  }
}
