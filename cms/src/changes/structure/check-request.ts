import { isLocale, locales } from '@vitrine/configuration/locales'
import { PlanRefused } from '#src/changes/plan-refused.ts'
import { labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { structureTexts } from '#texts/structure.js'
import { fractionOf } from '@vitrine/quantities/exact'
import type { How, MadeAttribute, StructureRequest } from './request.ts'

const { refusals } = labelsOf(structureTexts)

const isBlank = (text: string): boolean => text !== '' && text.trim() === ''

function factorRefusal(key: string, { factor }: How): Label[] {
  const fraction = factor === undefined ? undefined : fractionOf(factor)
  const isUsable = factor === undefined || (fraction !== undefined && fraction.dividend > 0n)
  return isUsable ? [] : [refusals.factor({ key, factor })]
}

/** Names that are nothing but spaces; an empty one leaves the former name. */
function nameRefusals(key: string, names: MadeAttribute['labels']): Label[] {
  return Object.entries(names).flatMap(([locale, name]) =>
    isBlank(name ?? '') && isLocale(locale)
      ? [refusals.blankName({ key, language: locales[locale].title })]
      : [],
  )
}

const attributeRefusals = ({ key, labels, choices = [] }: MadeAttribute): Label[] => [
  ...nameRefusals(key, labels),
  ...choices.flatMap((choice) => [
    ...(choice.value.trim() === '' ? [refusals.blankChoice({ key })] : []),
    ...nameRefusals(`${key}, ${choice.value}`, choice.labels),
  ]),
]

const choiceRefusals = (key: string, { choices }: How): Label[] =>
  Object.values(choices).some(isBlank) ? [refusals.blankChoice({ key })] : []

/**
 * Checks what was typed for a change of the structure.
 *
 * @throws {PlanRefused} that names the attribute and the field.
 */
export function checkRequest(request: StructureRequest, language: string): void {
  const parts = request.kind === 'move' ? request.rules : request.operations
  const [refusal] = parts.flatMap((part) => [
    ...factorRefusal(part.from, part.how),
    ...choiceRefusals(part.from, part.how),
    ...('kind' in part
      ? part.kind === 'change'
        ? attributeRefusals(part.to)
        : part.kind === 'split'
          ? part.into.flatMap(attributeRefusals)
          : []
      : []),
  ])
  if (refusal) throw new PlanRefused(refusal, language)
}
