import { filterAttributes, partOptions } from '#src/admin/filters/read-offer.ts'
import { textOf, textsIn } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { purposesOf } from '#src/staff-index/completeness-rules.ts'
import type { FilterOffer, Option } from '#src/staff-index/list-shapes.ts'
import type { ListState } from '#src/staff-index/list-state.ts'
import { factReader } from '#src/staff-index/name-facts.ts'
import { readChoiceLabels } from '#src/staff-index/read-attribute-values.ts'
import { isRuled } from '#src/staff-index/offered-requirements.ts'
import { readCategoryAttributes, requirementsOf } from '#src/staff-index/requirements.ts'
import { completenessTexts } from '#texts/completeness.js'
import { shapeOf } from './list-shape.ts'
import { parentName, readAuthors, readTitles } from './read-list.ts'
import type { ListContext } from './read-list.ts'

/**
 * Purposes (site, data sheet, export) of a collection's completeness rules; empty if there is only
 * one.
 */
export function purposeOptions(collection: string, language: string): Option[] {
  const { purposes: texts } = textsIn(completenessTexts, language)
  const known = isRuled(collection) ? purposesOf(collection) : []
  return known.length > 1 ? known.map((value) => ({ value, label: texts[value] })) : []
}

/** What the documents of a collection can be filtered by, for a filter beside another view than their list. */
export async function readFilterOffer(
  context: ListContext,
  { values }: ListState,
): Promise<FilterOffer> {
  const { payload, collection, language, locale } = context
  const [requirements, attributes, authors] = await Promise.all([
    requirementsOf(payload, collection),
    collection === 'products' ? readCategoryAttributes(payload, locale) : [],
    readAuthors(payload, collection),
  ])
  const facts = [...new Set(requirements.flatMap((each) => each.facts))]
  const shape = shapeOf(payload, collection, facts.length > 0)
  const readFact = factReader(payload, collection, { language, attributes })
  return {
    collection,
    language,
    locale,
    names: {
      plural: textOf(payload.collections[collection].config.labels.plural as Label, language),
      parent: parentName(context),
    },
    columns: [...shape.columns],
    parents: await readTitles(payload, shape.parents, locale),
    authors,
    facts: facts.map((fact) => ({ value: fact, label: readFact(fact).name })),
    purposes: purposeOptions(collection, language),
    parts: partOptions(collection, (fact) => readFact(fact).name),
    attributes:
      collection === 'products'
        ? filterAttributes(attributes, language, await readChoiceLabels(payload, locale, values))
        : [],
  }
}
