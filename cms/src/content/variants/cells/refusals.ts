import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { workbookLimits } from '@vitrine/spreadsheets/workbook-limits'
import type { WorkbookRefusal } from '@vitrine/spreadsheets/workbook-limits'
import { sheetsTexts } from '#texts/sheets.js'

const labels = labelsOf(sheetsTexts)

/** Values that the sentence of a refusal names. */
export interface RefusalDetails {
  value?: string
  title?: string
  partNumber?: string
  label?: string
  /** Sentence of the editor’s validation, for the reason `invalid`. */
  message?: string
}

/** Reasons for which a cell, row or column is not taken. */
export type RefusalReason = keyof typeof labels.refusals | 'invalid'

/** Characters of a value that a sentence quotes. */
const maxQuoted = 80

/** Sentence with the reason and a way out, in a language of the panel. */
export function refusalMessage(
  reason: RefusalReason,
  { value = '', title = '', partNumber = '', label = '', message = '' }: RefusalDetails,
  language: string,
): string {
  if (reason === 'invalid') return message
  const text: Label | ((values: Required<Omit<RefusalDetails, 'message'>>) => Label) =
    labels.refusals[reason]
  return textOf(
    typeof text === 'function'
      ? text({ value: value.trim().slice(0, maxQuoted), title, partNumber, label })
      : text,
    language,
  )
}

/** Sentence for a file that is not read, in a language of the panel; `line`: that of the damage. */
export function fileRefusalMessage(
  reason: WorkbookRefusal,
  language: string,
  line?: number,
): string {
  const { files } = labels
  switch (reason) {
    case 'tooLarge':
      return textOf(
        files.tooLarge({ megabytes: workbookLimits.unpackedBytes / 1024 / 1024 }),
        language,
      )
    case 'tooManySheets':
      return textOf(files.tooManySheets({ count: workbookLimits.sheets }), language)
    case 'tooManyRows':
      return textOf(files.tooManyRows({ count: workbookLimits.rows }), language)
    case 'tooManyColumns':
      return textOf(files.tooManyColumns({ count: workbookLimits.columns }), language)
    case 'cellTooLong':
      return textOf(
        files.cellTooLong({ line: line ?? 0, count: workbookLimits.cellCharacters }),
        language,
      )
    case 'codePage':
      return textOf(files.codePage({ line: line ?? 1 }), language)
    case 'damagedText':
      return textOf(files.damagedText({ line: line ?? 1 }), language)
    default:
      return textOf(files[reason], language)
  }
}
