import { expect, it } from 'vitest'
import { damageIn, mended } from './damaged-text.ts'

it.each([
  ['ConexiÃ³n rÃ¡pida', 'mojibake Ã³, mojibake Ã¡', 'Conexión rápida'],
  [
    'â€œPreÃ§oâ€\u009d',
    'mojibake â€œ, mojibake Ã§, mojibake â€\u009d, invisible U+009D',
    '“Preço”',
  ],
  ['Pinças &amp; alicates', 'entity &amp;', 'Pinças & alicates'],
  ['A &amp;lt; B', 'entity &amp;', 'A < B'],
  ['Pé \\"Vermelho\\"', 'backslash \\"', 'Pé "Vermelho"'],
  ['S\ufffdo Jos\ufffd', 'replaced S\ufffdo, replaced Jos\ufffd', 'S\ufffdo Jos\ufffd'],
  ['Err:502', 'errorWord Err:502', 'Err:502'],
  [' #GETTING_DATA ', 'errorWord #GETTING_DATA', ' #GETTING_DATA '],
  ['#N/A', 'errorWord #N/A', '#N/A'],
  ['NULL', 'errorWord NULL', 'NULL'],
  ['[object Object]', 'errorWord [object Object]', '[object Object]'],
  ['Conex‡o', 'codePage x‡o', 'Conex‡o'],
  ['Con\u202enector\u200b', 'invisible U+202E, invisible U+200B', 'Connector'],
])('%s', (text, expected, whole) => {
  expect(
    damageIn(text)
      .map(({ kind, value }) => `${kind} ${value}`)
      .join(', '),
  ).toBe(expected)
  expect(mended(text)).toBe(whole)
})

it.each([
  'São João, CONEXÃO e Ânodo: 40 °C ± 1 µm',
  '“Preço” – l’été… 5 €/m²',
  'Größe, Maß, äöü; ñandú; œuvre',
  'C:\\dados e 5/8" × 2,40 m',
  'Nan Ya Plastics, Null-Leiter, None of these',
  'R&D, AT&T; P & D',
  'a\tb\r\nc',
])('finds nothing in %j', (text) => {
  expect(damageIn(text)).toEqual([])
  expect(mended(text)).toBe(text)
})
