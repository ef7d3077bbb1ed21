import type { LeadMessage } from '#src/people/inbox/inbox-shapes.ts'
import { fetchCms, logIn } from './api.ts'
import { query } from './database.ts'
import { message, sendMessage, uniqueEmail } from './lead.ts'
import type { StaffRole } from './staff.ts'

/** Answer to a reply, or its refusal. */
interface ReplyAnswer {
  message: string
  errors?: Record<string, string>
  conflict?: LeadMessage | null
  reply?: number
}

interface Lead {
  id: number
  email: string
  receipt: string
}

/** Stores a message of a new person. */
export async function lead(more: Record<string, unknown> = {}): Promise<Lead> {
  const email = uniqueEmail()
  const { body } = await sendMessage(message({ email, ...more }))
  const [row] = await query<{ id: number }>('select id::int from messages where receipt = $1', [
    body.receipt,
  ])
  return { id: row?.id ?? 0, email, receipt: body.receipt }
}

export interface Fields {
  text?: string
  locale?: string
  after?: string
  seen?: string
  files?: string
}

/** Sends the form of a reply to a lead, as the panel does. */
export async function reply(
  role: StaffRole | undefined,
  path: string,
  fields: Fields = {},
  uploads: readonly File[] = [],
): Promise<{ status: number; body: ReplyAnswer }> {
  const form = new FormData()
  const all = { text: 'Segue a resposta.', locale: 'br', after: 'answered', seen: '0', files: '' }
  for (const [name, value] of Object.entries({ ...all, ...fields })) form.set(name, value)
  for (const file of uploads) form.append('upload', file)
  // reads the whole body to state its length, as a browser and the gateway do
  const request = new Request('http://cms/', { method: 'POST', body: form })
  const bytes = Buffer.from(await request.arrayBuffer())
  const answer = await fetchCms(`/admin/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      'content-length': String(bytes.length),
      ...(role ? { authorization: `JWT ${await logIn(role)}` } : {}),
    },
    body: bytes,
  })
  const text = await answer.text()
  return {
    status: answer.status,
    body: text.startsWith('{') ? JSON.parse(text) : { message: text },
  }
}

/** Entries of a message's history, oldest first. */
export const historyOf = (id: number) =>
  query<{ id: number; kind: string; body: string | null; detail: string | null; files: unknown[] }>(
    'select id::int, kind, body, detail, files from lead_history where message_id = $1 order by id',
    [id],
  )
