import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import type { IndexedCollection } from './document-keys.ts'
import type { AttributeValues, Option } from './list-shapes.ts'
import { fromBase, inBase } from './part-values.ts'
import type { Selection } from './selection.ts'
import type { ValueFilter } from './value-filters.ts'

/** Maximum number of distinct values that are read. */
const maxValues = 500
/** Significant digits of a converted number: conversions of units are not exact. */
const digits = 9

/**
 * Common table expressions of the documents of a selection, with the places of the part numbers that meet its filters
 * of values.
 */
const selectedPlaces = ({ ctes, from, entries, met }: Selection): Statement =>
  met
    ? sql`${ctes}, own as materialized (
        select e.document_id, array_agg(parts.place) as places from ${from} join (${met}) parts on parts.document_id = e.document_id
        where ${entries} group by 1)`
    : sql`${ctes}, own as materialized (select e.document_id, null::int[] as places from ${from} where ${entries})`

/**
 * Values of an attribute that the part numbers of a selection have, with their numbers: numbers of the quantity of a
 * unit, choices and texts with the label of a subcategory.
 */
export async function readAttributeValues(
  payload: Payload,
  collection: IndexedCollection,
  {
    key,
    unit,
    locale,
    selection,
  }: { key: string; unit: string; locale: Locale; selection: Selection },
): Promise<AttributeValues> {
  const { isAll, met } = selection
  const parts = met
    ? sql`(select count(*) from unnest(v.places) place where place = any(own.places))`
    : sql`cardinality(v.places)`
  const found = await rows<{
    value: string
    middle: number | null
    parts: number
    label: string | null
  }>(
    payload,
    sql`
    ${isAll ? sql`` : sql`with ${selectedPlaces(selection)}`}
    select v.value, (v.low + v.high) / 2 as middle, v.parts, (
      select max(l.label) from subcategories_attributes a
      join subcategories_attributes_choices c on c._parent_id = a.id and c.value = v.value
      join subcategories_attributes_choices_locales l on l._parent_id = c.id and l._locale = ${locale}::text::_locales
      where a.key = ${key} and v.low is null
    ) as label
    from (
      select v.value, v.low, v.high, sum(${parts})::int as parts from staff_values v ${isAll ? sql`` : sql`join own using (document_id)`}
      where v.collection = ${collection} and v.key = ${key} and (v.low is null or v.unit = ${inBase(0, unit).unit})
      group by v.value, v.low, v.high having sum(${parts}) > 0 order by parts desc limit ${maxValues}
    ) v order by v.parts desc, v.value`,
  )
  return {
    numbers: found
      .flatMap(({ middle, parts }) =>
        middle === null
          ? []
          : [{ number: Number(fromBase(middle, unit).toPrecision(digits)), parts }],
      )
      .toSorted((one, other) => one.number - other.number),
    choices: found.flatMap(({ value, middle, parts, label }) =>
      middle === null ? [{ value, label: label ?? value, parts }] : [],
    ),
  }
}

/** Labels of the choices in given filters, by key of the attribute, without choices that no subcategory has. */
export async function readChoiceLabels(
  payload: Payload,
  locale: Locale,
  filters: readonly ValueFilter[],
): Promise<Map<string, Option[]>> {
  const keys = filters.flatMap((filter) => ('choices' in filter ? [filter.key] : []))
  if (keys.length === 0) return new Map()
  const found = await rows<Option & { key: string }>(
    payload,
    sql`
    select a.key, c.value, max(l.label) as label from subcategories_attributes a
    join subcategories_attributes_choices c on c._parent_id = a.id
    join subcategories_attributes_choices_locales l on l._parent_id = c.id and l._locale = ${locale}::text::_locales
    where a.key = any(${sql.param(keys)}::text[]) group by 1, 2`,
  )
  return Map.groupBy(found, ({ key }) => key)
}
