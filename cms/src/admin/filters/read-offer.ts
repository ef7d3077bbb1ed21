import { isOfSite } from '#src/content/site-modules.ts'
import { tradeKeys } from '#src/content/variants/trade-attributes.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { isRuled, offeredOf } from '#src/staff-index/offered-requirements.ts'
import { requirementsWithout } from '#src/staff-index/required-facts.ts'
import type { CategoryAttribute } from '#src/staff-index/requirements.ts'
import { unitsLike } from '#src/staff-index/part-values.ts'
import { isColumn } from '@vitrine/contract/shapes/attribute-types'
import { gtinKey } from '@vitrine/contract/gtin'
import { variantsTexts } from '#texts/variants.js'
import type { FilterAttribute, Option } from '#src/staff-index/list-shapes.ts'

const { piecesPerPack } = labelsOf(variantsTexts)

/** Kinds of requirements that are a part of a document, whole or absent. */
const partKinds: ReadonlySet<string> = new Set(['field', 'count', 'document', 'certificate'])

/** Parts that documents of a collection have or not, named by `name`. */
export function partOptions(collection: string, name: (fact: string) => string): Option[] {
  if (!isRuled(collection)) return []
  const absent = requirementsWithout(isOfSite)
  return offeredOf(collection)
    .filter(({ key, kind }) => partKinds.has(kind) && !absent.has(key))
    .map(({ key }) => ({ value: key, label: name(key) }))
}

/** Attributes of all subcategories, each key once: those that visitors filter by in most of them first. */
export function filterAttributes(
  attributes: readonly CategoryAttribute[],
  language: string,
  choices: ReadonlyMap<string, readonly Option[]>,
): FilterAttribute[] {
  const byKey = Map.groupBy(
    attributes.filter((each) => isColumn(each) && each.key !== gtinKey),
    ({ key }) => key,
  )
  const trade = tradeKeys
    .filter((key) => key !== gtinKey && !byKey.has(key))
    .map((key) => ({ key, label: textOf(piecesPerPack, language), units: [], choices: [] }))
  return [
    ...[...byKey]
      .toSorted(
        ([, one], [, other]) =>
          other.filter(({ filter }) => filter).length - one.filter(({ filter }) => filter).length ||
          other.length - one.length,
      )
      .map(([key, [first, ...others]]) => {
        const isNumber = first?.type === 'number' || first?.type === 'range'
        const declared = [first, ...others].flatMap((each) => each?.unit || [])
        return {
          key,
          label: first?.label ?? key,
          units: isNumber ? [...new Set(declared.flatMap(unitsLike))] : null,
          choices: choices.get(key) ?? [],
        }
      }),
    ...trade,
  ]
}
