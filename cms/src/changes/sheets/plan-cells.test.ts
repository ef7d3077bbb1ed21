import type { Cell, CellValue } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import {
  changesOf,
  freeGtin,
  gtin,
  otherGtin,
  plan,
  refusalsOf,
} from '../../../test/support/part-sheets.ts'
import type { Row } from '../../../test/support/part-sheets.ts'

describe('cells', () => {
  it.each<[string, string, CellValue]>([
    ['Comprimento', 'a grouped number', '1.250,0'],
    ['Comprimento', 'an English number', '1,250.0'],
    ['Comprimento', 'a number with its unit', '1250 mm'],
    ['Comprimento', 'one of the readings of an ambiguous number', '1.250'],
    ['Comprimento', 'a number that a program rounded', 1250.0000000000002],
    ['Cabo', 'a range in words', '10 a 16'],
    ['Material', 'a choice in another language', 'copper'],
    ['Material', 'the key of a choice', 'cu'],
    ['Estanhado', 'yes in another language', 'Yes'],
    ['Estanhado', 'a logical value', true],
    ['Observação', 'a text with spaces around it', ' curto '],
    ['GTIN', 'a GTIN of another length', `0${gtin}`],
    ['Último pedido', 'a date', new Date('2026-10-01T00:00:00Z')],
    ['Último pedido', 'a written date', '01/10/2026'],
    ['Furo', 'nothing', null],
  ])('of %s are equal with %s', async (head, _, value) => {
    const made = await plan([
      ['Código', head],
      ['TB-50/10', value],
    ])
    expect([made.refused, made.products, made.counts.equal]).toEqual([[], [], 1])
  })

  it.each<[string, CellValue | Partial<Cell>, string, unknown]>([
    ['Comprimento', '1.234,5', 'length', 1234.5],
    ['Comprimento', '1,234.5', 'length', 1234.5],
    ['Furo', '11,5', 'hole', 11.5],
    ['Furo', '11.5 mm', 'hole', 11.5],
    ['Furo', '(remover)', 'hole', undefined],
    ['Furo', '(Remove)', 'hole', undefined],
    ['Cabo', 25, 'cable', [25, 25]],
    ['Cabo', '–5 – 2,5', 'cable', [-5, 2.5]],
    ['Estanhado', 'Não', 'tinned', false],
    ['Estanhado', '–', 'tinned', false],
    ['Material', 'Brass (hard)', 'material', 'brass-2'],
    ['Observação', 1234, 'remark', '1234'],
    ['Observação', { value: 123, type: 'number', style: { numFmt: '000000' } }, 'remark', '000123'],
    ['GTIN', Number(freeGtin), 'gtin', freeGtin],
    ['GTIN', '978-0-306-40615-7', 'gtin', freeGtin],
    ['Último pedido', new Date('2026-11-02T00:00:00Z'), 'life-last-order', '2026-11-02'],
    ['Motivo (Português)', 'Outro', 'life-reason-br', 'Outro'],
  ])('of %s with %j change %s to %j', async (head, value, key, after) => {
    const { products, refused } = await plan([
      ['Código', head],
      ['TB-50/10', value],
    ])
    expect(refused).toEqual([])
    expect(
      products[0]?.changes.map((change) => [change.path.split('/').at(-1), change.after]),
    ).toEqual([[key, after]])
  })

  it.each<[string, CellValue, { key: string; after: number; rounded: number }]>([
    ['Comprimento (cm)', '33', { key: 'length', after: 330, rounded: 0 }],
    ['Comprimento [pol]', 33, { key: 'length', after: 838.2, rounded: 0 }],
    ['Comprimento, cm', 33.5, { key: 'length', after: 335, rounded: 0 }],
    ['Length (in)', '1,23', { key: 'length', after: 31.242, rounded: 0 }],
    ['Furo (in)', '0,51', { key: 'hole', after: 13, rounded: 1 }],
  ])(
    'below %s, of another unit, are converted: %j',
    async (head, value, { key, after, rounded }) => {
      const { products, convertedColumns, refused } = await plan([
        ['Código', head],
        ['TB-50/10', value],
      ])
      expect(refused).toEqual([])
      expect(products[0]?.changes.map((one) => [one.path.split('/').at(-1), one.after])).toEqual([
        [key, after],
      ])
      expect(convertedColumns).toMatchObject([{ column: 'B', head, to: 'mm', rounded }])
    },
  )

  it('that are equal when they are converted change nothing', async () => {
    const made = await plan([
      ['Código', 'Comprimento (m)', 'Furo (pol)'],
      ['TB-50/10', '1,25', '0,4134'],
    ])
    expect([made.products, made.counts.equal]).toEqual([[], 1])
  })

  it.each(['33 mm', 'trinta', '1.234'])(
    'below a head with another unit are refused if they are %j',
    async (value) => {
      const made = await plan([
        ['Código', 'Comprimento (cm)'],
        ['TB-50/10', value],
      ])
      expect(refusalsOf(made).map((text) => text.split(' ')[0])).toEqual(['B2'])
    },
  )

  it.each<[string, CellValue]>([['Cabo (AWG)', 6]])(
    'below %s, of a unit without a relation, are refused by the head',
    async (head, value) => {
      const made = await plan([
        ['Código', head],
        ['TB-50/10', value],
      ])
      expect(refusalsOf(made)).toEqual(['B1 unitDiffers'])
      expect(made.products).toEqual([])
    },
  )

  it('below a head with another unit than that of the hidden row are refused', async () => {
    const made = await plan([
      ['key:10:@part_number', 'key:10:length'],
      ['Código', 'Comprimento (cm)'],
      ['TB-50/10', 33],
    ])
    expect(refusalsOf(made)).toEqual(['B2 unitDiffers'])
  })

  it.each(['Cabo (mm2)', 'Cabo [mm²]', 'Cabo / mm2', 'Cabo (D)'])(
    'below %s are read in the unit of the catalogue',
    async (head) =>
      expect(
        changesOf(
          await plan([
            ['Código', head],
            ['TB-50/10', 6],
          ]),
        ),
      ).toHaveLength(1),
  )

  it.each([
    ['0" cm"', ['B2 unitOfFormat']],
    ['0.0\\ "pol"', ['B2 unitOfFormat']],
    ['0" mm"', []],
  ])('with the number format %s', async (numFmt, refused) => {
    const made = await plan([
      ['Código', 'Comprimento'],
      ['TB-50/10', { value: 1250, type: 'number', style: { numFmt } }],
    ])
    expect(refusalsOf(made)).toEqual(refused)
  })

  it('with an ambiguous number are read by the mark that other numbers show', async () => {
    const rows = (other: string): Row[] => [
      ['Código', 'Comprimento'],
      ['TB-50/10', '2.500'],
      ['TB-70', other],
    ]
    expect(changesOf(await plan(rows('30,5')))[0]).toContain('1250 → 2500')
    expect(changesOf(await plan(rows('30.5')))[0]).toContain('1250 → 2.5')
    expect(refusalsOf(await plan(rows('31')))).toEqual(['B2 ambiguous'])
    expect(refusalsOf(await plan([...rows('30.5'), ['TB-95', '1,5']]))).toEqual(['B2 ambiguous'])
  })

  it.each<[string, string, CellValue | Partial<Cell>, string]>([
    ['a formula', 'Furo', { value: 10.5, formula: '21/2', formulaResult: 10.5 }, 'formula'],
    ['an error', 'Observação', '#DIV/0!', 'error'],
    ['a date', 'Cabo', new Date('2026-04-03T00:00:00Z'), 'date'],
    ['a written date', 'Observação', '03/abr', 'damaged'],
    ['a time', 'Furo', { value: 0.5, type: 'number', style: { numFmt: 'hh:mm' } }, 'time'],
    ['a percentage', 'Furo', { value: 0.05, type: 'number', style: { numFmt: '0%' } }, 'percent'],
    ['a rounded number', 'GTIN', '1,23E+11', 'rounded'],
    ['too long a number', 'GTIN', 12e18, 'rounded'],
    ['a fraction in a text', 'Observação', 2.5, 'numberAsText'],
    ['a logical value in a text', 'Observação', false, 'booleanAsText'],
    ['no number', 'Furo', 'grande', 'invalid'],
    ['another unit', 'Furo', '1 cm', 'invalid'],
    ['too many decimals', 'Furo', 10.55, 'invalid'],
    ['a range the wrong way round', 'Cabo', '90 a -40', 'invalid'],
    ['an unknown choice', 'Material', 'Ouro', 'invalid'],
    ['a choice with the name of another', 'Material', 'Latão', 'ambiguousChoice'],
    ['neither yes nor no', 'Estanhado', 'talvez', 'invalid'],
    ['a wrong check digit', 'GTIN', '6291041500214', 'invalid'],
    ['a GTIN of zeros', 'GTIN', '0000000000000', 'invalid'],
    ['an error of a program', 'Observação', 'Err:502', 'error'],
    ['a lost zero', 'GTIN', 12_345_678, 'invalid'],
    ['the GTIN of another part number', 'GTIN', otherGtin, 'gtinTaken'],
    ['no date', 'Último pedido', 'amanhã', 'invalid'],
    ['a date that the state does not allow', 'Novo até', '2026-12-31', 'invalid'],
    ['too long a text', 'Observação', 'x'.repeat(201), 'invalid'],
  ])('with %s are refused', async (_, head, value, reason) => {
    const made = await plan([
      ['Código', head, 'Comprimento'],
      ['TB-50/10', value, 8],
    ])
    expect(refusalsOf(made)).toEqual([`B2 ${reason}`])
    // the other cells of the row are taken
    expect(changesOf(made)).toEqual(['1 variants/TB-50/10 0/length – 1250 → 8'])
    for (const language of ['pt', 'en', 'es']) {
      const [refusal] = (
        await plan(
          [
            ['Código', head],
            ['TB-50/10', value],
          ],
          { language },
        )
      ).refused
      expect(refusal).toMatchObject({ sheet: 'Dados', row: 2, column: 'B', head })
      expect(refusal?.message).toMatch(/^\S.{10,}\.$/s)
    }
  })

  it.each(['SEM GTIN', 'Sem GTIN', '-', '–', 'N/A', 'n/d', 'Não se aplica', 'SEM EAN', 'None'])(
    'with %s have no GTIN',
    async (text) => {
      const made = await plan([
        ['Código', 'GTIN', 'Comprimento'],
        ['TB-70', text, 8],
        ['TB-95', text, 8],
      ])
      expect(refusalsOf(made)).toEqual([])
      expect(changesOf(made).filter((change) => change.includes(`→ ${text}`))).toEqual([])
    },
  )

  it('of merged ranges are refused', async () => {
    const merges = [{ startRow: 1, startCol: 1, endRow: 2, endCol: 1 }]
    const made = await plan(
      [
        ['Código', 'Furo'],
        ['TB-50/10', 11],
        ['TB-70', null],
      ],
      { merges },
    )
    expect([refusalsOf(made), changesOf(made)]).toEqual([['B2 merged', 'B3 merged'], []])
  })

  it('of columns that are merged within rows are those of the first one', async () => {
    const merges = [0, 1, 2].map((row) => ({ startRow: row, startCol: 1, endRow: row, endCol: 2 }))
    const made = await plan(
      [
        ['Código', 'Furo', null, 'Comprimento'],
        ['TB-50/10', 11, null, 8],
        ['TB-70', 'x', null, 8],
      ],
      { merges },
    )
    expect(refusalsOf(made)).toEqual(['B3 invalid'])
    expect(changesOf(made).join()).toMatch(/hole[^,]*→ 11/)
    const open = await plan(
      [
        ['Código', 'Furo', 'Comprimento'],
        ['TB-50/10', 11, null],
      ],
      { merges: merges.slice(1, 2) },
    )
    expect([refusalsOf(open), changesOf(open)]).toEqual([['B2 merged', 'C2 merged'], []])
  })

  it('take a state and its days together, and refuse them together', async () => {
    const head = ['Código', 'Estado', 'Novo até']
    expect(changesOf(await plan([head, ['TB-95', 'Novo', '2026-12-31']]))).toEqual([
      '1 variants/TB-95 0/life-state – undefined → "new"',
      '1 variants/TB-95 0/life-until – undefined → "2026-12-31"',
    ])
    const made = await plan([head, ['TB-95', 'Novo', null]])
    expect([refusalsOf(made), changesOf(made)]).toEqual([['B2 invalid'], []])
  })

  it('exchange GTINs, and refuse one that two rows have', async () => {
    const swap = await plan([
      ['Código', 'GTIN'],
      ['TB-50/10', otherGtin],
      ['TB-70', gtin],
    ])
    expect([swap.refused, changesOf(swap)]).toEqual([
      [],
      [
        `1 variants/TB-50/10 0/gtin – "${gtin}" → "${otherGtin}"`,
        `1 variants/TB-70 0/gtin – "${otherGtin}" → "${gtin}"`,
      ],
    ])
    const twice = await plan([
      ['Código', 'GTIN'],
      ['TB-95', freeGtin],
      ['TB-70', freeGtin],
    ])
    expect([refusalsOf(twice), changesOf(twice)]).toEqual([['B2 gtinTaken', 'B3 gtinTaken'], []])
  })
})
