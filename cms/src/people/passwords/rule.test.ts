import { expect, it } from 'vitest'
import { passwordMessage } from './problem.ts'
import { findPasswordProblem } from './rule.ts'

const owner = ['helena.duarte@casadocabo.example', 'Helena Duarte', 'Casa do Cabo Ltda.']

it.each(['abc', '', '1234567', 'kX9#mPq'])('"%s" is too short', async (password) =>
  expect(await findPasswordProblem(password, owner)).toBe('tooShort'),
)
it('rejects more than 128 characters', async () =>
  expect(await findPasswordProblem('um cabo de 50 mm² '.repeat(10), owner)).toBe('tooLong'))

it.each([
  'password',
  'Password1!',
  'SENHA123',
  'senha2026!',
  'contraseña2026',
  '12345678',
  '20261121',
  'abcdefgh',
  '87654321',
  'aaaaaaaa',
  'abababab',
  'Brasil2026',
  'qwertyuiop',
  'P@ssw0rd!',
  'mudar123',
  'iloveyou2',
  'flamengo10',
  'corinthians1',
  '03121985',
  '!!!dragon!!!',
  'princesa1',
  'futebol#1',
  'x'.repeat(128),
])('rejects the common password "%s"', async (password) =>
  expect(await findPasswordProblem(password, owner)).toBe('commonPassword'),
)

it.each([
  'helena1990',
  'Duarte!!',
  'casadocabo9',
  'CasaDoCabo2026',
  'h3l3n4!2026',
  'HelenaDuarte',
  'duarte.helena',
  'helena.duarte',
  'Helena@Duarte#77',
  'c4s4d0c4b0',
  'helena-casa-do-cabo',
  'DUARTE123456',
])('rejects "%s", derived from the owner', async (password) =>
  expect(await findPasswordProblem(password, owner)).toBe('commonPassword'),
)

it.each(['WEG839205718', '7391-weg-2846', 'Kabelwerk Süd 2026', 'kabelwerksud@77'])(
  'rejects "%s", the name of a company with digits',
  async (password) =>
    expect(await findPasswordProblem(password, ['WEG', 'Kabelwerk Süd GmbH'])).toBe(
      'commonPassword',
    ),
)

it.each([
  'um cabo de 50 mm²',
  'correct horse battery',
  'Tr0ub4dor-x9',
  'senha longa de verdade',
  '839205718264',
  'helena gosta de cabos',
  'kX9#mPq2',
  'right password',
  'a password of the tests',
  'nobody guesses 5',
  'q8GzLw3T',
])('accepts "%s"', async (password) =>
  expect(await findPasswordProblem(password, owner)).toBeUndefined(),
)

it('has messages in the three locales', () => {
  for (const locale of ['br', 'en', 'es'] as const)
    expect(passwordMessage('tooShort', locale)).toMatch(/\b8\b/)
})
