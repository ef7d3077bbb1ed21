import { expect, test } from 'vitest'
import { formatCep, isCep } from './cep.ts'
import { formatCnpj, isCnpj } from './cnpj.ts'
import { formatCpf, isCpf } from './cpf.ts'
import { formatPhone, isPhone, readPhone } from './phone.ts'

test.each([
  ['12.ABC.345/01DE-35', true],
  ['11.222.333/0001-81', true],
  ['12abc34501de35', true],
  [' 11222333000181 ', true],
  ['12.ABC.345/01DE-36', false],
  ['11.222.333/0001-18', false],
  ['00.000.000/0000-00', false],
  ['11.222.333/0001-8A', false],
  ['', false],
])('CNPJ %s: %s', (text, valid) => expect(isCnpj(text)).toBe(valid))

test.each([
  ['529.982.247-25', true],
  ['52998224725', true],
  ['111.444.777-35', true],
  ['529.982.247-52', false],
  ['111.111.111-11', false],
  ['1234', false],
])('CPF %s: %s', (text, valid) => expect(isCpf(text)).toBe(valid))

test.each([
  ['(11) 91234-5678', true],
  ['011 3123-4567', true],
  ['+55 11 91234 5678', true],
  ['5511912345678', true],
  ['+351 912 345 678', true],
  ['0054 11 4321 5678', true],
  ['(20) 91234-5678', false],
  ['(11) 81234-5678', false],
  ['+55 11 1234', false],
  ['91234-5678', false],
  ['0800 123 4567', true],
  ['0800-701-234', true],
  ['4004-1234', true],
  ['3003 1234', true],
  ['4444-1234', false],
  ['0900 123 4567', false],
])('phone %s: %s', (text, valid) => expect(isPhone(text)).toBe(valid))

test('formats pasted values and returns incomplete ones unchanged', () => {
  expect([formatCnpj('12abc34501de35'), formatCnpj('12abc')]).toEqual([
    '12.ABC.345/01DE-35',
    '12abc',
  ])
  expect([formatCpf('52998224725'), formatCpf('529')]).toEqual(['529.982.247-25', '529'])
  expect([formatCep('01310100'), isCep('01310-100'), isCep('00310-100'), isCep('1310')]).toEqual([
    '01310-100',
    true,
    false,
    false,
  ])
  expect([
    formatPhone('+5511912345678'),
    formatPhone('1131234567'),
    formatPhone('+351 912345678'),
    formatPhone('08001234567'),
    formatPhone('40041234'),
  ]).toEqual(['(11) 91234-5678', '(11) 3123-4567', '+351 912345678', '0800 123 4567', '4004-1234'])
  expect(readPhone('(11) 91234-5678')).toBe('+5511912345678')
})
