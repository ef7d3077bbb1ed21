import { expect, it } from 'vitest'
import { parseTextFile } from './text-file.ts'

const rows = [
  ['Maker', 'Número', 'Note'],
  ['Other', 'OM-1', '1,5 mm, long'],
  [''],
  ['Other', 'OM-2'],
]
const written = (sign: string, lineEnd = '\r\n'): string =>
  rows
    .map((row) => row.map((cell) => (cell.includes(sign) ? `"${cell}"` : cell)).join(sign))
    .join(lineEnd)
const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le')

it.each<[string, Uint8Array]>([
  ['tabs', Buffer.from(written('\t'))],
  ['semicolons', Buffer.from(written(';'))],
  ['commas', Buffer.from(written(','))],
  ['bars', Buffer.from(written('|'))],
  ['a stated delimiter', Buffer.from(`sep=;\r\n${written(';')}`)],
  ['old line ends', Buffer.from(written(';', '\r'))],
  ['a byte order mark', Buffer.from(`\ufeff${written(';')}`)],
  ['windows-1252', Buffer.from(written(';'), 'latin1')],
  ['UTF-16, little-endian', utf16(written('\t'))],
  ['UTF-16, big-endian', utf16(written('\t')).swap16()],
])('reads a file with %s, blank and short rows', (_, bytes) =>
  expect(parseTextFile(bytes)).toEqual(rows),
)

it('reads numbers without headings as what they are', () =>
  expect(parseTextFile(Buffer.from('1,5\n2,5'))).toEqual([['1,5'], ['2,5']]))

it('reads UTF-8 of which one character is damaged as UTF-8', () => {
  const text = 'Número;Descrição\r\nOM-1;Terminal de compressão\r\nOM-\ufffd2;Haste\r\n'
  expect(parseTextFile(Buffer.from(text))?.at(-1)).toEqual(['OM-\ufffd2', 'Haste'])
  const bytes = Buffer.concat([Buffer.from(text), Buffer.from([0xe7])])
  expect(parseTextFile(bytes)?.[0]).toEqual(['Número', 'Descrição'])
})

it('refuses what is no text', () =>
  expect(parseTextFile(Buffer.from('a;b\n\0\u0001'))).toBeUndefined())
