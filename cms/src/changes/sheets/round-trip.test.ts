import { csvSigns } from '@vitrine/spreadsheets/csv'
import { readTypedWorkbook } from '@vitrine/spreadsheets/read-typed-workbook'
import type { ReadSheet } from '@vitrine/spreadsheets/typed-cell'
import { writeTypedCsv, writeTypedWorkbook } from '@vitrine/spreadsheets/typed-workbook'
import { writeXlsx } from '@vitrine/spreadsheets/xlsx'
import { openXlsx, saveXlsx } from 'hucre/xlsx'
import readExcelFile from 'read-excel-file/node'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoParts } from '../../../test/support/demo-parts.ts'
import { sampled } from '../../../test/support/sampled.ts'
import { companyNames } from '../../../../tools/project/configuration.mjs'
import { localeOfPanel } from '#src/platform/labels.ts'
import { panelLanguages } from '#src/content/variants/cells/part-number-columns.ts'
import { partNumberSheets, workbookWords } from './part-number-sheets.ts'
import { planPartNumbers } from './plan-part-numbers.ts'
import type { PresentCatalogue } from './plan-part-numbers.ts'

const names: string[] = companyNames()
const catalogues = new Map<string, PresentCatalogue>()

beforeAll(async () => {
  for (const name of names) catalogues.set(name, await demoParts(name))
})

const presentOf = (name: string): PresentCatalogue =>
  catalogues.get(name) ?? { products: [], subcategories: [] }

const workbooks = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/** Workbook of a company in a language, written once: the tests read it. */
const workbookOf = (name: string, language: string): Promise<Uint8Array<ArrayBuffer>> => {
  const key = `${name} ${language}`
  const { products, subcategories } = presentOf(name)
  const written =
    workbooks.get(key) ??
    writeTypedWorkbook(partNumberSheets(products, subcategories, language), workbookWords(language))
  workbooks.set(key, written)
  return written
}

/** Plan of sheets, without the number of equal rows. */
function changesOf(sheets: readonly ReadSheet[], name: string, language: string) {
  const { counts, ...plan } = planPartNumbers(sheets, presentOf(name), language)
  return { ...plan, counts: { ...counts, equal: 0 }, equal: counts.equal }
}

const nothing = {
  products: [],
  created: [],
  refused: [],
  unknownColumns: [],
  convertedColumns: [],
  counts: { created: 0, changed: 0, equal: 0, refused: 0 },
}

const partCount = (name: string): number =>
  presentOf(name).products.reduce((sum, { variants }) => sum + variants.length, 0)

/** Companies with the languages of the panel; in the gate each company in another language. */
const cases = sampled(
  names.flatMap((name) => panelLanguages.map((language): [string, string] => [name, language])),
  ([name, language]) => panelLanguages[names.indexOf(name) % panelLanguages.length] === language,
)

describe('the part numbers of a demonstration', () => {
  it.each(cases)('%s come back from a workbook in %s without a change', async (name, language) => {
    const sheets = await readTypedWorkbook(await workbookOf(name, language))
    const equal = partCount(name)
    expect(changesOf(sheets, name, language)).toEqual({ ...nothing, ignoredSheets: [], equal })
    expect(equal).toBeGreaterThan(50)
  })

  it.each(cases)('%s come back from CSV in %s without a change', async (name, language) => {
    const { products, subcategories } = presentOf(name)
    let equal = 0
    for (const sheet of partNumberSheets(products, subcategories, language)) {
      const words = workbookWords(language)
      const csv = writeTypedCsv(sheet, { words, signs: csvSigns(localeOfPanel(language)) })
      const changes = changesOf(await readTypedWorkbook(csv), name, language)
      expect(changes).toEqual({ ...nothing, ignoredSheets: [], equal: changes.equal })
      equal += changes.equal
    }
    expect(equal).toBe(partCount(name))
  })

  it.each(cases)('%s in %s are read in any other language', async (name, language) => {
    const sheets = await readTypedWorkbook(await workbookOf(name, language))
    for (const other of panelLanguages)
      expect(changesOf(sheets, name, other)).toMatchObject(nothing)
  })

  it.each(names)('%s come back from a program that rewrites the file', async (name) => {
    const bytes = await saveXlsx(await openXlsx(await workbookOf(name, 'en')))
    const changes = changesOf(await readTypedWorkbook(new Uint8Array(bytes)), name, 'en')
    expect(changes).toEqual({ ...nothing, ignoredSheets: [], equal: partCount(name) })
  })

  it.each(names)('%s come back as bare values of each sheet', async (name) => {
    let equal = 0
    const sheets = await readExcelFile(Buffer.from(await workbookOf(name, 'en')))
    for (const { sheet, data } of sheets) {
      const rows = data.map((row) =>
        row.map((cell) =>
          typeof cell === 'number'
            ? cell
            : cell instanceof Date
              ? cell.toISOString().slice(0, 10)
              : String(cell ?? ''),
        ),
      )
      const read = await readTypedWorkbook(await writeXlsx(rows, sheet))
      const changes = changesOf(read, name, 'en')
      expect({ ...changes, ignoredSheets: [] }).toMatchObject(nothing)
      equal += changes.equal
    }
    expect(equal).toBe(partCount(name))
  })

  it.each(names)('%s come back without hidden rows, by the heads alone', async (name) => {
    const sheets = (await readTypedWorkbook(await workbookOf(name, 'en')))
      .filter(({ rows }) => rows.length > 0 && rows[1] !== undefined)
      .map((sheet) => ({ ...sheet, rows: sheet.rows.slice(1) }))
    for (const language of panelLanguages)
      expect(changesOf(sheets, name, language)).toMatchObject({
        ...nothing,
        equal: partCount(name),
      })
  })
})
