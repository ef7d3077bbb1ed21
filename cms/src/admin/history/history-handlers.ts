import { csvSigns, writeCsv } from '@vitrine/spreadsheets/csv'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { ownViews } from '#src/admin/panel/own-views.ts'
import { historyRows } from '#src/changes/history-file.ts'
import type { StaffEvent } from '#src/changes/history-shapes.ts'
import { readHistory } from '#src/changes/read-history.ts'
import { readSet } from '#src/changes/read-set.ts'
import { isLargeUndo, orderUndo } from '#src/changes/plans/run-undo.ts'
import { joinStructureUndo } from '#src/changes/structure/join-undo.ts'
import { previewUndo, undo } from '#src/changes/undo.ts'
import type { historyCalls } from '#src/panel-calls/history.ts'
import { endSession, readOpenSessions } from '#src/people/staff/open-sessions.ts'
import { readStaffEvents } from '#src/people/staff/staff-events.ts'
import { attachment } from '#src/platform/http/file-headers.ts'
import { labelsOf, localeOfPanel, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { deny, PanelRefusal } from '#src/platform/panel-calls/answers.ts'
import type { PanelHandlers } from '#src/platform/panel-calls/handler.ts'
import { historyTexts } from '#texts/history.js'

const labels = labelsOf(historyTexts)

/** Entries of a page of the log of the staff. */
const pageSize = 100

/** A change set; refuses one that does not exist. */
async function setOf(req: PayloadRequest, id: string) {
  const set = await readSet(req, id)
  if (!set) throw new PanelRefusal(404, labels.gone)
  return set
}

/** Name of what was exported, in the panel's language: `Mensagens`, `Mensagem 12`. */
function exportedName(req: PayloadRequest, subject: string): string {
  const say = (label: Label): string => textOf(label, req.i18n.language)
  const [slug = '', id] = subject.split('/')
  if (slug === 'inbox') return say(ownViews.inbox.title)
  if (!Object.hasOwn(req.payload.collections, slug)) return subject
  const { labels: names } = req.payload.collections[slug as CollectionSlug].config
  return id === undefined ? say(names.plural as Label) : `${say(names.singular as Label)} ${id}`
}

const shown = (req: PayloadRequest, event: StaffEvent): StaffEvent =>
  event.kind === 'personal-data-exported' && event.subject !== null
    ? { ...event, subject: exportedName(req, event.subject) }
    : event

export const historyHandlers: PanelHandlers<typeof historyCalls> = {
  'history.list': (req, { query }) => readHistory(req, query),

  'history.read': (req, { query }) => setOf(req, query.id),

  'history.export': async (req, { query }) => {
    const { language } = req.i18n
    const rows = await historyRows(req, query)
    return new Response(writeCsv(rows, csvSigns(localeOfPanel(language))), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': attachment(`${textOf(labels.fileName, language)}.csv`),
        'cache-control': 'no-store',
      },
    })
  },

  'history.undo': async (req, { body: { apply, ...request } }) => {
    const { title, summary } = await setOf(req, request.set)
    if (apply && (await isLargeUndo(req, request))) return orderUndo(req, request, title ?? summary)
    const run = apply ? undo : previewUndo
    const done = await run(req, request, joinStructureUndo)
    if (!done) throw deny()
    return done
  },

  'staff-log.list': async (req, { query }) => {
    const found = await readStaffEvents(req.payload, query, pageSize + 1)
    const events = found.slice(0, pageSize).map((event) => shown(req, event))
    return { events, next: found.length > pageSize ? (events.at(-1)?.id ?? null) : null }
  },

  'sessions.list': async (req) => ({ sessions: await readOpenSessions(req) }),

  'sessions.end': async (req, { query: { id } }) => {
    const isEnded = z.uuid().safeParse(id).success && (await endSession(req, id))
    if (!isEnded) throw new PanelRefusal(404)
    return { sessions: await readOpenSessions(req) }
  },
}
