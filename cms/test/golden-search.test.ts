import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { floors } from '../../golden/floors.ts'
import { beforeAll, expect, it } from 'vitest'
import type { MeasuredSearch } from './support/measure-search.ts'
import { ownDatabase } from './support/own-database.ts'

const root = resolve(import.meta.dirname, '..')
let measured: MeasuredSearch[] = []

beforeAll(async () => {
  const env = await ownDatabase('golden_test')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['test/support/measure-search.ts'],
    { cwd: root, env, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  measured = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as MeasuredSearch[]
}, 240_000)

it('finds in the demonstration’s catalogue what the floors of each locale ask for', () => {
  expect(measured).toHaveLength(6)
  for (const { locale, set, figures } of measured) {
    const floor = floors[set][locale]
    const name = `${locale} ${set}`
    expect(figures.success, `${name} ${JSON.stringify(figures.missed)}`).toBeGreaterThanOrEqual(
      floor.success,
    )
    expect(figures.meanReciprocalRank, name).toBeGreaterThanOrEqual(floor.meanReciprocalRank)
    expect(figures.empty, name).toBe(0)
  }
})
