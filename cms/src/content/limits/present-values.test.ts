import { describe, expect, it } from 'vitest'
import type { LimitedColumn } from './check-limits.ts'
import { curveOf } from './family-curve.ts'
import { findPresent, spansOf } from './present-values.ts'
import type { Limit } from './limit-kinds.ts'
import type { ValueRow } from './row-order.ts'

const column = (key: string, limits: Limit[] = []): LimitedColumn => ({
  key,
  label: key,
  type: 'number',
  unit: 'mm',
  choices: [],
  limits,
})

const rowsOf = (...values: [section: number, length: number][]): ValueRow[] =>
  values.map(([section, length], at) => ({
    place: `${at}`,
    code: `TB-${section}`,
    values: { section, length },
  }))

const family = rowsOf([16, 55], [25, 60], [35, 66], [50, 74], [70, 83], [95, 94])

function found(rows: ValueRow[], ...limits: Limit[]) {
  const columns = [column('section'), column('length', limits)]
  const given = {
    family: 'TB',
    spans: spansOf([rows], columns),
    language: 'en',
    broken: 'no order',
    lacking: 'lacks it',
  }
  return findPresent(rows, columns, given).map(({ code, effect, message }) => [
    code,
    effect,
    message,
  ])
}

describe('present values', () => {
  it('pass limits that they keep', () => {
    const grows = { kind: 'grows', other: 'section' } as const
    expect(found(family, { kind: 'minimum', number: 55 }, grows)).toEqual([])
  })

  it('are named where a limit refuses them', () => {
    expect(found(family, { kind: 'minimum', number: 60 })).toEqual([
      ['TB-16', 'refuses', 'Below the minimum, 60 mm.'],
    ])
    expect(found([...family, ...rowsOf([120, 94])], { kind: 'unique' })).toEqual([
      ['TB-120', 'refuses', expect.stringContaining('TB-95')],
    ])
  })

  it('that a family needs are named where they are missing', () => {
    const gap: ValueRow = { place: 'gap', code: 'TB-120', values: { section: 120 } }
    const needed = (text: string) => found([...family, gap], { kind: 'needed', text })
    expect(needed('TU; tb')).toEqual([['TB-120', 'lacks', 'lacks it']])
    expect(needed('TU')).toEqual([])
  })

  it('off the declared curve would be asked about', () => {
    const odd = family.map((row) =>
      row.code === 'TB-50' ? { ...row, values: { section: 50, length: 82 } } : row,
    )
    const limits: Limit[] = [
      { kind: 'grows', other: 'section' },
      { kind: 'curve', number: 8 },
    ]
    expect(found(odd, ...limits)).toEqual([
      ['TB-50', 'asks', '12 % above the curve of the family.'],
    ])
  })

  it('that contradict a declared order are named: it asks nothing as long as they do', () => {
    const odd = rowsOf([16, 55], [25, 50], [35, 66])
    expect(found(odd, { kind: 'grows', other: 'section' })).toEqual([
      ['TB-16', 'asks', 'no order'],
      ['TB-25', 'asks', 'no order'],
    ])
  })
})

describe('the curve of a family', () => {
  it('lies over the declared attribute, with a band of the declared width', () => {
    const limits: Limit[] = [
      { kind: 'grows', other: 'section' },
      { kind: 'curve', number: 10 },
    ]
    const own = column('length', limits)
    const curve = curveOf(family, own, [own, column('width'), column('section')])
    expect(curve?.driver.key).toBe('section')
    expect(curve?.points).toHaveLength(6)
    // between 60 and 74 of the rows beside it
    const [band] = curve?.bands ?? []
    const expected = 60 + (74 - 60) * ((35 - 25) / (50 - 25))
    expect(band?.find(({ at }) => at === 35)).toEqual({
      at: 35,
      low: expect.closeTo(expected * 0.9),
      high: expect.closeTo(expected * 1.1),
    })
  })

  it('has no band where the values keep no order', () => {
    const own = column('length', [{ kind: 'curve', number: 10 }])
    const curve = curveOf(rowsOf([16, 9], [25, 3], [35, 7]), own, [own, column('section')])
    expect([curve?.driver.key, curve?.bands, curve?.order]).toEqual(['section', [], undefined])
  })
})
