import type { RefusedWorkbook } from '@vitrine/spreadsheets/workbook-limits'
import type { Locale } from '@vitrine/configuration/locales'
import type { TextState } from '#src/translation/desk-shapes.ts'

/** Passage in a file for an agency. Source and target have their marks as tags. */
export interface ExportedUnit {
  /** Id (`unit-key.ts`). */
  key: string
  /** Name of the field in the language of the panel, and of the schema: `highlights/label`. */
  label: string
  field: string
  state: TextState
  isRich: boolean
  /** Characters; null: no limit. */
  maxLength: number | null
  /** Number of the passage in its text, from 1, and number of them all. */
  number: number
  count: number
  source: string
  /** Source of the earlier translation, without tags; null unless the passage is outdated. */
  basis: string | null
  /** Empty: not translated. */
  target: string
}

/** Texts of a document in one language. */
export interface ExportedDocument {
  /** Key of the language of a document: `products-12-es`. */
  item: string
  title: string
  kind: string
  sourceLocale: Locale
  locale: Locale
  /** Address of the public page; null: there is none. */
  pageUrl: string | null
  /** Address of the document on the translator's desk. */
  deskUrl: string
  units: ExportedUnit[]
}

/** A translation in a file that came back. */
export interface ReturnedUnit {
  /** Line of the text, or row of the sheet, from 1. */
  line: number
  /** Id as it stands in the file. */
  key: string
  /** Source in the file; null: the file has none. */
  source: string | null
  /** Empty: not translated. */
  target: string
  /**
   * True for texts of cells, which have tags only if the text is a rich one; otherwise texts are
   * tagged, with all other signs escaped.
   */
  isCell: boolean
  /** Inline elements that are none of ours: `<ph id="7">`. */
  unknownTags: string[]
  /** True if somebody declared the text to be a translation of the source. */
  isConfirmed: boolean
  /**
   * Reason for which the target is no translation: `cell` is a number, day, formula or error, whose
   * text in the cell is not known; `hidden` is in a row that is hidden or filtered out.
   */
  problem?: 'cell' | 'hidden'
  /** Target language that the file names (BCP 47); undefined: none. */
  targetLanguage?: string | undefined
}

/** Reasons for which a file is not read. */
export type Refusal =
  | 'kind'
  | 'size'
  | 'units'
  | 'malformed'
  | 'encoding'
  | 'entities'
  | 'version'
  | 'columns'
  | 'foreign'

/** Limits of a file that comes back; `units`: also of one that is sent. */
export const exchangeLimits = {
  bytes: 16 * 1024 * 1024,
  units: 20_000,
  /** Characters of a passage. */
  characters: 100_000,
  /** Documents of a file, each in one language. */
  documents: 500,
} as const

/** A file that is not read. */
export class RefusedFile extends Error {
  readonly reason: Refusal
  /** Line or row; undefined: the whole file. */
  readonly line: number | undefined
  /** What the reader says about a malformed file. */
  readonly detail: string
  /** Refusal of the reader of workbooks; undefined for other files. */
  readonly workbook: RefusedWorkbook | undefined

  constructor(
    reason: Refusal,
    {
      line,
      detail = '',
      workbook,
    }: { line?: number; detail?: string; workbook?: RefusedWorkbook } = {},
  ) {
    super(`${reason} ${detail}`)
    this.reason = reason
    this.line = line
    this.detail = detail
    this.workbook = workbook
  }
}
