import { describe, expect, it } from 'vitest'
import { formatBlock, parseBlock } from './clipboard.ts'

describe('parseBlock', () => {
  it('a selection of Excel', () =>
    expect(parseBlock('TC-10\t10\tM8\r\nTC-16\t16\tM8\r\n')).toEqual([
      ['TC-10', '10', 'M8'],
      ['TC-16', '16', 'M8'],
    ]))
  it('a column of decimals stays one column', () =>
    expect(parseBlock('1,5\n2,5')).toEqual([['1,5'], ['2,5']]))
  it('semicolons', () =>
    expect(parseBlock('a;1,5\nb;2,5')).toEqual([
      ['a', '1,5'],
      ['b', '2,5'],
    ]))
  it('commas where they can only be columns', () =>
    expect(parseBlock('a,1,M8\nb,2,M8')).toEqual([
      ['a', '1', 'M8'],
      ['b', '2', 'M8'],
    ]))
  it('quoted cells', () =>
    expect(parseBlock('"a\tb"\t"say ""x"""\n"two\nlines"\tc')).toEqual([
      ['a\tb', 'say "x"'],
      ['two\nlines', 'c'],
    ]))
  it('reads back what it writes', () => {
    const block = [
      ['a\tb', 'x"y'],
      ['', 'line\nbreak'],
    ]
    expect(parseBlock(formatBlock(block))).toEqual(block)
  })
})
