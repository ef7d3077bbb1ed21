import { normalUnit } from '@vitrine/quantities/units'
import type { StoredAttribute } from '#src/publishing/read-model/product-facts.ts'
import type { Filterable } from './variant-index.ts'

/** Attribute with the same key, type and unit in several subcategories. */
export interface AttributeGroup {
  /** Declaration of the first subcategory, with the choices of all of them. */
  attribute: StoredAttribute
  members: ReadonlySet<Filterable>
}

const meaningOf = ({ key, type, unit }: StoredAttribute): string =>
  JSON.stringify([key, type, normalUnit(unit ?? '')])

/**
 * Filterable attributes of a list's subcategories by key, those of most subcategories first. If a
 * key has several meanings, the meaning of most subcategories is used.
 */
export function attributeGroups(subcategories: readonly Filterable[]): Map<string, AttributeGroup> {
  const byMeaning = new Map<string, { attribute: StoredAttribute; members: Set<Filterable> }>()
  for (const subcategory of subcategories)
    for (const attribute of subcategory.attributes) {
      const group = byMeaning.get(meaningOf(attribute))
      if (group) {
        group.members.add(subcategory)
        group.attribute = withChoicesOf(group.attribute, attribute)
      } else byMeaning.set(meaningOf(attribute), { attribute, members: new Set([subcategory]) })
    }
  const groups = new Map<string, AttributeGroup>()
  for (const group of [...byMeaning.values()].toSorted((a, b) => b.members.size - a.members.size))
    if (!groups.has(group.attribute.key)) groups.set(group.attribute.key, group)
  return groups
}

/** First attribute with the additional choices of the second appended. */
function withChoicesOf(first: StoredAttribute, second: StoredAttribute): StoredAttribute {
  const known = new Set(first.choices?.map(({ value }) => value))
  const further = (second.choices ?? []).filter(({ value }) => !known.has(value))
  return further.length === 0
    ? first
    : { ...first, choices: [...(first.choices ?? []), ...further] }
}
