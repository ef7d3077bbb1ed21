import { localeCodes } from '@vitrine/configuration/locales'
import { z } from 'zod'
import { consequencesShape } from './consequence-shapes.ts'
import { causeKinds } from '#src/recording/history/cause.ts'
import { keptCauses, staffEventKinds } from './history-answer.ts'
import type { HistoryFilter } from './history-answer.ts'
import { changedStates, documentChangeKinds } from '#src/recording/history/state-changes.ts'

const locale = z.enum(localeCodes).nullable()
const author = z.object({ id: z.number(), name: z.string() })

const filter = z
  .string()
  .transform((text) => (text === '' ? undefined : text))
  .optional()

/** Filters of the history as the parameters of a call; those that are empty are absent. */
export const historyFiltersShape = z.object({
  search: filter,
  author: filter,
  collection: filter,
  document: filter,
  part: filter,
  field: filter,
  locale: filter,
  kind: filter,
  from: filter,
  to: filter,
  before: filter,
} satisfies Record<HistoryFilter, typeof filter>)
export type Filters = z.output<typeof historyFiltersShape>

/** A change set in the list of the history. */
const setSummaryShape = z.object({
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  kind: z.enum(causeKinds),
  /** Name of the cause: of the file, of the task. */
  title: z.string().nullable(),
  author: author.nullable(),
  /** What changed, in a few words of the panel's language. */
  summary: z.string(),
  /** Short names of the first documents: family, title. */
  documents: z.array(z.string()),
  documentCount: z.number(),
  /** Change set that this one took back. */
  undoes: z.string().nullable(),
  /** Change set that took this one back as a whole or in part. */
  undoneBy: z.string().nullable(),
  /** True: as a whole, or all of its documents one by one. */
  isUndone: z.boolean(),
})
export type SetSummary = z.output<typeof setSummaryShape>

/** Page of the history, the newest first. */
export const historyPageShape = z.object({
  sets: z.array(setSummaryShape),
  /** Value of `before` for the next page; null: there is none. */
  next: z.string().nullable(),
  /** Change sets in all pages; limited to `1000`. */
  total: z.number(),
})
export type HistoryPage = z.output<typeof historyPageShape>

/** A value as it is read; `isLong`: a text that is compared by words. */
const shownValueShape = z.object({ text: z.string(), isLong: z.boolean() })
export type ShownValue = z.output<typeof shownValueShape>

const shownChangeShape = z.object({
  /** Name of the field in the panel's language: `Destaques 2 > Nome`. */
  label: z.string(),
  unit: z.string().nullable(),
  locale,
  state: z.enum(changedStates),
  before: shownValueShape.nullable(),
  after: shownValueShape.nullable(),
  /** True for personal data, whose values are not kept. */
  isHidden: z.boolean(),
})
export type ShownChange = z.output<typeof shownChangeShape>

const shownCellShape = z.object({ before: z.string().nullable(), after: z.string().nullable() })

/** Rows of a grid (part numbers, tooling, cross-references) with the columns that changed. */
export const shownTableShape = z.object({
  /** Name of the field. */
  label: z.string(),
  columns: z.array(
    z.object({ key: z.string(), label: z.string(), unit: z.string().nullable(), locale }),
  ),
  rows: z.array(
    z.object({
      /** Place of the row in its document: `variants/<part number> <count>`, percent-encoded. */
      key: z.string(),
      partNumber: z.string(),
      kind: z.enum(['added', 'removed', 'changed']),
      /** By the key of the column. */
      cells: z.partialRecord(z.string(), shownCellShape),
    }),
  ),
  /** Rows that are not listed. */
  more: z.number(),
})
export type ShownTable = z.output<typeof shownTableShape>

/** What changed of one document. */
export const documentChangesShape = z.object({
  collection: z.string(),
  id: z.number(),
  /** Name of the kind: `Produto`. */
  kindName: z.string(),
  title: z.string(),
  /** Short name, for example the family. */
  code: z.string().nullable(),
  /** Address of its form; null: it does not exist anymore, or may not be opened. */
  href: z.string().nullable(),
  kind: z.enum(documentChangeKinds),
  /** Languages that became public (true) or ceased to be; null: all at once. */
  publications: z.array(z.object({ locale, isPublic: z.boolean() })),
  tables: z.array(shownTableShape),
  changes: z.array(shownChangeShape),
  /** Values that changed, those of the tables included. */
  valueCount: z.number(),
})
export type DocumentChanges = z.output<typeof documentChangesShape>

/** A change set with its differences. */
export const setDetailsShape = setSummaryShape.extend({
  session: z.string().nullable(),
  device: z.string().nullable(),
  address: z.string().nullable(),
  /** Day until which it is kept, ISO 8601. */
  keptUntil: z.string(),
  changedDocuments: z.array(documentChangesShape),
  /** Documents that are not listed. */
  moreDocuments: z.number(),
})
export type SetDetails = z.output<typeof setDetailsShape>

/** Later change set that keeps values from being taken back. */
const laterSetShape = z.object({
  set: z.string(),
  /** Name of its cause, its author and its time. */
  name: z.string(),
  /** Address of its entry of the history. */
  href: z.string(),
  /** Values that it changed last. */
  values: z.number(),
})
export type LaterSet = z.output<typeof laterSetShape>

const notUndoneShape = z.object({ document: z.string(), label: z.string(), reason: z.string() })

/** What taking back a change set, or one document of it, would do or did. */
export const undoAnswerShape = z.object({
  message: z.string(),
  isDone: z.boolean(),
  /** Change set that took it back. */
  set: z.string().nullable(),
  values: z.number(),
  addedRows: z.number(),
  removedRows: z.number(),
  /** Values that changed later, or whose document is gone, and stay as they are. */
  kept: z.array(notUndoneShape.extend({ cause: z.enum(keptCauses) })),
  /** Number of the values that stay by their cause, with those that are not listed. */
  keptCounts: z.partialRecord(z.enum(keptCauses), z.number()),
  /** Later change sets to take back first, the newest first. */
  inTheWay: z.array(laterSetShape),
  /** Values that the rules of the editor refuse now. */
  refused: z.array(notUndoneShape),
  /** What it does for visitors; of an undo that was made: nothing. */
  consequences: consequencesShape.nullable(),
  /** Plan that takes it back, of many documents; null: it was made at once. */
  plan: z.number().nullable(),
})
export type UndoAnswer = z.output<typeof undoAnswerShape>

/** An entry of the log of the staff. */
export const staffEventShape = z.object({
  id: z.number(),
  at: z.string(),
  kind: z.enum(staffEventKinds),
  author: author.nullable(),
  /** What was exported, or the account whose session ended. */
  subject: z.string().nullable(),
  session: z.string().nullable(),
  device: z.string().nullable(),
  address: z.string().nullable(),
})
export type StaffEvent = z.output<typeof staffEventShape>

/** An open session of an account. */
export const openSessionShape = z.object({
  id: z.string(),
  /** First characters, as the entries of the history name it. */
  short: z.string(),
  account: author,
  createdAt: z.string(),
  expiresAt: z.string(),
  isOwn: z.boolean(),
})
export type OpenSession = z.output<typeof openSessionShape>
