import { performance } from 'node:perf_hooks'
import { expect, it } from 'vitest'
import { readTypedWorkbook } from '@vitrine/spreadsheets/read-typed-workbook'
import { writeRefusedWorkbook } from './write-workbook.ts'

const refusedOf = (rows: number) => {
  const lines = Array.from({ length: rows }, (_, at) => `TB-${at};${at};M8`)
  const file = new TextEncoder().encode(`part_number;section;stud\r\n${lines.join('\r\n')}\r\n`)
  const refused = lines.map((_, at) => ({
    sheet: '',
    row: at + 2,
    column: 'B',
    head: 'section',
    value: String(at),
    message: 'Não é um número.',
  }))
  return { file, refused, language: 'pt' }
}

it.each([10, 4000])('writes a workbook of %i refused rows that reads back', async (rows) => {
  const [sheet] = await readTypedWorkbook(await writeRefusedWorkbook(refusedOf(rows)))
  expect(sheet?.rows.at(-1)?.cells.map((cell) => cell?.text)).toEqual([
    `TB-${rows - 1}`,
    String(rows - 1),
    'M8',
    'section: Não é um número.',
  ])
})

it('answers other requests while it writes many of them', async () => {
  const began = process.cpuUsage()
  const loop = performance.eventLoopUtilization()
  await writeRefusedWorkbook(refusedOf(13_000))
  const { user, system } = process.cpuUsage(began)
  // in this thread it holds the loop for all of that time
  const active = performance.eventLoopUtilization(loop).active
  expect(active).toBeLessThan(((user + system) / 1000) * 0.5)
})
