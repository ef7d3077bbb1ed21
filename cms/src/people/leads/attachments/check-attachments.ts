import type { Locale } from '@vitrine/configuration/locales'
import { otherSpreadsheetOf } from '@vitrine/spreadsheets/other-spreadsheet'
import { environment } from '#src/platform/environment.ts'
import { attachmentProblem } from '#src/platform/http/field-problem.ts'
import { isClean } from '../virus-scan.ts'
import { UnpackingBudget } from '../office-file.ts'
import { attachmentType } from './attachment-kind.ts'
import type { CheckedAttachment } from './attachment-store.ts'
import { fileName } from './file-name.ts'

/**
 * Validates the files of a message. Throws a 422 that names the first file that is empty, not of an
 * allowed kind, or infected. `within`: runs the reading of the contents, for example with a limit
 * per visitor.
 */
export async function checkAttachments(
  files: readonly File[],
  locale: Locale,
  within: (read: () => Promise<CheckedAttachment[]>) => Promise<CheckedAttachment[]>,
): Promise<CheckedAttachment[]> {
  if (files.length === 0) return []
  const checked = await within(() => readKinds(files, locale))
  const clean = await Promise.all(checked.map(({ bytes }) => isClean(environment.CLAMD_URL, bytes)))
  const infected = checked.find((_, at) => clean[at] === false)
  if (infected) throw attachmentProblem(infected.name, 'attachmentInfected', locale)
  return checked
}

/** Extensions of spreadsheets that are not taken. */
const otherSpreadsheet = /\.(?:xls|xlsb|xlsm|xlt|xltx|xltm|ods|fods|ots)$/i

/** Why a file is refused: spreadsheets in formats that are not taken have a way out. */
function refusalOf(
  name: string,
  bytes: Buffer,
): 'attachmentEmpty' | 'attachmentWorkbook' | 'attachmentKind' {
  if (bytes.length === 0) return 'attachmentEmpty'
  const isSpreadsheet =
    otherSpreadsheet.test(name) ||
    (/\.xlsx$/i.test(name) && otherSpreadsheetOf(bytes) !== undefined)
  return isSpreadsheet ? 'attachmentWorkbook' : 'attachmentKind'
}

async function readKinds(files: readonly File[], locale: Locale): Promise<CheckedAttachment[]> {
  const budget = new UnpackingBudget()
  const checked: CheckedAttachment[] = []
  for (const file of files) {
    const name = fileName(file.name)
    const bytes = Buffer.from(await file.arrayBuffer())
    const type = await attachmentType(name, bytes, budget)
    if (type === undefined) throw attachmentProblem(name, refusalOf(name, bytes), locale)
    checked.push({ name, type, size: bytes.length, bytes })
  }
  return checked
}
