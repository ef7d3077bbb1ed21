import { partListLimits } from '@vitrine/contract/part-list'
import { describeForm } from './describe-form.ts'

/** Lines of a spreadsheet or an e-mail, added to the list of the page. */
export const linesForm = describeForm({
  name: 'lines',
  call: 'lines-read',
  screens: ['parts-list'],
  redirectTo: { screen: 'parts-list', query: { items: 'items', leftOut: 'left_out' } },
  fields: {
    items: { kind: 'hidden' },
    text: { kind: 'area', required: true, maxLength: partListLimits.text, rows: 5 },
  },
})
