import type { Locale } from '@vitrine/configuration/locales'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { mailTextsTexts } from '#texts/mail-texts.js'
import { partLengths } from '../templates/mail-parts.ts'
import type { MailPart } from '../templates/mail-parts.ts'
import type { TemplateName } from '../templates/index.ts'
import { productTexts, variablesOf } from './product-texts.ts'
import { variableFaults } from './variables.ts'
import type { VariableFaults } from './variables.ts'

const labels = labelsOf(mailTextsTexts)

/** What makes a text unusable. */
export interface TextFaults extends VariableFaults {
  /** True if the e-mail has no such text. */
  isAbsent: boolean
  isLong: boolean
}

/** What makes a text unusable; undefined if it can be sent. */
export function textFaults(
  name: TemplateName,
  part: MailPart,
  { text, locale }: { text: string; locale: Locale },
): TextFaults | undefined {
  const product = productTexts(name, locale)[part]
  const faults = variableFaults(text, variablesOf(name), product ?? '')
  const isAbsent = product === undefined
  const isLong = text.length > partLengths[part]
  if (!faults && !isAbsent && !isLong) return undefined
  return { unknown: [], missing: [], ...faults, isAbsent, isLong }
}

/** Name of a variable in a panel language; of an unknown one as it is written. */
export function variableName(variable: string, language: string | undefined): string {
  const names: Readonly<Record<string, (typeof labels.variables)['name']>> = labels.variables
  const label = Object.hasOwn(names, variable) ? names[variable] : undefined
  return label ? textOf(label, language) : variable
}

/** Sentence about a text that is refused, in a panel language. */
export function faultSentence(
  { unknown, missing, isAbsent, isLong }: TextFaults,
  part: MailPart,
  language: string | undefined,
): string {
  const { refused } = labels
  const named = (variables: string[]): string =>
    variables.map((variable) => `{${variableName(variable, language)}}`).join(', ')
  if (isAbsent) return textOf(refused.absent, language)
  if (isLong) return textOf(refused.long({ max: partLengths[part] }), language)
  return [
    ...(unknown.length > 0 ? [textOf(refused.unknown({ names: named(unknown) }), language)] : []),
    ...(missing.length > 0 ? [textOf(refused.missing({ names: named(missing) }), language)] : []),
  ].join(' ')
}
