import { expect, test } from 'vitest'
import { formatDate } from './format.ts'

test('a mere day stays that day; an instant is São Paulo’s', () => {
  expect(formatDate('2026-10-01')).toBe('01.10.2026')
  expect(formatDate('2026-10-01T01:00:00.000Z')).toBe('30.09.2026')
})
