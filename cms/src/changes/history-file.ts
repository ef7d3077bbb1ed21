import type { Locale } from '@vitrine/configuration/locales'
import type { PayloadRequest } from 'payload'
import { languageName } from '#src/platform/language-name.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { dateTimeText } from '#src/platform/dates.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { historyTexts } from '#texts/history.js'
import { historyCondition } from './history-query.ts'
import type { Filters } from './history-shapes.ts'
import { setColumns } from './read-history.ts'
import type { StoredSet } from './read-history.ts'
import { readerOf } from './read-set.ts'
import { showDocument } from './show-document.ts'
import { readStoredChanges } from './stored-changes.ts'

const labels = labelsOf(historyTexts)

/** Maximum change sets of a file. */
const maxSets = 2000

/** Part number, field, language, state and both values of each changed cell of a table. */
const tableRows = (
  { rows: lines, columns }: ReturnType<typeof showDocument>['tables'][number],
  nameOf: (locale: Locale | null) => string,
): string[][] =>
  lines.flatMap(({ partNumber, cells }) =>
    columns.flatMap(({ key, label, locale }) => {
      const cell = cells[key]
      return cell
        ? [[partNumber, label, nameOf(locale), '', cell.before ?? '', cell.after ?? '']]
        : []
    }),
  )

/** History that an account may read as rows of a file: one for each value, with a head. */
export async function historyRows(req: PayloadRequest, filters: Filters): Promise<string[][]> {
  const { language } = req.i18n
  const say = (label: Label): string => textOf(label, language)
  const nameOf = (locale: Locale | null): string =>
    locale === null ? '' : languageName(locale, language)
  const { ofSet, ofDocument } = await historyCondition(req, filters)
  const sets = await rows<StoredSet>(
    req.payload,
    sql`select ${setColumns} from change_sets s where ${ofSet} order by s.at desc, s.id desc limit ${maxSets}`,
  )
  const { columns } = labels
  const result = [
    [
      columns.at,
      columns.person,
      columns.cause,
      columns.document,
      columns.title,
      columns.partNumber,
      columns.field,
      columns.language,
      columns.state,
      columns.before,
      columns.after,
    ].map(say),
  ]
  for (const set of sets) {
    const documents = await readStoredChanges(req, set.id, ofDocument)
    const reader = await readerOf(req, documents)
    const head = [
      dateTimeText(new Date(set.at).toISOString(), language),
      set.author_name ?? say(labels.program),
      [say(labels.causes[set.kind]), set.title].filter(Boolean).join(' '),
    ]
    for (const stored of documents) {
      const shown = showDocument(stored, reader)
      const ofDocumentRow = [...head, shown.kindName, shown.title]
      for (const { locale, isPublic } of shown.publications)
        result.push([
          ...ofDocumentRow,
          '',
          say(labels.publication),
          nameOf(locale),
          say(labels.states.public),
          say(isPublic ? labels.no : labels.yes),
          say(isPublic ? labels.yes : labels.no),
        ])
      for (const table of shown.tables)
        for (const cells of tableRows(table, nameOf)) result.push([...ofDocumentRow, ...cells])
      for (const { label, locale, state, before, after } of shown.changes)
        result.push([
          ...ofDocumentRow,
          '',
          label,
          nameOf(locale),
          say(labels.states[state]),
          before?.text ?? '',
          after?.text ?? '',
        ])
    }
  }
  return result
}
