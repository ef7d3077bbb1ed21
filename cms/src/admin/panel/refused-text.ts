import { labelsOf, textOf } from '#src/platform/labels.ts'
import { panelTexts } from '#texts/panel.js'
import type { FieldRefusal } from './refusals.ts'

const labels = labelsOf(panelTexts)

/** Fields that the message of a rejected save names; more of them would cover the buttons. */
const maxNamed = 3

/** Characters of a line; the whole sentence stands at its field. */
const maxLineLength = 140

const shorten = (line: string): string =>
  line.length > maxLineLength ? `${line.slice(0, maxLineLength - 1)}…` : line

/** Words of a rejected save, a line each: its first fields, what is wrong with them, and how many more there are. */
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
