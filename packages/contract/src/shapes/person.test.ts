import { expect, test } from 'vitest'
import { email } from './person.ts'

test.each([
  ['ana@example.com', 'ana@example.com'],
  ["o'neil+tag@Example.COM", "o'neil+tag@example.com"],
  ['p&d@example.com.br', 'p&d@example.com.br'],
  ['info@exämple.com', 'info@xn--exmple-cua.com'],
  ['ana@empresa.eco.br', 'ana@empresa.eco.br'],
  ['почта@example.com', undefined],
  ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
  ['info@xn--e1afmkfd.xn--p1ai', 'info@xn--e1afmkfd.xn--p1ai'],
  ['ana@@example.com', undefined],
  ['ana..b@example.com', undefined],
  ['.ana@example.com', undefined],
  ['ana@example', undefined],
  ['ana@-example.com', undefined],
  ['ana@exam ple.com', undefined],
  ['ana@example.com/x', undefined],
  ['ana@[127.0.0.1]', undefined],
  ['ana@127.0.0.1', undefined],
  [`${'a'.repeat(250)}@example.com`, undefined],
])('e-mail %s is stored as %s', (typed, stored) => expect(email.safeParse(typed).data).toBe(stored))

test('a long hostile address is refused at once', () => {
  const began = performance.now()
  for (const text of ['a.'.repeat(50_000), `a@${'a.'.repeat(50_000)}`, `a@${'a-'.repeat(50_000)}`])
    expect(email.safeParse(text).success).toBe(false)
  expect(performance.now() - began).toBeLessThan(500)
})
