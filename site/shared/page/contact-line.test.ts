import { expect, test } from 'vitest'
import { contactLine } from './contact-line.ts'

test('is one line of the address and the phone, without what the company does not have', () => {
  const address = '12 Weir Lane \nMarlow SL7 1BX\n'
  expect(contactLine({ address, phone: '+44 1632 960 114' })).toBe(
    '12 Weir Lane, Marlow SL7 1BX · +44 1632 960 114',
  )
  expect(contactLine({ address: '', phone: '1' })).toBe('1')
  expect(contactLine({ address: '\n', phone: '' })).toBe('')
})
