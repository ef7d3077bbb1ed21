import { z } from 'zod'
import { staffEventKinds } from '#src/changes/history-answer.ts'
import {
  historyFiltersShape,
  historyPageShape,
  openSessionShape,
  setDetailsShape,
  staffEventShape,
  undoAnswerShape,
} from '#src/changes/history-shapes.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { file, panelCall } from '#src/platform/panel-calls/panel-call.ts'
import { queryId } from '#src/platform/panel-calls/shapes.ts'

/** Those that write content. */
const readers = ['administrator', 'editor', 'translator'] as const
const undoers = ['administrator', 'editor'] as const
const administrators = permissions.users.read

const day = z.iso.date().optional()

const sessions = z.object({ sessions: z.array(openSessionShape) })

/** Calls of the page of the history: changes, log of the staff, open sessions. */
export const historyCalls = {
  'history.list': panelCall({
    summary: 'Lists change sets, the newest first.',
    roles: readers,
    query: historyFiltersShape,
    answer: historyPageShape,
  }),
  'history.read': panelCall({
    summary: 'Reads a change set with its differences.',
    roles: readers,
    query: z.object({ id: z.string() }),
    answer: setDetailsShape,
    refusals: [404],
  }),
  'history.export': panelCall({
    summary: 'Change sets as CSV.',
    cost: 2,
    roles: readers,
    query: historyFiltersShape,
    answer: file,
  }),
  'history.undo': panelCall({
    summary:
      'Takes back a change set or one document of it; without `apply` says what that would do.',
    cost: 2,
    roles: undoers,
    body: z.object({
      set: z.string(),
      document: z
        .object({ collection: z.string().max(64), id: z.int().min(0).max(2_147_483_647) })
        .optional(),
      apply: z.boolean(),
    }),
    answer: undoAnswerShape,
    refusals: [404],
  }),
  'staff-log.list': panelCall({
    summary: 'Lists the log of the staff, the newest entries first.',
    roles: administrators,
    query: z.object({
      author: queryId.optional(),
      kind: z.enum(staffEventKinds).optional(),
      from: day,
      to: day,
      before: z.coerce.number<string | number>().int().min(1).optional(),
    }),
    answer: z.object({
      events: z.array(staffEventShape),
      /** Value of `before` for the next page; null: there is none. */
      next: z.number().nullable(),
    }),
  }),
  'sessions.list': panelCall({
    summary: 'Lists the open sessions of the staff.',
    roles: administrators,
    answer: sessions,
  }),
  'sessions.end': panelCall({
    summary: 'Ends a session.',
    roles: administrators,
    query: z.object({ id: z.string() }),
    answer: sessions,
    refusals: [404],
  }),
}
