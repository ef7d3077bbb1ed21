import { expect, it } from 'vitest'
import { referencesOf, valueOf } from './relation-values.ts'

it.each([
  [{ relationTo: 'products' }, 7],
  [{ relationTo: 'products', hasMany: true }, [7, 9]],
  [{ relationTo: ['products', 'posts'] }, { relationTo: 'posts', value: 3 }],
  [
    { relationTo: ['products', 'posts'], hasMany: true },
    [
      { relationTo: 'posts', value: 3 },
      { relationTo: 'products', value: 3 },
    ],
  ],
])('the value of %j comes back as it was', (shape, value) =>
  expect(valueOf(referencesOf(value, shape), shape)).toEqual(value),
)

it('nothing is no reference', () => {
  const shape = { relationTo: 'products' }
  expect(referencesOf(null, shape)).toEqual([])
  expect(valueOf([], shape)).toBe(null)
  expect(valueOf([], { ...shape, hasMany: true })).toEqual([])
})
