/** @faults */
import { expect, test } from '@playwright/test'
import { defaultLocale } from '@vitrine/configuration/locales'
import { panelApiBase } from '@vitrine/contract/panel'
import { uncachedPath } from '../../uncached-path.ts'
import { clientIn } from '../../contract-client.ts'
import { visit } from '../../load.ts'
import { contactMessage, send } from '../../contact-message.ts'
import {
  cachedPaths,
  expectRecovery,
  expectUnavailable,
  isStale,
  noticed,
  underLoad,
} from '../../outage.ts'
import { origin, running, secrets, signal } from '../../system-under-test.ts'

const visitors = 20

test('serves cached pages after the database is killed under load, and recovers', async () => {
  const paths = await cachedPaths()
  const { pid } = running().postgres
  await underLoad({
    paths,
    visitors,
    harm: async () => {
      process.kill(pid, 'SIGKILL')
      const cold = await uncachedPath()
      expect([200, 502], 'an honest answer, or the page').toContain((await visit(cold)).status)
      await expect.poll(() => running().postgres.pid !== pid, { intervals: [100] }).toBe(true)
      await expectRecovery(paths, cold)
    },
  })
})

test('serves cached pages marked stale while the database hangs; answers others with Retry-After', async () => {
  const paths = await cachedPaths()
  const [page = ''] = paths
  const cold = await uncachedPath()
  const harm = async (): Promise<void> => {
    signal('postgres', 'SIGSTOP')
    await expectUnavailable(cold)
    await expect
      .poll(async () => isStale((await visit(page)).cacheStatus), {
        timeout: noticed,
        intervals: [100],
      })
      .toBe(true)
    signal('postgres', 'SIGCONT')
    await expectRecovery(paths, cold)
  }
  await underLoad({ paths, visitors, harm, mend: () => signal('postgres', 'SIGCONT') })
})

test('stores each acknowledged message once when the database is killed, and ends no session of the staff', async ({
  request,
}) => {
  const asStaff = { headers: { origin } }
  const login = await request.post(`${panelApiBase}/users/login`, {
    ...asStaff,
    data: { email: 'editor@aterra.example', password: secrets().DEMO_PASSWORD },
  })
  expect(login.status()).toBe(200)
  const list = async () =>
    (await request.get(`${panelApiBase}/products?limit=1&depth=0`, asStaff)).status()
  const lists: Promise<number>[] = []
  const [department] = (await clientIn(defaultLocale)('departments-list')).data
  const letters = Array.from({ length: 10 }, () => contactMessage(department?.slug ?? ''))
  const receipts = new Map<string, string>()
  for (const [index, each] of letters.entries()) {
    const sent = send(each)
    if (index === 4) process.kill(running().postgres.pid, 'SIGKILL')
    if (index >= 4) lists.push(list())
    const { status, body } = await sent
    if (status === 200) receipts.set(each.idempotency_key, body.receipt)
    else expect(status, 'a failure has an error status').toBeGreaterThanOrEqual(500)
  }
  expect(receipts.size).toBeGreaterThanOrEqual(4)
  expect(receipts.size, 'some came while there was no database').toBeLessThan(letters.length)
  const answered = new Set(await Promise.all(lists))
  expect([...answered].filter((status) => status !== 200)).not.toEqual([])
  expect([...answered].filter((status) => status !== 200 && status < 500)).toEqual([])

  for (const each of letters) {
    await expect.poll(async () => (await send(each)).status, { intervals: [200] }).toBe(200)
    const first = (await send(each)).body.receipt
    expect(first).toBe(receipts.get(each.idempotency_key) ?? first)
    expect((await send(each)).body.receipt, 'sent again, it is the same message').toBe(first)
  }
})
