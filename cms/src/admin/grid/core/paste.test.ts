import { describe, expect, it } from 'vitest'
import { attributes } from '../../../../test/support/attributes.ts'
import type { Declared } from '#src/content/variants/declaration.ts'
import type { Block } from '../../../content/variants/cells/clipboard.ts'
import { valueColumn } from '#src/content/variants/cells/part-number-columns.ts'
import { blockProblem, needsReview, planPaste } from './paste.ts'
import { headerColumns } from './paste-layout.ts'
import type { PasteOptions } from './paste-layout.ts'

describe('planPaste', () => {
  const rows = [
    { part_number: 'ZT-001', values: { section: 1 } },
    { part_number: 'ZT-030', values: { section: 30, stud: 'm8' } },
  ]
  const plan = (block: Block, options: Partial<PasteOptions> = {}, table = rows) =>
    planPaste(table, block, { at: { row: 0, column: 0 }, attributes, language: 'pt', ...options })

  it('matches the n-th line of a part number to its n-th row where part numbers repeat', () => {
    const table = [
      { part_number: 'ZT-001', values: { section: 1 } },
      { part_number: 'ZT-001', values: { section: 2 } },
    ]
    const block = [
      ['Código', 'Seção'],
      ['zt 001', '11'],
      ['ZT-030', '30'],
      ['ZT-001', '12'],
      ['ZT-001', '13'],
    ]
    const { rows: result, repeated, added } = plan(block, { repeats: true }, table as typeof rows)
    expect(result.map(({ part_number, values }) => [part_number, values.section])).toEqual([
      ['ZT-001', 11],
      ['ZT-001', 12],
      ['ZT-030', 30],
      ['ZT-001', 13],
    ])
    expect(repeated).toEqual([])
    expect(added).toEqual(['ZT-030'])
  })
  it('pastes by position without part numbers, appending rows', () => {
    const { rows: result, changes } = plan(
      [
        ['2', '10–16'],
        ['3', 'x'],
        ['4', ''],
      ],
      { at: { row: 0, column: 1 } },
    )
    expect(result).toEqual([
      { part_number: 'ZT-001', values: { section: 2, cable: [10, 16] } },
      { part_number: 'ZT-030', values: { section: 3, stud: 'm8', cable: 'x' } },
      { part_number: '', values: { section: 4 } },
    ])
    expect(changes[0]).toEqual({ row: 0, column: 1, before: '1', after: '2' })
  })
  it.each([
    [
      'in the order of the table',
      [
        ['Código', 'Seção'],
        ['ZT-001', '11'],
        ['ZT-030', '31'],
      ],
    ],
    [
      'in another order of rows',
      [
        ['Código', 'Seção'],
        ['zt 030', '31'],
        ['zt001', '11'],
      ],
    ],
    [
      'in another order of columns',
      [
        ['Seção (mm²)', 'Código'],
        ['31', 'ZT030'],
        ['11', 'ZT001'],
      ],
    ],
    [
      'without a header, by the part numbers it knows',
      [
        ['ZT030', '31'],
        ['ZT001', '11'],
      ],
    ],
  ])('matches rows by part number %s', (_, block) => {
    const { rows: result, changes } = plan(block, { at: { row: 1, column: 0 } })
    expect(result).toEqual([
      { part_number: 'ZT-001', values: { section: 11 } },
      { part_number: 'ZT-030', values: { section: 31, stud: 'm8' } },
    ])
    expect(changes.map(({ row, before, after }) => [row, before, after])).toEqual([
      [0, '1', '11'],
      [1, '30', '31'],
    ])
  })
  it('keeps the cells of columns missing in the block', () => {
    expect(
      plan([
        ['Código', 'Furo'],
        ['ZT030', ''],
      ]).rows[1],
    ).toEqual({ part_number: 'ZT-030', values: { section: 30 } })
  })
  it('reports unknown columns, new and repeated part numbers, and rows without one', () => {
    const block = [
      ['Código', 'Preço', 'Seção', ''],
      ['ZT-099', '9', '99', ''],
      ['', '1', '5', ''],
      ['ZT-001', '1', '6', ''],
      ['ZT001', '1', '7', ''],
    ]
    const all = plan(block)
    expect(all).toMatchObject({
      unknownColumns: ['Preço'],
      added: ['ZT-099'],
      repeated: ['ZT001'],
      nameless: [2],
      taken: 3,
    })
    expect(all.rows[2]).toEqual({ part_number: 'ZT-099', values: { section: 99 } })
    expect(all.rows[0]?.values).toEqual({ section: 7 })
    expect(plan(block, { addRows: false }).rows).toHaveLength(2)
  })
  it.each<[string, Block, Partial<PasteOptions>, [section: number, open: string[]]]>([
    ['reads 1.250 as thousands in Portuguese', [['1.250']], {}, [1250, ['1.250']]],
    ['reads 1.250 as decimals in English', [['1.250']], { language: 'en' }, [1.25, ['1.250']]],
    ['reads as chosen', [['1.250']], { mark: '.' }, [1.25, ['1.250']]],
    ['reads as the other numbers of the block show', [['1.250', '2.5–3.5']], {}, [1.25, []]],
    ['asks where the block shows both marks', [['1.250', '2.5–3,5']], {}, [1250, ['1.250']]],
  ])('%s', (_, block, options, expected) => {
    const result = plan(block, { at: { row: 0, column: 1 }, ...options })
    expect([result.rows[0]?.values['section'], result.open]).toEqual(expected)
  })
  it('ignores ambiguous numbers inside texts and part numbers', () => {
    expect(
      plan([
        ['Código', 'Estanhado'],
        ['1.250', 'sim'],
      ]).open,
    ).toEqual([])
  })
  it('removes the value of an empty cell', () =>
    expect(plan([['']], { at: { row: 0, column: 1 } }).rows[0]).toEqual({
      part_number: 'ZT-001',
      values: {},
    }))
  it('pastes fifty rows', () =>
    expect(
      plan(
        Array.from({ length: 50 }, (_, n) => [`TC-${n}`, String(n)]),
        {},
        [],
      ).rows,
    ).toHaveLength(50))
  it.each<[string, Block, [Partial<PasteOptions>, typeof rows], boolean]>([
    [
      'a new table',
      [
        ['Código', 'Seção'],
        ['A', '1'],
      ],
      [{}, []],
      false,
    ],
    [
      'a new table with an unknown column',
      [
        ['Código', 'Seção', 'Cor'],
        ['A', '1', 'x'],
      ],
      [{}, []],
      true,
    ],
    ['open numbers', [['A', '1.250']], [{}, []], true],
    ['one cell', [['7']], [{ at: { row: 0, column: 1 } }, rows], false],
    ['cells over others', [['7'], ['8']], [{ at: { row: 0, column: 1 } }, rows], true],
    [
      'a part number written over by order',
      [
        ['XX-1', '5'],
        ['XX-2', '5'],
      ],
      [{}, rows],
      true,
    ],
    [
      'rows by part number',
      [
        ['Código', 'Seção'],
        ['ZT-001', '2'],
      ],
      [{}, rows],
      true,
    ],
    [
      'rows at the end',
      [
        ['A', '1'],
        ['B', '2'],
      ],
      [{ at: { row: 2, column: 0 } }, rows],
      false,
    ],
  ])('decides whether a review is needed: %s', (_, block, [options, table], shown) =>
    expect(needsReview(plan(block, options, table), table.length)).toBe(shown),
  )
  it('recognizes headings by label, key and unit, in all languages of the panel', () => {
    const columns = attributes.map((declared) =>
      valueColumn(
        declared.key === 'section'
          ? { ...declared, spellings: { labels: { pt: 'Seção', es: 'Sección' }, choices: {} } }
          : declared,
        'pt',
      ),
    )
    const targets = (heads: string[]) => headerColumns(heads, columns, 'pt')?.columns
    expect(targets(['Furo', 'Código', 'Preço', 'Seção (mm²)'])).toEqual([3, 0, undefined, 1])
    expect(targets(['Seção mm²', 'stud'])).toEqual([1, 3])
    expect(targets(['Sección', 'Part number'])).toEqual([1, 0])
    expect(targets(['Number', 'Sección'])).toEqual([0, 1])
  })
  it('refuses what a file refuses, in its words, and leaves the cells as they are', () => {
    const { rows: result, refused } = plan([
      ['Código', 'Seção', 'Furo'],
      ['ZT-001', '=A1*2', 'M8'],
      ['ZT-030', '#REF!', '(remover)'],
      ['=B4', '7', 'M8'],
      ['ZT-\0', '7\0', 'M8'],
    ])
    expect(result).toEqual([
      { part_number: 'ZT-001', values: { section: 1, stud: 'm8' } },
      { part_number: 'ZT-030', values: { section: 30 } },
    ])
    expect(refused.map(({ line, head, message }) => [line, head, message.split('.')[0]])).toEqual([
      [2, 'Seção', 'A célula tem uma fórmula'],
      [3, 'Seção', 'A célula tem um erro da planilha (#REF!)'],
      [4, 'Código', 'A célula tem uma fórmula'],
      [5, 'Código', 'O texto tem caracteres que não podem ser guardados'],
    ])
  })
  it('reads neither of two columns with one heading', () => {
    const { rows: result, refused } = plan([
      ['Código', 'Seção', 'Seção'],
      ['ZT-001', '11', '12'],
    ])
    expect(result[0]?.values).toEqual({ section: 1 })
    expect(refused.map(({ head }) => head)).toEqual(['Seção', 'Seção'])
  })
  it('reads 100,000 cells, and refuses more than a file may have', () => {
    const block = Array.from({ length: 25_000 }, (_, n) => [`XY-${n}`, `${n},5`, '1-2', 'M8'])
    const began = performance.now()
    const { rows: result } = plan([['Código', 'Seção', 'Cabo', 'Furo'], ...block], {}, [])
    expect(result[24_999]?.values).toEqual({ section: 24_999.5, cable: [1, 2], stud: 'm8' })
    expect(performance.now() - began).toBeLessThan(30_000)
    expect(blockProblem(block)).toBeUndefined()
    expect(blockProblem(Array.from({ length: 50_001 }, () => ['x']))).toBe('tooManyRows')
    expect(blockProblem([Array.from({ length: 300 }, () => 'x')])).toBe('tooManyColumns')
  })
})

describe('a view with filters, hidden columns or another order', () => {
  const columns: Declared[] = ['a', 'b', 'c'].map((key) => ({
    key,
    label: key.toUpperCase(),
    type: 'text',
    unit: null,
    decimals: null,
    choices: [],
  }))
  const table = ['R1', 'R2', 'R3'].map((part_number) => ({ part_number, values: {} }))
  const view = { attributes: columns, language: 'pt', columns: 3, shown: [2, 0] }

  it('writes to the shown rows in their order, and appends the lines after them', () => {
    const plan = planPaste(table, [['x'], ['y'], ['z']], { ...view, at: { row: 0, column: 1 } })
    expect(plan.rows.map(({ values }) => values)).toEqual([{ a: 'y' }, {}, { a: 'x' }, { a: 'z' }])
  })

  it('leaves out, and counts, cells to the right of the last shown column', () => {
    const plan = planPaste(
      table,
      [
        ['x', 'y', ''],
        ['', '', 'z'],
      ],
      {
        ...view,
        at: { row: 0, column: 2 },
      },
    )
    expect(plan.rows[2]?.values).toEqual({ b: 'x' })
    expect(plan.outside).toBe(2)
    expect(needsReview(plan, 3)).toBe(true)
  })

  it('finds a hidden column by its heading; counts cells without a heading', () => {
    const plan = planPaste(
      table,
      [
        ['C', 'A'],
        ['x', 'y', 'extra'],
      ],
      {
        ...view,
        at: { row: 0, column: 0 },
      },
    )
    expect(plan.rows[2]?.values).toEqual({ a: 'y', c: 'x' })
    expect(plan.outside).toBe(1)
  })

  it('takes 1,001 ragged rows', () => {
    const block = Array.from({ length: 1001 }, (_, row) =>
      row % 2 ? [`N${row}`] : [`N${row}`, `"${row}\nzwei"`, 'x'],
    )
    const plan = planPaste([], block, { ...view, shown: [], at: { row: 0, column: 0 } })
    expect(plan.rows).toHaveLength(1001)
    expect(plan.rows[1000]).toEqual({ part_number: 'N1000', values: { a: '"1000\nzwei"', b: 'x' } })
    expect(plan.rows[999]).toEqual({ part_number: 'N999', values: {} })
  })
})
