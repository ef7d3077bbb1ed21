import { flattenAllFields } from 'payload'
import { isPersonal, unrecordedCollections } from '#src/recording/history/personal.ts'
import type { DocumentRules } from '#src/changes/sheets/plan-documents.ts'
import { documentColumns } from '#src/changes/sheets/document-columns.ts'
import type { DocumentColumn } from '#src/changes/sheets/document-columns.ts'
import type { SheetCollection } from '#src/changes/sheets/document-sheets.ts'
import { RelatedNames } from '#src/changes/sheets/related-names.ts'
import type { Label } from '#src/platform/labels.ts'
import { collections } from '#src/schema/collections/index.ts'

const isNamed = (slug: string): boolean => !isPersonal(slug) && !unrecordedCollections.has(slug)

/** Collections with sheets, without documents, from the schema alone. */
export const describedCollections: SheetCollection[] = collections
  .filter(({ slug }) => isNamed(slug))
  .map(({ slug, fields, labels, admin }) => {
    const title = admin?.useAsTitle ?? 'title'
    const flat = flattenAllFields({ fields })
    return {
      slug,
      plural: labels?.plural as Label,
      title,
      columns: documentColumns(flat, { title, isNamed }),
      documents: [],
    }
  })

export const described = (slug: string): SheetCollection => {
  const found = describedCollections.find((each) => each.slug === slug)
  if (!found) throw new Error(`no collection ${slug}`)
  return found
}

/** Related documents of every collection: two of one name, one whose name is a list. */
const related = new RelatedNames([
  { id: 1, title: { br: 'Terminal', en: 'Lug', es: 'Terminal' }, others: ['TB', 'terminal'] },
  { id: 2, title: { br: 'Luva', en: 'Sleeve' }, others: ['LV'] },
  { id: 3, title: { br: 'Luva', en: 'Glove' }, others: ['GL'] },
  { id: 4, title: { br: 'Cabo; fio' }, others: [] },
])

/** Rules of the editor without a database; `problemOf`: every value is valid. */
export const rulesIn = (language: string, more: Partial<DocumentRules> = {}): DocumentRules => ({
  language,
  namesOf: () => related,
  clean: (_, value) => Promise.resolve(value),
  problemOf: () => Promise.resolve(undefined),
  mayWrite: () => true,
  ...more,
})

/** Texts that spreadsheets damage, and that mean something to an import. */
const texts = [
  '=1+1',
  '-menos',
  '+5',
  '@x',
  '1,250',
  '00012',
  '1,23E+11',
  '12/11/2026',
  '#N/A',
  '(remover)',
  ' com espaços ',
  'linha 1\r\nlinha 2\n\n“aspas”; "x", fim',
  "'apóstrofo",
  '\u0007sino',
  'x'.repeat(33_000),
  'não',
]

/** Value of a column in the document with a number. */
export function valueOf(column: DocumentColumn, number: number): unknown {
  switch (column.kind) {
    case 'text':
      return texts[number % texts.length]
    case 'number':
      return [0, -1.5, 1250, 0.1 + 0.2, 12.125][number % 5]
    case 'boolean':
      return number % 2 === 0
    case 'choice':
      return column.options[number % column.options.length]?.value
    case 'choices':
      return column.options.slice(0, (number % 3) + 1).map(({ value }) => value)
    case 'day':
      return ['2026-11-27T15:00:00.000Z', '1999-12-31T02:00:00.000Z'][number % 2]
    case 'time':
      return ['2026-11-27T15:04:05.678Z', '2026-01-01T02:30:00.000Z'][number % 2]
    case 'relation':
      return [1, 2, 4, 99][number % 4]
    case 'relations':
      return [[1], [3, 2], [4, 1, 99]][number % 3]
  }
}
