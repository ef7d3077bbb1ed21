/** Maximum length of a file name that is read, characters. */
export const maxNameLength = 240
/** Maximum tokens of a name that are read. */
const maxTokens = 40

/** Run of letters and digits of a file name. */
export interface NameToken {
  /** Without case and accents. */
  text: string
  /** As written. */
  raw: string
  /** Signs before it. */
  before: string
}

/** Lower case without accents; letters and digits of any script. */
export const foldedName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * File name without a path, control characters and marks of direction, in one line; empty if
 * nothing is left. A name that is too long loses its middle, so that its ending stays.
 */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const shown = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (shown.length <= maxNameLength) return shown.replace(/^\.+/, '')
  const ending = endingOf(shown)
  return `${shown.slice(0, maxNameLength - ending.length).trim()}${ending}`.replace(/^\.+/, '')
}

/** Extension with its dot in lower case; empty if there is none. */
export function endingOf(name: string): string {
  const at = name.lastIndexOf('.')
  const ending = at > 0 ? name.slice(at).toLowerCase() : ''
  return /^\.[a-z0-9]{1,5}$/.test(ending) ? ending : ''
}

/** Mark of a file manager for a further copy: `(1)`, `[2]`. */
const copyMark = /[([]\d{1,3}[)\]]/g

/** Tokens of a cleaned file name, without its extension. */
export function tokensOf(name: string): NameToken[] {
  const stem = name.slice(0, name.length - endingOf(name).length).replace(copyMark, ' ')
  const tokens: NameToken[] = []
  let end = 0
  // decomposed accents are marks, which belong to their letter
  for (const match of stem.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const text = foldedName(match[0])
    if (text !== '')
      tokens.push({ text, raw: match[0].normalize('NFC'), before: stem.slice(end, match.index) })
    end = match.index + match[0].length
    if (tokens.length === maxTokens) break
  }
  return tokens
}
