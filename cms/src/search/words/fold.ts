/**
 * Text as the parser reads it: lower case, without accents, one form of each dash, quote, sign and
 * exponent (`95 mm²` → `95 mm2`, `½` → `1/2`). Lengths change: spans are of the folded text.
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

/** Text of a search by which equal searches are told: folded, with single blanks. */
export const searchKey = (text: string): string => fold(text).replaceAll(/\s+/g, ' ').trim()

/**
 * Parts of a piece of letters and digits: a word and its size (`terminal95`). Shorter beginnings are
 * codes (`tc95`, `cat6a`): undefined.
 */
export function gluedParts(piece: string): [word: string, rest: string] | undefined {
  const [, word, rest] = /^([a-z]{5,})(\d.*)$/.exec(piece) ?? []
  return word === undefined || rest === undefined ? undefined : [word, rest]
}

/** Words and numbers of a text, folded; what stands between them is dropped. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
