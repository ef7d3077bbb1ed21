import { isLocale } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import type { FlattenedField, PayloadRequest } from 'payload'
import { labelOfAll, labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { slugOf, fieldsOf, globalOf } from '#src/publishing/languages/store.ts'
import type { Entity } from '#src/publishing/languages/store.ts'
import { historyTexts } from '#texts/history.js'
import { diffValues, isRowValues, splitPlace } from '#src/recording/history/diff-values.ts'
import { isRowKeys } from '#src/recording/history/document-values.ts'
import type { Values } from '#src/recording/history/document-values.ts'
import { columnOf, columnsIn, nameField } from './field-names.ts'
import type { GridColumns } from './field-names.ts'
import type { DocumentChanges, ShownChange, ShownTable } from './history-shapes.ts'
import { isCopied } from '#src/recording/history/personal.ts'
import { fieldOfPath } from '#src/recording/history/place-names.ts'
import { cellText, relationsIn, showValue } from './show-values.ts'
import type { ValueReader } from './show-values.ts'
import { asStoredChange, onePerPlace } from './stored-changes.ts'
import type { StoredChange, StoredDocument } from './stored-changes.ts'
import { entityOf } from './visible-collections.ts'

const labels = labelsOf(historyTexts)

/** Maximum rows of a table, and maximum other values of a document, that are sent. */
export const maxShown = { rows: 500, changes: 200, columns: 14 } as const

/** Reads names and values of the documents of a change set. */
export interface SetReader extends ValueReader {
  req: Pick<PayloadRequest, 'payload' | 'i18n'>
  columns: GridColumns
  /** Subcategory, family and title of the documents as they are now, by collection and id. */
  present: ReadonlyMap<string, PresentDocument>
}

export interface PresentDocument {
  title: string
  code: string | null
  subcategory: number | null
}

/** Changes of a created or deleted document, value by value. */
export function expanded(
  req: Pick<PayloadRequest, 'payload'>,
  { collection, id, changes }: StoredDocument,
): StoredChange[] {
  const fields = fieldsOf(req.payload, entityOf(collection, id))
  return changes.flatMap((change) => {
    if (change.what !== 'document') return [change]
    const valuesIn = (side: unknown): Values => (isRowValues(side) ? side.row : {})
    return diffValues(valuesIn(change.before), valuesIn(change.after)).map((each) =>
      asStoredChange(fields, { ...each, state: change.state }),
    )
  })
}

/** Relations that the values of a document name, to read their titles. */
export const relationsOf = (
  req: Pick<PayloadRequest, 'payload' | 'i18n'>,
  document: StoredDocument,
  columns: GridColumns,
) =>
  document.changes.flatMap(({ path, field, before, after }) => {
    const entity = entityOf(document.collection, document.id)
    const fields = fieldsOf(req.payload, entity)
    const inField = (name: string, value: unknown) =>
      relationsIn(nameField(req, entity, name, { columns }).field, value)
    return [before, after].flatMap((value) =>
      isRowValues(value)
        ? Object.entries(value.row).flatMap(([place, each]) =>
            inField(fieldOfPath(fields, `${path}/${splitPlace(place).path}`), each),
          )
        : inField(field, value),
    )
  })

const isGridChange = (fields: readonly FlattenedField[], { field, partNumber }: StoredChange) =>
  partNumber !== null && fields.some(({ name, type }) => type === 'json' && field.startsWith(name))

/** Cells of a row that was added or removed, by column. */
const rowCells = (side: unknown): [column: string, locale: string | null, value: unknown][] =>
  isRowValues(side)
    ? Object.entries(side.row).map(([place, value]) => {
        const { path, locale } = splitPlace(place)
        return [decodeURIComponent(path), locale, value]
      })
    : []

function tableOf(
  grid: string,
  changes: readonly StoredChange[],
  reader: SetReader,
  subcategory: number | undefined,
): ShownTable {
  const { language } = reader
  const columns = new Map<string, ShownTable['columns'][number]>()
  const keyed = (key: string, locale: string | null): string => {
    const known = `${key}${locale === null ? '' : `:${locale}`}`
    const declared = columnOf(reader.columns, grid, key, subcategory)
    if (!columns.has(known))
      columns.set(known, {
        key: known,
        label: declared?.label ?? key,
        unit: declared?.unit ?? null,
        locale: locale !== null && isLocale(locale) ? locale : null,
      })
    return known
  }
  const cell = (key: string, value: unknown): string | null =>
    value === null || value === undefined
      ? null
      : cellText(value, columnOf(reader.columns, grid, key, subcategory), language)
  const byRow = Map.groupBy(
    changes.filter(({ what }) => what === 'value' || what === 'row'),
    ({ path }) => path.split('/').slice(0, 2).join('/'),
  )
  const hasValues = changes.some(({ what }) => what === 'value')
  const rows = [...byRow].map(([rowKey, list]): ShownTable['rows'][number] => {
    const cells: ShownTable['rows'][number]['cells'] = {}
    for (const { what, field, locale, before, after } of list) {
      if (what === 'value') {
        const key = field.slice(grid.length + 1)
        cells[keyed(key, locale)] = { before: cell(key, before), after: cell(key, after) }
        continue
      }
      for (const [key, ofLocale, value] of [...rowCells(before), ...rowCells(after)]) {
        const known = `${key}${ofLocale === null ? '' : `:${ofLocale}`}`
        // a table of changed values has no columns that only new rows fill
        if (!columns.has(known) && (hasValues || columns.size >= maxShown.columns)) continue
        const text = cell(key, value)
        cells[keyed(key, ofLocale)] =
          before === null ? { before: null, after: text } : { before: text, after: null }
      }
    }
    const ofRow = list.find(({ what }) => what === 'row')
    return {
      key: rowKey,
      partNumber: list[0]?.partNumber ?? '',
      kind: ofRow ? (ofRow.after === null ? 'removed' : 'added') : 'changed',
      cells,
    }
  })
  // changed rows first, so that their columns are known to the new ones
  const order = { changed: 0, added: 1, removed: 2 }
  const sorted = rows.toSorted((one, other) => order[one.kind] - order[other.kind])
  const { words } = nameField(reader.req, entityOf('products', 0), grid, reader)
  const places = new Map(
    columnsIn(reader.columns, grid, subcategory).map(({ key }, at) => [key, at]),
  )
  const placeOf = ({ key }: { key: string }): number =>
    places.get(key.split(':', 1)[0] ?? key) ?? places.size
  return {
    label: words,
    columns: [...columns.values()].toSorted((one, other) => placeOf(one) - placeOf(other)),
    rows: sorted.slice(0, maxShown.rows),
    more: Math.max(0, sorted.length - maxShown.rows),
  }
}

/** Order of the rows after a change, as their positions before: `2, 1, 3`. */
function orderOf({ before, after }: StoredChange): { before: string; after: string } | undefined {
  if (!isRowKeys(before) || !isRowKeys(after)) return undefined
  const common = before.rows.filter((key) => after.rows.includes(key))
  const moved = after.rows.filter((key) => common.includes(key))
  if (common.every((key, at) => moved[at] === key)) return undefined
  return {
    before: common.map((_, at) => at + 1).join(', '),
    after: moved.map((key) => common.indexOf(key) + 1).join(', '),
  }
}

function changeOf(
  change: StoredChange,
  document: StoredDocument,
  reader: SetReader,
): ShownChange | undefined {
  const entity = entityOf(document.collection, document.id)
  const { field, words, column } = nameField(reader.req, entity, change.field, reader)
  const shared = {
    unit: column?.unit ?? null,
    locale: change.locale,
    state: change.state,
    isHidden: !isCopied(document.collection, change.path),
  }
  if (change.what === 'order') {
    const order = orderOf(change)
    if (!order) return undefined
    const label = textOf(labels.order({ field: words }), reader.language)
    const side = (text: string) => ({ text, isLong: false })
    return { ...shared, label, before: side(order.before), after: side(order.after) }
  }
  const side = (value: unknown) =>
    isRowValues(value)
      ? {
          text: Object.entries(value.row)
            .map(([place, each]) => {
              const inside = fieldOfPath(
                fieldsOf(reader.req.payload, entity),
                `${change.path}/${splitPlace(place).path}`,
              )
              const named = nameField(reader.req, entity, inside, reader)
              return showValue(named.field, each, reader)?.text ?? ''
            })
            .join(' · '),
          isLong: false,
        }
      : showValue(field, value, reader)
  return { ...shared, label: words, before: side(change.before), after: side(change.after) }
}

export function kindNameOf(req: Pick<PayloadRequest, 'payload' | 'i18n'>, entity: Entity): string {
  const label: unknown =
    'global' in entity
      ? globalOf(req.payload, entity.global).label
      : req.payload.collections[entity.collection].config.labels.singular
  const slug = slugOf(entity)
  return textOf(
    typeof label === 'object' && label !== null
      ? (label as Label)
      : labelOfAll(String(label ?? slug)),
    req.i18n.language,
  )
}

/** Subcategory of a product that is being made. */
function subcategoryIn(changes: readonly StoredChange[]): number | undefined {
  const given = changes.find(({ path, after }) => path === 'subcategory' && after !== null)?.after
  return typeof given === 'number' ? given : undefined
}

/** What changed of a document, with names and texts in the panel's language. */
export function showDocument(stored: StoredDocument, reader: SetReader): DocumentChanges {
  const { req, present } = reader
  const { collection, id, kind } = stored
  const entity = entityOf(collection, id)
  const fields = fieldsOf(req.payload, entity)
  const now = present.get(`${collection} ${id}`)
  const changes = expanded(req, stored)
  const ofGrid = changes.filter((change) => isGridChange(fields, change))
  const grids = Map.groupBy(ofGrid, ({ field }) => field.split('/', 1)[0] ?? '')
  const others = changes.filter(
    (change) => !ofGrid.includes(change) && change.what !== 'publication',
  )
  const subcategory = now?.subcategory ?? subcategoryIn(changes)
  const isThere = 'global' in entity || now !== undefined
  return {
    collection,
    id,
    kindName: kindNameOf(req, entity),
    title: now?.title ?? stored.title ?? textOf(labels.removedDocument({ id }), reader.language),
    code: now?.code ?? null,
    href: !isThere
      ? null
      : 'global' in entity
        ? `${panelBase}/globals/${entity.global}`
        : `${panelBase}/collections/${collection}/${id}`,
    kind,
    publications: changes
      .filter(({ what }) => what === 'publication')
      .map(({ locale, after }) => ({ locale, isPublic: after !== null })),
    tables: [...grids].map(([grid, list]) => tableOf(grid, list, reader, subcategory)),
    changes: others
      .flatMap((change) => changeOf(change, stored, reader) ?? [])
      .slice(0, maxShown.changes),
    valueCount: onePerPlace(changes.filter(({ what }) => what === 'value' || what === 'row'))
      .length,
  }
}
