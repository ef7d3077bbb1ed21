import type { GroupField } from 'payload'
import { date, one, select, text } from '#src/content/fields/plain.ts'
import { notCopied } from '#src/content/fields/copied-texts.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { lifeCycleTexts } from '#texts/life-cycle.js'
import { stateLabels } from './life-columns.ts'

const labels = labelsOf(lifeCycleTexts)

/** Life cycle of a product; applies to its part numbers unless the variants' grid overrides it. */
export const lifeCycle: GroupField = {
  name: 'life_cycle',
  type: 'group',
  label: labels.title,
  admin: { description: labels.hint },
  fields: [
    {
      type: 'row',
      fields: [
        { ...select('state', labels.state, stateLabels), hooks: notCopied },
        date('since', labels.since, { hooks: notCopied }),
        date('until', labels.until, {
          hooks: notCopied,
          admin: { description: labels.untilHint },
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        date('last_order', labels.lastOrder, { hooks: notCopied }),
        date('last_delivery', labels.lastDelivery, { hooks: notCopied }),
      ],
    },
    text('reason', labels.reason, { localized: true, maxLength: 200, hooks: notCopied }),
    {
      type: 'row',
      fields: [
        text('successor_part', labels.successorPart, {
          maxLength: 60,
          hooks: notCopied,
          admin: { description: labels.successorPartHint },
        }),
        { ...one('successor_product', labels.successorProduct, 'products'), hooks: notCopied },
      ],
    },
  ],
}
