import { describe, expect, it } from 'vitest'
import type { Locale } from '@vitrine/configuration/locales'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { readPastedLines } from './read-line.ts'
import { resolveEach, resolveLine } from './resolve-line.ts'
import type { ResolvedLine } from './resolve-line.ts'

const parts = [
  'TC-95-12',
  'TD-95-12N',
  'TC-95-12-16',
  'HA-58-24',
  'TC-50',
  'TC-50-10',
  '280-646',
  'CB-100X10',
  'K7',
  '100045',
]
const gtin = '7899990001370'
const known = {
  byNumber: new Map(parts.map((part) => [normalizePartNumber(part), part])),
  byGtin: new Map([[gtin, 'TC-95-12']]),
}

const resolve = (text: string, locale: Locale = 'br') =>
  readPastedLines(text, locale).map((line) => resolveLine(line, known))

/** Short format of a resolved line: part number or code, and quantity or packs. */
const short = (line: ResolvedLine | undefined): unknown =>
  line !== undefined && line.kind !== 'text' && line.packs !== undefined
    ? [line.kind === 'found' ? line.partNumber : line.kind, null, line.packs.text]
    : shortInPieces(line)

const shortInPieces = (line: ResolvedLine | undefined): unknown =>
  line?.kind === 'found'
    ? [line.partNumber, line.quantity]
    : line?.kind === 'several'
      ? [line.partNumbers, line.quantity]
      : line?.kind === 'missing'
        ? [`? ${line.code}`, line.quantity]
        : line?.kind

describe('a pasted line', () => {
  it.each<[string, unknown, Locale?]>([
    // typical lines
    ['TC-95-12', ['TC-95-12', null]],
    ['TC 95/12 – 10 pç', ['TC-95-12', 10]],
    ['10x TC-95-12', ['TC-95-12', 10]],
    ['10xTC-95-12', ['TC-95-12', 10]],
    ['10 x tc 95 12', ['TC-95-12', 10]],
    ['10 un. TC9512', ['TC-95-12', 10]],
    ['2 TD9512N', ['TD-95-12N', 2]],
    ['TC-95-12 x 10', ['TC-95-12', 10]],
    ['TC-95-12 ×20', ['TC-95-12', 20]],
    ['TC-95-12x10', ['TC-95-12', 10]],
    ['TC-95-12 (10)', ['TC-95-12', 10]],
    ['Need TC-95-12 (x10) soon', ['TC-95-12', 10], 'en'],
    ['TC-95-12......9', ['TC-95-12', 9]],
    ['TC-95-12: 10', ['TC-95-12', 10]],
    ['TC-95-12 = 10', ['TC-95-12', 10]],
    ['TC-95-12 - 10', ['TC-95-12', 10]],
    ['- TC-95-12 10', ['TC-95-12', 10]],
    ['• 25 peças do TC-95-12', ['TC-95-12', 25]],
    ['> TC-95-12 10 peças', ['TC-95-12', 10]],
    ['Preciso de 40 unidades de TC-95-12, por favor', ['TC-95-12', 40]],
    ['Qtd: 15 - código TC-95-12', ['TC-95-12', 15]],
    ['TC-95-12 Terminal longo 95 mm² M12 10 pç', ['TC-95-12', 10]],
    ['TC-95-12 Terminal longo de um furo 8', ['TC-95-12', 8]],
    ['TC-95-12 Terminal de compressão 95 mm² M12', ['TC-95-12', null]],
    ['HA 58 24 haste 5/8 x 2,40 m 12 pçs', ['HA-58-24', 12]],
    ['TC-95-12 10x', ['TC-95-12', 10]],
    ['x10 TC-95-12', ['TC-95-12', 10]],
    ['TC-95-12 [10]', ['TC-95-12', 10]],
    ['10 (dez) peças TC-95-12', ['TC-95-12', 10]],
    ['TC-95-12 10+5', ['TC-95-12', null]],
    ['10, TC-95-12', ['TC-95-12', 10]],
    ['Preciso de 10 do TC-95-12', ['TC-95-12', 10]],
    ['10 of TC-95-12', ['TC-95-12', 10], 'en'],
    ['Segue: 10 TC-95-12', ['TC-95-12', 10]],
    ['Qtd10 TC-95-12', ['TC-95-12', 10]],
    ['TC-95-12 x10un', ['TC-95-12', 10]],
    ['TC-95-12 2,5 m', ['TC-95-12', null]],
    // prices are not quantities
    ['TC-95-12 15,90', ['TC-95-12', null]],
    ['TC-95-12;15,90', ['TC-95-12', null]],
    ['TC-95-12 R$ 15,90', ['TC-95-12', null]],
    ['TC-95-12 USD 12', ['TC-95-12', null]],
    ['TC-95-12 10 R$ 1.159,00', ['TC-95-12', 10]],
    ['TC-95-12 10 x 15,90', ['TC-95-12', 10]],
    ['TC-95-12 $15.90 x 10', ['TC-95-12', 10], 'en'],
    ['TC-95-12 € 3,20', ['TC-95-12', null], 'es'],
    ['TC-95-12 3,20 € 10', ['TC-95-12', 10], 'es'],
    ['10 × R$ 15,90 TC-95-12', ['TC-95-12', 10]],
    ['TC-95-12;10;R$ 15', ['TC-95-12', 10]],
    // multiplying words
    ['TC-95-12 2 mil un', ['TC-95-12', 2000]],
    ['2 dúzias TC-95-12', ['TC-95-12', 24]],
    ['TC-95-12 3 centos', ['TC-95-12', 300]],
    ['TC-95-12 2 dozen', ['TC-95-12', 24], 'en'],
    ['TC-95-12;2;dz', ['TC-95-12', 24]],
    ['TC-95-12;10 pares', ['TC-95-12', 20]],
    // numerals
    ['dez TC-95-12', ['TC-95-12', 10]],
    ['TC-95-12 dez peças', ['TC-95-12', 10]],
    ['TC-95-12 uma dúzia', ['TC-95-12', 12]],
    ['meia dúzia TC-95-12', ['TC-95-12', 6]],
    ['TC-95-12 – ½ dz', ['TC-95-12', 6]],
    ['1/2 dozen TC-95-12', ['TC-95-12', 6], 'en'],
    ['1½ dúzia TC-95-12', ['TC-95-12', null]],
    ['two boxes of TC-95-12', ['TC-95-12', null, '2 boxes'], 'en'],
    ['Terminal de um furo TC-95-12 8', ['TC-95-12', 8]],
    // line numbers
    ['1. TC-95-12 ........ 25', ['TC-95-12', 25]],
    ['1) TC-95-12', ['TC-95-12', null]],
    ['Item 3: TC-95-12 10 un', ['TC-95-12', 10]],
    ['12. 10 pç TC-95-12', ['TC-95-12', 10]],
    // columns in any order
    ['TC-95-12;10;peça', ['TC-95-12', 10]],
    ['TC-95-12\t10', ['TC-95-12', 10]],
    ['10\tTC-95-12', ['TC-95-12', 10]],
    ['10 | un | TC-95-12 | Terminal 95 mm² M12', ['TC-95-12', 10]],
    ['1;TC-95-12;10', ['TC-95-12', 10]],
    ['TC-95-12;Terminal longo, 2 furos;10', ['TC-95-12', 10]],
    ['TC-95-12;10;15,90', ['TC-95-12', 10]],
    ['Terminal;7899990001370;30', ['TC-95-12', 30]],
    ['"TC-95-12","10"', ['TC-95-12', 10]],
    // cells separated by commas
    ['TC-95-12,10', ['TC-95-12', 10]],
    ['TC-95-12,16', ['TC-95-12', 16]],
    ['TC-95-12,10 pçs', ['TC-95-12', 10]],
    ['10,TC-95-12,15.90', ['TC-95-12', 10]],
    ['1,TC-95-12,Terminal longo,10', ['TC-95-12', 10]],
    ['TC-95-12,"Terminal, longo",10', ['TC-95-12', 10]],
    ['TC-95-12,3,cx', ['TC-95-12', null, '3 cx']],
    ["'TC-95-12','10'", ['TC-95-12', 10]],
    ['TC-95-12,1,000', ['TC-95-12', null], 'en'],
    // numbers in the format of the locale
    ['TC-95-12 1.000 pçs', ['TC-95-12', 1000]],
    ['TC-95-12 1,000 pcs', ['TC-95-12', 1000], 'en'],
    ['TC-95-12\t1 000', ['TC-95-12', 1000]],
    ['TC-95-12;2,5 m', ['TC-95-12', null]],
    ['TC-95-12;2.5 m', ['TC-95-12', null], 'en'],
    // GTINs
    [gtin, ['TC-95-12', null]],
    ['7 899990 001370 12 un', ['TC-95-12', 12]],
    // existing part numbers decide ambiguous lines
    ['TC-95-12-16 10', ['TC-95-12-16', 10]],
    ['TC-95-12 16', ['TC-95-12', 16]],
    ['CB-100x10 5', ['CB-100X10', 5]],
    ['280-646 10', ['280-646', 10]],
    ['280-646;100', ['280-646', 100]],
    ['100045\t20', ['100045', 20]],
    ['TC 50 10', [['TC-50-10', 'TC-50'], null]],
    ['TC-95-12 ou TD-95-12N 10 pç', [['TC-95-12', 'TD-95-12N'], 10]],
    // packs, whose size the catalogue has
    ['TC 95/12 – 3 cx', ['TC-95-12', null, '3 cx']],
    ['3 caixas TC-95-12', ['TC-95-12', null, '3 caixas']],
    ['3 caixas de TC-95-12', ['TC-95-12', null, '3 caixas']],
    ['TC-95-12, 2 embalagens', ['TC-95-12', null, '2 embalagens']],
    ['TC-95-12 2 emb.', ['TC-95-12', null, '2 emb.']],
    ['TC-95-12 2 packs', ['TC-95-12', null, '2 packs'], 'en'],
    ['2 boxes of TC-95-12', ['TC-95-12', null, '2 boxes'], 'en'],
    ['TC-95-12: 4 cajas', ['TC-95-12', null, '4 cajas'], 'es'],
    ['TC-95-12 – 5 VPE', ['TC-95-12', null, '5 vpe']],
    ['2 Packungen TC-95-12', ['TC-95-12', null, '2 packungen']],
    ['TC-95-12;3 cx', ['TC-95-12', null, '3 cx']],
    ['TC-95-12;3;CX', ['TC-95-12', null, '3 cx']],
    ['3 | cx | TC-95-12 | Terminal', ['TC-95-12', null, '3 cx']],
    ['280-646 2 cx', ['280-646', null, '2 cx']],
    ['2 caixas de 280-646', ['280-646', null, '2 caixas']],
    ['2 caixas de 100045', ['100045', null, '2 caixas']],
    ['TC-95-12 ou TC-50 3 cx', ['several', null, '3 cx']],
    // each part number has its own quantity
    ['TC-95-12 10 un e TC-50 20 un', [['TC-95-12', 'TC-50'], null]],
    ['10x TC-95-12, 3 cx TC-50', [['TC-95-12', 'TC-50'], null]],
    ['TC-95-12 ou TC-50 20 un', [['TC-95-12', 'TC-50'], 20]],
    ['XR-3/0-12 3 cx', ['missing', null, '3 cx']],
    // the number of pieces is stated
    ['TC-95-12 2 cx de 50', ['TC-95-12', 100]],
    ['2 cx c/ 50 pç TC-95-12', ['TC-95-12', 100]],
    ['2 boxes of 25 TC-95-12', ['TC-95-12', 50], 'en'],
    ['TC-95-12 100 pç (2 cx)', ['TC-95-12', 100]],
    ['TC-95-12 1,5 cx', ['TC-95-12', null, '1.5 cx']],
    ['TC-95-12 0 cx', ['TC-95-12', null]],
    ['TC-95-12 10 pç em caixa', ['TC-95-12', 10]],
    // ambiguous and unknown numbers are not guessed
    ['TC-59-12 10 pç', ['? TC-59-12', 10]],
    ['outro fabricante: XR-3/0-12 ×20', ['? XR-3/0-12', 20]],
    ['xr 30 12;20', ['? xr 30 12', 20]],
    ['100046;20', ['? 100046', 20]],
    ['500 pç', 'text'],
    ['XR-100x10', ['? XR-100x10', null]],
    ['100046', ['? 100046', null]],
    ['Bom dia, segue a lista:', 'text'],
    ['Terminal de compressão 10 pç', ['? Terminal de compressão 10 pç', 10]],
    ['Tel. 11 4000-0000', 'text'],
    ['(11) 4000-0000', 'text'],
    ['11 98765-4321', 'text'],
    ['+55 11 4000-0000 João', 'text'],
    ['TOTAL\t\t250', 'text'],
    ['Subtotal;150,00', 'text'],
    ['TC-95-12;0', ['TC-95-12', null]],
    ['TC-95-12;99999999', ['TC-95-12', null]],
  ])('reads %j', (text, expected, locale) =>
    expect(short(resolve(text, locale)[0])).toEqual(expected),
  )

  it('keeps what was pasted of a code', () =>
    expect(resolve('10 un. Tc 95/12')[0]).toMatchObject({ code: 'Tc 95/12' }))
})

describe('a line of several parts', () => {
  const each = (text: string) =>
    readPastedLines(text, 'br')
      .flatMap((line) => resolveEach(line, known, 'br'))
      .map(short)

  it.each([
    'TC-95-12 x10, TC-50 x5',
    '10x TC-95-12 + 5x TC-50',
    'TC-95-12;10;TC-50;5',
    'TC-95-12 (10) / TC-50 (5)',
    '10 un TC-95-12 e 5 un TC-50',
  ])('is several where each has its quantity: %s', (text) =>
    expect(each(text)).toEqual([
      ['TC-95-12', 10],
      ['TC-50', 5],
    ]),
  )

  it.each([
    ['TC-95-12 10 un ou TC-50 5 un', null],
    ['TC-95-12, TC-50 5 un', 5],
  ])('is a question where not: %s', (text, quantity) =>
    expect(each(text)).toEqual([[['TC-95-12', 'TC-50'], quantity]]),
  )
})

describe('a pasted table', () => {
  it.each([
    ['Código;Qtd', 'TC-95-12;10'],
    ['Item\tDescrição\tQtde\tCódigo', '1\tTerminal M12\t10\tTC-95-12'],
    ['Pos | Part number | Qty | Price', '7 | TC-95-12 | 10 | 12'],
    ['Artikelnummer;Menge;Preis', 'TC-95-12;10;3'],
    ['Precio;Cant.;Ref.', '15;10;TC-95-12'],
    ['Price,Qty,Part', '15,10,TC-95-12'],
    ['Name,Code,Qty', '"Lug, 95,10",TC-95-12,10'],
  ])('takes the quantity from its column: %s', (heading, line) =>
    expect(resolve(`${heading}\n${line}`).map(short)).toEqual(['text', ['TC-95-12', 10]]),
  )

  it('that came as HTML is read by its rows and cells', () =>
    expect(
      resolve(
        '<style>td {\n width: 10 }</style><table class="x"><tr><th>Código</th><th>Qtd</th></tr>\n<tr>\n<td><b>TC-95-12</b></td>\n<td>1.000</td></tr><TR><TD>TC-50</TD><TD>2&nbsp;cx</TD></TR></table><p>TC 95/12 &#8211; 10 p&ccedil;</p>TC-50-10<br/>Ol&aacute;',
      ).map(short),
    ).toEqual([
      'text',
      ['TC-95-12', 1000],
      ['TC-50', null, '2 cx'],
      ['TC-95-12', 10],
      ['TC-50-10', null],
      'text',
    ]))

  it('keeps signs that are no markup', () =>
    expect(readPastedLines('TC-95-12 <10 mm> & 5 < 6', 'br')[0]?.source).toBe(
      'TC-95-12 <10 mm> & 5 < 6',
    ))

  it('counts blank lines and keeps every other one', () =>
    expect(
      readPastedLines('Olá\r\n\r\nTC-95-12 10\r\n\r\n', 'br').map(({ number, source }) => [
        number,
        source,
      ]),
    ).toEqual([
      [1, 'Olá'],
      [3, 'TC-95-12 10'],
    ]))

  it.each([
    [
      '200 long lines',
      Array.from({ length: 200 }, (_, at) => `${at} TC-95-${at} ${'9 9x9 a-b '.repeat(8)}`),
    ],
    ['a line of digits', ['1 '.repeat(10_000)]],
    ['a line of signs', ['1.'.repeat(10_000)]],
    ['a line of a letter', ['a'.repeat(20_000)]],
    ['a line of blanks', [`1${' '.repeat(19_998)}x`]],
    [
      'elements that are left open',
      ['<td'.repeat(3000) + '<!--'.repeat(1200) + '<p '.repeat(2000)],
    ],
    ['a tag of blanks', [`<td>${'\n '.repeat(9000)}<td`]],
  ])('reads %s within half a second', (_, lines) => {
    const start = performance.now()
    resolve(lines.join('\n'))
    expect(performance.now() - start).toBeLessThan(500)
  })
})

describe('cells below one another', () => {
  it.each<[string, unknown[]]>([
    [
      'TC-95-12\n10\nTC-50-10\n4 pç',
      [
        ['TC-95-12', 10],
        ['TC-50-10', 4],
      ],
    ],
    ['TC-95-12\r\n\r\n10\r\n', [['TC-95-12', 10]]],
    ['1\nTC-95-12\n10\n2\nTC-50-10\n4', ['text', ['TC-95-12', 10], 'text', ['TC-50-10', 4]]],
    ['1\nTC-95-12\n2\nTC-50-10', ['text', ['TC-95-12', null], 'text', ['TC-50-10', null]]],
    ['TC-95-12 5\n10', [['TC-95-12', 5], 'text']],
    ['Bom dia\n10', ['text', 'text']],
  ])('%j', (text, expected) => expect(resolve(text).map(short)).toEqual(expected))
})
