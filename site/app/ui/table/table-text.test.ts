import { expect, test } from 'vitest'
import { tabSeparated } from './table-text.ts'

test('writes a table with tabs, without line breaks in its cells', () =>
  expect(
    tabSeparated([
      ['Part number', 'Length L (mm)', 'Note'],
      ['TC-1', '74,6', 'two\nlines '],
    ]),
  ).toBe('Part number\tLength L (mm)\tNote\nTC-1\t74,6\ttwo lines'))
