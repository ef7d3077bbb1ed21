import type { GlobalConfig } from 'payload'
import { globalAccessOf } from '#src/platform/access/access.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { historyMonths } from '#src/changes/retention.ts'
import { historyTexts } from '#texts/history.js'

const labels = labelsOf(historyTexts)

/** Rules of the history: how long it is kept. */
export const history: GlobalConfig = {
  slug: 'history',
  label: labels.title,
  access: globalAccessOf('history'),
  admin: { description: labels.hint },
  versions: { max: 50 },
  fields: [
    {
      name: 'keep_months',
      type: 'number',
      label: labels.keepMonths,
      required: true,
      min: historyMonths.min,
      max: historyMonths.max,
      defaultValue: historyMonths.default,
      admin: { step: 1, description: labels.keepMonthsHint },
    },
  ],
}
