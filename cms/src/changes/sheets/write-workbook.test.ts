import { performance } from 'node:perf_hooks'
import { expect, it } from 'vitest'
import { readTypedWorkbook } from '@vitrine/spreadsheets/read-typed-workbook'
import type { TypedColumn, TypedSheet } from '@vitrine/spreadsheets/typed-workbook'
import { writeWorkbook } from './write-workbook.ts'

const words = {
  yes: 'yes',
  no: 'no',
  choices: 'Options',
  explanation: { name: 'Read me', paragraphs: ['Title', 'Text'] },
}

const columns = Array.from({ length: 20 }, (_, at): TypedColumn => ({
  key: `c${at}`,
  head: `Column ${at}`,
  kind: at < 3 ? 'text' : 'number',
  decimals: null,
  choices: [],
  isKey: at < 3,
}))

const sheetOf = (rows: number): TypedSheet => ({
  id: 'parts',
  name: 'Parts',
  columns,
  rows: Array.from({ length: rows }, (_, row) =>
    columns.map((_each, at) => (at < 3 ? `PN ${row}` : row + at / 4)),
  ),
})

it.each([10, 2000])('writes a workbook of %i rows that reads back', async (rows) => {
  const [sheet] = await readTypedWorkbook(await writeWorkbook([sheetOf(rows)], words))
  expect(sheet?.rows).toHaveLength(rows + 2)
  expect(sheet?.rows.at(-1)?.cells[3]).toMatchObject({ value: rows - 1 + 0.75 })
})

it('answers other requests while it writes a large workbook', async () => {
  let [last, longest] = [performance.now(), 0]
  const note = (): void => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }
  const written = writeWorkbook([sheetOf(3000)], words)
  last = performance.now()
  const timer = setInterval(note, 5)
  await written
  note()
  clearInterval(timer)
  // written on this thread it takes 1.5 s at once
  expect(longest).toBeLessThan(500)
})
