import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readTypedWorkbook } from '@vitrine/spreadsheets/read-typed-workbook'
import { writeTypedWorkbook } from '@vitrine/spreadsheets/typed-workbook'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { companyNames } from '../../tools/project/configuration.mjs'
import { hasProgram } from '../../tools/test/debian-programs.mjs'
import { partNumberSheets, workbookWords } from '#src/changes/sheets/part-number-sheets.ts'
import { planPartNumbers } from '#src/changes/sheets/plan-part-numbers.ts'
import { demoParts } from './support/demo-parts.ts'

// At night alone: LibreOffice takes 300 MB of packages, which the gate’s machines do not have.
const program = '/usr/bin/soffice'
const folder = mkdtempSync(join(tmpdir(), 'vitrine-sheets-'))

beforeAll(async () => {
  if (!(await hasProgram(program, ['libreoffice-calc-nogui', 'libreoffice-calc'])))
    throw new Error('LibreOffice cannot be installed')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** File as LibreOffice saves it, through its own format. */
function resaved(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const convert = (format: string, from: string, to: string): void => {
    execFileSync(
      program,
      [
        '--headless',
        `-env:UserInstallation=file://${folder}/profile`,
        '--convert-to',
        format,
        '--outdir',
        to,
        from,
      ],
      { cwd: folder },
    )
  }
  writeFileSync(join(folder, 'sent.xlsx'), bytes)
  convert('ods', join(folder, 'sent.xlsx'), folder)
  convert('xlsx', join(folder, 'sent.ods'), join(folder, 'back'))
  return new Uint8Array(readFileSync(join(folder, 'back', 'sent.xlsx')))
}

it.each(companyNames() as string[])(
  '%s has part numbers that come back from LibreOffice without a change',
  async (name) => {
    const present = await demoParts(name)
    const sheets = partNumberSheets(present.products, present.subcategories, 'en')
    const bytes = await writeTypedWorkbook(sheets, workbookWords('en'))
    const plan = planPartNumbers(await readTypedWorkbook(resaved(bytes)), present, 'en')
    const equal = present.products.reduce((sum, { variants }) => sum + variants.length, 0)
    expect(plan).toEqual({
      products: [],
      created: [],
      refused: [],
      unknownColumns: [],
      ignoredSheets: [],
      counts: { created: 0, changed: 0, equal, refused: 0 },
    })
  },
)
