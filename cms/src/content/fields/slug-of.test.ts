import { describe, expect, it } from 'vitest'
import { isAmbiguous, slugOf } from './slug-of.ts'

describe('slugOf', () => {
  it.each([
    ['Terminais de compressão', 'terminais-de-compressao'],
    ['Compressão'.normalize('NFD'), 'compressao'],
    ['Conexões  &  Acessórios!', 'conexoes-acessorios'],
    ['TC: série 10–630 mm²', 'tc:-serie-10-630-mm2'],
    ['  -- já --  ', 'ja'],
    ['Año nuevo, ¿señal?', 'ano-nuevo-senal'],
    ['ISO 9001:2015', 'iso-9001:2015'],
    ['Pesquisa & Desenvolvimento (P&D)', 'pesquisa-desenvolvimento-pd'],
    ['e/ou: 0,5 a 6,0 mm²', 'eou:-05-a-60-mm2'],
    ['A — B\u2011C_d', 'a-b-cd'],
    ['Straße', 'strasse'],
    ['!!!', ''],
  ])('%s → %s', (text, slug) => expect(slugOf(text)).toBe(slug))

  it('is idempotent', () => {
    for (const text of ['Ágil: 10 mm²', 'a'.repeat(119) + ' b', 'Ω e µ'])
      expect(slugOf(slugOf(text))).toBe(slugOf(text))
  })

  it('never ends in a hyphen after being cut', () =>
    expect(slugOf('a'.repeat(119) + ' b c')).toBe('a'.repeat(119)))

  it('detects slugs that read as an id', () => {
    expect(isAmbiguous('12')).toBe(true)
    expect(isAmbiguous('12-v')).toBe(false)
  })
})
