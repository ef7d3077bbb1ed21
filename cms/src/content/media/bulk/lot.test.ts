import { expect, it } from 'vitest'
import { lotOf, lotText, newLotKey } from './lot.ts'

const key = newLotKey()

it('reads the lot that it writes', () => {
  expect(lotOf(lotText({ key, title: '2 ficheros: “á” b.pdf' }))).toEqual({
    key,
    title: '2 ficheros: “á” b.pdf',
  })
})

it.each([null, '', 'x y', `${key.slice(1)} a`, `${key} %`])('reads no lot of %o', (value) => {
  expect(lotOf(value)).toBeUndefined()
})
