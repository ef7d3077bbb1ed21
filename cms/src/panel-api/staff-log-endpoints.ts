import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import { ownViews } from '#src/admin/panel/own-views.ts'
import { staffEventKinds } from '#src/changes/history-answer.ts'
import type { StaffEvent } from '#src/changes/history-answer.ts'
import { endSession, readOpenSessions } from '#src/people/staff/open-sessions.ts'
import { readStaffEvents } from '#src/people/staff/staff-events.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { answer } from './own-answers.ts'

/** Entries of a page. */
const pageSize = 100

/** Handler for administrators; others get 403, without a session 401. */
const forAdministrators =
  (handle: (req: PayloadRequest) => Promise<Response>): Endpoint['handler'] =>
  (req) =>
    hasRole(req, permissions.users.read)
      ? handle(req)
      : Promise.resolve(answer({}, req.user ? 403 : 401))

const maxId = 2 ** 31 - 1
const day = z.iso.date()

const filters = z.object({
  author: z.coerce.number().int().min(1).max(maxId).optional(),
  kind: z.enum(staffEventKinds).optional(),
  from: day.optional(),
  to: day.optional(),
  before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
})

/** Name of what was exported, in the panel's language: `Mensagens`, `Mensagem 12`. */
function exportedName(req: PayloadRequest, subject: string): string {
  const say = (label: Label): string => textOf(label, req.i18n.language)
  const [slug = '', id] = subject.split('/')
  if (slug === 'inbox') return say(ownViews.inbox.title)
  if (!Object.hasOwn(req.payload.collections, slug)) return subject
  const { labels } = req.payload.collections[slug as CollectionSlug].config
  return id === undefined ? say(labels.plural as Label) : `${say(labels.singular as Label)} ${id}`
}

const shown = (req: PayloadRequest, event: StaffEvent): StaffEvent =>
  event.kind === 'personal-data-exported' && event.subject !== null
    ? { ...event, subject: exportedName(req, event.subject) }
    : event

/** Log of the staff, the newest entries first; `next` is the value of `before` for the next page. */
const eventsEndpoint: Endpoint = {
  path: ownEndpoints.staffEvents,
  method: 'get',
  handler: forAdministrators(async (req) => {
    const given = Object.fromEntries([...req.searchParams].filter(([, value]) => value !== ''))
    const query = filters.safeParse(given).data
    if (!query) return answer({}, 400)
    const found = await readStaffEvents(req.payload, query, pageSize + 1)
    const events = found.slice(0, pageSize).map((event) => shown(req, event))
    const next = found.length > pageSize ? (events.at(-1)?.id ?? null) : null
    return answer({ events, next })
  }),
}

const sessionsEndpoint: Endpoint = {
  path: ownEndpoints.staffSessions,
  method: 'get',
  handler: forAdministrators(async (req) => answer({ sessions: await readOpenSessions(req) })),
}

/** Ends the session `id`; 404 if it has ended. */
const endEndpoint: Endpoint = {
  path: ownEndpoints.staffSessions,
  method: 'delete',
  handler: forAdministrators(async (req) => {
    const id = z.uuid().safeParse(req.searchParams.get('id')).data
    return id !== undefined && (await endSession(req, id))
      ? answer({ sessions: await readOpenSessions(req) })
      : answer({}, 404)
  }),
}

export const staffLogEndpoints: Endpoint[] = [eventsEndpoint, sessionsEndpoint, endEndpoint]
