import type { Locale } from '@vitrine/configuration/locales'
import type { Need, Needs, Purpose } from './completeness-rules.ts'
import type { IndexedCollection } from './document-keys.ts'
import { attributeFact, columnFact, countFact, factIn } from './facts.ts'
import { allColumns, filterColumns, isRuled, offeredOf } from './offered-requirements.ts'
import type { RequirementKind } from './offered-requirements.ts'

/**
 * Facts required of the documents of a parent; with `parent: null`, of documents whose parent has
 * no requirement.
 */
export interface Requirement {
  parent: number | null
  facts: readonly string[]
  /** Purposes for which each fact is required. */
  purposes: ReadonlyMap<string, readonly Purpose[]>
}

/** Languages, attributes and purpose for which requirements are expanded to facts. */
export interface Scope {
  /** Languages in which texts are required. */
  locales: readonly Locale[]
  /** Attributes of the subcategory. */
  attributes: readonly { key: string; filter: boolean | null }[]
  /** True if the subcategory declares curves; otherwise its products cannot have any. */
  hasCurves: boolean
  purpose: Purpose | null
}

/** Facts of one requirement. */
function factsOfNeed(
  key: string,
  kind: RequirementKind,
  { languages, min = 1 }: Need,
  { locales, attributes, hasCurves }: Scope,
): string[] {
  switch (kind) {
    case 'text':
    case 'alternatives':
      return locales
        .filter((code) => languages?.includes(code) ?? true)
        .map((code) => factIn(key, code))
    case 'count':
      return [min > 1 ? countFact(key, min) : key]
    case 'columns':
      return attributes
        .filter(({ filter }) => key === allColumns || (key === filterColumns && filter === true))
        .map((attribute) => columnFact(attribute.key))
    default:
      return key === 'curves' && !hasCurves ? [] : [key]
  }
}

/** Facts of requirements in the order of the form, with the purposes of each. */
export function factsOfNeeds(
  collection: IndexedCollection,
  needs: Needs,
  scope: Scope,
): Pick<Requirement, 'facts' | 'purposes'> {
  if (!isRuled(collection)) return { facts: [], purposes: new Map() }
  const known = offeredOf(collection).map(({ key, kind }) => ({ key, kind }))
  const columns = scope.attributes.map(({ key }) => ({
    key: attributeFact(key),
    kind: 'attribute' as const,
  }))
  const found = new Map<string, Purpose[]>()
  const ordered = new Map([...known, ...columns].map((each) => [each.key, each]))
  for (const { key, kind } of ordered.values()) {
    const need = needs[key]
    if (need === undefined || (scope.purpose !== null && !need.for.includes(scope.purpose)))
      continue
    for (const fact of factsOfNeed(key, kind, need, scope))
      found.set(fact, [...new Set([...(found.get(fact) ?? []), ...need.for])])
  }
  // an attribute required of every part number needs no `column` fact in addition
  for (const { key } of scope.attributes)
    if (found.has(attributeFact(key))) found.delete(columnFact(key))
  return { facts: [...found.keys()], purposes: found }
}

/** Requirement that applies to the documents of a parent. */
export const requirementFor = (
  requirements: readonly Requirement[],
  parent: number | null,
): Requirement | undefined =>
  requirements.find((each) => each.parent === parent) ??
  requirements.find((each) => each.parent === null)
