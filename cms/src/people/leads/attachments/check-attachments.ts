import { basename, extname } from 'node:path'
import type { Locale } from '@vitrine/contract/locales'
import { environment } from '#src/platform/environment.ts'
import { attachmentProblem } from '#src/platform/http/field-problem.ts'
import { isClean } from '../virus-scan.ts'
import { attachmentType } from './attachment-kind.ts'
import type { CheckedAttachment } from './attachment-store.ts'

/** Longest name of a file that is kept, characters. */
const longestName = 100

/** Name of a visitor's file without folders and control characters, its extension kept. */
function fileName(given: string): string {
  const extension = extname(given).slice(0, 10)
  const name = basename(given.replaceAll('\\', '/'), extname(given))
    // oxlint-disable-next-line no-control-regex -- names are shown and sent in a header
    .replaceAll(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
  return `${name.slice(0, longestName).toWellFormed() || 'anexo'}${extension}`
}

/** Files of a message, each of an accepted kind and clean; a 422 that names the first which is not. */
export async function checkAttachments(
  files: readonly File[],
  locale: Locale,
): Promise<CheckedAttachment[]> {
  const checked: CheckedAttachment[] = []
  for (const file of files) {
    const name = fileName(file.name)
    const bytes = Buffer.from(await file.arrayBuffer())
    const type = await attachmentType(name, bytes)
    if (type === undefined) throw attachmentProblem(name, 'attachmentKind', locale)
    checked.push({ name, type, size: bytes.length, bytes })
  }
  const clean = await Promise.all(checked.map(({ bytes }) => isClean(environment.CLAMD_URL, bytes)))
  const infected = checked.find((_, at) => clean[at] === false)
  if (infected) throw attachmentProblem(infected.name, 'attachmentInfected', locale)
  return checked
}
