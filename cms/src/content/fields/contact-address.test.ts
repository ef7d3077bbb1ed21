import { expect, test } from 'vitest'
import { emailAddress, webAddress } from './contact-address.ts'

test.each([
  ['https://exemplo.com.br', 'https://exemplo.com.br'],
  [' www.exemplo.com.br/loja?x=1 ', 'https://www.exemplo.com.br/loja?x=1'],
  ['http://exemplo.com', 'http://exemplo.com'],
  ['javascript:alert(1)', undefined],
  ['JaVaScRiPt:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['mailto:a@exemplo.com', undefined],
  ['/produtos', undefined],
  ['sem site', undefined],
  ['//exemplo.com', undefined],
])('reads %j as the website %j', (typed, address) => expect(webAddress(typed)).toBe(address))

test.each([
  ['ana@exemplo.com', 'ana@exemplo.com'],
  [' ana@exemplo.com ', 'ana@exemplo.com'],
  ['sem arroba', undefined],
  ['ana@', undefined],
  ['ana@exemplo', undefined],
  ['mailto:ana@exemplo.com', undefined],
  ['ana@exemplo.com, rui@exemplo.com', undefined],
])('reads %j as the e-mail address %j', (typed, address) =>
  expect(emailAddress(typed)).toBe(address),
)
