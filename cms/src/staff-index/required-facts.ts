import type { Locale } from '@vitrine/configuration/locales'
import type { Purpose } from '#src/platform/collections/row.ts'
import type { Need, Needs } from './completeness-rules.ts'
import type { IndexedCollection } from './document-keys.ts'
import { attributeFact, columnFact, neededFact } from './fact-names.ts'
import { countFact, factIn } from './facts.ts'
import {
  allColumns,
  certificateFact,
  filterColumns,
  isRuled,
  offeredOf,
} from './offered-requirements.ts'
import type { RequirementKind } from './offered-requirements.ts'

/** Requirements of a collection that belong to a module, and a collection or global of it. */
const ofModules: Record<string, string> = { tooling: 'tooling', [certificateFact]: 'certificates' }

/** Requirements that no document can meet, since their module is switched off. */
export const requirementsWithout = (isOfSite: (slug: string) => boolean): ReadonlySet<string> =>
  new Set(Object.keys(ofModules).filter((key) => !isOfSite(ofModules[key] ?? '')))

/** Facts that documents need to be complete: of a parent, or of all others (`parent: null`). */
export interface Requirement {
  parent: number | null
  facts: readonly string[]
  /** Uses for which each fact is needed. */
  purposes: ReadonlyMap<string, readonly Purpose[]>
}

/** Languages, attributes and use of which needs are read. */
export interface Scope {
  /** Languages that count. */
  locales: readonly Locale[]
  /** Attributes of the subcategory. */
  attributes: readonly { key: string; filter: boolean | null; isNeeded?: boolean }[]
  /** True if the subcategory declares curves; without, its products cannot have any. */
  hasCurves: boolean
  purpose: Purpose | null
  /** Requirements of modules that are switched off. */
  absent?: ReadonlySet<string>
}

/** Uses for which a family needs the values of an attribute that its limit names. */
const neededFor: readonly Purpose[] = ['site', 'data-sheet']

/** Facts of one need. */
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

/** Facts of needs in the order in which they are offered, with the purposes of each. */
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
    if (scope.absent?.has(key)) continue
    if (need === undefined || (scope.purpose !== null && !need.for.includes(scope.purpose)))
      continue
    for (const fact of factsOfNeed(key, kind, need, scope))
      found.set(fact, [...new Set([...(found.get(fact) ?? []), ...need.for])])
  }
  const needed = neededFor.filter((each) => scope.purpose === null || each === scope.purpose)
  for (const { key, isNeeded } of scope.attributes)
    if (isNeeded && needed.length > 0 && !found.has(attributeFact(key)))
      found.set(neededFact(key), [...neededFor])
  // a column that is needed even when it is empty is not named twice
  for (const { key } of scope.attributes)
    if (found.has(attributeFact(key))) found.delete(columnFact(key))
  return { facts: [...found.keys()], purposes: found }
}

/** Requirement of the documents of a parent. */
export const requirementFor = (
  requirements: readonly Requirement[],
  parent: number | null,
): Requirement | undefined =>
  requirements.find((each) => each.parent === parent) ??
  requirements.find((each) => each.parent === null)
