import { expect, test } from 'vitest'
import { formatPhone, isPhone, readPhone } from './phone.ts'

test.each([
  ['(11) 3123-4567 ramal 21', true],
  ['(11) 3123-4567 r. 21', true],
  ['+1 212 555 0100 ext. 12', true],
  ['+34 91 234 56 78 ext 3', true],
  ['ramal 21', false],
])('phone %s: %s', (text, valid) => expect(isPhone(text)).toBe(valid))

test('stores an extension beside the number, and shows it as it was typed', () => {
  expect(readPhone('(11) 3123-4567, ramal 21')).toBe('+551131234567;ext=21')
  expect(formatPhone('1131234567 ramal 21')).toBe('(11) 3123-4567 ramal 21')
})
