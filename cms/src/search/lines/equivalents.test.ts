import { describe, expect, it } from 'vitest'
import { readPastedLines } from './read-line.ts'
import { resolveLine } from './resolve-line.ts'
import { isTelling } from './telling-number.ts'

const known = {
  byNumber: new Map([['XY9512', 'XY-95-12']]),
  byGtin: new Map(),
  ofOthers: new Set(['OM9512', 'OM95', '7109512', 'XY9512', 'M12', 'HC9512']),
}
const resolve = (text: string) => {
  const [line] = readPastedLines(text, 'br')
  if (!line) throw new Error('no line')
  return resolveLine(line, known)
}

describe('a line with another maker’s number', () => {
  it.each([
    ['OM 95/12 – 10 pç', 'OM 95/12', ['OM9512'], 10],
    ['om9512', 'om9512', ['OM9512'], null],
    ['25x OM-95/12 terminal 95mm2 M12', 'OM-95/12', ['OM9512'], 25],
    ['7109512\t40', '7109512', ['7109512'], 40],
    // a code without spaces ends at the next space
    ['OM-95 12', 'OM-95', ['OM95'], 12],
    ['Other HC.95.12 3 un', 'HC.95.12', ['HC9512'], 3],
  ])('is one with its quantity: %s', (text, code, numbers, quantity) =>
    expect(resolve(text)).toEqual({ kind: 'equivalent', code, numbers, quantity }),
  )
  it('is ours where the company has the number itself', () =>
    expect(resolve('XY-95-12 5')).toMatchObject({ kind: 'found', partNumber: 'XY-95-12' }))
  it('is none by a size of its description', () =>
    expect(resolve('terminal M12 10 pç')).toMatchObject({ kind: 'missing' }))
})

it.each([
  ['OM95', true],
  ['OM9', false],
  ['M12', false],
  ['95MM2', false],
  ['12345', true],
  ['1234', false],
])('looks for %s wherever it stands: %s', (number, telling) =>
  expect(isTelling(number)).toBe(telling),
)
