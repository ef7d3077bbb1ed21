/** Minimum and maximum length of a counted search text, characters. */
const minLength = 2
export const maxCountedSearch = 80

/**
 * Digits that may identify a person: nine or more in a row, written together or in the groups of a
 * telephone, CPF, CNPJ or account number; a telephone number without area code; a CEP. A decimal
 * comma or a letter ends the row, so that sizes and part numbers do not match.
 */
const personalDigits = /\d(?:[\s().+/-]{0,3}\d){8}|(?<![\d-])(?:\d{4,5}-\d{4}|\d{5}-\d{3})(?![\d-])/

/**
 * Search text as stored in the statistics: trimmed, lower case, single blanks. `undefined` for a
 * text that is too short or too long, or may identify a person: with an e-mail address, a telephone
 * number or the number of a document.
 */
export function countedSearch(search: string): string | undefined {
  const text = search
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .toLowerCase()
  if (text.length < minLength || text.length > maxCountedSearch || !text.isWellFormed())
    return undefined
  return text.includes('@') || personalDigits.test(text) ? undefined : text
}
