import { describe, expect, it } from 'vitest'
import type { LimitedColumn } from './check-limits.ts'
import { DoubtFinder } from './doubts.ts'
import type { Doubt, Span } from './doubts.ts'
import type { ValueRow } from './row-order.ts'

const column = (key: string, more: Partial<LimitedColumn> = {}): LimitedColumn => ({
  key,
  label: key,
  type: 'number',
  unit: 'mm',
  choices: [],
  ...more,
})

const columns = [column('section'), column('bolt'), column('length'), column('pack')]

// lengths by section, as those of bimetallic lugs
const family: ValueRow[] = (
  [
    [16, 8, 55.6, 50],
    [25, 8, 60.1, 50],
    [35, 8, 66, 50],
    [50, 10, 74, 25],
    [70, 12, 83.1, 25],
    [95, 12, 94.2, 25],
    [120, 12, 103.3, 10],
    [150, 12, 112, 10],
  ] as const
).map(([section, bolt, length, pack]) => ({
  place: `TB-${section}`,
  code: `TB-${section}`,
  values: { section, bolt, length, pack },
}))

const spans = new Map<string, Span>([
  ['length', { count: 60, min: 50, max: 170.4 }],
  ['section', { count: 60, min: 10, max: 400 }],
  ['pack', { count: 60, min: 5, max: 100 }],
])

const changed = (place: string, values: Record<string, unknown>): ValueRow[] =>
  family.map((row) =>
    row.place === place ? { ...row, values: { ...row.values, ...values } } : row,
  )

function askAbout(
  place: string,
  key: string,
  value: unknown,
  { own = columns, language = 'en' }: { own?: LimitedColumn[]; language?: string } = {},
): Doubt | undefined {
  const after = changed(place, { [key]: value })
  const before = family.find((row) => row.place === place)?.values[key]
  return new DoubtFinder({ columns: own, before: family, after, spans }, language).find({
    place,
    key,
    before,
  })
}

describe('doubts about a changed value', () => {
  it.each([
    ['a negative value', -5, 'negative'],
    ['a value far outside the subcategory', 99_999, 'outside'],
    ['the number of a date', 46_154, 'date'],
    ['more than three times the value', 300, 'jump'],
    ['less than a third', 9.42, 'jump'],
    ['a value that breaks the order of the rows', 122.4, 'order'],
    ['swapped digits', 49.2, 'order'],
    ['zero in place of a value', 0, 'outside'],
  ])('asks about %s', (_, value, reason) => {
    const doubt = askAbout('TB-95', 'length', value)
    expect(doubt?.reasons).toContain(reason)
    expect(doubt?.proposal).toBe(94.2)
  })

  it.each([
    ['a small correction', 94.5],
    ['another value between its neighbours', 99],
    ['the value of a neighbour', 103.3],
  ])('does not ask about %s', (_, value) => {
    expect(askAbout('TB-95', 'length', value)).toBeUndefined()
  })

  it.each([
    [0.5, 94.5, undefined],
    // binary fractions
    [0.1, 94.3, undefined],
    [0.5, 94.3, ['step']],
  ])('asks about no multiple of %s: %s', (number, value, reasons) => {
    const own = columns.map((each) =>
      each.key === 'length' ? { ...each, limits: [{ kind: 'step' as const, number }] } : each,
    )
    expect(askAbout('TB-95', 'length', value, { own })?.reasons).toEqual(reasons)
  })

  it('does not ask when all rows of a family change alike', () => {
    const after = family.map((row) => ({
      ...row,
      values: { ...row.values, length: Number(row.values['length']) * 1.1 },
    }))
    const finder = new DoubtFinder({ columns, before: family, after, spans }, 'en')
    const found = family.flatMap(
      ({ place, values }) => finder.find({ place, key: 'length', before: values['length'] }) ?? [],
    )
    expect(found).toEqual([])
  })

  it('finds two wrong values of one family, and only these', () => {
    const after = changed('TB-95', { length: 122.4 }).map((row) =>
      row.place === 'TB-35' ? { ...row, values: { ...row.values, length: 56.6 } } : row,
    )
    const finder = new DoubtFinder({ columns, before: family, after, spans }, 'en')
    const found = family
      .filter(({ place, values }) =>
        finder.find({ place, key: 'length', before: values['length'] }),
      )
      .map(({ place }) => place)
    expect(found).toEqual(['TB-35', 'TB-95'])
  })

  it('names the row whose order breaks, with numbers of the language', () => {
    expect(askAbout('TB-95', 'length', 49.2, { language: 'pt' })?.message).toContain(
      'TB-70, com section 70 mm, tem 83,1 mm. Dígitos trocados?',
    )
  })

  it('asks about a value beyond the subcategory alone, and far from the family alone', () => {
    expect(askAbout('TB-150', 'length', 171)).toMatchObject({
      reasons: ['outside'],
      message: 'Outside what the subcategory has, 50 to 170.4 mm.',
    })
    const find = (place: string, length: number) =>
      new DoubtFinder(
        { columns, before: family, after: changed(place, { length }), spans: new Map() },
        'en',
      ).find({
        place,
        key: 'length',
        before: family.find((row) => row.place === place)?.values['length'],
      })
    for (const [place, length] of [
      ['TB-150', 230],
      ['TB-16', 25],
    ] as const)
      expect(find(place, length)).toMatchObject({
        reasons: ['outside'],
        message: expect.stringContaining('Far from what the family has'),
      })
  })

  it('knows no order of more than 500 rows', () => {
    const many = (count: number, length = 200): ValueRow[] =>
      Array.from({ length: count }, (_, at) => ({
        place: `p${at}`,
        code: `p${at}`,
        values: { section: at + 1, length: at === 100 ? length : at + 100 },
      }))
    const find = (count: number) =>
      new DoubtFinder(
        { columns, before: many(count), after: many(count, 300), spans: new Map() },
        'en',
      ).find({ place: 'p100', key: 'length', before: 200 })?.reasons
    expect([find(500), find(501)]).toEqual([['order'], undefined])
  })

  it('asks by declared limits: the curve, and a change at once', () => {
    const own = columns.map((one) =>
      one.key === 'length'
        ? {
            ...one,
            limits: [
              { kind: 'grows' as const, other: 'section' },
              { kind: 'curve' as const, number: 4 },
              { kind: 'jump' as const, number: 5 },
            ],
          }
        : one,
    )
    expect(askAbout('TB-95', 'length', 99.5, { own })?.reasons).toEqual(['jump', 'curve'])
    expect(askAbout('TB-95', 'length', 95, { own })).toBeUndefined()
  })

  it('says nothing of values that are no numbers, or of which nothing is known', () => {
    const text = [column('length', { type: 'text' })]
    expect(askAbout('TB-95', 'length', 'x', { own: text })).toBeUndefined()
    const finder = new DoubtFinder(
      { columns, before: [], after: family.slice(0, 1), spans: new Map() },
      'en',
    )
    expect(finder.find({ place: 'TB-16', key: 'length', before: undefined })).toBeUndefined()
  })
})

describe('doubts about a new row', () => {
  const withNew = (values: Record<string, unknown>) => {
    const after = [...family, { place: 'new', code: 'TB-185', values }]
    return new DoubtFinder({ columns, before: family, after, spans }, 'en')
  }

  it('proposes the value whose decimal mark is in place', () => {
    const doubt = withNew({ section: 100, bolt: 12, length: 969 }).find({
      place: 'new',
      key: 'length',
      before: undefined,
    })
    expect(doubt).toMatchObject({ proposal: 96.9, reasons: ['outside', 'order'] })
    expect(doubt?.message).toContain('Decimal mark in the wrong place?')
  })

  it('does not ask about one that continues the family', () => {
    const finder = withNew({ section: 185, bolt: 16, length: 122 })
    expect(finder.find({ place: 'new', key: 'length', before: undefined })).toBeUndefined()
  })

  it('compares the rows of a new family with one another', () => {
    const after = changed('TB-70', { length: 38.1 })
    const finder = new DoubtFinder({ columns, before: [], after, spans: new Map() }, 'en')
    const found = after.filter(({ place }) =>
      finder.find({ place, key: 'length', before: undefined }),
    )
    expect(found.map(({ place }) => place)).toEqual(['TB-70'])
  })
})

describe('doubts about what a part number says', () => {
  const choices = ['M8', 'M10', 'M12'].map((value) => ({ value, label: value }))
  const stud = column('stud', { type: 'choice', unit: null, choices })
  const bolted: ValueRow[] = (
    [
      ['TB-16-8', 'M8', 16],
      ['TB-25-8', 'M8', 25],
      ['TB-35-10', 'M10', 35],
      ['TB-50-10', 'M10', 50],
      ['TB-70-12', 'M12', 70],
      ['TB-95-12', 'M12', 95],
    ] as const
  ).map(([code, bolt, size]) => ({ place: code, code, values: { stud: bolt, section: size } }))

  function write(code: string, values: object, before: readonly ValueRow[] = bolted) {
    const after = before.map((row) =>
      row.code === code ? { ...row, values: { ...row.values, ...values } } : row,
    )
    const [key = ''] = Object.keys(values)
    const own = { columns: [column('section'), stud], before, after, spans: new Map() }
    const former = before.find((row) => row.code === code)?.values[key]
    return new DoubtFinder(own, 'en').find({ place: code, key, before: former })
  }

  it('asks about a choice against the end of the code, and proposes what this says', () => {
    expect(write('TB-50-10', { stud: 'M12' })).toEqual({
      reasons: ['code'],
      message: 'The part number ends in 10, and in all of the family its end is this value.',
      proposal: 'M10',
      neighbours: [],
    })
  })

  it('asks about a number against another part of the code', () => {
    expect(write('TB-50-10', { section: 70 })).toMatchObject({
      reasons: ['code'],
      message: expect.stringContaining('The part number has 50,'),
      proposal: 50,
    })
  })

  it('asks about nothing where a row contradicts, or where the rows are few', () => {
    const odd: ValueRow = { place: 'TB-120-12', code: 'TB-120-12', values: { stud: 'M10' } }
    expect(write('TB-50-10', { stud: 'M12' }, [...bolted, odd])).toBeUndefined()
    expect(write('TB-50-10', { stud: 'M12' }, bolted.slice(0, 4))).toBeUndefined()
    const same = bolted.map((row) => ({ ...row, values: { stud: 'M8' } }))
    expect(write('TB-50-10', { stud: 'M12' }, same)).toBeUndefined()
  })

  it('takes a part that is no value of the attribute for none', () => {
    const other: ValueRow = { place: 'TB-50-X', code: 'TB-50-X', values: {} }
    const rows = [...bolted, other]
    expect(write('TB-50-X', { stud: 'M12' }, rows)).toBeUndefined()
  })
})
