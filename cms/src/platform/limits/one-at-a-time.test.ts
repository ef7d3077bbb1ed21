import { expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

it('runs work of one key in order, also after a failure, and that of another beside it', async () => {
  const told: string[] = []
  const work =
    (name: string, isFailing = false) =>
    async (): Promise<string> => {
      told.push(`${name} begins`)
      await Promise.resolve()
      told.push(`${name} ends`)
      if (isFailing) throw new Error(name)
      return name
    }
  const results = await Promise.allSettled([
    oneAtATime('a', work('first', true)),
    oneAtATime('a', work('second')),
    oneAtATime('b', work('other')),
  ])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(told.filter((each) => !each.startsWith('other'))).toEqual([
    'first begins',
    'first ends',
    'second begins',
    'second ends',
  ])
  expect(told.indexOf('other begins')).toBeLessThan(told.indexOf('second begins'))
})
