import { expect, test } from 'vitest'
import { products } from './index.ts'
import type { LifeCycle } from './types.ts'

const parts = products.flatMap(({ variants }) => variants)
const ofParts = parts.flatMap(({ partNumber, lifeCycle }) =>
  lifeCycle ? [{ name: partNumber, life: lifeCycle }] : [],
)
const ofProducts = products.flatMap(({ key, lifeCycle }) =>
  lifeCycle ? [{ name: key, life: lifeCycle }] : [],
)
const all = [...ofParts, ...ofProducts]

test('has about twenty part numbers and three products, in all four states', () => {
  expect(ofParts).toHaveLength(20)
  expect(ofProducts).toHaveLength(3)
  expect(new Set(all.map(({ life }) => life.state)).size).toBe(4)
})

test('states days in order, and a reason in every language where something ends', () => {
  const wrong = all.filter(({ life }) => {
    const days = [life.since, life.until, life.lastOrder, life.lastDelivery].filter(Boolean)
    const ends = life.state === 'discontinued' || life.state === 'not-for-new-projects'
    return (
      days.join() !== days.toSorted().join() ||
      days.some((day) => !/^\d{4}-\d\d-\d\d$/.test(day ?? '')) ||
      (life.state === 'new') !== (life.until !== undefined) ||
      ends !== (life.reason !== undefined) ||
      Object.values(life.reason ?? {}).some((text) => text === '' || text.length > 200)
    )
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('names successors that exist and are not discontinued', () => {
  const lifeOf = new Map<string, LifeCycle | undefined>([
    ...products.map(({ key, lifeCycle }) => [key, lifeCycle] as const),
    ...parts.map(({ partNumber, lifeCycle }) => [partNumber, lifeCycle] as const),
  ])
  const wrong = all.filter(
    ({ life: { successor } }) =>
      successor !== undefined &&
      (!lifeOf.has(successor) || lifeOf.get(successor)?.state === 'discontinued'),
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
})
