import type { GlobalConfig } from 'payload'
import { number, text } from '#src/content/fields/plain.ts'
import { wrongPartOf } from '#src/content/gtins/ranges.ts'
import type { StoredRange, WrongRangePart } from '#src/content/gtins/ranges.ts'
import { globalAccessOf } from '#src/platform/access/access.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { gtinsTexts } from '#texts/gtins.js'

const labels = labelsOf(gtinsTexts)

const validated =
  (part: WrongRangePart) =>
  (
    _: unknown,
    { siblingData, req }: { siblingData: unknown; req: { i18n?: { language?: string } } },
  ): string | true =>
    wrongPartOf(Object(siblingData) as StoredRange) === part
      ? textOf(labels.wrong[part], req.i18n?.language)
      : true

/** Ranges of the company from which part numbers get their GTINs. */
export const gtin: GlobalConfig = {
  slug: 'gtin',
  label: labels.title,
  access: globalAccessOf('gtin'),
  admin: { description: labels.hint },
  versions: { max: 50 },
  fields: [
    {
      name: 'ranges',
      type: 'array',
      label: labels.ranges,
      labels: { singular: labels.range, plural: labels.ranges },
      maxRows: 20,
      fields: [
        {
          type: 'row',
          fields: [
            text('prefix', labels.prefix, {
              required: true,
              maxLength: 11,
              admin: { description: labels.prefixHint },
              validate: validated('prefix'),
            }),
            number('first', labels.first, {
              min: 0,
              admin: { step: 1, description: labels.firstHint },
              validate: validated('first'),
            }),
            number('last', labels.last, {
              min: 0,
              admin: { step: 1, description: labels.lastHint },
              validate: validated('last'),
            }),
          ],
        },
      ],
    },
  ],
}
