import { expect, it } from 'vitest'
import { refusedText } from './refused-text.ts'

const fields = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    path: `variants.${at}.values.size`,
    label: `Row ${at + 1}, Size`,
    message: 'Enter a number.',
  }))

it('names a few fields of many, and how many more there are', () => {
  expect(refusedText(fields(300), 'en').split('\n')).toEqual([
    '300 fields to correct',
    'Row 1, Size: Enter a number.',
    'Row 2, Size: Enter a number.',
    'Row 3, Size: Enter a number.',
    'and 297 more',
  ])
  expect(refusedText(fields(1), 'es').split('\n')).toEqual([
    '1 campo por corregir',
    'Row 1, Size: Enter a number.',
  ])
})

it('shortens a long sentence, which stands at its field', () =>
  expect(
    Math.max(
      ...refusedText([{ path: 'a', message: 'x'.repeat(5000) }], 'pt')
        .split('\n')
        .map(({ length }) => length),
    ),
  ).toBe(140))
