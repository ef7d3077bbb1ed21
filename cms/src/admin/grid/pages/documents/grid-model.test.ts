import { describe, expect, it } from 'vitest'
import type { Declared } from '#src/content/variants/declaration.ts'
import { cellErrors } from './cell-errors.ts'
import { editGroups, editsIn } from './edit-groups.ts'
import type { GridAnswer, GridColumn } from '../../../../staff-index/grid-shapes.ts'
import {
  attributesIn,
  columnAt,
  editsOf,
  emptyColumns,
  gridModel,
  withEdits,
  withValue,
} from './grid-model.ts'
import { unionColumns } from './union-columns.ts'

const column = (
  key: string,
  more: Partial<Declared> = {},
  locale: 'en' | 'es' | null = null,
): GridColumn => ({
  place: key,
  declared: {
    key,
    label: key.toUpperCase(),
    type: 'number',
    unit: 'mm',
    decimals: 1,
    choices: [],
    ...more,
  },
  locale,
  isClosed: false,
})
const stud = (...values: string[]): Partial<Declared> => ({
  type: 'choice',
  unit: null,
  decimals: null,
  choices: values.map((value) => ({ value, label: value.toUpperCase() })),
})

const kinds = {
  lug: [column('section'), column('length'), column('stud', stud('m8', 'm10'))],
  tool: [
    column('length', { decimals: 3 }),
    column('weight', { unit: 'kg' }),
    column('section', { unit: 'AWG' }),
    column('stud', stud('m12')),
    column('remark', { type: 'text', unit: null }, 'en'),
  ],
}

const answer: GridAnswer = {
  collection: 'products',
  title: 'Part numbers',
  what: 'parts',
  kinds,
  groups: [
    { id: 7, code: 'TC', title: 'Lug', total: 2 },
    { id: 8, code: 'AB', title: 'Pliers', total: 1 },
  ],
  rows: [
    {
      id: 7,
      name: 'TC-1',
      path: 'variants/TC-1%200',
      kind: 'lug',
      values: { section: 10, stud: 'm8' },
    },
    { id: 7, name: 'TC-2', path: 'variants/TC-2%200', kind: 'lug', values: { section: 20 } },
    {
      id: 8,
      name: 'AB-1',
      path: 'variants/AB-1%200',
      kind: 'tool',
      values: { section: 6, length: 1.5 },
    },
  ],
  unknown: [],
  moreRows: 0,
  areMoreRows: false,
  total: 3,
  works: {},
  unrecorded: 0,
  mayPublish: true,
  hasDrafts: true,
}

describe('columns of several kinds of rows', () => {
  it('are one where the values are alike, and keep the order of each kind', () => {
    const union = unionColumns(kinds)
    expect(union.map(({ key, byKind }) => [key, [...byKind.keys()].join()])).toEqual([
      ['section', 'lug'],
      ['length', 'lug,tool'],
      ['weight', 'tool'],
      ['section#2', 'tool'],
      ['stud', 'lug,tool'],
      ['remark:en', 'tool'],
    ])
    expect(union.find(({ key }) => key === 'length')?.declared.decimals).toBe(3)
    expect(
      union.find(({ key }) => key === 'stud')?.declared.choices.map(({ value }) => value),
    ).toEqual(['m8', 'm10', 'm12'])
  })

  it('are two where a choice has another name', () => {
    const other = stud('m8')
    const union = unionColumns({
      a: [column('stud', stud('m8'))],
      b: [column('stud', { ...other, choices: [{ value: 'm8', label: 'eight' }] })],
    })
    expect(union.map(({ key }) => key).toSorted()).toEqual(['stud', 'stud#2'])
  })
})

describe('rows of a grid', () => {
  const model = gridModel(answer)

  it('have their values by the column of their kind, and lack the others', () => {
    expect(model.base[2]?.values).toEqual({ 'section#2': 6, length: 1.5 })
    expect(columnAt(model, 0, 'weight')).toBeUndefined()
    expect(columnAt(model, 2, 'section#2')?.declared.unit).toBe('AWG')
    expect(model.groupOf).toEqual([0, 0, 1])
  })

  it('show texts of the chosen languages alone', () => {
    const keys = (languages: 'en'[]) => attributesIn(model, languages).map(({ key }) => key)
    expect(keys([])).not.toContain('remark:en')
    expect(keys(['en'])).toContain('remark:en')
  })

  const [first, second, third] = model.base
  if (!first || !second || !third) throw new Error('rows are missing')

  it('become edits with place, language and both values', () => {
    const rows = [withValue(first, 'section', 12), second, withValue(third, 'remark:en', 'short')]
    expect(editsOf(model, rows, model.base)).toEqual([
      {
        row: 0,
        key: 'section',
        edit: {
          collection: 'products',
          id: 7,
          path: 'variants/TC-1%200/section',
          locale: null,
          before: 10,
          after: 12,
        },
      },
      {
        row: 2,
        key: 'remark:en',
        edit: {
          collection: 'products',
          id: 8,
          path: 'variants/AB-1%200/remark',
          locale: 'en',
          before: null,
          after: 'short',
        },
      },
    ])
  })

  it('return with kept edits, of which those that are done or not shown stay out', () => {
    const rows = [withValue(first, 'section', 12), second, withValue(third, 'section#2', 8)]
    const kept = editsOf(model, rows, model.base).map(({ edit }) => edit)
    const [one] = kept
    if (!one) throw new Error('an edit is missing')
    const foreign = { ...one, id: 99 }
    const restored = withEdits(model, [...kept, foreign])
    expect(restored.rows).toEqual(rows)
    expect(restored.others).toEqual([foreign])
    const done = { ...one, before: 8, after: 10 }
    expect(withEdits(model, [done]).rows).toEqual(model.base)
  })

  it('keep the value that the author saw, so that the server finds what changed since', () => {
    const edit = {
      collection: 'products',
      id: 7,
      path: 'variants/TC-1%200/section',
      locale: null,
      before: 9,
      after: 12,
    }
    const { rows, base } = withEdits(model, [edit])
    expect(editsOf(model, rows, base).map((each) => each.edit)).toEqual([edit])
  })

  it('name what the rules of their own kind refuse, and not what was wrong before', () => {
    const stored = [withValue(first, 'length', 'long'), second, third]
    const rows = [
      withValue(withValue(first, 'length', 'long'), 'section', 1.25),
      withValue(second, 'stud', 'm12'),
      withValue(third, 'stud', 'm12'),
    ]
    const edits = editsOf(model, rows, stored)
    const errors = cellErrors(model, { edits, rows, base: stored }, 'en')
    expect([...errors].map(([row, own]) => [row, [...own.keys()]])).toEqual([
      [0, ['section']],
      [1, ['stud']],
    ])
  })
})

describe('edits in the drawer', () => {
  const model = gridModel(answer)
  const rows = model.base.map((variant) => withValue(variant, 'length', 30))
  const edits = editsOf(model, rows, model.base)
  const texts = {
    textsOf: ({ edit }: (typeof edits)[number]) => ({
      before: String(edit.before ?? ''),
      after: String(edit.after ?? ''),
    }),
    messageOf: ({ row }: (typeof edits)[number]) => (row === 1 ? 'too long' : undefined),
    doubtOf: (): string | undefined => undefined,
  }

  it('by field stand together by their values, the refused first', () => {
    const groups = editGroups(edits, 'field', texts)
    expect(
      groups.map(({ isInvalid, message, pairs }) => [isInvalid, message, pairs.length]),
    ).toEqual([
      [true, 'too long', 1],
      [false, '', 2],
    ])
    expect(groups.flatMap(editsIn)).toHaveLength(3)
  })

  it('that are doubtful have a block of their own behind the refused', () => {
    const groups = editGroups(edits, 'field', {
      ...texts,
      doubtOf: ({ row }) => (row === 2 ? 'too far' : undefined),
    })
    expect(groups.map(({ isDoubtful, message }) => [isDoubtful, message])).toEqual([
      [false, 'too long'],
      [true, 'too far'],
      [false, ''],
    ])
  })

  it('by code have a block for each row', () => {
    expect(editGroups(edits, 'row', texts)).toHaveLength(3)
  })
})

describe('columns that no row fills', () => {
  it('are those without a value in any row, kept edits included', () => {
    const model = gridModel(answer)
    const empty = emptyColumns(model, model.base)
    const filled = new Set(model.base.flatMap(({ values }) => Object.keys(values)))
    expect([...empty].toSorted()).toEqual(
      model.columns
        .map(({ key }) => key)
        .filter((key) => !filled.has(key))
        .toSorted(),
    )
    const [first = ''] = empty
    const [row, ...others] = model.base
    if (!row) throw new Error('no row')
    expect(emptyColumns(model, [withValue(row, first, 1), ...others])).not.toContain(first)
  })

  it('are none if no row has any value', () => {
    const model = gridModel({ ...answer, rows: answer.rows.map((row) => ({ ...row, values: {} })) })
    expect(emptyColumns(model, model.base)).toEqual(new Set())
  })

  it('of an asked language are shown where another language has the text', () => {
    const text = { type: 'text', unit: null } as const
    const several = gridModel({
      ...answer,
      kinds: {
        lug: [
          column('section'),
          column('title', text, 'en'),
          column('title', text, 'es'),
          column('remark', text, 'en'),
          column('remark', text, 'es'),
        ],
        tool: kinds.tool,
      },
      rows: [
        { id: 7, name: 'A', path: '', kind: 'lug', values: { section: 1, 'title:en': 'Lug' } },
      ],
    })
    expect([...emptyColumns(several, several.base)]).toContain('title:es')
    const asked = emptyColumns(several, several.base, ['en', 'es'])
    expect(asked).not.toContain('title:es')
    expect(asked).toContain('remark:es')
    // a language without any text is shown as a whole
    const bare = several.base.map((row) => withValue(row, 'title:en', null))
    expect([...emptyColumns(several, bare, ['es'])].filter((key) => key.endsWith(':es'))).toEqual(
      [],
    )
  })
})
