import { describe, expect, it } from 'vitest'
import { perLocale } from '@vitrine/configuration/locales'
import { checkLife, checkLifeCells, isDay } from './check-life.ts'
import { withLife } from './life-columns.ts'
import { changesOn, lifeOn, lifeOfProduct, lifeOfVariant, stateOn, today } from './stored-life.ts'
import type { StoredLife } from './stored-life.ts'

const life = (more: Partial<StoredLife>): StoredLife => ({
  state: 'discontinued',
  since: null,
  until: null,
  lastOrder: null,
  lastDelivery: null,
  reason: perLocale(() => ''),
  successor: null,
  ...more,
})
const wrong = (more: Partial<StoredLife>) => checkLife(life(more), 'pt').map(({ at }) => at)

describe('a life cycle', () => {
  it('has its days in order, named in the language', () => {
    expect(
      wrong({ since: '2026-01-01', lastOrder: '2026-02-01', lastDelivery: '2026-02-01' }),
    ).toEqual([])
    const late = life({ lastOrder: '2026-03-01', lastDelivery: '2026-02-28' })
    expect(checkLife(late, 'en')).toEqual([
      { at: 'lastDelivery', message: 'This date is before “Last order”.' },
    ])
  })

  it('says until when something is new, and only of that', () => {
    expect(wrong({ state: 'new' })).toEqual(['until'])
    expect(wrong({ state: 'new', until: '2026-12-31' })).toEqual([])
    expect(wrong({ state: 'active', until: '2026-12-31' })).toEqual(['until'])
  })

  it('has last days and a successor only where it ends', () => {
    const all = { lastOrder: '2026-01-01', lastDelivery: '2026-01-01', successor: { text: 'X' } }
    expect(wrong(all)).toEqual([])
    expect(wrong({ ...all, state: 'not-for-new-projects' })).toEqual([])
    expect(wrong({ ...all, state: 'active' })).toEqual(['lastOrder', 'lastDelivery', 'successor'])
  })

  it('is active from the day after its last new one, by itself', () => {
    const fresh = life({ state: 'new', until: '2026-12-31' })
    expect([stateOn(fresh, '2026-12-31'), stateOn(fresh, '2027-01-01')]).toEqual(['new', 'active'])
    expect(changesOn(fresh, '2026-12-31')).toBe('2027-01-01')
    expect(changesOn(fresh, '2027-01-01')).toBeNull()
  })

  it('is in force from its first day', () => {
    const ending = life({ state: 'discontinued', since: '2027-01-01', successor: { text: 'X' } })
    expect([stateOn(ending, '2026-12-31'), stateOn(ending, '2027-01-01')]).toEqual([
      'active',
      'discontinued',
    ])
    expect([changesOn(ending, '2026-12-31'), changesOn(ending, '2027-01-01')]).toEqual([
      '2027-01-01',
      null,
    ])
    expect(lifeOn(ending, '2026-12-31').successor).toBeNull()
  })

  it('is of a product in its fields, with days of the company’s time zone', () => {
    const read = lifeOfProduct({
      state: 'discontinued',
      since: '2026-05-01T03:00:00.000Z',
      reason: { br: 'Motivo', en: 'Reason' },
      successor_product: { id: 7 },
    })
    expect(read).toMatchObject({ since: '2026-05-01', successor: { product: 7 } })
    expect([read.reason.br, read.reason.en, read.reason.es]).toEqual(['Motivo', 'Reason', ''])
    expect(lifeOfProduct(null).state).toBe('active')
    expect(isDay(today())).toBe(true)
  })
})

describe('the cells of a part number', () => {
  const cells = (values: Record<string, string>) =>
    checkLifeCells({ values }, 2, 'pt').map(({ row, key }) => `${row} ${key}`)

  it('need a state', () => {
    expect(cells({ 'life-since': '2026-01-01' })).toEqual(['2 life-state'])
    expect(cells({ 'life-state': 'active', 'life-since': '2026-01-01' })).toEqual([])
    expect(lifeOfVariant({ values: { 'life-since': '2026-01-01' } })).toBeUndefined()
  })

  it('have one error each', () =>
    expect(cells({ 'life-state': 'active', 'life-until': '2026-01-01' })).toEqual(['2 life-until']))
})

describe('part numbers as visitors read them', () => {
  const variants = [
    { part_number: 'A', values: { size: 1, 'life-state': 'new', 'life-until': '2026-12-31' } },
    { part_number: 'B', values: { size: 2 } },
  ]
  const statesOn = (day: string, product = life({ state: 'active' })) =>
    withLife(variants, product, day).map(({ values }) => values)

  it('state what is in force, where any is not active', () => {
    expect(statesOn('2026-12-31')).toEqual([
      { size: 1, 'life-state': 'new' },
      { size: 2, 'life-state': 'active' },
    ])
    expect(statesOn('2027-01-01')).toEqual([{ size: 1 }, { size: 2 }])
  })

  it('have their product’s state without one of their own', () =>
    expect(statesOn('2026-12-31', life({})).map((values) => values['life-state'])).toEqual([
      'new',
      'discontinued',
    ]))
})
