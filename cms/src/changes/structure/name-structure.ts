import { changeNameMax } from '#src/content/fields/text-limits.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { structureTexts } from '#texts/structure.js'
import type { StructurePlan } from './plan-structure.ts'
import type { StructureRequest } from './request.ts'

const labels = labelsOf(structureTexts)

/** Name of a change of the structure, in the list of plans and in the history. */
export function nameOfStructure(
  request: StructureRequest,
  { target, products, rules }: StructurePlan,
  language: string,
): string {
  const { title } = target
  const names = [...rules.values()]
    .flat()
    .map(({ from }) => from.declared.label)
    .join(', ')
  const name =
    request.kind === 'move'
      ? labels.moveName({ products: products.length, title })
      : labels.attributesName({ title, names })
  return textOf(name, language).slice(0, changeNameMax)
}
