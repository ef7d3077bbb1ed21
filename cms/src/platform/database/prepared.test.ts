import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { preparedName, runPrepared } from './prepared.ts'

const namesOf = (text: string, uses: number) =>
  Array.from({ length: uses }, () => preparedName(text))

test('prepares a statement once it is frequent, always under the same name', () => {
  const names = namesOf('select 1 as frequent', 12)
  expect(names.slice(0, 9)).toEqual(Array.from({ length: 9 }))
  expect(names[9]).toMatch(/^read_[\da-f]{16}_1$/)
  expect(new Set(names.slice(9)).size).toBe(1)
})

test('prepares a statement anew when a migration has changed its columns', async () => {
  const received: (string | undefined)[] = []
  const query = async ({ name }: { name?: string }) => {
    received.push(name)
    if (name !== undefined && name === received[0])
      throw Object.assign(new Error('cached plan'), { code: '0A000' })
    return { rows: [{ ok: true }] }
  }
  namesOf('select changed', 10)
  const pool = { query } as unknown as Pool
  expect(await runPrepared(pool, { sql: 'select changed', params: [] })).toEqual([{ ok: true }])
  expect(await runPrepared(pool, { sql: 'select changed', params: [] })).toEqual([{ ok: true }])
  const [stale, unprepared, anew] = received
  expect([stale, unprepared, anew]).toEqual([
    expect.stringMatching(/^read_/),
    undefined,
    expect.stringMatching(/^read_/),
  ])
  expect(anew).not.toBe(stale)
})

test('passes on every other failure', async () => {
  namesOf('select failing', 10)
  const failure = Object.assign(new Error('away'), { code: '57P01' })
  const pool = { query: () => Promise.reject(failure) } as unknown as Pool
  await expect(runPrepared(pool, { sql: 'select failing', params: [] })).rejects.toBe(failure)
})

test('prepares so many statements that their plans take bounded memory in each connection', () => {
  const names = Array.from({ length: 200 }, (_, index) => namesOf(`select ${index}`, 10).at(-1))
  expect(names.filter((name) => name !== undefined).length).toBeLessThanOrEqual(64)
  expect(names.at(-1)).toBeUndefined()
})
