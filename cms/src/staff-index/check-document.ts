import type { Locale } from '@vitrine/configuration/locales'
import type { FlattenedField, Payload } from 'payload'
import type { IndexedCollection } from './document-keys.ts'
import { attributeFact, columnFact, neededFact } from './fact-names.ts'
import { rowsWithout, variantsOf } from './facts.ts'
import { entryWith } from './record-documents.ts'
import { requirementFor } from './required-facts.ts'
import { requirementsOf } from './requirements.ts'
import { readExceptions } from './exceptions.ts'
import type { Purpose } from '#src/platform/collections/row.ts'

type Data = Record<string, unknown>

/** Required fact that a document lacks. */
export interface MissingFact {
  fact: string
  purposes: readonly Purpose[]
  /** Part numbers without the value; empty for a fact about the whole document. */
  partNumbers: { row: number; partNumber: string }[]
}

/** Completeness of one document. */
export interface DocumentCheck {
  subcategory: number | null
  required: number
  missing: MissingFact[]
  /** Required facts that the document lacks and that were declared not applicable. */
  exempt: string[]
}

/** Part numbers without a value, of a fact about an attribute. */
function partNumbersWithout(fact: string, draft: Data): MissingFact['partNumbers'] {
  const prefix = [attributeFact(''), columnFact(''), neededFact('')].find((each) =>
    fact.startsWith(each),
  )
  if (prefix === undefined) return []
  const variants = variantsOf(draft['variants'])
  return rowsWithout(variants, fact.slice(prefix.length)).map((row) => ({
    row,
    partNumber: variants[row]?.part_number ?? '',
  }))
}

/**
 * Required facts that a document lacks; undefined for a document without content.
 *
 * @param id - 0 for a document that was never saved.
 * @param change - Applies the unsaved values of a form to the draft.
 */
export async function checkDocument(
  payload: Payload,
  collection: IndexedCollection,
  id: number,
  change: (draft: Data) => Data = (draft) => draft,
): Promise<DocumentCheck | undefined> {
  const [found, requirements, exceptions] = await Promise.all([
    entryWith({ payload }, collection, id, change),
    requirementsOf(payload, collection),
    id === 0 ? Promise.resolve<string[]>([]) : readExceptions(payload, collection, id),
  ])
  if (found === undefined) return undefined
  const { entry, draft } = found
  const requirement = requirementFor(requirements, entry.parent)
  const facts = requirement?.facts ?? []
  const lacked = facts.filter((fact) => !entry.facts.includes(fact))
  return {
    subcategory: collection === 'products' ? entry.parent : null,
    required: facts.length,
    missing: lacked
      .filter((fact) => !exceptions.includes(fact))
      .map((fact) => ({
        fact,
        purposes: requirement?.purposes.get(fact) ?? [],
        partNumbers: partNumbersWithout(fact, draft),
      })),
    exempt: lacked.filter((fact) => exceptions.includes(fact)),
  }
}

/** Whole percent of the required facts that a document has. */
export const shareOf = (required: number, missing: number): number | null =>
  required === 0 ? null : Math.floor((100 * (required - missing)) / required)

/** Draft in all languages with the values of a form in a locale. */
export function withFormValues(
  fields: readonly FlattenedField[],
  draft: Data,
  values: Data,
  locale: Locale,
): Data {
  const changed = fields.flatMap((field): [string, unknown][] => {
    const { name } = field
    if (!Object.hasOwn(values, name)) return []
    const [before, value] = [draft[name], values[name]]
    if ('localized' in field && field.localized)
      return [[name, { ...Object(before), [locale]: value }]]
    if (field.type !== 'group') return [[name, value]]
    return [[name, withFormValues(field.flattenedFields, Object(before), Object(value), locale)]]
  })
  return { ...draft, ...Object.fromEntries(changed) }
}
