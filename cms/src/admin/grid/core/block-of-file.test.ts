import { writeCsv } from '@vitrine/spreadsheets/csv'
import { csvCell } from '@vitrine/spreadsheets/csv-cell'
import { describe, expect, it } from 'vitest'
import { archive } from '../../../../test/support/archive.ts'
import { blockOfFile } from './block-of-file.ts'

describe('a file that is opened in the grid', () => {
  const rows = [
    ['Maker', 'Número', 'Note'],
    ['Other', 'OM-1', '1,5 mm, long'],
    ['Other', 'OM-2'],
  ]
  const written = (sign: string, lineEnd = '\r\n'): string =>
    rows
      .map((row) => row.map((cell) => (cell.includes(sign) ? `"${cell}"` : cell)).join(sign))
      .join(lineEnd)

  it.each<[string, Uint8Array]>([
    ['tabs', Buffer.from(written('\t'))],
    ['semicolons', Buffer.from(written(';'))],
    ['commas', Buffer.from(written(','))],
    ['a stated delimiter', Buffer.from(`sep=;\r\n${written(';')}`)],
    ['old line ends', Buffer.from(written(';', '\r'))],
    ['windows-1252', Buffer.from(written(';'), 'latin1')],
    ['UTF-16', Buffer.from(`\ufeff${written('\t')}`, 'utf16le')],
  ])('is read with %s', (_, bytes) => expect(blockOfFile(bytes)).toEqual(rows))

  it('of one column of numbers has no delimiter', () => {
    expect(blockOfFile(Buffer.from('1,5\n2,5'))).toEqual([['1,5'], ['2,5']])
    expect(blockOfFile(Buffer.from('Peso\n1,5\n2,5'))).toEqual([['Peso'], ['1,5'], ['2,5']])
  })

  it('keeps the texts that the grid wrote, and refuses formulas and errors', () => {
    const texts = ['=1+1', "'=x", '-M8', '0012', '#fff']
    const [row = []] = blockOfFile(writeCsv([texts])) ?? []
    expect(row.map(csvCell)).toEqual(texts.map((text) => ({ kind: 'text', text })))
    const [bad = []] = blockOfFile(Buffer.from('=A1;#N/A;1,5E+20')) ?? []
    expect(bad.map((text) => csvCell(text)?.kind)).toEqual(['formula', 'error', 'rounded'])
  })

  it('is refused with its reason', () => {
    const reasonOf = (bytes: Uint8Array): unknown => {
      try {
        return blockOfFile(bytes)
      } catch (error) {
        return (error as { reason?: string }).reason
      }
    }
    expect(reasonOf(archive([{ name: 'xl/workbook.xml' }]))).toBeUndefined()
    expect(reasonOf(Buffer.from('d0cf11e0a1b11ae10000', 'hex'))).toBe('oldFormat')
    expect(reasonOf(Buffer.from('<table><tr>'))).toBe('webPage')
    expect(reasonOf(Buffer.from('a;b\n\0\u0001'))).toBe('unknownFormat')
    expect(reasonOf(Buffer.from('a;"b"c;d'))).toBe('damaged')
  })
})
