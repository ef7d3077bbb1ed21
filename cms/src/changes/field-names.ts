import type { FlattenedField, PayloadRequest } from 'payload'
import { defaultLocale } from '@vitrine/configuration/locales'
import { isColumn } from '@vitrine/contract/shapes/attribute-types'
import { referenceColumns } from '#src/content/cross-references/declaration.ts'
import { gridColumns, readTooling } from '#src/content/tooling/declaration.ts'
import { declaredFrom } from '#src/content/variants/declaration.ts'
import type { Declared } from '#src/content/variants/declaration.ts'
import { withTrade } from '#src/content/variants/trade-attributes.ts'
import { localeOfPanel, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { fieldsOf } from '#src/publishing/languages/store.ts'
import type { Entity } from '#src/publishing/languages/store.ts'

type Reader = Pick<PayloadRequest, 'payload' | 'i18n'>

/** Columns of the grids, by the field that holds them: attributes of all subcategories, tooling, references. */
export interface GridColumns {
  variants: Map<number, readonly Declared[]>
  tooling: readonly Declared[]
  references: readonly Declared[]
}

/** Columns of all grids with their labels in the panel's language. */
export async function readGridColumns({ payload, i18n }: Reader): Promise<GridColumns> {
  const locale = localeOfPanel(i18n.language)
  const { docs } = await payload.find({
    collection: 'subcategories',
    depth: 0,
    draft: true,
    pagination: false,
    locale,
    fallbackLocale: defaultLocale,
    select: { attributes: true },
  })
  return {
    variants: new Map(
      docs.map(({ id, attributes }) => [
        Number(id),
        withTrade((attributes ?? []).filter(isColumn).map(declaredFrom), locale),
      ]),
    ),
    tooling: gridColumns(await readTooling(payload, locale)),
    references: referenceColumns(i18n.language),
  }
}

/** Columns of a grid in their order; of the variants those of the subcategory. */
export const columnsIn = (
  columns: GridColumns,
  grid: string,
  subcategory?: number,
): readonly Declared[] =>
  grid === 'tooling'
    ? columns.tooling
    : grid === 'references'
      ? columns.references
      : (columns.variants.get(subcategory ?? 0) ?? [])

/** Column of a grid; of the variants that of the subcategory, otherwise of any that has the key. */
export function columnOf(
  columns: GridColumns,
  grid: string,
  key: string,
  subcategory?: number,
): Declared | undefined {
  const isKey = (column: Declared): boolean => column.key === key
  const own = columnsIn(columns, grid, subcategory).find(isKey)
  if (own || grid !== 'variants') return own
  return [...columns.variants.values()].flatMap((each) => each.filter(isKey))[0]
}

/** Label of a field in the panel's language; Payload's own ones are functions. */
function labelText(label: unknown, i18n: Reader['i18n']): string | undefined {
  const given: unknown = typeof label === 'function' ? label({ i18n, t: i18n.t }) : label
  if (typeof given === 'string') return given
  return typeof given === 'object' && given !== null
    ? textOf(given as Label, i18n.language)
    : undefined
}

/** Field at a place, with its name in the panel's language. */
export interface NamedField {
  field: FlattenedField | undefined
  words: string
  column: Declared | undefined
}

/** Name of a field as the schema names it (`highlights/label`, `variants/torque`). */
export function nameField(
  { payload, i18n }: Reader,
  entity: Entity,
  field: string,
  { columns, subcategory }: { columns: GridColumns; subcategory?: number | undefined },
): NamedField {
  const names = field.split('/')
  const words: string[] = []
  let inside: readonly FlattenedField[] = fieldsOf(payload, entity)
  let found: FlattenedField | undefined
  for (const [at, name] of names.entries()) {
    if (found?.type === 'json') {
      const key = names.slice(at).join('/')
      const column = columnOf(columns, found.name, key, subcategory)
      return { field: found, words: column?.label ?? key, column }
    }
    found = inside.find((each) => each.name === name)
    words.push(labelText(found && 'label' in found ? found.label : undefined, i18n) ?? name)
    inside = found && 'flattenedFields' in found ? found.flattenedFields : []
  }
  return { field: found, words: words.join(' › '), column: undefined }
}

/** Name of a field of a document, by the path of Payload's errors (`to`, `variants.0.values`). */
export const labelOfField = (reader: Reader, entity: Entity, path: string): string =>
  nameField(reader, entity, path.split('.', 1)[0] ?? path, { columns: noColumns }).words

const noColumns: GridColumns = { variants: new Map(), tooling: [], references: [] }
