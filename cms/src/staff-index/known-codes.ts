import { isStorable } from '@vitrine/contract/storable-text'

/** Maximum number of codes by which a list is filtered: they stand in its address. */
export const maxCodes = 300
/** Maximum length of all of them in an address, and of one, characters. */
const maxLength = 4000
export const maxCode = 60

/** Code in capitals without separators: equal codes have an equal one. */
export const plainCode = (code: string): string =>
  code.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

export const trimmed = (texts: readonly string[]): string[] =>
  texts.map((text) => text.trim()).filter(Boolean)

/** Codes once each, in their order, as many as an address holds. */
export function knownCodes(given: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const text of trimmed(given)) {
    const key = plainCode(text)
    if (key !== '' && text.length <= maxCode && isStorable(text) && !byKey.has(key))
      byKey.set(key, text)
  }
  const codes: string[] = []
  let length = 0
  for (const code of byKey.values()) {
    length += code.length + 1
    if (codes.length === maxCodes || length > maxLength) break
    codes.push(code)
  }
  return codes
}
