import { textCell } from '@vitrine/spreadsheets/typed-cell'

export const damageKinds = [
  'mojibake',
  'replaced',
  'entity',
  'backslash',
  'errorWord',
  'codePage',
  'invisible',
] as const

/** Sign of a text that a program on its way here damaged. */
export interface Damage {
  kind: (typeof damageKinds)[number]
  /** Passage as it stands in the text; invisible signs by their code: `U+202E`. */
  value: string
}

/** Bytes 0x80 to 0x9F of Windows-1252, by the sign that each stands for. */
const bytesOf1252 = new Map(
  [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 32 }, (_, at) => 128 + at))]
    .map((sign, at) => [sign, 128 + at] as const)
    .filter(([sign]) => sign > '\u009f'),
)

const strictUtf8 = new TextDecoder('utf-8', { fatal: true })

/** Signs that UTF-8 read as Windows-1252 consists of: two or more outside ASCII in a row. */
const outsideAscii =
  /[\u0080-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]{2,}/g

/** Text whose bytes in Windows-1252 are UTF-8; undefined if they are not. */
function decodedAgain(run: string): string | undefined {
  const bytes = [...run].map((sign) => bytesOf1252.get(sign) ?? sign.charCodeAt(0))
  if (bytes.some((byte) => byte > 255)) return undefined
  try {
    return strictUtf8.decode(Uint8Array.from(bytes))
  } catch {
    return undefined
  }
}

/** Character references that a text for people has none of: `&amp;`, `&#39;`. */
const entity = /&(?:amp|lt|gt|quot|apos|nbsp|#\d{1,7}|#x[\da-f]{1,6});/gi

const characters: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

function characterOf(reference: string): string {
  const name = reference.slice(1, -1).toLowerCase()
  if (!name.startsWith('#')) return characters[name] ?? reference
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code)
    : reference
}

/** Backslashes that a program put before quotes. */
const backslash = /\\["']/g

/** Quotes and marks of Windows-1252 that are letters of CP850, within a word. */
const codePage = /\p{L}[\u201a\u0192\u201e\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d]\p{L}?/gu

/** Controls, directions of text, and blanks without width. */
const unseen =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

const codeOf = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([found]) => found)

/**
 * Signs of damage in a text: UTF-8 read as another encoding, code pages of DOS, characters that
 * were replaced or escaped, words of programs in place of a value, signs that are not seen.
 */
export function damageIn(text: string): Damage[] {
  const found = (kind: Damage['kind'], values: readonly string[]): Damage[] =>
    [...new Set(values)].map((value) => ({ kind, value }))
  const encoded = all(text, outsideAscii).filter((run) => decodedAgain(run) !== undefined)
  return [
    ...found('mojibake', encoded),
    ...found(
      'replaced',
      text.split(/\s/).filter((word) => word.includes('\ufffd')),
    ),
    ...found('entity', all(text, entity)),
    ...found('backslash', all(text, backslash)),
    ...found('errorWord', textCell(text).kind === 'error' ? [text.trim()] : []),
    ...found('codePage', all(text, codePage)),
    ...found('invisible', all(text, unseen).map(codeOf)),
  ]
}

/**
 * Text without the damage that can be undone: encodings read again, references as their characters,
 * no backslashes before quotes, no unseen signs. Words of programs and replaced characters stay.
 */
export function mended(text: string): string {
  let result = text.replaceAll(outsideAscii, (run) => decodedAgain(run) ?? run)
  // `&amp;amp;` was escaped twice
  for (let times = 0; times < 2; times += 1) result = result.replaceAll(entity, characterOf)
  return result.replaceAll(backslash, (found) => found.slice(1)).replaceAll(unseen, '')
}
