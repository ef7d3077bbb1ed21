import type { Locale } from '@vitrine/configuration/locales'
import { formKey } from './glossary-index.ts'
import type { Term } from './term-shapes.ts'
import type { TermDeviation } from './term-deviations.ts'

/** Text with the place of the caret. */
export interface EditedText {
  text: string
  caret: number
}

const startsUpper = (text: string): boolean => /^\p{Lu}/u.test(text)

/** `term` with the capitals of the word that it replaces: `TERM`, `Term`. */
function withCapitalsOf(word: string, term: string): string {
  const letters = word.replaceAll(/[^\p{L}]/gu, '')
  if (letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase())
    return term.toUpperCase()
  if (!startsUpper(word)) return term
  const [first = ''] = term
  return first.toUpperCase() + term.slice(first.length)
}

/**
 * Preferred term in the number of the word that it replaces: the plural, if the glossary has it among
 * the forms, for a word that is not written as it is listed.
 */
function inNumberOf(deviation: TermDeviation, term: Term | undefined, locale: Locale): string {
  const { word, preferred, kind } = deviation
  const { forms = [], forbidden = [] } = term?.words[locale] ?? {}
  const lower = word.normalize('NFC').toLowerCase()
  const isListed = forbidden.some((each) => each.toLowerCase() === lower)
  if (kind !== 'forbidden' || isListed) return preferred
  const key = formKey(preferred, locale)
  return forms.find((form) => form !== preferred && formKey(form, locale) === key) ?? preferred
}

/** Index after the tag or word that contains a caret. */
function outsideOfTag(text: string, caret: number): number {
  const [open, close] = [text.lastIndexOf('<', caret - 1), text.lastIndexOf('>', caret - 1)]
  if (open <= close || !/^<\/?[a-z]+\d{0,2}>/.test(text.slice(open, open + 10))) return caret
  return text.indexOf('>', caret) + 1
}

/**
 * Text with the term in the place of what deviates; a missing term without such a place is inserted
 * at the caret, with blanks between words.
 */
export function mendDeviation(
  { text, caret }: EditedText,
  deviation: TermDeviation,
  { term, locale }: { term: Term | undefined; locale: Locale },
): EditedText {
  const { range } = deviation
  if (range) {
    const word = text.slice(range.from, range.to)
    const written = withCapitalsOf(word, inNumberOf(deviation, term, locale))
    return {
      text: text.slice(0, range.from) + written + text.slice(range.to),
      caret: range.from + written.length,
    }
  }
  const at = outsideOfTag(text, Math.min(Math.max(caret, 0), text.length))
  const [before, after] = [text.slice(0, at), text.slice(at)]
  const isFirst = before.trim() === ''
  const written = isFirst
    ? withCapitalsOf(deviation.word, deviation.preferred)
    : deviation.preferred
  const [left, right] = [
    /[\p{L}\p{N}.,;:!?)]$/u.test(before) ? ' ' : '',
    /^[\p{L}\p{N}(]/u.test(after) ? ' ' : '',
  ]
  return {
    text: before + left + written + right + after,
    caret: at + left.length + written.length,
  }
}
