import type { Locale } from '@vitrine/configuration/locales'
import { describe, expect, it } from 'vitest'
import { readList } from './read-list.ts'

/**
 * Part numbers of a list that are accepted without a question, each with its quantity; packs in
 * words.
 */
const taken = (text: string, locale: Locale) =>
  readList(text, locale).flatMap((line) =>
    line.kind === 'found' ? [`${line.partNumber} ${line.packs?.text ?? line.quantity ?? '?'}`] : [],
  )

type Case = [text: string, expected: string[], locale?: Locale]
const cases = (rows: Case[]) =>
  it.each(rows)('%j', (text, expected, locale = 'br') =>
    expect(taken(text, locale)).toEqual(expected),
  )

describe('a number within a description is not the quantity', () => {
  cases([
    ['HA-58-24\tHaste 5/8" x 2,40 m\t10', ['HA-58-24 10']],
    ['BE-50-250\tBarra 50 x 250 mm\t4', ['BE-50-250 4']],
    ['TC-10-6\tParafuso M6 x 20\t8', ['TC-10-6 8']],
    ['10 HASTE ATERRAMENTO 5/8" X 2,40M HA-58-24', ['HA-58-24 10']],
    ['10 HASTE 5/8" X 2,40M HA-58-24', ['HA-58-24 10']],
    ['1\tHA-58-24\tHASTE COBREADA 5/8" X 2,40 M\tUN\t10\t25,00\t250,00', ['HA-58-24 10']],
    ['HA-58-24\tGround rod 5/8" x 8 ft\t10', ['HA-58-24 10'], 'en'],
    ['HA-58-24\tJabalina 5/8" x 2,40 m\t10', ['HA-58-24 10'], 'es'],
    ['HA-58-24\tHaste 5/8" x 2,40 m', ['HA-58-24 ?']],
    ['BE-50-250 Barra 50 x 250 mm', ['BE-50-250 ?']],
    ['BE-50-250 Barra 50 x 250', ['BE-50-250 ?']],
    ['BE-50-250 Barra 50x250x6 mm 4 pç', ['BE-50-250 4']],
    ['TC-10-6 Parafuso M6 x 20 – 8 pç', ['TC-10-6 8']],
    ['TC-10-6 parafuso M6x20, 8 un', ['TC-10-6 8']],
    ['TC-95-12 x 10', ['TC-95-12 10']],
    ['tc 95 12 x 10', ['TC-95-12 10']],
    ['HA-58-24;Haste 5/8" x 2,40 m;10;25,90', ['HA-58-24 10']],
    ['HA-58-24 | Haste 5/8" x 2,40 m | 10 un', ['HA-58-24 10']],
    ['PM-16-250\tParafuso máquina M16 x 250 mm\tPÇ\t40', ['PM-16-250 40']],
    ['40\tPM-16-250\tParafuso máquina M16 x 250 mm', ['PM-16-250 40']],
    ['TC-95-12\tTerminal 95 mm² 600 V 90 °C\t15', ['TC-95-12 15']],
    ['TC-95-12\tTerminal caixa com 25 pç\t50', ['TC-95-12 50']],
    ['TC-95-12\tTerminal (embalagem 25 un)\t50', ['TC-95-12 50']],
    ['IP-PT-20\tFita isolante 19 mm x 20 m preta\t12', ['IP-PT-20 12']],
    ['IP-PT-20 Fita isolante 19mm x 20m preta 12 rolos', ['IP-PT-20 12']],
    ['HA-58-24 Haste 5/8" x 2,40 m 10', ['HA-58-24 10']],
    ['HA-58-24 ground rod 5/8 in x 8 ft, 10 ea', ['HA-58-24 10'], 'en'],
    ['TC-95-12 12 €', ['TC-95-12 ?']],
    ['TC-95-12 12 &euro;', ['TC-95-12 ?']],
    ['TC-95-12\t12 EUR\t5', ['TC-95-12 5']],
    ['<table><tr><td>TC-50-10</td><td>12 &euro;</td></tr></table>', ['TC-50-10 ?']],
    ['<table><tr><td>TC-50-10</td><td>US$ 12</td><td>7</td></tr></table>', ['TC-50-10 7']],
    ['TC-10-6 2 MILHEI', ['TC-10-6 2000']],
    ['TC-10-6\t2\tMILHEI', ['TC-10-6 2000']],
    ['TC-10-6\t2\tCTO', ['TC-10-6 200']],
    ['TC-10-6 3 CTO', ['TC-10-6 300']],
    ['TC-10-6\t1,5\tMIL', ['TC-10-6 1500']],
    // rows of SAP and Totvs
    ['10\t1.200\tPC\tTC-95-12\tTERMINAL', ['TC-95-12 1200']],
    ['00010\tTC-95-12\tTERMINAL LONGO\t1.200,000\tUN\t01/12/2026', ['TC-95-12 1200']],
    ['0001 TC-95-12 TERMINAL LONGO UN 30,00 12,50 375,00', ['TC-95-12 30']],
    ['TC-95-12\tTERMINAL\t85369090\t5102\tUN\t10\t25,00\t250,00', ['TC-95-12 10']],
    ['TC-95-12\tTERMINAL\t10\tUN\t25\t250', ['TC-95-12 10']],
    ['1\tTC-95-12\tTERMINAL\tUN\t10,000\t25,00', ['TC-95-12 10']],
    ['5\tTC-95-12\tTERMINAL 95MM2 FURO 12\t30', ['TC-95-12 30']],
    // the number may be pieces or a price
    ['TC-95-12\t10\t25', ['TC-95-12 ?']],
    ['TC-95-12\t10\t25\t250', ['TC-95-12 10']],
    ['10\tUN\t25\tTC-95-12', ['TC-95-12 ?']],
  ])
})

describe('a length, mass or withdrawn line is no number of pieces', () => {
  const doubts = (text: string, locale: Locale = 'br') =>
    readList(text, locale).map((line) =>
      line.kind === 'text' ? 'text' : `${line.quantity ?? '?'} ${line.doubt ?? 'exact'}`,
    )

  it.each<[string, string, Locale?]>([
    ['IP-PT-10 100 m', '10 measured'],
    ['100 m de IP-PT-10', '10 measured'],
    ['IP-PT-10\t100\tMT', '10 measured'],
    ['IP-PT-10 105 m', '? measured'],
    ['TC-95-12 5 kg', '? measured'],
    ['TC-95-12\t100\tkg', '? measured'],
    ['IP-PT-10 3 rolos (30 m)', '3 exact'],
    ['TC-95-12 peso 5 kg 10 pç', '10 exact'],
    ['<p>TC-70-10 <del>20</del> <ins>25</ins></p>', '25 exact'],
    ['<p><s>TC-70-10 20</s></p>', '? withdrawn'],
    ['<p><span style="text-decoration: line-through">TC-70-10 20</span></p>', '? withdrawn'],
    ['~~TC-70-10 20~~', '? withdrawn'],
    ['TC-70-10 ~~20~~ 25', '25 exact'],
    [
      'T\u0336C\u0336-\u03367\u03360\u0336-\u03361\u03360\u0336 \u03362\u03360\u0336',
      '? withdrawn',
    ],
    ['TC-70-10 20 CANCELADO', '? withdrawn'],
    ['TC-70-10\t20\tanulado', '? withdrawn', 'es'],
    ['TC-70-10 20 pç não comprar', '? withdrawn'],
    ['TC-70-10 20 já temos', '? withdrawn'],
    ['no comprar TC-70-10 20', '? withdrawn', 'es'],
    ['do not order TC-70-10 20', '? withdrawn', 'en'],
    ['we already have TC-70-10 20', '? withdrawn', 'en'],
    ['terminal não isolado TC-70-10 20 pç', '20 exact'],
  ])('%j', (text, expected, locale) => expect(doubts(text, locale)).toEqual([expected]))

  it('applies to the lines below a heading', () =>
    expect(doubts('CANCELADOS:\nTC-95-12 20\n\nTC-50-10 3')).toEqual([
      'text',
      '? withdrawn',
      '3 exact',
    ]))
})

describe('contents of packs and sums that a line states', () => {
  cases([
    ['TC-50-10 caixa com 100 - 2 caixas', ['TC-50-10 200']],
    ['TC-50-10 3 boxes, 25 per box', ['TC-50-10 75'], 'en'],
    ['TC-50-10 2 boxes (50 pcs each)', ['TC-50-10 100'], 'en'],
    ['TC-50-10 caixa com 100', ['TC-50-10 ?']],
    ['TC-50-10 2 caixas 100 peças', ['TC-50-10 ?']],
    ['TC-50-10 100 pç (2 cx)', ['TC-50-10 100']],
    ['Part number\tPanel A\tPanel B\tTotal\nTC-95-12\t4\t6\t10', ['TC-95-12 10'], 'en'],
    ['Part number\tPanel A\tPanel B\tTotal\nTC-95-12\t4\t6\t11', ['TC-95-12 ?'], 'en'],
    ['Código\tQtd P1\tQtd P2\tTotal\nTC-10-6\t5\t10\t15', ['TC-10-6 15']],
    ['Código\tQtd (m)\nTC-10-6\t5', ['TC-10-6 ?']],
  ])
})

describe('lines stay lines', () => {
  cases([
    [
      '10\tTC-95-12\tTERMINAL\t1.200\tPC\n20\tTC-120-12\tTERMINAL\t50\tPC\n30\tDU-16\tMATRIZ <b>urgente</b>\t2\tPC',
      ['TC-95-12 1200', 'TC-120-12 50', 'DU-16 2'],
    ],
    ['TC-95-12 10<br>TC-120-12 5', ['TC-95-12 10', 'TC-120-12 5']],
    ['TC-95-12 10\nTC-120-12 5<br>\nDU-16 2', ['TC-95-12 10', 'TC-120-12 5', 'DU-16 2']],
    [
      '<table><tr><td>TC-70-10</td><td>30</td></tr></table>\nYA28-L 12 pç\nTC-95-12 800',
      ['TC-70-10 30', 'TC-95-12 800'],
    ],
    [
      '<table>\n<tr>\n<td>TC-70-10<br>longo</td>\n<td>30</td></tr>\n<tr><td><p>TC-95-12</p><p>furo 12</p></td><td><p>8</p></td></tr></table>',
      ['TC-70-10 30', 'TC-95-12 8'],
    ],
    // a table that is only used for layout
    [
      '<table><tr><td><p>Bom dia</p><p>TC-50-10 4 pç</p><table><tr><td>TC-70-10</td><td>30</td></tr></table><p>DU-16 2 pç</p></td></tr></table>',
      ['TC-50-10 4', 'TC-70-10 30', 'DU-16 2'],
    ],
    ['<div>TC-95-12 10</div><div>TC-120-12 5</div>', ['TC-95-12 10', 'TC-120-12 5']],
    ['<ul><li>TC-95-12 – 10 pç<li>TC-120-12 – 5 pç</ul>', ['TC-95-12 10', 'TC-120-12 5']],
    [
      '<html><body><p class=MsoNormal>TC-95-12\n10 pç<o:p></o:p></p><p class=MsoNormal>TC-120-12 5 pç</p></body></html>',
      ['TC-95-12 10', 'TC-120-12 5'],
    ],
    ['<TC-95-12> <b>10</b> pç', ['TC-95-12 10']],
    ['TC-10-6\t"a\nb"\t25', ['TC-10-6 25']],
    ['"TC-10-6\nlongo"\t25\nTC-95-12\t8', ['TC-10-6 25', 'TC-95-12 8']],
    ['HA-58-24;"Haste 5/8"" x 2,40 m";10', ['HA-58-24 10']],
    ['HA-58-24;"Haste; 5/8""\nalta camada";10;un', ['HA-58-24 10']],
    ['Código\tQtd QGBT\tQtd CCM\tQtd total\nTC-10-6\t5\t10\t15', ['TC-10-6 15']],
    ['Código\tQtd P1\tQtd P2\tTotal qtd\nTC-10-6\t5\t10\t15', ['TC-10-6 15']],
    ['Código\tQtd QGBT\tQtd CCM\nTC-10-6\t5\t10', ['TC-10-6 ?']],
    ['Código\tQtd QGBT\tQtd CCM\nTC-10-6\t\t10', ['TC-10-6 10']],
    ['Part\tQty A\tQty B\tTotal qty\nTC-10-6\t5\t10\t15', ['TC-10-6 15'], 'en'],
    ['Código\tCant. A\tCant. B\tCant. total\nTC-10-6\t5\t10\t15', ['TC-10-6 15'], 'es'],
    [
      '1 TERMINAL TC-95-12\n2 MATRIZ DU-16\n3 HASTE HA-58-24',
      ['TC-95-12 ?', 'DU-16 ?', 'HA-58-24 ?'],
    ],
    ['1\tTC-95-12\t8\n2\tDU-16\t1', ['TC-95-12 8', 'DU-16 1']],
    ['Código\tQtd 2025\tQtd 2026\nTC-10-6\t5\t10', ['TC-10-6 ?']],
    ['Item\tCódigo\tQtd sol.\tQtd atend.\n10\tTC-10-6\t50\t20', ['TC-10-6 50']],
    ['TC-10-6\t10 / 20', ['TC-10-6 ?']],
    ['1\t8\tTC-95-12\n2\t1\tDU-16', ['TC-95-12 8', 'DU-16 1']],
    ['10\tPC\t8\tTC-95-12\n20\tPC\t1\tDU-16', ['TC-95-12 8', 'DU-16 1']],
  ])
})

describe('gauges and fractions are no digits of a part number', () => {
  it.each([
    ['PF 1/0 10 pç', 10],
    ['TC-1/0-6 3', 3],
    ['DU 1/6', null],
    ['TC 4/0-12 5 pç', 5],
    ['DU-1 6', 6],
    ['TO 1,5-3 100 pç', 100],
    ['HA-5/8-24 3 un', 3],
  ])('%s', (text, quantity) => {
    const [line, ...others] = readList(text, 'br')
    expect(others).toEqual([])
    expect(line).toMatchObject({ kind: 'missing', quantity })
  })
})

describe('texts that name no part are no lines of the list', () => {
  it.each([
    'Bom dia, segue pedido 4500012345 com 10 itens',
    'João da Silva - (11) 98765-4321',
    'Rua XV de Novembro 1200 cj 45',
    '123 Main Street',
    'CNPJ 12.345.678/0001-90',
    'Skype: joao.silva22',
    '3 pessoas na equipe',
    'Saludos, Pedro Pérez, móvil 600 123 456',
  ])('%s', (text) => expect(readList(text, 'br')).toEqual([{ kind: 'text' }]))
})

describe('a line that describes a part is kept whole', () => {
  it.each([
    ['haste 5/8 x 2,40 m - 20 unidades', 20, 'haste 5/8 x 2,40 m'],
    ['luva emenda 70mm2 (qtde: 40)', 40, 'luva emenda 70mm2'],
    ['terminal olhal 95mm² M12 – 15 pç', 15, 'terminal olhal 95mm2 m12'],
    ['Terminal de compressão 95mm² furo 12', null, 'terminal de compressao 95mm2 furo 12'],
    ['15 terminais 95mm² M12', 15, 'terminais 95mm2 m12'],
    ['10 hastes cobreadas', 10, 'hastes cobreadas'],
    ['PF 1/0 cabo 10 pç', 10, 'pf 1/0 cabo'],
  ])('%s', (text, quantity, described) =>
    expect(readList(text, 'br')).toEqual([
      { kind: 'missing', code: text, coded: false, quantity, described },
    ]),
  )
})
