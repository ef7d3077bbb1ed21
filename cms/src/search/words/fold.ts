/**
 * Normalizes a text for the parser: lower case, no accents, one form of each dash, quote, sign and
 * exponent (`95 mm²` → `95 mm2`, `½` → `1/2`). Lengths change, so spans refer to the folded text.
 */
export function fold(text: string): string {
  return text
    .replaceAll('º', '°')
    .replace(/[¼-¾⅐-⅞]/g, ' $&')
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[×✕]/g, 'x')
    .replace(/[“”″]|['’′´]{2}/g, '"')
    .replace(/[’′´`]/g, "'")
    .replaceAll('⁄', '/')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('μ', 'u')
}

/** Key that equal search texts share: the folded text with single spaces. */
export const searchKey = (text: string): string => fold(text).replaceAll(/\s+/g, ' ').trim()

/**
 * Splits a word of letters and digits into word and size (`terminal95`); undefined for short
 * beginnings, which are codes (`tc95`, `cat6a`).
 */
export function gluedParts(piece: string): [word: string, rest: string] | undefined {
  const [, word, rest] = /^([a-z]{5,})(\d.*)$/.exec(piece) ?? []
  return word === undefined || rest === undefined ? undefined : [word, rest]
}

/** Words and numbers of a text, folded, without the characters between them. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** True if each word of a text begins a word of a label. */
export function isNamed(label: string, text: string): boolean {
  const words = wordsOf(label)
  return wordsOf(text).every((part) => words.some((word) => word.startsWith(part)))
}
