/** @calls */
import { getPayload } from 'payload'
import { expect, it } from 'vitest'
import config from '#src/payload.config.ts'
import { guardStaffLogIn } from '#src/panel-api/staff-login-guard.ts'
import { callAddress } from '#src/admin/panel/call.ts'
import { logIn } from './support/api.ts'
import type { StaffRole } from './support/staff.ts'

const payload = await getPayload({ config })
const csv = callAddress('sheets.export', { query: { collection: 'products' } })

it('an account runs one heavy call at a time and queues a few; nobody else waits', async () => {
  const ended = Promise.withResolvers<void>()
  let running = 0
  const ask = async (role: StaffRole, path: string, waits = false): Promise<Response> =>
    guardStaffLogIn(
      new Request(`http://cms${path}`, {
        headers: { authorization: `JWT ${await logIn(role)}`, 'accept-language': 'en' },
      }),
      payload,
      async () => {
        running += 1
        if (waits) await ended.promise
        return new Response()
      },
    )
  // the token of a role is requested once
  await Promise.all([logIn('editor'), logIn('administrator')])
  const heavy = Array.from({ length: 10 }, () => ask('editor', csv, true))
  const refused = await Promise.race(heavy)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(await refused.json()).toMatchObject({
    code: 'too-many-requests',
    message: expect.stringMatching(/Try again in 5 seconds/),
  })
  expect(running).toBe(1)
  expect((await ask('editor', callAddress('find', {}))).status).toBe(200)
  expect((await ask('administrator', csv)).status).toBe(200)
  ended.resolve()
  const statuses = (await Promise.all(heavy)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(9)
})
