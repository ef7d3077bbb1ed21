/** @webhooks */
import { describe, expect, it } from 'vitest'
import { pruneDeliveries } from '#src/webhooks/deliveries.ts'
import { msUntilNoticeDue, retryDelaysSeconds, sendNextNotice } from '#src/webhooks/send-notices.ts'
import type { MadeWebhook } from '#src/webhooks/webhook-shapes.ts'
import { staff } from './support/api.ts'
import { query } from './support/database.ts'
import { message, sendMessage } from './support/lead.ts'
import { startReceiver } from './support/receiver.ts'
import {
  age,
  deliveriesOf,
  detailsOf,
  payload,
  post,
  running,
  sendDue,
  subscribe,
  testNotice,
  useReceivers,
} from './support/webhooks.ts'

useReceivers()

describe('a delivery', () => {
  /** Outcome of the only delivery after one attempt. */
  const attempted = async (made: MadeWebhook) => {
    await testNotice(made)
    expect(await sendNextNotice(payload, post)).toBe(true)
    return (await deliveriesOf(made))[0]
  }

  it('to a dead receiver is attempted with growing waits for 24 hours, then fails', async () => {
    const made = await subscribe({ kinds: ['lead-received'] })
    await running.receiver.stop()
    await sendMessage(message())
    const waits: number[] = []
    let elapsed = 0
    for (let step = 0; step < 1000; step += 1) {
      const ms = await msUntilNoticeDue(payload)
      if (ms === undefined) break
      if (step > 0) waits.push(Math.round(ms / 1000))
      await age(ms / 1000)
      elapsed += ms / 1000
      await sendNextNotice(payload, post)
    }
    expect(waits.slice(0, retryDelaysSeconds.length)).toEqual([...retryDelaysSeconds])
    expect(elapsed).toBeGreaterThan(24 * 3600)
    expect(elapsed).toBeLessThan(29 * 3600)
    const [failed] = await deliveriesOf(made)
    expect(failed).toMatchObject({ state: 'failed', problem: 'connection', nextAt: null })
    expect((await detailsOf(made)).webhook.failingSince).not.toBeNull()

    // the receiver is there again: what comes is delivered, and the failed one on request
    running.receiver = await startReceiver()
    await staff('administrator', 'POST', `/webhooks/${made.webhook.id}`, {
      address: running.receiver.address,
    })
    await sendMessage(message())
    await staff('administrator', 'POST', `/webhook-deliveries/${failed?.id}/again`)
    expect(await sendDue()).toBe(2)
    expect(running.receiver.received.map(({ headers }) => headers['webhook-id'])).toContain(
      failed?.messageId,
    )
    expect((await detailsOf(made)).webhook.failingSince).toBeNull()
  })

  it('of many that wait for a dead receiver is not a request each time one is due', async () => {
    const made = await subscribe({ kinds: ['lead-received'] })
    const id = made.webhook.id
    await query(
      `insert into webhook_deliveries (webhook_id, message_id, kind, data) select $1, 'msg_' || n, 'lead-received', '{}' from generate_series(1, 500) n`,
      [id],
    )
    running.receiver.answers = (_, response) => void response.writeHead(503).end()
    for (let minute = 0; minute < 60; minute += 1) {
      await sendDue()
      await age(60)
    }
    expect(running.receiver.received.length).toBeLessThan(20)
    await age(23 * 3600 + 60)
    await sendDue()
    expect(new Set((await deliveriesOf(made)).map(({ state }) => state))).toEqual(
      new Set(['failed']),
    )
    expect(await msUntilNoticeDue(payload)).toBeUndefined()
  })

  it('of several that are refused at the same time pauses the receiver as one of them does', async () => {
    const made = await subscribe({ kinds: ['lead-received'] })
    for (let count = 0; count < 4; count += 1) await sendMessage(message())
    const { promise: allSent, resolve } = Promise.withResolvers<void>()
    let asked = 0
    running.receiver.answers = (_, response) => {
      asked += 1
      if (asked === 3) resolve()
      void allSent.then(() => response.writeHead(503).end())
    }
    await Promise.all([1, 2, 3].map(() => sendNextNotice(payload, post)))
    const [hook] = await query<{ failures: number; seconds: number }>(
      'select failures, extract(epoch from paused_until - clock_timestamp())::float8 as seconds from webhooks',
    )
    expect(hook?.failures).toBe(1)
    expect(hook?.seconds).toBeLessThanOrEqual(5)
    // the one that was never attempted is shown with the end of the pause
    for (const { nextAt } of await deliveriesOf(made))
      expect(Date.parse(nextAt ?? '')).toBeGreaterThan(Date.now())
  })

  it('that waits because of an outage is sent when the receiver accepts another one', async () => {
    await subscribe({ kinds: ['lead-received'] })
    await sendMessage(message())
    running.receiver.answers = (_, response) => void response.writeHead(503).end()
    for (let attempts = 0; attempts < 5; attempts += 1) {
      await sendDue()
      await age(1800)
    }
    // attempted again in half an hour by its own time; another comes when the receiver is back
    await sendDue()
    running.receiver.answers = (_, response) => void response.writeHead(204).end()
    await age(301)
    await sendMessage(message())
    expect(await sendDue()).toBe(2)
  })

  it('that is refused does not hold back the notices of other receivers', async () => {
    await subscribe({ address: 'http://127.0.0.1:1/', kinds: ['lead-received'] })
    await subscribe({ kinds: ['lead-received'] })
    await sendMessage(message())
    await sendDue()
    expect(running.receiver.received).toHaveLength(1)
  })

  it.each([
    [500, 'status', 'waiting'],
    [404, 'status', 'waiting'],
    [302, 'redirect', 'waiting'],
    [200, null, 'delivered'],
    [202, null, 'delivered'],
  ])('answered with %i: %s, %s', async (status, problem, state) => {
    const made = await subscribe()
    running.receiver.answers = (_, response) =>
      void response
        .writeHead(status, { location: `${running.receiver.address}/else` })
        .end('<b>text</b>')
    expect(await attempted(made)).toMatchObject({
      state,
      problem,
      status,
      excerpt: '<b>text</b>',
      attempts: 1,
      nextAt: state === 'waiting' ? expect.any(String) : null,
    })
    expect(running.receiver.received).toHaveLength(1)
  })

  it('ends with the time of an attempt when the receiver does not answer', async () => {
    const made = await subscribe()
    running.receiver.answers = () => undefined
    expect(await attempted(made)).toMatchObject({
      state: 'waiting',
      problem: 'timeout',
      status: null,
    })
  })

  it('stores the beginning of a huge answer', async () => {
    const made = await subscribe()
    running.receiver.answers = (_, response) => {
      response.on('error', () => undefined)
      response.end(Buffer.alloc(20_000_000, '\u0000é'))
    }
    const delivered = await attempted(made)
    expect(delivered?.state).toBe('delivered')
    expect(delivered?.excerpt?.length).toBeLessThanOrEqual(1000)
  })

  it('answered with 410 ends the subscription, until the staff start it again', async () => {
    const made = await subscribe()
    running.receiver.answers = (_, response) => void response.writeHead(410).end()
    await sendMessage(message())
    const gone: string[] = []
    await sendNextNotice(payload, post, async (name) => void gone.push(name))
    expect(gone).toEqual([made.webhook.name])
    const { webhook, deliveries } = await detailsOf(made)
    expect(webhook).toMatchObject({ isActive: false, isGone: true })
    expect(deliveries.map(({ state, problem }) => [state, problem])).toEqual([['stopped', 'gone']])
    await sendMessage(message())
    expect(await sendDue()).toBe(0)
    await staff('administrator', 'POST', `/webhooks/${webhook.id}`, { isActive: true })
    expect((await detailsOf(made)).webhook).toMatchObject({ isActive: true, isGone: false })
  })

  it('is sent once by several workers', async () => {
    const made = await subscribe({ kinds: ['lead-received'] })
    for (let count = 0; count < 4; count += 1) await sendMessage(message())
    const sent = await Promise.all(Array.from({ length: 8 }, () => sendDue()))
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(4)
    expect(
      new Set(running.receiver.received.map(({ headers }) => headers['webhook-id'])).size,
    ).toBe(4)
    expect(running.receiver.received).toHaveLength(4)
    expect((await deliveriesOf(made)).map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1])
  })

  it('whose worker ended before it noted the answer is repeated with the same id', async () => {
    const made = await subscribe()
    await testNotice(made)
    await expect(
      sendNextNotice(payload, async (notice) => {
        await post(notice)
        throw new Error('the process ends')
      }),
    ).rejects.toThrow('the process ends')
    expect(await sendDue()).toBe(1)
    const [first, second] = running.receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(first).toBe(second)
    expect(running.receiver.received).toHaveLength(2)
  })

  it('can be stopped and sent again, not while it is being sent', async () => {
    const made = await subscribe()
    const { body } = await testNotice(made)
    const change = (action: 'stop' | 'again') =>
      staff('administrator', 'POST', `/webhook-deliveries/${body.delivery}/${action}`)
    const during: number[] = []
    await sendNextNotice(payload, async () => {
      during.push((await change('stop')).status, (await change('again')).status)
      return { status: 500, excerpt: '' }
    })
    expect(during).toEqual([409, 409])
    expect((await change('stop')).status).toBe(200)
    expect((await change('stop')).status).toBe(409)
    await age(3600)
    expect(await sendDue()).toBe(0)
    expect((await change('again')).status).toBe(200)
    expect(await sendDue()).toBe(1)
    expect((await change('again')).status).toBe(200)
    expect(await sendDue()).toBe(1)
    const [first, second] = running.receiver.received
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect(second?.text).toBe(first?.text)
  })

  it('of a subscription that is deleted while it is being sent ends quietly', async () => {
    const made = await subscribe()
    await testNotice(made)
    let deleted: Promise<unknown> = Promise.resolve()
    await sendNextNotice(payload, async () => {
      deleted = staff('administrator', 'DELETE', `/webhooks/${made.webhook.id}`)
      return { status: 500, excerpt: '' }
    })
    await deleted
    expect(await deliveriesOf(made)).toBeUndefined()
    expect(await msUntilNoticeDue(payload)).toBeUndefined()
  })

  it('is pruned after 30 days, unless it waits', async () => {
    const made = await subscribe({ kinds: ['lead-received'] })
    await testNotice(made)
    await sendDue()
    await sendMessage(message())
    await age(31 * 24 * 3600)
    await testNotice(made)
    await pruneDeliveries(payload)
    expect((await deliveriesOf(made)).map(({ kind, state }) => [kind, state])).toEqual([
      ['test', 'waiting'],
      ['lead-received', 'waiting'],
    ])
  })
})
