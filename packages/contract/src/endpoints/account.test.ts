import { expect, test } from 'vitest'
import { fieldErrors } from '../validation.ts'
import { validationTexts } from '../../texts/compiled/validation.js'
import { accountEndpoints } from './account.ts'

const whole = {
  name: 'Ana Lima',
  email: 'ana@example.com',
  password: 'um cabo de 50',
  phone: '16988887777',
  company: 'Norte',
  country: 'BR',
  tax_id: '12.ABC.345/01DE-35',
  profile: 'instalador',
  consent: true,
}

/** Error messages by field. */
function wrong(changes: Record<string, unknown>) {
  const parsed = accountEndpoints['member-register'].body.safeParse(
    { ...whole, ...changes },
    { reportInput: true },
  )
  return parsed.success ? [] : fieldErrors(parsed.error.issues, 'br')
}
const cnpj = { field: 'tax_id', message: validationTexts.br.cnpj }

test('reports a wrong CNPJ together with other errors', () => {
  expect(wrong({})).toEqual([])
  expect(wrong({ tax_id: '11.222.333/0001-82' })).toEqual([cnpj])
  const fields = wrong({ tax_id: '11.222.333/0001-82', email: 'x', name: '' })
  expect(fields).toContainEqual(cnpj)
  expect(fields.map(({ field }) => field).sort()).toEqual(['email', 'name', 'tax_id'])
})

test('reports an empty tax id as missing only', () => {
  expect(wrong({ tax_id: ' ' })).toEqual([
    { field: 'tax_id', message: validationTexts.br.required },
  ])
})

test('accepts any foreign tax id; does not check a CNPJ without a country', () => {
  expect(wrong({ country: 'AR', tax_id: '30-71234567-1' })).toEqual([])
  expect(wrong({ country: undefined, tax_id: 'x' }).map(({ field }) => field)).toEqual(['country'])
})

test('accepts countries of ISO 3166-1 in capitals', () => {
  for (const country of ['ZZ', 'XX', 'br', 'BRA', '', 'Brasil', 'UK'])
    expect(
      wrong({ country, tax_id: 'x' }).map(({ field }) => field),
      country,
    ).toEqual(['country'])
  for (const country of ['AR', 'GB', 'PT']) expect(wrong({ country, tax_id: 'x' })).toEqual([])
})
