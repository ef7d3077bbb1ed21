import { isStorable } from '@vitrine/contract/storable-text'
import { z } from 'zod'
import type { Locale } from '@vitrine/configuration/locales'
import type { DamagedColumn } from '#src/changes/sheets/damaged-columns.ts'
import type { FileRefusal } from '#src/changes/sheets/refused-rows.ts'
import type { DocumentChanges, ShownTable } from '#src/changes/history-shapes.ts'
import type { RowKind } from './sheet-plan.ts'

/** Keys of documents and rows that are left out. */
export const withoutInput = z.array(z.string().max(600).refine(isStorable)).max(20_000)

/** What an import does: drafts, a publication at once, or both at a later time. */
export const importUses = ['draft', 'publish'] as const
export type ImportUse = (typeof importUses)[number]

/**
 * Where the changes of an import come from: a spreadsheet; one whose damaged texts are mended
 * (`mended`); files in bulk; the grid over many
 * documents; the page of a new product; drafts and imports of a release; a change of the structure.
 */
export const importSources = [
  'file',
  'mended',
  'files',
  'grid',
  'product',
  'release',
  'structure',
] as const
export type ImportSource = (typeof importSources)[number]

/**
 * State of an import: only compared (`checked`); part of a release (`held`); waiting for its time or
 * its turn; being applied; applied; refused as a whole; stopped before it began.
 */
export const importStates = [
  'checked',
  'held',
  'waiting',
  'running',
  'done',
  'failed',
  'stopped',
] as const
export type ImportState = (typeof importStates)[number]

/** Rows of a file by what they do, and changed values. */
export interface ImportFigures {
  sheets: number
  rows: number
  created: number
  changed: number
  equal: number
  refused: number
  values: number
}

/** An import in the list of earlier ones, and its progress. */
export interface ImportSummary {
  id: number
  source: ImportSource
  /** File name; without a file: the title of the change set. */
  fileName: string
  /** ISO 8601. */
  at: string
  author: string
  state: ImportState
  use: ImportUse | null
  /** Time of a scheduled import, ISO 8601. */
  startsAt: string | null
  figures: ImportFigures
  /** Documents that are applied, of all. */
  done: number
  total: number
  /** Result, or why it failed. */
  message: string | null
  /** Change set that it made; null: none, or not yet. */
  set: string | null
  /** Change set that took it back. */
  undoneBy: string | null
  /** Cells and documents that were left out when it was applied. */
  leftOut: number
}

/** Cell, row, column or document that is not taken. */
export interface ImportRefusal extends FileRefusal {
  /** Address of the form of the document, if the rules of the editor refuse it. */
  href?: string | undefined
  /** True if only a publication is refused: the document can be saved as a draft. */
  isOfPublication?: boolean | undefined
  /** Key of the document if a person may confirm it, so that it is taken. */
  confirm?: string | undefined
}

/** Result of an import that was ordered: what was left out, and the documents that it made. */
export interface ImportResult extends ImportSummary {
  refused: ImportRefusal[]
  moreRefused: number
  made: { title: string; href: string }[]
}

/** Document with what the file changes of it. */
export interface ImportDocument extends DocumentChanges {
  /** Key by which the document is left out; of a row: this, a blank, and the row's key. */
  key: string
  /** Place in the file by the key of a row; the document itself: the empty key. */
  lines: Partial<Record<string, { sheet: string; row: number }>>
  /**
   * Whether visitors read it. `public`: in some language; `hidden`: it is not on the site, also after
   * the import; `new`: the import makes it; `none`: its kind is not for visitors, as the glossary.
   */
  site: 'public' | 'hidden' | 'new' | 'none'
  /** False: its kind has no drafts, so that a change takes effect at once. */
  keepsDrafts: boolean
  /** Values that stay as they are, of the changed rows, by the key of the row and of the column. */
  unchanged: Partial<Record<string, Partial<Record<string, string>>>>
  /** Columns of `unchanged`. */
  unchangedColumns: ShownTable['columns']
}

/** Redirect of a file whose target leads nowhere. */
export interface DeadTarget {
  sheet: string
  row: number
  target: string
}

/** Comparison of a file with the content. */
export interface ImportPreview extends ImportSummary {
  checkedMs: number
  rowKind: RowKind
  /** True if something of it can wait as a draft. */
  hasDrafts: boolean
  /** Changed columns with the number of changes. */
  columns: {
    key: string
    label: string
    unit: string | null
    locale: Locale | null
    count: number
  }[]
  documents: ImportDocument[]
  /** Documents that are not listed. */
  moreDocuments: number
  refused: ImportRefusal[]
  moreRefused: number
  /** Texts that look damaged, by column; those that are mended for certain if it is asked for. */
  damaged: readonly DamagedColumn[]
  /** Columns that no document has, and sheets that are not read. */
  unknownColumns: { sheet: string; column: string; head: string }[]
  ignoredSheets: string[]
  /** Rows that equal drafts which visitors do not read. */
  equalDrafts: number
  /** Documents of which the rules of the editor were not asked, for lack of time. */
  untried: number
  /** Redirects that are taken and lead nowhere. */
  deadTargets: DeadTarget[]
  /**
   * What visitors will see if it is published; `drafts`: documents that they do not read; `waiting`:
   * documents with texts of a language in which they do not read them, which stay drafts.
   */
  visible: {
    documents: number
    newParts: number
    languages: number
    drafts: number
    waiting: { locale: Locale; documents: number }[]
  }
  digest: string
}

/** How a checked file is to be applied. */
export interface ImportOrder {
  digest: string
  use: ImportUse
  /** ISO 8601; absent: now. */
  at?: string | undefined
  /** True: valid documents are applied without the refused ones; false: all or nothing. */
  isPartial: boolean
  /** Keys of documents and rows that are left out. */
  without: string[]
  /** Keys of refused documents that a person confirmed. */
  confirmed?: string[] | undefined
}
