import type { Locale } from '@vitrine/configuration/locales'
import type { Attribute, AttributeValue } from '@vitrine/contract/shapes/types'
import { partNumbersIn } from '#src/content/tooling/declaration.ts'
import type { ToolingDeclaration } from '#src/content/tooling/declaration.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { attributeIn } from '#src/publishing/read-model/write-product-facts.ts'
import type { StoredAttribute } from '#src/publishing/read-model/product-facts.ts'
import { attributeGroups } from '#src/api/filters/attribute-groups.ts'
import type { Filterable } from '#src/api/filters/variant-index.ts'
import type { TablePart, ToolingEntry, ToolingTable } from './tooling-table.ts'

/** Filterable attribute of the tooling page. */
export interface ToolingQuestion {
  /** Key of the question's filter: `conductor`, `tool-force`. */
  name: string
  label: string
  attribute: Attribute
  /**
   * Owner of the attribute: the part number of the row, the row itself (condition), or a part
   * number that the row names in a role.
   */
  of: { kind: 'part' } | { kind: 'condition' } | { kind: 'role'; role: string }
}

/** Row of an entry, with the part numbers of each role. */
export interface ReadRow {
  values: Record<string, AttributeValue>
  parts: Map<string, string[]>
}

/** Predicates of values, by the key of the filter. */
export type Tests = ReadonlyMap<string, (value: AttributeValue) => boolean>

/** Questions of the declaration for which the catalogue has attributes. */
export function questionsOf(
  { roles, conditions, questions }: ToolingDeclaration,
  { entries, targets }: ToolingTable,
  filterable: ReadonlyMap<number, Filterable>,
  locale: Locale,
): ToolingQuestion[] {
  const groupsOf = (parts: Iterable<TablePart>): ReadonlyMap<string, StoredAttribute> => {
    const ids = new Set([...parts].map(({ subcategory }) => subcategory))
    const groups = attributeGroups([...filterable.values()].filter(({ id }) => ids.has(id)))
    return new Map([...groups].map(([key, { attribute }]) => [key, attribute]))
  }
  const own = groupsOf(entries)
  const ofTargets = groupsOf(targets.values())
  return questions.flatMap(({ role, key }): ToolingQuestion[] => {
    const named = roles.find((one) => one.key === role)
    if (role && !named) return []
    const condition = named ? undefined : conditions.find((one) => one.key === key)
    if (condition)
      return [
        { name: key, label: condition.label, attribute: condition, of: { kind: 'condition' } },
      ]
    const stored = (named ? ofTargets : own).get(key)
    if (!stored) return []
    const attribute = attributeIn(stored, locale)
    return named
      ? [
          {
            name: `${named.key}-${key}`,
            label: `${named.label} · ${attribute.label}`,
            attribute,
            of: { kind: 'role', role: named.key },
          },
        ]
      : [{ name: key, label: attribute.label, attribute, of: { kind: 'part' } }]
  })
}

/** Declaration, questions and target part numbers that entries are matched against. */
export interface MatchContext {
  declaration: Pick<ToolingDeclaration, 'roles'>
  targets: ToolingTable['targets']
  questions: readonly ToolingQuestion[]
}

/**
 * Rows of a part number that pass the tests, each with the part numbers in its roles that pass. A
 * row without a value fails a test of that value.
 */
export function matchingRows(
  entry: ToolingEntry,
  { declaration: { roles }, targets, questions }: MatchContext,
  tests: Tests,
): ReadRow[] {
  const passes = (name: string, value: AttributeValue | undefined): boolean =>
    tests.get(name)?.(value ?? null) ?? true
  const ofKind = (kind: ToolingQuestion['of']['kind']) =>
    questions.filter(({ name, of }) => of.kind === kind && tests.has(name))
  if (!ofKind('part').every(({ name, attribute }) => passes(name, entry.values[attribute.key])))
    return []
  const conditions = ofKind('condition')
  const ofRoles = ofKind('role')
  return entry.rows.flatMap((values): ReadRow[] => {
    if (!conditions.every(({ name, attribute }) => passes(name, values[attribute.key]))) return []
    const parts = new Map<string, string[]>()
    for (const { key } of roles) {
      const tested = ofRoles.filter(({ of }) => of.kind === 'role' && of.role === key)
      const isTested = tested.length > 0 || tests.has(key)
      const codes = partNumbersIn(values[key]).filter((code) => {
        const number = normalizePartNumber(code)
        return (
          passes(key, number) &&
          tested.every(({ name, attribute }) =>
            passes(name, targets.get(number)?.values[attribute.key]),
          )
        )
      })
      if (isTested && codes.length === 0) return []
      parts.set(key, codes)
    }
    return [{ values, parts }]
  })
}

/** Values of a question in a part number's matching rows. */
export function valuesOf(
  { attribute, of }: ToolingQuestion,
  entry: ToolingEntry,
  matching: readonly ReadRow[],
  targets: ToolingTable['targets'],
): AttributeValue[] {
  if (matching.length === 0) return []
  if (of.kind === 'part') return [entry.values[attribute.key] ?? null]
  if (of.kind === 'condition') return matching.map(({ values }) => values[attribute.key] ?? null)
  return matching.flatMap(({ parts }) =>
    (parts.get(of.role) ?? []).map(
      (code) => targets.get(normalizePartNumber(code))?.values[attribute.key] ?? null,
    ),
  )
}
