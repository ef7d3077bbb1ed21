import type { PayloadRequest } from 'payload'
import { queueFailed } from '#src/mail/outbox.ts'
import type { peopleCalls } from '#src/panel-calls/people.ts'
import { decideMember } from '#src/people/members/decide.ts'
import { copyOfPerson } from '#src/people/privacy/access.ts'
import { erasePerson } from '#src/people/privacy/erase.ts'
import { recordExport } from '#src/people/staff/staff-events.ts'
import { fileResponse } from '#src/platform/http/file-headers.ts'
import { PanelRefusal } from '#src/platform/panel-calls/answers.ts'
import { documentOf } from '#src/platform/panel-calls/document-of.ts'
import type { PanelHandlers } from '#src/platform/panel-calls/handler.ts'

/** A confirmed data request: 404 if it is missing, 409 if it is unconfirmed. */
async function requestOf(req: PayloadRequest, id: number) {
  const found = await documentOf(req, 'data-requests', id)
  if (!found.confirmed_at) throw new PanelRefusal(409)
  return found
}

export const peopleHandlers: PanelHandlers<typeof peopleCalls> = {
  'members.decide': async (req, { body: { ids, ...decision } }) => {
    const failed: { id: number; message: string }[] = []
    for (const id of ids) {
      const message = await decideMember(req, id, decision)
      if (message !== undefined) failed.push({ id, message })
    }
    return { done: ids.length - failed.length, failed }
  },

  'mails.repeat': async ({ payload }) => ({ queued: await queueFailed(payload) }),

  'data-requests.copy': async (req, { id }) => {
    const { email, receipt } = await requestOf(req, id)
    await recordExport(req, `data-requests/${id}`)
    return fileResponse(JSON.stringify(await copyOfPerson(req.payload, email), null, 2), {
      name: `dados-${receipt}.json`,
      type: 'application/json; charset=utf-8',
    })
  },

  'data-requests.erase': async (req, { id }) => {
    const { email } = await requestOf(req, id)
    return { erased: await erasePerson(req.payload, email) }
  },
}
