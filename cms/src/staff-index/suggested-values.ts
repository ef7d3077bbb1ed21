import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { IndexedCollection } from './document-keys.ts'
import { fromBase } from './part-values.ts'
import type { Selection } from './selection.ts'
import type { ValueFilter } from './value-filters.ts'

/** Documents of a selection up to which its values are read. */
const maxRead = 100
/** Attributes of which a value is suggested. */
const maxAttributes = 2
/** Significant digits of a converted number: conversions of units are not exact. */
const digits = 9

/** Filter by a value, with the number of documents that have it. */
export interface SuggestedValue {
  filter: ValueFilter
  count: number
  /** Label of a choice; null for a number. */
  choice: string | null
}

/**
 * Values that some documents of a selection have, not all, of attributes that visitors filter by: the most frequent
 * of each attribute. None of a large selection, whose values are many.
 *
 * @param total - Number of selected documents.
 * @param keys - Attributes that are filtered already.
 * @param locale - Language of the labels.
 */
export async function suggestedValues(
  payload: Payload,
  collection: IndexedCollection,
  { ctes, from, entries, met }: Selection,
  { total, keys, locale }: { total: number; keys: readonly string[]; locale: Locale },
): Promise<SuggestedValue[]> {
  if (collection !== 'products' || total > maxRead) return []
  const found = await rows<{
    key: string
    value: string
    number: number | null
    unit: string
    count: number
    label: string | null
  }>(
    payload,
    sql`
    with ${ctes}${met ? sql`, places as materialized (select document_id, array_agg(place) as places from (${met}) parts group by 1)` : sql``},
    offered as materialized (select _parent_id, key, unit from subcategories_attributes where filter), counted as (
      select v.key, v.value, v.low as number, coalesce(max(offered.unit), '') as unit, count(distinct v.document_id)::int as count
      from ${from} join staff_values v on v.collection = e.collection and v.document_id = e.document_id
        join offered on offered._parent_id = e.parent and offered.key = v.key
        ${met ? sql`join places own on own.document_id = e.document_id and own.places && v.places` : sql``}
      where ${entries} and v.key <> all(${sql.param([...keys])}::text[]) and (v.low is null or v.low = v.high)
      group by v.key, v.value, v.low, v.unit
    ), first as (
      select distinct on (key) * from counted where count < ${total}::int order by key, count desc, value, number
    )
    select first.*, (
      select max(l.label) from subcategories_attributes a join subcategories_attributes_choices c on c._parent_id = a.id and c.value = first.value
      join subcategories_attributes_choices_locales l on l._parent_id = c.id and l._locale = ${locale}::text::_locales
      where a.key = first.key and first.number is null
    ) as label from first order by count desc, key limit ${maxAttributes}`,
  )
  return found.map(({ key, value, number, unit, count, label }) => {
    if (number === null) return { filter: { key, choices: [value] }, count, choice: label ?? value }
    const bound = Number(fromBase(number, unit).toPrecision(digits))
    return { filter: { key, from: bound, to: bound, unit }, count, choice: null }
  })
}
