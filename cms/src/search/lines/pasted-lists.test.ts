import { describe, expect, it } from 'vitest'
import type { Locale } from '@vitrine/configuration/locales'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { readPastedLines } from './read-line.ts'
import { resolveEach } from './resolve-line.ts'
import type { ResolvedLine } from './resolve-line.ts'

const gtin = '7899990001370'
const known = {
  byNumber: new Map(
    ['TC-95-12', 'TD-95-12N', 'TC-50-10'].map((part) => [normalizePartNumber(part), part]),
  ),
  byGtin: new Map([
    [gtin, 'TC-95-12'],
    [`0${gtin}`, 'TC-95-12'],
  ]),
  ofOthers: new Set(['OM9512']),
}

/** Short format of a resolved line: its part and quantity or packs; `?` for an unresolved one. */
const short = (line: ResolvedLine): string =>
  line.kind === 'text'
    ? 'text'
    : [
        line.kind === 'found'
          ? line.partNumber
          : line.kind === 'several'
            ? `? ${line.partNumbers.join(' ')}`
            : `? ${line.code}`,
        line.packs?.text ?? line.quantity ?? '-',
      ].join(' = ')

const read = (text: string, locale: Locale = 'br'): string[] =>
  readPastedLines(text, locale).flatMap((line) => resolveEach(line, known, locale).map(short))

type Cases = [text: string, expected: string[], locale?: Locale][]
const [a, b] = ['TC-95-12', 'TC-50-10']

describe('numbers of a line that are its quantity', () => {
  it.each<Cases[number]>([
    ['(10) TC-95-12', [`${a} = 10`]],
    ['(10)TC-95-12', [`${a} = 10`]],
    ['(12) OM-95/12', ['? OM-95/12 = 12']],
    ['(2) TC-95-12\n(4) TC-50-10', [`${a} = 2`, `${b} = 4`]],
    ['10-off TC-95-12', [`${a} = 10`], 'en'],
    ['TC-95-12 25-pcs', [`${a} = 25`], 'en'],
    ['TC-95-12 [x10]', [`${a} = 10`]],
    ['Please quote 10 TC-95-12', [`${a} = 10`], 'en'],
    ['Cotar 10 TC-95-12 até 15/12', [`${a} = 10`]],
    ['Precisamos de 30 TC-95-12 e 20 TC-50-10', [`${a} = 30`, `${b} = 20`]],
    ['TC-95-12 2 x 50 un', [`${a} = 100`]],
    ['TC-95-12 2k pcs', [`${a} = 2000`], 'en'],
    ['TC-95-12 1 grosa', [`${a} = 144`], 'es'],
    ['TC-95-12 2 bags', [`${a} = 2 bags`], 'en'],
    ['TC-95-12 4 sacos de 25', [`${a} = 100`]],
    ['TC-95-12 100 pcs (20 pcs per box)', [`${a} = 100`], 'en'],
    ['TC-95-12 TERMINAL PC 10 12,50 125,00', [`${a} = 10`]],
    ['10 EA | TC-95-12 | LUG | 3.50 | 35.00', [`${a} = 10`], 'en'],
    ['TC-95-12 (95 mm² M12): 10', [`${a} = 10`]],
    ['TC-95-12 -> 30 | TC-50-10 -> 12', [`${a} = 30`, `${b} = 12`]],
    ['TC-95-12 – diez (10) piezas', [`${a} = 10`], 'es'],
    ['Quantity required: 10 Part number: TC-95-12', [`${a} = 10`], 'en'],
    ['Need 10 no. TC-95-12 and 5 no. TC-50-10', [`${a} = 10`, `${b} = 5`], 'en'],
    ['TC-95-12 qtd 10 (caixas)', [`${a} = 10 caixas`]],
    [`EAN ${gtin} 10 un`, [`${a} = 10`]],
    [`(01)0${gtin}(10)LOT1(21)77`, [`${a} = -`]],
  ])('%j', (text, expected, locale) => expect(read(text, locale)).toEqual(expected))
})

describe('numbers of a line that are no quantity', () => {
  it.each<Cases[number]>([
    ['(1) TC-95-12\n(2) TC-50-10', [`${a} = -`, `${b} = -`]],
    ['TC-95-12 10 pcs/box', [`${a} = -`], 'en'],
    ['TC-95-12 20 por caixa', [`${a} = -`]],
    ['TC-95-12 10 a 20 un', [`${a} = -`]],
    ['TC-95-12 between 10 and 20 pcs', [`${a} = -`], 'en'],
    ['2 paletes de TC-95-12', [`${a} = -`]],
    ['TC-95-12 rev. 3', [`${a} = -`]],
    ['TC-95-12 2,5kg', [`${a} = -`]],
    ['TC-95-12 30 dias', [`${a} = -`]],
    ['TC-95-12 2 furos', [`${a} = -`]],
    ['Página 3 TC-95-12', [`${a} = -`]],
    ['VAT GB123456789', ['text'], 'en'],
    ['RFC: ABC850101AB1', ['text'], 'es'],
    ['Fone/Fax: 0xx11 3333-4444', ['text']],
    ['Page 1/2', ['text'], 'en'],
    ['Obs: entregar até 20/12', ['text']],
  ])('%j', (text, expected, locale) => expect(read(text, locale)).toEqual(expected))
})

describe('part numbers that a line lists', () => {
  it.each<Cases[number]>([
    ['TC-95-12, TC-50-10', [`${a} = -`, `${b} = -`]],
    ['TC-95-12; TC-50-10; TD-95-12N', [`${a} = -`, `${b} = -`, 'TD-95-12N = -']],
    ['10 each of TC-95-12 and TC-50-10', [`${a} = 10`, `${b} = 10`], 'en'],
    ['TC-95-12 e TC-50-10, 10 de cada', [`${a} = 10`, `${b} = 10`]],
    ['5 de cada: TC-95-12, TC-50-10', [`${a} = 5`, `${b} = 5`]],
    ['TC-95-12/TC-50-10 10', [`? ${a} ${b} = 10`]],
    ['TC-95-12 or TC-50-10', [`? ${a} ${b} = -`], 'en'],
  ])('%j', (text, expected, locale) => expect(read(text, locale)).toEqual(expected))
})

describe('a table', () => {
  it.each<Cases[number]>([
    ['Estoque;Qtd;Código\n500;10;TC-95-12', ['text', `${a} = 10`]],
    ['Código;Estoque\nTC-95-12;500', ['text', `${a} = -`]],
    ['Código;Peso (kg);Qtd (pç)\nTC-95-12;2;10', ['text', `${a} = 10`]],
    ['Part\tMin. order qty\tQuantity required\nTC-95-12\t100\t10', ['text', `${a} = 10`], 'en'],
    ['Part\tStock\tQty per box\tQty\nTC-95-12\t500\t20\t10', ['text', `${a} = 10`], 'en'],
    ['Bestell-Nr.;Mindestmenge;Bestellmenge\nTC-95-12;20;40', ['text', `${a} = 40`]],
    ['SKU,Name,Ordered qty\nTC-95-12,"Lug 95, M12",10', ['text', `${a} = 10`], 'en'],
    // empty cells count as columns
    ['Cód.\tDesc.\tQtd\tPreço\nTC-95-12\t\t10\t12', ['text', `${a} = 10`]],
    ['Código;Qtd;Preço\nTC-95-12;;12', ['text', `${a} = -`]],
    ['Item\tCódigo\tQtd\n\tTC-95-12\t10', ['text', `${a} = 10`]],
    // the last cells may be missing
    ['Código;Preço;Qtd;Obs\nTC-95-12;12;10', ['text', `${a} = 10`]],
    ['Código;Descrição;Qtd\nTC-95-12;cx c/ 50 pç;', ['text', `${a} = -`]],
    ['Código;Descrição;Qtd\nTC-95-12;haste 3/8";7', ['text', `${a} = 7`]],
    // line of text below the table
    ['Código;Qtd\nTC-95-12 10 pç;', ['text', `${a} = 10`]],
    ['Por favor informe código, quantidade e preço\nTC-95-12, 10', ['text', `${a} = 10`]],
  ])('%j', (text, expected, locale) => expect(read(text, locale)).toEqual(expected))
})

it.each<Cases[number]>([
  ['10\nTC-95-12\n5\nTC-50-10', [`${a} = 10`, `${b} = 5`]],
  ['Qtd\nCódigo\n3\nTC-95-12\n7\nTC-50-10', ['text', 'text', `${a} = 3`, `${b} = 7`]],
  ['3\nTC-95-12\n4\nTC-50-10', ['text', `${a} = -`, 'text', `${b} = -`]],
])('cells below one another have their quantity above: %j', (text, expected) =>
  expect(read(text)).toEqual(expected),
)

it.each<Cases[number]>([
  ['\u2067TC-95\u00ad-12\u2069 \u202b10\u202c', [`${a} = 10`]],
  ['\ufeffＴＣ－９５－１２　１０', [`${a} = 10`]],
  ['<script>alert(1)</script><h2>TC-95-12</h2>TC-50-10 &times; 5', [`${a} = -`, `${b} = 5`]],
  ['<td>TC&#x2011;95-12</td><td>10&nbsp;p&ccedil;</td>', [`${a} = 10`]],
])('signs that are not seen are not read: %j', (text, expected) =>
  expect(read(text)).toEqual(expected),
)
