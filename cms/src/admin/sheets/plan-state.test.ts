import { describe, expect, it } from 'vitest'
import type { PlanSummary } from '#src/changes/plans/plan-shapes.ts'
import { canUndo, isUnderWay, namedState, pauseOf } from './plan-state.ts'
import { planIn } from './use-plan-address.ts'

const now = Date.parse('2026-11-27T12:00:00Z')
const summary: PlanSummary = {
  id: 7,
  source: 'file',
  fileName: 'torque.xlsx',
  at: '2026-11-27T11:00:00Z',
  author: 'Ana Prado',
  state: 'waiting',
  use: 'publish',
  startsAt: null,
  figures: { sheets: 1, rows: 2, created: 0, changed: 2, equal: 0, refused: 0, values: 2 },
  done: 0,
  total: 0,
  message: null,
  set: null,
  undoneBy: null,
  leftOut: 0,
}
const later = { ...summary, startsAt: '2026-11-28T12:00:00Z' }
const due = { ...summary, startsAt: '2026-11-27T11:59:00Z' }
const done = { ...summary, state: 'done', set: 'a' } as const

describe('the state of an import', () => {
  it('is scheduled until its time, then waiting', () => {
    expect(namedState(later, now)).toBe('scheduled')
    expect(namedState(due, now)).toBe('waiting')
    expect(namedState({ ...done, use: 'draft' }, now)).toBe('draft')
    expect(isUnderWay(later, now)).toBe(false)
    expect(isUnderWay(due, now)).toBe(true)
  })

  it('is read each second while something runs, seldom while something is scheduled', () => {
    expect(pauseOf([done, due], now)).toBe(1000)
    expect(pauseOf([done, later], now)).toBeGreaterThan(5000)
    expect(pauseOf([done], now)).toBeUndefined()
  })

  it('allows taking back once', () => {
    expect(canUndo(done)).toBe(true)
    expect(canUndo({ ...done, undoneBy: 'b' })).toBe(false)
    expect(canUndo({ ...done, set: null })).toBe(false)
    expect(canUndo(summary)).toBe(false)
  })
})

it.each([
  ['import=7', 7],
  ['', undefined],
  ['import=-1', undefined],
  ['import=7e9', undefined],
])('the address %s opens %s', (query, id) => expect(planIn(new URLSearchParams(query))).toBe(id))
