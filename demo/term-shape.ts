import type { Text } from './text-shape.ts'

/** Words of a concept in one language. */
export interface TermWords {
  preferred: string
  forms: readonly string[]
  forbidden: readonly string[]
}

/** Concept of the glossary with its words in each language of the company. */
export type Terms<T = Text> = {
  words: { readonly [L in keyof T & string]: TermWords }
  note: string
  source: string
  /** True if a translator proposed it, and no editor has approved it yet. */
  isProposed?: boolean
}

/** Words of `term; form; form ! not to say; not to say`. */
export function wordsOfLine(line: string): TermWords {
  const [allowed = '', forbidden = ''] = line.split(' ! ')
  const list = (part: string): string[] => part.split('; ').filter((word) => word !== '')
  const [preferred = '', ...forms] = list(allowed)
  return { preferred, forms, forbidden: list(forbidden) }
}
