import { expect, test } from 'vitest'
import { commaSeparated, tabSeparated } from './table-text.ts'

const columns = [
  { key: 'a', label: 'Length', symbol: 'L', unit: 'mm', numeric: true },
  { key: 'b', label: 'Note', numeric: false },
]
const row = (partNumber: string, ...texts: string[]) => ({
  id: partNumber,
  partNumber,
  cells: texts.map((text) => ({ text, sort: null })),
})

test('writes a table with tabs, without line breaks in its cells', () => {
  expect(tabSeparated('Part number', columns, [row('TC-1', '74,6', 'two\nlines')])).toBe(
    'Part number\tLength L (mm)\tNote\nTC-1\t74,6\ttwo lines',
  )
})

test('quotes cells of a CSV, and starts no formula', () => {
  const rows = [row('TC-1', '74,6', 'a;"b"'), row('=1+1', '-40', ' @x')]
  const bytes = commaSeparated(';', 'Code', columns, rows)
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
    '\u{FEFF}Code;Length L (mm);Note\r\nTC-1;74,6;"a;""b"""\r\n\'=1+1;-40;\' @x\r\n',
  )
})
