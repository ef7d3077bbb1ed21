import { labelsOf, textOf } from '#src/platform/labels.ts'
import { panelTexts } from '#texts/panel.js'
import type { FieldRefusal } from './refusals.ts'

const labels = labelsOf(panelTexts)

/**
 * Maximum fields named in the message of a rejected save; a longer message would cover the buttons.
 */
const maxNamed = 3

/** Maximum characters per line; the full message is shown at the field. */
const maxLineLength = 140

const shorten = (line: string): string =>
  line.length > maxLineLength ? `${line.slice(0, maxLineLength - 1)}…` : line

/**
 * Message of a rejected save: number of invalid fields, a line for each of the first fields with
 * its error, and the number of further fields.
 */
export function refusedText(fields: readonly FieldRefusal[], language: string): string {
  const more = fields.length - maxNamed
  return [
    textOf(labels.toCorrect({ count: fields.length }), language),
    ...fields
      .slice(0, maxNamed)
      .map(({ label, message }) => shorten(label ? `${label}: ${message}` : message)),
    ...(more > 0 ? [textOf(labels.moreRefused({ count: more }), language)] : []),
  ].join('\n')
}
