import { gtinKey } from '@vitrine/contract/gtin'
import { lifeKeys } from '@vitrine/contract/life-cycle'
import { isChoice } from '@vitrine/contract/shapes/attribute-types'
import { isStated } from '@vitrine/contract/product/attribute-text'
import { unitCode } from '@vitrine/quantities/units'
import type { PartRecord, PartValue } from '@vitrine/contract/shapes/feed'
import type { Attribute, AttributeValue } from '@vitrine/contract/shapes/types'

type Values = Readonly<Record<string, AttributeValue>>

/** Values that a record states by fields of their own. */
const ownFields: readonly string[] = [gtinKey, 'packing', lifeKeys.state, lifeKeys.successor]

/** Attributes whose values are in `values` of a record. */
export const listedAttributes = (attributes: readonly Attribute[]): Attribute[] =>
  attributes.filter(({ key, type }) => type !== 'curve' && !ownFields.includes(key))

/** Field of a value that its type names. */
function factOf(type: Attribute['type'], value: Exclude<AttributeValue, null>): Partial<PartValue> {
  if (Array.isArray(value)) return { min: value[0], max: value[1] }
  if (typeof value === 'number') return { number: value }
  if (typeof value === 'boolean') return { boolean: value }
  return isChoice(type) ? { choice: value } : { text: value }
}

/** Value of a declared attribute; nothing is stated for a value of another type. */
function typedValue(attribute: Attribute, value: Exclude<AttributeValue, null>): PartValue {
  const { key, type, unit, decimals } = attribute
  const code = unit === null ? undefined : unitCode(unit)
  return {
    key,
    type: type === 'curve' ? 'text' : type,
    ...factOf(type, value),
    ...(unit === null ? {} : { unit }),
    ...(code === undefined ? {} : { unit_code: code }),
    ...(decimals === null ? {} : { decimals }),
  }
}

/** Stated values, in the order of the attributes. */
export const typedValues = (attributes: readonly Attribute[], values: Values): PartValue[] =>
  attributes.flatMap((attribute) => {
    const value = values[attribute.key]
    return isStated(value) ? [typedValue(attribute, value)] : []
  })

type Names = NonNullable<PartRecord['languages'][keyof PartRecord['languages']]>['names']

/** Names of the stated values in the language of the attributes. */
export const namesOfValues = (attributes: readonly Attribute[], values: Values): Names =>
  Object.fromEntries(
    attributes.flatMap(({ key, label, choices }) => {
      const value = values[key]
      if (!isStated(value)) return []
      const choice = choices.find((each) => each.value === value)
      return [[key, { label, ...(choice === undefined ? {} : { choice: choice.label }) }]]
    }),
  )
