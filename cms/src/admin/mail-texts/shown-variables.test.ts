import { expect, it } from 'vitest'
import { shownPieces, shownText, storedText } from './shown-variables.ts'

const names = { name: 'Nome da pessoa', receipt: 'Protocolo' }

it('shows variables under their names, and stores them again', () => {
  const shown = shownText('Olá, {name}: {receipt}', names)
  expect(shown).toBe('Olá, {Nome da pessoa}: {Protocolo}')
  expect(storedText(shown, names)).toBe('Olá, {name}: {receipt}')
})

it('keeps names that are no variable’s, and marks them', () => {
  expect(storedText('{Telefone} {constructor} { x', names)).toBe('{Telefone} {constructor} { x')
  expect(shownPieces('a {Protocolo} {Telefone}', names)).toEqual([
    { text: 'a ' },
    { text: '{Protocolo}', variable: 'receipt' },
    { text: ' ' },
    { text: '{Telefone}', variable: null },
  ])
})
