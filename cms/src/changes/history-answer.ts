import type { Locale } from '@vitrine/configuration/locales'
import type { CauseKind } from './cause.ts'
import type { ChangedState, DocumentChangeKind } from './state-changes.ts'

/** Query parameters of the history; dates as `2026-11-27`, in the company's time zone. */
export const historyFilters = [
  'search',
  'author',
  'collection',
  'document',
  'part',
  'field',
  'locale',
  'kind',
  'from',
  'to',
  'before',
] as const
export type HistoryFilter = (typeof historyFilters)[number]

/** A change set in the list of the history. */
export interface SetSummary {
  id: string
  /** ISO 8601. */
  at: string
  kind: CauseKind
  /** Name of the cause: of the file, of the task. */
  title: string | null
  author: { id: number; name: string } | null
  /** What changed, in a few words of the panel's language. */
  summary: string
  /** Short names of the first documents: family, title. */
  documents: string[]
  documentCount: number
  /** Change set that this one took back. */
  undoes: string | null
  /** Change set that took this one back as a whole or in part. */
  undoneBy: string | null
  /** True: as a whole, or all of its documents one by one. */
  isUndone: boolean
}

/** Page of the history, the newest first. */
export interface HistoryPage {
  sets: SetSummary[]
  /** Value of `before` for the next page; null: there is none. */
  next: string | null
  /** Change sets in all pages; limited to `1000`. */
  total: number
}

/** A value as it is read; `isLong`: a text that is compared by words. */
export interface ShownValue {
  text: string
  isLong: boolean
}

export interface ShownChange {
  /** Name of the field in the panel's language: `Destaques 2 > Nome`. */
  label: string
  unit: string | null
  locale: Locale | null
  state: ChangedState
  before: ShownValue | null
  after: ShownValue | null
  /** True for personal data, whose values are not kept. */
  isHidden: boolean
}

/** Rows of a grid (part numbers, tooling, cross-references) with the columns that changed. */
export interface ShownTable {
  /** Name of the field. */
  label: string
  columns: { key: string; label: string; unit: string | null; locale: Locale | null }[]
  rows: {
    /** Place of the row in its document: `variants/<part number> <count>`, percent-encoded. */
    key: string
    partNumber: string
    kind: 'added' | 'removed' | 'changed'
    /** By the key of the column. */
    cells: Partial<Record<string, { before: string | null; after: string | null }>>
  }[]
  /** Rows that are not listed. */
  more: number
}

/** What changed of one document. */
export interface DocumentChanges {
  collection: string
  id: number
  /** Name of the kind: `Produto`. */
  kindName: string
  title: string
  /** Short name, for example the family. */
  code: string | null
  /** Address of its form; null: it does not exist anymore, or may not be opened. */
  href: string | null
  kind: DocumentChangeKind
  /** Languages that became public (true) or ceased to be; null: all at once. */
  publications: { locale: Locale | null; isPublic: boolean }[]
  tables: ShownTable[]
  changes: ShownChange[]
  /** Values that changed, those of the tables included. */
  valueCount: number
}

/** A change set with its differences. */
export interface SetDetails extends SetSummary {
  session: string | null
  device: string | null
  address: string | null
  /** Day until which it is kept, ISO 8601. */
  keptUntil: string
  changedDocuments: DocumentChanges[]
  /** Documents that are not listed. */
  moreDocuments: number
}

/**
 * Why a value is not taken back as it was: changed later, the document is gone, its value or file
 * was not kept, a required text would be empty, an account is deleted on its own page; `carried`: a
 * later value is carried to the former attribute or left out.
 */
export const keptCauses = [
  'later',
  'gone',
  'personal',
  'file',
  'required',
  'account',
  'carried',
] as const
export type KeptCause = (typeof keptCauses)[number]

/** Later change set that keeps values from being taken back. */
export interface LaterSet {
  set: string
  /** Name of its cause, its author and its time. */
  name: string
  /** Address of its entry of the history. */
  href: string
  /** Values that it changed last. */
  values: number
}

/** What taking back a change set, or one document of it, would do or did. */
export interface UndoAnswer {
  message: string
  isDone: boolean
  /** Change set that took it back. */
  set: string | null
  values: number
  addedRows: number
  removedRows: number
  /** Values that changed later, or whose document is gone, and stay as they are. */
  kept: { document: string; label: string; reason: string; cause: KeptCause }[]
  /** Number of the values that stay by their cause, with those that are not listed. */
  keptCounts: Partial<Record<KeptCause, number>>
  /** Later change sets to take back first, the newest first. */
  inTheWay: LaterSet[]
  /** Values that the rules of the editor refuse now. */
  refused: { document: string; label: string; reason: string }[]
}

/** Entries of the log of the staff. */
export const staffEventKinds = [
  'log-in',
  'log-in-refused',
  'log-out',
  'session-ended',
  'password-changed',
  'personal-data-exported',
  'webhook-created',
  'webhook-changed',
  'webhook-secret-renewed',
  'webhook-deleted',
  'webhook-gone',
  'webhook-test-sent',
  'webhook-delivery-repeated',
  'webhook-delivery-stopped',
  'api-key-created',
  'api-key-revoked',
] as const
export type StaffEventKind = (typeof staffEventKinds)[number]

export interface StaffEvent {
  id: number
  at: string
  kind: StaffEventKind
  author: { id: number; name: string } | null
  /** What was exported, or the account whose session ended. */
  subject: string | null
  session: string | null
  device: string | null
  address: string | null
}

/** An open session of an account. */
export interface OpenSession {
  id: string
  /** First characters, as the entries of the history name it. */
  short: string
  account: { id: number; name: string }
  createdAt: string
  expiresAt: string
  isOwn: boolean
}
