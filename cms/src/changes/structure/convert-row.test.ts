import { describe, expect, it } from 'vitest'
import type { AttributeValue } from '#src/content/variants/declaration.ts'
import type { AttributeRow } from './attribute-rows.ts'
import { convertRow } from './convert-row.ts'
import { attributeColumns, moveLinks, rulesOf } from './make-rules.ts'
import { applyOperations } from './operations.ts'
import { PlanRefused } from '#src/changes/plan-refused.ts'
import type { How, Operation } from './request.ts'

const row = (type: AttributeRow['type'], more: Partial<AttributeRow> = {}): AttributeRow => ({
  key: 'a',
  type,
  label: { br: 'A' },
  unit: null,
  decimals: null,
  choices: [],
  ...more,
})
const choices = (...values: string[]) => values.map((value) => ({ value, label: { br: value } }))
const how = (more: Partial<How> = {}): How => ({
  choices: {},
  conflict: 'refuse',
  rest: 'refuse',
  ...more,
})
const made = (more: object) => ({
  key: 'a',
  type: 'number',
  unit: null,
  decimals: null,
  labels: {},
  ...more,
})

/** Values after operations, and what became of each. */
function convert(
  rows: AttributeRow[],
  operations: object[],
  values: Record<string, AttributeValue>,
) {
  const distinctOf = (key: string) => [String(values[key] ?? '')]
  const { rows: after, links } = applyOperations(rows, operations as Operation[], {
    distinctOf,
    language: 'pt',
  })
  const rules = rulesOf(links, {
    before: attributeColumns(rows, 'pt'),
    after: attributeColumns(after, 'pt'),
    valuesOf: (key) => [values[key] ?? null],
  })
  const { values: result, cells } = convertRow(values, rules, 'pt')
  return { result, outcomes: cells.map(({ outcome }) => outcome), cells, after }
}

/** One attribute `a` with another type. */
const retyped = (from: AttributeRow, to: object, value: AttributeValue, own: Partial<How> = {}) =>
  convert([from], [{ kind: 'change', from: 'a', to: made(to), how: how(own) }], { a: value })

describe('limits of an attribute', () => {
  const limits = [
    { kind: 'maximum' as const, number: 250, other: null, text: null },
    { kind: 'less' as const, number: null, other: 'b', text: null },
  ]
  const rows = [row('number', { unit: 'mm', limits }), row('number', { key: 'b', unit: 'mm' })]
  const after = (...operations: object[]) => convert(rows, operations, { a: 20 }).after[0]?.limits

  it('follow its unit and the new name of another attribute', () => {
    expect(
      after(
        {
          kind: 'change',
          from: 'a',
          to: made({ key: 'a', type: 'number', unit: 'cm' }),
          how: how({}),
        },
        {
          kind: 'change',
          from: 'b',
          to: made({ key: 'c', type: 'number', unit: 'cm' }),
          how: how({}),
        },
      ),
    ).toEqual([
      { ...limits[0], number: 25 },
      { ...limits[1], other: 'c' },
    ])
  })

  it('go with its type, and with the other attribute', () => {
    expect(after({ kind: 'remove', from: 'b', how: how({ rest: 'drop' }) })).toEqual([limits[0]])
    const text = made({ key: 'a', type: 'text', unit: null })
    expect(after({ kind: 'change', from: 'a', to: text, how: how({}) })).toEqual([])
  })
})

describe('an attribute of another type', () => {
  it.each([
    ['text', '25', { type: 'number' }, 25, 'converted'],
    ['text', '25,5 mm', { type: 'number', unit: 'mm' }, 25.5, 'converted'],
    ['text', '10 a 16', { type: 'range' }, [10, 16], 'converted'],
    ['text', 'Sim', { type: 'boolean' }, true, 'converted'],
    ['number', 25.5, { type: 'text' }, '25,5', 'converted'],
    ['number', 25, { type: 'range' }, [25, 25], 'converted'],
    ['number', 1.25, { type: 'number', decimals: 1 }, 1.3, 'rounded'],
    ['number', 1.2, { type: 'number', decimals: 1 }, 1.2, 'same'],
    ['range', [5, 5], { type: 'number' }, 5, 'converted'],
    ['range', [5, 6], { type: 'number' }, undefined, 'refused'],
    ['range', [5, 6], { type: 'text' }, '5–6', 'converted'],
    ['text', 'grande', { type: 'number' }, undefined, 'refused'],
    ['text', '1.250', { type: 'number' }, undefined, 'refused'],
    ['boolean', true, { type: 'text' }, 'sim', 'converted'],
    ['text', 'M8', { type: 'choice' }, 'M8', 'same'],
  ] as const)('%s %j becomes %j: %j', (...[type, value, to, expected, outcome]) => {
    const { result, outcomes } = retyped(row(type), to, value as AttributeValue)
    const read = result['a']
    expect(typeof read === 'string' ? read.toLowerCase() : read).toEqual(
      typeof expected === 'string' ? expected.toLowerCase() : expected,
    )
    expect(outcomes).toEqual([outcome])
  })

  it('makes choices of the distinct texts', () => {
    const { after } = retyped(row('text'), { type: 'choice' }, 'M8')
    expect(after[0]).toMatchObject({ type: 'choice', choices: [{ value: 'M8' }] })
  })

  it('keeps a number with its unit in a text that has none', () =>
    expect(retyped(row('number', { unit: 'mm' }), { type: 'text' }, 25).result).toEqual({
      a: '25 mm',
    }))
})

describe('another unit', () => {
  it.each([
    ['in', 'mm', 1.5, 38.1],
    ['"', 'mm', 0.1, 2.54],
    ['lbf·in', 'N·m', 100, 11.298483],
    ['Nm', 'N·m', 3, 3],
    ['kg', 'g', 0.3, 300],
    ['°F', '°C', 212, 100],
    ['°C', '°F', -40, -40],
    ['kV', 'V', 13.8, 13800],
    ['mA', 'A', 5, 0.005],
  ])('%s to %s: %d is %d', (from, unit, value, expected) =>
    expect(retyped(row('number', { unit: from }), { unit }, value).result).toEqual({ a: expected }),
  )

  it('without an exact conversion needs a typed factor', () => {
    const area = row('number', { unit: 'kcmil' })
    const refused = retyped(area, { unit: 'mm²' }, 250)
    expect(refused.outcomes).toEqual(['refused'])
    expect(refused.cells[0]?.reason).toMatch(/kcmil.*mm²/)
    expect(retyped(area, { unit: 'mm²', decimals: 1 }, 250, { factor: '0.5067' }).result).toEqual({
      a: 126.7,
    })
  })

  it('converts both bounds of a range', () =>
    expect(
      retyped(row('range', { unit: 'in' }), { type: 'range', unit: 'mm' }, [1, 2]).result,
    ).toEqual({ a: [25.4, 50.8] }))
})

describe('choices', () => {
  const present = row('choice', { choices: choices('tin', 'bare', 'zinc') })
  const change = (value: string, renamed: Record<string, string>) =>
    retyped(present, { type: 'choice' }, value, { choices: renamed })

  it('are renamed, merged and removed', () => {
    const renamed = { tin: 'tinned', bare: 'zinc' }
    expect(change('tin', renamed).result).toEqual({ a: 'tinned' })
    const merged = change('bare', renamed)
    expect(merged.result).toEqual({ a: 'zinc' })
    expect(merged.after[0]?.choices?.map(({ value }) => value)).toEqual(['tinned', 'zinc'])
    const removed = change('bare', { bare: '' })
    expect([removed.result, removed.outcomes]).toEqual([{}, ['dropped']])
  })
})

describe('two attributes that become one', () => {
  const texts = [row('text'), row('text', { key: 'b', label: { br: 'B' } })]
  const merge = (values: Record<string, AttributeValue>, conflict: How['conflict']) =>
    convert(texts, [{ kind: 'merge', from: 'a', into: 'b', how: how({ conflict }) }], values)

  it.each([
    [{ a: 'x' }, 'refuse', { b: 'x' }, ['same']],
    [{ a: 'x', b: 'x' }, 'refuse', { b: 'x' }, ['same']],
    [{ a: 'x', b: 'y' }, 'refuse', { b: 'y' }, ['refused']],
    [{ a: 'x', b: 'y' }, 'first', { b: 'y' }, ['dropped']],
    [{ a: 'x', b: 'y' }, 'join', { b: 'y; x' }, ['converted']],
  ] as const)('%j, %s: %j', (values, conflict, expected, outcomes) => {
    const merged = merge(values, conflict)
    expect([merged.result, merged.outcomes]).toEqual([expected, outcomes])
    expect(merged.after.map(({ key }) => key)).toEqual(['b'])
  })

  it('are the bounds of a range', () => {
    const numbers = [row('number'), row('number', { key: 'b' })]
    const { result } = convert(
      numbers,
      [
        { kind: 'change', from: 'a', to: made({ key: 'r', type: 'range' }), how: how() },
        { kind: 'merge', from: 'b', into: 'a', how: how({ conflict: 'bounds' }) },
      ],
      { a: 10, b: 16 },
    )
    expect(result).toEqual({ r: [10, 16] })
  })
})

describe('an attribute that becomes two', () => {
  const split = (from: AttributeRow, by: string, types: [string, string], value: AttributeValue) =>
    convert(
      [from],
      [
        {
          kind: 'split',
          from: 'a',
          by,
          separator: 'x',
          into: [made({ key: 'b', type: types[0] }), made({ key: 'c', type: types[1] })],
          how: how(),
        },
      ],
      { a: value },
    )
  it.each([
    ['text', 'separator', ['number', 'number'], '10 x 20', { b: 10, c: 20 }],
    ['text', 'unit', ['number', 'text'], '25 mm', { b: 25, c: 'mm' }],
    ['range', 'bounds', ['number', 'number'], [5, 9], { b: 5, c: 9 }],
    ['text', 'separator', ['number', 'number'], '10', {}],
    ['text', 'separator', ['number', 'number'], '10 x largo', {}],
  ] as const)('%s by %s as %j: %j is %j', (...[type, by, types, value, expected]) =>
    expect(split(row(type), by, [types[0], types[1]], value as AttributeValue).result).toEqual(
      expected,
    ),
  )
})

describe('values without a place', () => {
  const gone = (own: Partial<How>, value: AttributeValue = 'x') =>
    convert([row('text')], [{ kind: 'remove', from: 'a', how: how(own) }], { a: value })

  it('are refused until somebody decides, written into a note, or dropped', () => {
    expect(gone({}).outcomes).toEqual(['refused'])
    expect(gone({ rest: 'drop' })).toMatchObject({ result: {}, outcomes: ['dropped'] })
    const noted = gone({ rest: 'note', note: 'notes' })
    expect(noted).toMatchObject({ result: { notes: 'A: x' }, outcomes: ['noted'] })
    expect(noted.after).toMatchObject([{ key: 'notes', type: 'text' }])
  })

  it('are refused if the note would be too long', () =>
    expect(gone({ rest: 'note', note: 'notes' }, 'x'.repeat(199)).outcomes).toEqual(['refused']))
})

describe('a move without rules', () => {
  it('carries attributes with the same key or name, and leaves the others open', () => {
    const before = attributeColumns(
      [row('number'), row('text', { key: 'b', label: { br: 'Cor' } }), row('text', { key: 'c' })],
      'pt',
    )
    const after = attributeColumns(
      [row('range'), row('text', { key: 'x', label: { br: 'cor' } })],
      'pt',
    )
    expect(moveLinks(before, after, []).map(({ from, action, to }) => [from, action, to])).toEqual([
      ['a', 'map', ['a']],
      ['b', 'map', ['x']],
      ['c', 'open', []],
    ])
  })
})

describe('operations that cannot be planned', () => {
  it.each([
    ['an unknown attribute', [{ kind: 'remove', from: 'z', how: how() }]],
    ['a key of another', [{ kind: 'change', from: 'a', to: made({ key: 'b' }), how: how() }]],
    ['a merge into nothing', [{ kind: 'merge', from: 'a', into: 'z', how: how() }]],
  ])('%s is refused', (_, operations) =>
    expect(() => convert([row('text'), row('text', { key: 'b' })], operations, { a: 'x' })).toThrow(
      PlanRefused,
    ),
  )
})
