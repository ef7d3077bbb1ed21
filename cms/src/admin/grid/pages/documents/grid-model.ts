import type { Locale } from '@vitrine/configuration/locales'
import type { GridEdit } from '#src/changes/plans/grid-edits.ts'
import type { AttributeValue, Declared, Variant } from '#src/content/variants/declaration.ts'
import { valueKeyOf } from './grid-answer.ts'
import type { GridAnswer, GridColumn } from '#src/staff-index/grid-shapes.ts'
import { unionColumns } from './union-columns.ts'
import type { UnionColumn } from './union-columns.ts'

/** Rows and columns of a grid over many documents. */
export interface GridModel {
  answer: GridAnswer
  columns: UnionColumn[]
  /** Column by its key. */
  byKey: Map<string, UnionColumn>
  /** Rows as they are stored, with their values by the key of the union's column. */
  base: Variant[]
  /** Index of the group of each row. */
  groupOf: number[]
}

export function gridModel(answer: GridAnswer): GridModel {
  const columns = unionColumns(answer.kinds)
  const keysOf = new Map<string, Map<string, string>>()
  for (const { key, byKind } of columns)
    for (const [kind, column] of byKind) {
      const keys = keysOf.get(kind) ?? new Map<string, string>()
      keysOf.set(kind, keys.set(valueKeyOf(column), key))
    }
  const groups = new Map(answer.groups.map(({ id }, at) => [id, at]))
  return {
    answer,
    columns,
    byKey: new Map(columns.map((column) => [column.key, column])),
    base: answer.rows.map(({ name, kind, values }) => ({
      part_number: name,
      values: Object.fromEntries(
        Object.entries(values).flatMap(([key, value]) => {
          const own = keysOf.get(kind)?.get(key)
          return own === undefined ? [] : [[own, value]]
        }),
      ),
    })),
    groupOf: answer.rows.map(({ id }) => groups.get(id) ?? 0),
  }
}

/** Column of a row; undefined if its kind does not have it. */
export const columnAt = (
  { answer, byKey }: GridModel,
  row: number,
  key: string,
): GridColumn | undefined => byKey.get(key)?.byKind.get(answer.rows[row]?.kind ?? '')

/** Columns that are offered: without language, or of one of the languages. */
export const attributesIn = ({ columns }: GridModel, languages: readonly Locale[]): Declared[] =>
  columns
    .filter(({ byKind }) => {
      const [{ locale } = { locale: null }] = byKind.values()
      return locale === null || languages.includes(locale)
    })
    .map(({ declared }) => declared)

/** Places of a column in the kinds of rows, the same in all languages. */
const placesIn = ({ byKind }: UnionColumn): string[] =>
  [...byKind].map(([kind, { place }]) => `${kind} ${place}`)

/**
 * Columns that no row fills; none if no row has any value. A column of an asked language counts as
 * filled if a row has its text in another language, or if the language has no such column.
 */
export function emptyColumns(
  { columns }: GridModel,
  rows: readonly Variant[],
  asked: readonly Locale[] = [],
): ReadonlySet<string> {
  const filled = new Set(rows.flatMap(({ values }) => Object.keys(values)))
  if (filled.size === 0) return filled
  const isFilled = ({ key }: UnionColumn): boolean => filled.has(key)
  const places = new Set(columns.filter(isFilled).flatMap(placesIn))
  const isTranslated = (column: UnionColumn): boolean =>
    placesIn(column).some((place) => places.has(place))
  const wanted = asked.flatMap((language) => {
    const own = columns.filter(({ byKind }) => {
      const [{ locale } = { locale: null }] = byKind.values()
      return locale === language
    })
    const translated = own.filter(isTranslated)
    return translated.length > 0 ? translated : own
  })
  const shown = new Set([...columns.filter(isFilled), ...wanted])
  return new Set(columns.flatMap((column) => (shown.has(column) ? [] : [column.key])))
}

/** Edit of a cell of the grid. */
export interface CellEdit {
  /** Index of the row. */
  row: number
  /** Key of the column. */
  key: string
  edit: GridEdit
}

const isSame = (a: AttributeValue | undefined, b: AttributeValue | undefined): boolean =>
  (a ?? null) === (b ?? null) ||
  (Array.isArray(a) && Array.isArray(b) && a[0] === b[0] && a[1] === b[1])

/** Changes of a row. */
function editsOfRow(model: GridModel, row: number, variant: Variant, stored: Variant): CellEdit[] {
  const data = model.answer.rows[row]
  if (!data || variant === stored) return []
  const keys = new Set([...Object.keys(stored.values), ...Object.keys(variant.values)])
  return [...keys].flatMap((key): CellEdit[] => {
    const [before, after] = [stored.values[key], variant.values[key]]
    const column = columnAt(model, row, key)
    if (!column || isSame(before, after)) return []
    const path = data.path === '' ? column.place : `${data.path}/${column.place}`
    const { collection } = model.answer
    return [
      {
        row,
        key,
        edit: {
          collection,
          id: data.id,
          path,
          locale: column.locale,
          before: before ?? null,
          after: after ?? null,
        },
      },
    ]
  })
}

/** Changes of the rows since they were read, in the order of the rows. */
export const editsOf = (
  model: GridModel,
  rows: readonly Variant[],
  base: readonly Variant[],
): CellEdit[] =>
  rows.flatMap((variant, row) => {
    const stored = base[row]
    return stored ? editsOfRow(model, row, variant, stored) : []
  })

/** Rows in which one without changes is the stored one itself. */
export const withoutEqual = (rows: readonly Variant[], base: readonly Variant[]): Variant[] =>
  rows.map((variant, row) => {
    const stored = base[row]
    if (!stored || variant === stored) return variant
    const keys = new Set([...Object.keys(stored.values), ...Object.keys(variant.values)])
    return [...keys].every((key) => isSame(stored.values[key], variant.values[key]))
      ? stored
      : variant
  })

/** Variant with a value at a key; null: without one. */
export function withValue(variant: Variant, key: string, value: AttributeValue): Variant {
  const { [key]: _, ...others } = variant.values
  return { ...variant, values: value === null ? others : { ...others, [key]: value } }
}

/** Place of the value of an edit, by which it is kept and found again. */
export const placeOfEdit = ({
  id,
  path,
  locale,
}: Pick<GridEdit, 'id' | 'path' | 'locale'>): string => `${id} ${path}:${locale ?? ''}`

/** Rows and stored rows with kept edits; edits of rows that are not shown stay out. */
export function withEdits(
  model: GridModel,
  edits: readonly GridEdit[],
): { rows: Variant[]; base: Variant[]; others: GridEdit[] } {
  const base = [...model.base]
  const places = new Map<string, number>()
  model.answer.rows.forEach(({ id, path }, row) => places.set(`${id} ${path}`, row))
  const wanted = new Map<number, GridEdit[]>()
  const others: GridEdit[] = []
  for (const edit of edits) {
    const path = edit.path.startsWith('variants/') ? edit.path.split('/').slice(0, 2).join('/') : ''
    const row = places.get(`${edit.id} ${path}`)
    if (row === undefined || edit.collection !== model.answer.collection) others.push(edit)
    else wanted.set(row, [...(wanted.get(row) ?? []), edit])
  }
  const rows = [...base]
  for (const [row, own] of wanted)
    for (const { path, locale, before, after } of own) {
      const place = path.startsWith('variants/') ? path.split('/').slice(2).join('/') : path
      const column = model.columns.find(({ byKind }) => {
        const each = byKind.get(model.answer.rows[row]?.kind ?? '')
        return each?.place === place && each.locale === locale
      })
      const [variant, stored] = [rows[row], base[row]]
      // a value that is stored meanwhile needs no edit
      if (!column || !variant || !stored || isSame(stored.values[column.key], after)) continue
      base[row] = withValue(stored, column.key, before)
      rows[row] = withValue(variant, column.key, after)
    }
  return { rows, base, others }
}
