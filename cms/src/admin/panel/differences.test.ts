import { describe, expect, it } from 'vitest'
import { differencesOf, sameValue, mergeChanges } from './differences.ts'

describe('sameValue', () => {
  it.each<[unknown, unknown]>([
    [null, ''],
    [undefined, []],
    [0, []],
    [{ title: null }, null],
    [{ a: 1, b: null }, { a: 1 }],
    [
      [3, 4],
      [{ id: 3 }, { id: 4 }],
    ],
    ['a', 'a'],
    ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00Z'],
  ])('%j and %j', (one, other) => expect(sameValue(one, other)).toBe(true))
  it.each<[unknown, unknown]>([
    ['a', 'b'],
    [0, 1],
    [0, null],
    [
      [1, 2],
      [2, 1],
    ],
    [[], [1]],
    [{ a: 1 }, { a: 2 }],
    [false, true],
    ['2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'],
  ])('not %j and %j', (one, other) => expect(sameValue(one, other)).toBe(false))
})

describe('changes of a form and of a newer version', () => {
  const base = { id: 1, title: 'A', description: 'B', position: 1, pictures: [1], updatedAt: 'x' }
  const mine = { ...base, title: 'mine', position: 2 }
  const theirs = { ...base, description: 'theirs', position: 3, updatedAt: 'y' }

  it('are listed by field, with the side that changed it', () => {
    expect(differencesOf(base, mine, theirs)).toEqual([
      { name: 'title', mine: 'mine', theirs: 'A', changedBy: 'me' },
      { name: 'description', mine: 'B', theirs: 'theirs', changedBy: 'them' },
      { name: 'position', mine: 2, theirs: 3, changedBy: 'both' },
    ])
  })
  it('are not listed where both sides agree', () =>
    expect(differencesOf(base, { ...base, title: 'C' }, { ...base, title: 'C' })).toEqual([]))
  it('are merged, with conflicts resolved as chosen', () => {
    const differences = differencesOf(base, mine, theirs)
    expect(mergeChanges(mine, differences, new Set())).toMatchObject({
      title: 'mine',
      description: 'theirs',
      position: 2,
    })
    expect(mergeChanges(mine, differences, new Set(['position']))).toMatchObject({
      title: 'mine',
      description: 'theirs',
      position: 3,
    })
  })
})
