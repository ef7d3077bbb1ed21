import { csvSigns } from '@vitrine/spreadsheets/csv'
import { readTypedWorkbook } from '@vitrine/spreadsheets/read-typed-workbook'
import { writeTypedCsv, writeTypedWorkbook } from '@vitrine/spreadsheets/typed-workbook'
import { openXlsx, saveXlsx } from 'hucre/xlsx'
import { expect, it, vi } from 'vitest'
import { describedCollections, rulesIn, valueOf } from '../../../test/support/document-sheets.ts'
import { isNight } from '../../../test/support/sampled.ts'
import { localeOfPanel } from '#src/platform/labels.ts'
import { readTypedCsv } from '@vitrine/spreadsheets/read-typed-csv'
import { documentSheet } from './document-sheets.ts'
import type { SheetCollection } from './document-sheets.ts'
import { panelLanguages } from '#src/content/variants/cells/part-number-columns.ts'
import { documentWords } from './part-number-sheets.ts'
import { planDocuments } from './plan-documents.ts'
import { sortSheets } from './sort-sheets.ts'

// the schema reads the addresses of the programs
vi.mock('#src/platform/environment.ts', () => ({
  environment: { PUBLIC_ORIGIN: 'https://a.example', VITRINE_DATA: '/nowhere' },
}))

/** Documents of a collection. */
const count = isNight ? 16 : 4

/** Documents with a value in each column, whose names differ. */
const filled = describedCollections.map((collection): SheetCollection => ({
  ...collection,
  documents: Array.from({ length: count }, (_, number) => ({
    id: number + 1,
    values: Object.fromEntries(
      collection.columns.map((column, at) => [
        column.key,
        column.path === collection.title && column.kind === 'text'
          ? `${String(valueOf(column, number)).slice(0, 40)} ${number}`
          : valueOf(column, number + at),
      ]),
    ),
  })),
}))

const nothing = {
  changed: [],
  created: [],
  refused: [],
  counts: { created: 0, changed: 0, equal: count, refused: 0 },
  unknownColumns: [],
  ignoredSheets: [],
}

const isNothing = () => false
const tests = { tooling: isNothing, references: isNothing, terms: isNothing }

/** Collections, each with a language of the file and another one of the account that reads it. */
const cases = filled
  .filter(({ slug }) => slug !== 'terms')
  .map((collection, at): [string, string, string, SheetCollection] => {
    const [language = '', other = ''] = [at, at + 1].map(
      (each) => panelLanguages[each % panelLanguages.length],
    )
    return [collection.slug, language, other, collection]
  })

it.each(cases)(
  '%s come back from a file in %s without a change, read in %s',
  async (slug, language, other, collection) => {
    const sheet = documentSheet(collection, rulesIn(language))
    const words = documentWords(language)
    const workbook = await writeTypedWorkbook([sheet], words)
    const csv = writeTypedCsv(sheet, { words, signs: csvSigns(localeOfPanel(language)) })
    const rewritten = new Uint8Array(await saveXlsx(await openXlsx(workbook)))
    const [first, again] = [await readTypedWorkbook(workbook), await readTypedWorkbook(rewritten)]
    const bare = first.slice(0, 1).map((each) => ({ ...each, name: '', rows: each.rows.slice(1) }))
    for (const read of [first, again, [readTypedCsv(csv)], bare]) {
      const { documents } = sortSheets(read, describedCollections, tests)
      expect([...documents.keys()]).toEqual([slug])
      const sheets = documents.get(slug) ?? []
      expect(await planDocuments(sheets, collection, rulesIn(other))).toEqual(nothing)
    }
  },
)
