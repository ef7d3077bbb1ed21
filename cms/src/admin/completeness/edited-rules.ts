import type { RuledCollection } from '#src/staff-index/offered-requirements.ts'
import type { Purpose } from '#src/platform/collections/row.ts'
import type { Need, Needs, Rules } from '#src/staff-index/completeness-rules.ts'
import type { OfferedSection } from '#src/staff-index/completeness-shapes.ts'

/**
 * Rules from the value of the JSON field. Only the outer structure is ensured here; the server
 * validates the rules when they are saved.
 */
export function rulesIn(value: unknown): Rules {
  const { collections, subcategories } = Object(value) as Partial<Rules>
  return { collections: Object(collections), subcategories: Object(subcategories) } as Rules
}

type Section = Pick<OfferedSection, 'key' | 'isSubcategory' | 'defaults'>

/** Requirement of a section. `isOwn`: a subcategory overrides the requirement of all products. */
export interface EditedNeed {
  need: Need | undefined
  isOwn: boolean
}

/** Requirements of all products; a subcategory can override them. */
const generalNeeds = (rules: Rules, products: Section | undefined): Needs =>
  rules.collections.products ?? products?.defaults ?? {}

export function needIn(
  rules: Rules,
  { section, products }: { section: Section; products: Section | undefined },
  key: string,
): EditedNeed {
  if (!section.isSubcategory) {
    const needs: Needs = rules.collections[section.key as RuledCollection] ?? section.defaults
    return { need: needs[key], isOwn: false }
  }
  const own = rules.subcategories[section.key]?.[key]
  return own === undefined
    ? { need: generalNeeds(rules, products)[key], isOwn: false }
    : { need: own ?? undefined, isOwn: true }
}

const without = <T>(record: Record<string, T>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== key))

/**
 * Copy of the rules with a changed requirement of a section.
 * @param need - Undefined: not required; `general`: removes the subcategory's override.
 */
export function withNeed(
  rules: Rules,
  section: Section,
  key: string,
  need: Need | undefined | 'general',
): Rules {
  if (!section.isSubcategory) {
    const collection = section.key as RuledCollection
    const before: Needs = rules.collections[collection] ?? section.defaults
    const needs =
      need === undefined || need === 'general' ? without(before, key) : { ...before, [key]: need }
    return { ...rules, collections: { ...rules.collections, [collection]: needs } }
  }
  const before = rules.subcategories[section.key] ?? {}
  const own = need === 'general' ? without(before, key) : { ...before, [key]: need ?? null }
  const others = without(rules.subcategories, section.key)
  return {
    ...rules,
    subcategories: Object.keys(own).length === 0 ? others : { ...others, [section.key]: own },
  }
}

/**
 * Copy of the rules without those of a section: a collection returns to the default rules, a
 * subcategory to those of all products.
 */
export const withoutSection = (rules: Rules, { key, isSubcategory }: Section): Rules =>
  isSubcategory
    ? { ...rules, subcategories: without(rules.subcategories, key) }
    : {
        ...rules,
        collections: without(rules.collections as Record<string, Needs>, key),
      }

export const isDeclared = (rules: Rules, { key, isSubcategory }: Section): boolean =>
  Object.hasOwn(isSubcategory ? rules.subcategories : rules.collections, key)

/** Requirement with a purpose added or removed; undefined if no purpose is left. */
export function withPurpose(
  need: Need | undefined,
  purpose: Purpose,
  { isTicked, order }: { isTicked: boolean; order: readonly Purpose[] },
): Need | undefined {
  const chosen = order.filter((each) =>
    each === purpose ? isTicked : (need?.for.includes(each) ?? false),
  )
  return chosen.length === 0 ? undefined : { ...need, for: chosen }
}
