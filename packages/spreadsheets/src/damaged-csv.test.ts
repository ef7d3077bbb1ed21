import { describe, expect, it } from 'vitest'
import { readTypedCsv } from './read-typed-csv.ts'

const cellsOf = (text: string) =>
  readTypedCsv(new TextEncoder().encode(text)).rows.map(({ cells }) =>
    Array.from(cells, (cell) => (cell ? `${cell.kind} ${cell.text}` : '')),
  )

describe('a CSV of another program', () => {
  it.each([
    [String.raw`9;"Pé \"Vermelho\" Energia";Londrina`, ['text 9', 'quotes', 'quotes']],
    [String.raw`9;"a \"b;c\" d";Londrina`, ['text 9', 'quotes', 'quotes', 'quotes']],
    ['9;"a"b;c', ['text 9', 'quotes', 'quotes']],
    ['9;"a" ;c', ['text 9', 'text a ', 'text c']],
    [String.raw`9;"C:\dados";"a ""b"""`, ['text 9', String.raw`text C:\dados`, 'text a "b"']],
  ])('has no text after a closing quote: %s', (line, expected) => {
    const [row = [], next] = cellsOf(`${line}\n1;a;b`)
    expect(row.map((cell) => (cell.startsWith('quotes') ? 'quotes' : cell))).toEqual(expected)
    expect(next).toEqual(['text 1', 'text a', 'text b'])
  })

  it.each([
    'Err:502',
    'err:508',
    '#GETTING_DATA',
    'NULL',
    'null',
    'nan',
    'NaN',
    'undefined',
    '[object Object]',
    '#N/A',
    '#NOME?',
  ])('has the error %s', (word) =>
    expect(cellsOf(`a;${word}`)).toEqual([['text a', `error ${word}`]]),
  )

  it.each(['Null-Leiter', 'Nan Ya', '#fff', '#10', 'Err: 502', 'Nulo'])('has the text %s', (word) =>
    expect(cellsOf(`a;${word}`)).toEqual([['text a', `text ${word}`]]),
  )

  it.each([
    ['="7899990001028"', 'text 7899990001028'],
    ['"=""0012"""', 'text 0012'],
    ['="a ""b"""', 'text a "b"'],
    ['="1"&"2"', 'formula ="1"&"2"'],
    ['="', 'formula ="'],
    ['=A1', 'formula =A1'],
  ])('has constants of formulas as texts: %s', (cell, expected) =>
    expect(cellsOf(`a;${cell}`)).toEqual([['text a', expected]]),
  )
})

/** Bytes of a text by the signs of an encoding, from 0x80 on; a space: no sign that is used. */
const encoded = (text: string, signs: string) =>
  Uint8Array.from(text, (sign) => {
    const at = sign === ' ' ? -1 : [...signs].indexOf(sign)
    return at === -1 ? sign.charCodeAt(0) : 0x80 + at
  })

const cp850 = `ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿${' '.repeat(12)}ÁÂÀ${' '.repeat(14)}ãÃ${' '.repeat(10)}ÊËÈ Í        ÓßÔÒõÕ   ÚÛÙ`
const windows1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

describe('a code page', () => {
  it.each([
    'Nome;Cidade\nPé Vermelho;São José\n',
    'Nome\nPé Vermelho\n',
    'SEÇÃO;CONEXÃO\n1;2',
    'Größe;Maß\n1;Kühlkörper',
    'Código;Descripción\n1;cañón',
    'a;b\n1;pinças',
  ])('of DOS is refused: %j', (text) => {
    expect(() => readTypedCsv(encoded(text, cp850))).toThrow(/codePage/)
  })

  it.each([
    'Nome;Cidade\nPé Vermelho;São José\n',
    'SEÇÃO;CONEXÃO\n',
    'Größe;Maß;„Kühl“ – ‚a‘',
    'Código;Descripción;¿cañón?;n.º 5 × 3 ²',
    'É;à;“Preço” – l’été… 5 €/m² ± 1 µm • x®',
    'Škoda;Œuvre;Ž',
    'Conexões à terra; 40 °C; 1ª',
  ])('of Windows is read: %j', (text) => {
    const [row] = readTypedCsv(encoded(text, windows1252)).rows
    expect(row?.cells[0]?.text).toBe(text.split(/[;\n]/)[0])
  })
})
