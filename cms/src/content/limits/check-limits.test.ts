import { describe, expect, it } from 'vitest'
import { checkValue, checkVariants } from '#src/content/variants/check.ts'
import type { Declared } from '#src/content/variants/declaration.ts'
import { valuesThatDoNotFit } from '#src/content/variants/misfits.ts'
import type { Limit } from './limit-kinds.ts'
import { pairsOf } from './pairs.ts'
import { matchesPattern } from './pattern.ts'

const declared = (
  key: string,
  limits: Limit[],
  type: Declared['type'] = 'number',
  choices: Declared['choices'] = [],
): Declared => ({ key, label: key, type, unit: 'mm', decimals: null, choices, limits })

const row = (values: Record<string, unknown>, part_number = 'A-1') => ({ part_number, values })

const errorsOf = (values: Record<string, unknown>, columns: Declared[]) =>
  checkVariants([row(values)], columns, 'en').map(({ key, message }) => [key, message])

describe('limits of a value', () => {
  it.each<[Limit, unknown, string | undefined]>([
    [{ kind: 'minimum', number: 40 }, 39.9, 'Below the minimum, 40 mm.'],
    [{ kind: 'minimum', number: 40 }, 40, undefined],
    [{ kind: 'maximum', number: 250 }, 251, 'Above the maximum, 250 mm.'],
    [{ kind: 'maximum', number: 0 }, 0.1, 'Above the maximum, 0 mm.'],
    // asks (`doubts.test.ts`)
    [{ kind: 'step', number: 5 }, 12, undefined],
    // a row that is not whole limits nothing
    [{ kind: 'minimum', number: null }, -1, undefined],
  ])('%j of %s', (limit, value, message) => {
    expect(checkValue(value, declared('a', [limit]), 'en')).toBe(message)
  })

  it('holds for both bounds of a range', () => {
    const range = declared('a', [{ kind: 'maximum', number: 50 }], 'range')
    expect(checkValue([10, 60], range, 'en')).toContain('maximum')
    expect(checkValue([10, 50], range, 'en')).toBeUndefined()
  })

  it('does not make a value one of another type', () => {
    const columns = [declared('a', [{ kind: 'maximum', number: 1 }])]
    expect(valuesThatDoNotFit([row({ a: 5 })] as never, columns)).toEqual([])
  })
})

describe('limits between the values of a row', () => {
  const bore = declared('bore', [{ kind: 'less', other: 'outer' }])
  const outer = declared('outer', [])

  it('refuses a bore that is not less than the outer diameter', () => {
    expect(errorsOf({ bore: 18.7, outer: 17.8 }, [bore, outer])).toEqual([
      ['bore', 'Must be less than outer, 17.8 mm.'],
    ])
    expect(errorsOf({ bore: 17.8, outer: 17.8 }, [bore, outer])).toHaveLength(1)
    expect(errorsOf({ bore: 11.7, outer: 17.8 }, [bore, outer])).toEqual([])
    expect(errorsOf({ bore: 11.7 }, [bore, outer])).toEqual([])
  })

  it('names the other column, so that a change of that one is refused as well', () => {
    const [error] = checkVariants([row({ bore: 18, outer: 17 })], [bore, outer], 'en')
    expect(error).toMatchObject({ key: 'bore', other: 'outer' })
  })

  it('requires a value', () => {
    const columns = [declared('a', [{ kind: 'required' }])]
    expect(errorsOf({}, columns)).toEqual([['a', 'This attribute is required.']])
    expect(errorsOf({ a: 0 }, columns)).toEqual([])
  })

  it('allows the values that go with a choice, by value or name', () => {
    const choices = [
      { value: 'r', label: 'Red' },
      { value: 'b', label: 'Blue' },
    ]
    const index = declared('index', [{ kind: 'pairs', other: 'die', text: ' red = 5; 6\nb = 7' }])
    const columns = [index, declared('die', [], 'choice', choices)]
    expect(errorsOf({ die: 'r', index: 5 }, columns)).toEqual([])
    expect(errorsOf({ die: 'r', index: 7 }, columns)).toHaveLength(1)
    expect(errorsOf({ die: 'b', index: 7 }, columns)).toEqual([])
    expect(errorsOf({ die: 'b', index: 5 }, columns)).toEqual([['index', 'With die Blue only: 7.']])
  })

  it('does not take one fraction for another number', () => {
    const own = declared('a', [{ kind: 'pairs', other: 'b', text: '1/2 = x' }], 'text')
    const columns = [own, declared('b', [], 'text')]
    expect(errorsOf({ a: 'y', b: '12' }, columns)).toEqual([])
    expect(errorsOf({ a: 'y', b: '1/2' }, columns)).toHaveLength(1)
  })
})

describe('limits of a family', () => {
  it('refuses a value that another part number has', () => {
    const columns = [declared('a', [{ kind: 'unique' }], 'text')]
    const rows = [row({ a: 'x' }), row({ a: 'X ' }, 'A-2'), row({ a: '' }, 'A-3')]
    expect(checkVariants(rows, columns, 'en')).toEqual([
      { row: 1, key: 'a', message: 'Part number A-1 of the same family already has this value.' },
    ])
  })
})

describe('forms of a text', () => {
  it.each<[string, string, boolean]>([
    ['##/##', '14/23', true],
    ['##/##', '1/23', false],
    ['@@-*', 'TB-95', true],
    ['@@-*', 'T1-95', false],
    ['M#|M##', 'M12', true],
    ['M#|M##', 'M123', false],
    [String.raw`\#?`, '#7', true],
    [String.raw`a\|b`, 'a|b', true],
    [String.raw`a\|b`, 'a', false],
    ['*a*b*', 'xxaxxbxx', true],
    ['', 'x', false],
  ])('%s of %s', (pattern, text, is) => {
    expect(matchesPattern(text, pattern)).toBe(is)
  })

  it('takes a time that grows with the length alone', () => {
    expect(matchesPattern('a'.repeat(200), `${'*a'.repeat(50)}b`)).toBe(false)
  })
})

describe('pairs', () => {
  it('reads a line for each value, and leaves out what is none', () => {
    expect(pairsOf('M8 = 10; 12\n\n= 5\nM10 =\n M12=14')).toEqual([
      { other: 'M8', own: ['10', '12'] },
      { other: 'M12', own: ['14'] },
    ])
  })
})
