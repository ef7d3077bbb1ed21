import { z } from 'zod'
import { permissions } from '#src/platform/access/permissions.ts'
import { file, panelCall } from '#src/platform/panel-calls/panel-call.ts'
import { expectedShape } from '#src/platform/panel-calls/shapes.ts'

/** Calls about members, the outbox and requests of persons about their data. */
export const peopleCalls = {
  'members.decide': panelCall({
    summary: 'Approves, refuses or blocks members, each with its e-mail.',
    roles: permissions.members.update,
    body: z.strictObject({
      ids: z.array(z.number().int()).min(1).max(200),
      state: z.enum(['approved', 'refused', 'blocked']),
      reason: z.string().trim().max(1000).optional(),
      /** What the list showed of each member (`decisionMark`), by id. */
      expected: z.record(z.string(), expectedShape).optional(),
    }),
    answer: z.object({
      done: z.number(),
      failed: z.array(z.object({ id: z.number(), message: z.string() })),
    }),
  }),
  'mails.repeat': panelCall({
    summary: 'Queues all failed e-mails again.',
    roles: permissions.mails.read,
    answer: z.object({ queued: z.number() }),
  }),
  'data-requests.copy': panelCall({
    summary: 'Exports all that is held about the person of a confirmed request.',
    roles: permissions['data-requests'].read,
    answer: file,
    refusals: [404, 409],
  }),
  'data-requests.erase': panelCall({
    summary: 'Erases all that is held about the person of a confirmed request.',
    roles: permissions['data-requests'].delete,
    answer: z.object({ erased: z.record(z.string(), z.number()) }),
    refusals: [404, 409],
  }),
}
