import { expect, it } from 'vitest'
import { staff } from './support/api.ts'
import { query } from './support/database.ts'
import { message, sendMessage, uniqueEmail } from './support/lead.ts'

/** Stores a message of a new person. */
async function lead(): Promise<{ id: number; email: string; receipt: string }> {
  const email = uniqueEmail()
  const { body } = await sendMessage(message({ email }))
  const [row] = await query<{ id: number }>('select id::int from messages where receipt = $1', [
    body.receipt,
  ])
  return { id: row?.id ?? 0, email, receipt: body.receipt }
}

it('exports the tab of the inbox that is open', async () => {
  const [open, closed] = [await lead(), await lead()]
  await staff('attendant', 'PATCH', `/messages/${closed.id}`, { status: 'archived' })
  const exported = async (tab: string, more = ''): Promise<string> =>
    (await staff<string>('attendant', 'GET', `/messages/export?format=csv&tab=${tab}${more}`)).body
  const [unanswered, archived] = [await exported('unanswered'), await exported('closed')]
  expect(unanswered).toContain(open.receipt)
  expect(unanswered).not.toContain(closed.receipt)
  expect(archived).toContain(closed.receipt)
  expect(archived).not.toContain(open.receipt)
  expect(await exported('all', `&q=${encodeURIComponent(open.email)}`)).not.toContain(
    closed.receipt,
  )
  expect(await exported('unanswered', '&kind=quotation')).not.toContain(open.receipt)
})
