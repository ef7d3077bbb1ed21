import type { Answer } from '@vitrine/contract/client'
import { partListLimits } from '@vitrine/contract/part-list'
import { sourceKeyOf } from '#shared/parts-list/source-key.ts'
import { describeForm } from './describe-form.ts'

/** Lines of a pasted text as the page of the list shows them; never in an address. */
export interface CarriedLines {
  /** Source of each line of the list, by its key, with the doubt of its quantity. */
  rows: {
    code: string
    source: string
    doubt: Answer<'parts-read'>['lines'][number]['quantity_doubt']
  }[]
  /** Lines that are not in the list, such as greetings. */
  leftOut: string[]
}

const carriedLines = ({ lines, left_out: leftOut }: Answer<'lines-read'>): CarriedLines => ({
  rows: lines.flatMap((line) =>
    line.state === 'text'
      ? []
      : [{ code: sourceKeyOf(line), source: line.source, doubt: line.quantity_doubt }],
  ),
  leftOut,
})

/** Lines of a spreadsheet or an e-mail, added to the list of the page. */
export const linesForm = describeForm({
  name: 'lines',
  call: 'lines-read',
  screens: ['parts-list'],
  redirectTo: {
    screen: 'parts-list',
    query: ({ items, lines }: Answer<'lines-read'>) => {
      const leftOut = lines.filter(({ state }) => state === 'text').length
      return { items, leftOut: leftOut === 0 ? undefined : String(leftOut) }
    },
    carry: carriedLines,
  },
  fields: {
    items: { kind: 'hidden' },
    text: { kind: 'area', required: true, maxLength: partListLimits.text, rows: 5 },
  },
})
