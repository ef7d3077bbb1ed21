import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { IndexedCollection } from './document-keys.ts'
import type { AttributeValues } from './list-shapes.ts'
import { fromBase, inBase } from './part-values.ts'

/** Maximum number of distinct values that are read. */
const maxValues = 500
/** Significant digits of a converted number: conversions of units are not exact. */
const digits = 9

/**
 * Values of an attribute that part numbers have, with their numbers: numbers of the quantity of a unit,
 * choices and texts with the label of a subcategory.
 */
export async function readAttributeValues(
  payload: Payload,
  collection: IndexedCollection,
  { key, unit, locale }: { key: string; unit: string; locale: Locale },
): Promise<AttributeValues> {
  const found = await rows<{
    value: string
    middle: number | null
    parts: number
    label: string | null
  }>(
    payload,
    sql`
    select v.value, (v.low + v.high) / 2 as middle, v.parts, (
      select max(l.label) from subcategories_attributes a
      join subcategories_attributes_choices c on c._parent_id = a.id and c.value = v.value
      join subcategories_attributes_choices_locales l on l._parent_id = c.id and l._locale = ${locale}::text::_locales
      where a.key = ${key} and v.low is null
    ) as label
    from (
      select value, low, high, sum(cardinality(places))::int as parts from staff_values
      where collection = ${collection} and key = ${key} and (low is null or unit = ${inBase(0, unit).unit})
      group by value, low, high order by parts desc limit ${maxValues}
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
