import { describe, expect, it, test } from 'vitest'
import { formatBlock, formatClosed, parseBlock, parseCopied } from './clipboard.ts'

describe('parseBlock', () => {
  it('parses a selection of Excel', () =>
    expect(parseBlock('TC-10\t10\tM8\r\nTC-16\t16\tM8\r\n')).toEqual([
      ['TC-10', '10', 'M8'],
      ['TC-16', '16', 'M8'],
    ]))
  it('keeps a column of decimals as one column', () =>
    expect(parseBlock('1,5\n2,5')).toEqual([['1,5'], ['2,5']]))
  it('parses semicolons', () =>
    expect(parseBlock('a;1,5\nb;2,5')).toEqual([
      ['a', '1,5'],
      ['b', '2,5'],
    ]))
  it('parses commas that can only delimit columns', () =>
    expect(parseBlock('a,1,M8\nb,2,M8')).toEqual([
      ['a', '1', 'M8'],
      ['b', '2', 'M8'],
    ]))
  it('parses quoted cells', () =>
    expect(parseBlock('"a\tb"\t"say ""x"""\n"two\nlines"\tc')).toEqual([
      ['a\tb', 'say "x"'],
      ['two\nlines', 'c'],
    ]))
  it('keeps the rows below a quote that is never closed', () =>
    expect(parseBlock('a\t"b\tc"\n"3/8\tx\nd\te')).toEqual([
      ['a', 'b\tc'],
      ['"3/8', 'x'],
      ['d', 'e'],
    ]))
  it('parses cells of several lines with quotes among them', () =>
    expect(parseBlock('"a\nb ""x"" c\nd"\te\nf\tg')).toEqual([
      ['a\nb "x" c\nd', 'e'],
      ['f', 'g'],
    ]))
  it('parses a cell of many lines', () => {
    const long = Array.from({ length: 60 }, (_, at) => `line ${at}`).join('\n')
    expect(parseBlock(`"${long}"\tb`)).toEqual([[long, 'b']])
  })
  it('parses what it formats', () => {
    const block = [
      ['a\tb', 'x"y'],
      ['', 'line\nbreak'],
    ]
    expect(parseBlock(formatBlock(block))).toEqual(block)
  })
})

test('reads a file with commas in quoted cells, and without its byte order mark', () => {
  expect(parseBlock('\uFEFFA,"B, C",D\r\n1,"2, 3, 4",5\r\n')).toEqual([
    ['A', 'B, C', 'D'],
    ['1', '2, 3, 4', '5'],
  ])
})

test('closed cells of a copied block stay known, also in lines without a text', () => {
  const copied = [
    ['XY-1', ''],
    ['', ''],
  ]
  const closed = formatClosed(copied, (line, index) => line === 1 || index === 0)
  const { block, isFromClosed } = parseCopied(formatBlock(copied), closed)
  expect(block).toEqual(copied)
  expect(isFromClosed(1, 0)).toBe(true)
  expect(isFromClosed(1, 1)).toBe(true)
  // an open cell without a text empties its target, and a closed one with a text is copied
  expect(isFromClosed(0, 1)).toBe(false)
  expect(isFromClosed(0, 0)).toBe(false)
  expect(formatClosed([['a']], () => true)).toBe('')
  expect(parseCopied('a\tb', '').block).toEqual([['a', 'b']])
})
