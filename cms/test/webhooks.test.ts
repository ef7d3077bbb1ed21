import { getPayload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayPlus, siteDay } from '@vitrine/contract/validity'
import config from '#src/payload.config.ts'
import { notifyOwners } from '#src/people/certificate-owners/notify-owners.ts'
import { pruneDeliveries } from '#src/webhooks/deliveries.ts'
import { noticeSender } from '#src/webhooks/post-notice.ts'
import { queueCatalogueNotices } from '#src/webhooks/queue-notices.ts'
import { msUntilNoticeDue, retryDelaysSeconds, sendNextNotice } from '#src/webhooks/send-notices.ts'
import type { Delivery, MadeWebhook, WebhookDetails } from '#src/webhooks/webhook-answer.ts'
import { origin, staff } from './support/api.ts'
import { create } from './support/content.ts'
import { query } from './support/database.ts'
import { apply, message, sendMessage } from './support/lead.ts'
import { ask, mailTo, member, tokenOf } from './support/members.ts'
import { startReceiver, verified } from './support/receiver.ts'
import type { Receiver } from './support/receiver.ts'

const payload = await getPayload({ config, disableOnInit: true })
const stamp = String(Date.now()).slice(-7)
const post = noticeSender({ networks: 'all', timeout: 1000 })
const kinds = ['catalogue', 'lead-received', 'registration-waiting', 'certificate-expiring']

let receiver: Receiver
beforeAll(async () => {
  await queueCatalogueNotices(payload, [feed])
})
beforeEach(async () => {
  receiver = await startReceiver()
})
afterEach(async () => {
  await receiver.stop()
  await query('delete from webhooks')
})
afterAll(async () => {
  await query('delete from feed_records where kind = $1', [feed])
})

const subscribe = async (more: object = {}): Promise<MadeWebhook> => {
  const { status, body } = await staff<MadeWebhook>('administrator', 'POST', '/webhooks', {
    name: `Receptor ${stamp}`,
    address: receiver.address,
    kinds,
    ...more,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

/** Sends all due notices. */
async function sendDue(): Promise<number> {
  let sent = 0
  while (await sendNextNotice(payload, post)) sent += 1
  return sent
}

/** Moves the times of all deliveries into the past. */
const age = async (seconds: number): Promise<void> => {
  await query(
    `update webhook_deliveries set next_at = next_at - make_interval(secs => $1), first_at = first_at - make_interval(secs => $1),
      queued_at = queued_at - make_interval(secs => $1)`,
    [seconds],
  )
  await query(
    `update webhooks set paused_until = paused_until - make_interval(secs => $1), failing_since = failing_since - make_interval(secs => $1),
      former_until = former_until - make_interval(secs => $1)`,
    [seconds],
  )
}

const detailsOf = async ({ webhook }: MadeWebhook): Promise<WebhookDetails> =>
  (await staff<WebhookDetails>('administrator', 'GET', `/webhooks/${webhook.id}`)).body
const deliveriesOf = async (made: MadeWebhook): Promise<Delivery[]> =>
  (await detailsOf(made)).deliveries

/** A feed of the tests, to which numbers are added. */
const feed = `test-${stamp}`
let records = 0
const addRecord = async (): Promise<number> => {
  records += 1
  const [added] = await query<{ number: string }>(
    `insert into feed_records (kind, key, source, digest, shared, languages) values ($1, $2, 1, 'x', '{}', '{}') returning number`,
    [feed, String(records)],
  )
  return Number(added?.number)
}
const changeCatalogue = async (): Promise<number> => {
  const number = await addRecord()
  await queueCatalogueNotices(payload, [feed])
  return number
}

const testNotice = ({ webhook }: MadeWebhook) =>
  staff<{ delivery: number }>('administrator', 'POST', `/webhooks/${webhook.id}/test`)

describe('a subscription', () => {
  it('shows its secret once, and signs as receivers verify', async () => {
    const made = await subscribe()
    expect(made.secret).toMatch(/^whsec_[\w+/]{43}=$/)
    expect((await testNotice(made)).status).toBe(202)
    expect(await sendDue()).toBe(1)
    const [notice] = receiver.received
    expect(notice && verified(notice, made.secret)).toEqual({
      type: 'test',
      timestamp: expect.any(String),
      data: {},
    })
    expect(
      () => notice && verified(notice, `whsec_${btoa('another secret of 32 bytes length')}`),
    ).toThrow('No matching signature')
    const list = await staff('administrator', 'GET', '/webhooks')
    const details = await staff('administrator', 'GET', `/webhooks/${made.webhook.id}`)
    expect(JSON.stringify([list.body, details.body])).not.toContain(made.secret.slice(6, 20))
    expect(details.body).toMatchObject({
      webhook: { lastDelivery: { kind: 'test', state: 'delivered', status: 204, problem: null } },
      deliveries: [{ state: 'delivered', status: 204, attempts: 1, excerpt: '' }],
    })
  })

  it('signs with the former secret as well for a day after it was renewed', async () => {
    const made = await subscribe()
    const renewed = await staff<MadeWebhook>(
      'administrator',
      'POST',
      `/webhooks/${made.webhook.id}/secret`,
    )
    expect(renewed.body.secret).not.toBe(made.secret)
    expect(renewed.body.webhook.formerSecretUntil).not.toBeNull()
    await testNotice(made)
    await sendDue()
    await age(24 * 3600 + 1)
    await testNotice(made)
    await sendDue()
    const [during, after] = receiver.received
    if (!during || !after) throw new Error('two notices were expected')
    verified(during, made.secret)
    verified(during, renewed.body.secret)
    verified(after, renewed.body.secret)
    expect(() => verified(after, made.secret)).toThrow('No matching signature')
  })

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(101) }],
    ['address', { address: 'receiver.example' }],
    ['address', { address: 'ftp://receiver.example/' }],
    ['address', { address: 'javascript:alert(1)' }],
    ['address', { address: 'https://user:password@receiver.example/' }],
    ['address', { address: `https://receiver.example/${'x'.repeat(2000)}` }],
    ['kinds', { kinds: [] }],
    ['kinds', { kinds: ['everything'] }],
    ['kinds', { kinds: 'catalogue' }],
  ])('is refused for its %s: %j', async (field, more) => {
    const { status, body } = await staff<{ errors: object }>('administrator', 'POST', '/webhooks', {
      name: 'x',
      address: receiver.address,
      kinds,
      ...more,
    })
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  it('is sent nothing while it is stopped, and then the present number', async () => {
    const made = await subscribe()
    await changeCatalogue()
    await sendMessage(message())
    const path = `/webhooks/${made.webhook.id}`
    await staff('administrator', 'POST', path, { isActive: false })
    await age(10)
    const latest = await changeCatalogue()
    await sendMessage(message())
    expect((await testNotice(made)).status).toBe(409)
    await age(10)
    expect(await sendDue()).toBe(0)
    expect((await deliveriesOf(made)).map(({ state }) => state)).toEqual(['stopped', 'stopped'])
    await staff('administrator', 'POST', path, { isActive: true })
    await age(10)
    expect(await sendDue()).toBe(1)
    expect(receiver.received.map(({ body }) => [body.type, body.data['number']])).toEqual([
      ['catalogue', latest],
    ])
  })

  it('is sent the kinds that it chose', async () => {
    const made = await subscribe({ kinds: ['catalogue'] })
    await sendMessage(message())
    await changeCatalogue()
    expect((await deliveriesOf(made)).map(({ kind }) => kind)).toEqual(['catalogue'])
    await staff('administrator', 'POST', `/webhooks/${made.webhook.id}`, {
      kinds: ['lead-received'],
    })
    await changeCatalogue()
    await sendMessage(message())
    expect((await deliveriesOf(made)).map(({ kind, state }) => [kind, state])).toEqual([
      ['lead-received', 'waiting'],
      ['catalogue', 'stopped'],
    ])
  })

  it('and what is done to it is in the history', async () => {
    const made = await subscribe({ name: `Histórico ${stamp}` })
    const path = `/webhooks/${made.webhook.id}`
    await testNotice(made)
    const [delivery] = await deliveriesOf(made)
    await staff('administrator', 'POST', `/webhook-deliveries/${delivery?.id}/stop`)
    await staff('administrator', 'POST', `/webhook-deliveries/${delivery?.id}/again`)
    await staff('administrator', 'POST', path, { isActive: false })
    await staff('administrator', 'POST', `${path}/secret`)
    await staff('administrator', 'DELETE', path)
    const events = await query<{ kind: string; author: string }>(
      'select kind, author_name as author from staff_events where subject like $1 order by id',
      [`Histórico ${stamp}%`],
    )
    expect(events.map(({ kind }) => kind)).toEqual([
      'webhook-created',
      'webhook-test-sent',
      'webhook-delivery-stopped',
      'webhook-delivery-repeated',
      'webhook-changed',
      'webhook-secret-renewed',
      'webhook-deleted',
    ])
    expect(new Set(events.map(({ author }) => author)).size).toBe(1)
    expect((await staff('administrator', 'GET', path)).status).toBe(404)
  })
})

describe('a notice', () => {
  it('of a lead names its document, without personal data', async () => {
    const made = await subscribe()
    const sent = message()
    await Promise.all([sendMessage(sent), sendMessage(sent)])
    await sendMessage(message(), { suspect: true })
    await apply()
    await sendDue()
    const [first, second, ...more] = receiver.received
    if (!first || !second) throw new Error('two notices were expected')
    expect(more).toEqual([])
    const [stored] = await query<{ id: number }>('select id from messages where key = $1', [
      sent['idempotency_key'],
    ])
    const named = (collection: string, id: unknown) => ({
      type: 'lead-received',
      timestamp: expect.any(String),
      data: { collection, id, panel: `${origin()}/admin/collections/${collection}/${id}` },
    })
    expect(verified(first, made.secret)).toEqual(named('messages', stored?.id))
    expect(second.body).toEqual(named('candidates', second.body.data['id']))
    const texts = receiver.received.map(({ text, headers }) => text + JSON.stringify(headers))
    for (const personal of ['Rita', 'Moraes', sent['email'], 'Malha', sent['message']])
      expect(texts.join()).not.toContain(personal)
  })

  it('of a registration is queued when its e-mail address was confirmed', async () => {
    const made = await subscribe({ kinds: ['registration-waiting'] })
    const name = `aviso-${stamp}`
    const { status } = await ask('member-register', {
      body: {
        name: 'Ana Lima',
        email: member(name),
        password: 'um cabo de 50 mm²',
        phone: '+55 16 98888-7777',
        company: 'Instaladora Norte',
        country: 'BR',
        tax_id: '11.222.333/0001-81',
        profile: 'instalador',
        consent: true,
      },
    })
    expect(status).toBe(200)
    expect(await deliveriesOf(made)).toEqual([])
    const token = tokenOf(await mailTo(member(name)))
    await ask('email-confirm', { body: { token } })
    await sendDue()
    expect(receiver.received.map(({ body }) => [body.type, body.data['collection']])).toEqual([
      ['registration-waiting', 'members'],
    ])
    expect(receiver.received[0]?.text).not.toContain('Ana')
  })

  it('of a certificate is sent once for each number of days, also without an owner', async () => {
    await notifyOwners(payload)
    const made = await subscribe({ kinds: ['certificate-expiring'] })
    const noon = (days: number): string => `${dayPlus(siteDay(), days)}T15:00:00.000Z`
    const id = await create('certificates', {
      number: `W-${stamp}`,
      standard: 'ZQ 1',
      kind: 'test',
      body: 'Body',
      valid_from: noon(-400),
      valid_until: noon(20),
      _status: 'published',
    })
    await notifyOwners(payload)
    await notifyOwners(payload)
    const queued = await deliveriesOf(made)
    expect(queued.map(({ kind, data }) => [kind, data['id']])).toEqual([
      ['certificate-expiring', id],
    ])
  })

  it('of the catalogue carries the latest number, and is one however many changes wait', async () => {
    const made = await subscribe()
    await changeCatalogue()
    await addRecord()
    const latest = await changeCatalogue()
    await queueCatalogueNotices(payload, [feed])
    await age(2)
    expect(await sendDue()).toBe(1)
    expect(receiver.received.map(({ body }) => body.data)).toEqual([
      { number: latest, feeds: [feed] },
    ])
    await queueCatalogueNotices(payload, [feed])
    expect(await msUntilNoticeDue(payload)).toBeUndefined()
    expect(await deliveriesOf(made)).toHaveLength(1)
  })

  it('of the catalogue is queued once by several processes', async () => {
    const made = await subscribe()
    await addRecord()
    await Promise.all(Array.from({ length: 5 }, () => queueCatalogueNotices(payload, [feed])))
    await queueCatalogueNotices(payload, [feed])
    expect(await deliveriesOf(made)).toHaveLength(1)
  })

  it('of the catalogue that was attempted gets another id with a higher number', async () => {
    const made = await subscribe()
    receiver.answers = (_, response) => void response.writeHead(500).end()
    await changeCatalogue()
    await age(2)
    await sendDue()
    const latest = await changeCatalogue()
    const waiting = await deliveriesOf(made)
    expect(waiting.map(({ state, attempts }) => [state, attempts])).toEqual([['waiting', 1]])
    receiver.answers = (_, response) => void response.writeHead(204).end()
    await age(10)
    await sendDue()
    const [failed, accepted] = receiver.received
    expect(accepted?.body.data['number']).toBe(latest)
    expect(accepted?.headers['webhook-id']).not.toBe(failed?.headers['webhook-id'])
  })

  it('of the catalogue gives way to the one that was queued while it was sent', async () => {
    const made = await subscribe()
    await changeCatalogue()
    await age(2)
    let latest = 0
    await sendNextNotice(payload, async () => {
      latest = await changeCatalogue()
      return { status: 500, excerpt: '' }
    })
    expect(
      (await deliveriesOf(made)).map(({ state, attempts, data }) => [
        state,
        attempts,
        data['number'] === latest,
      ]),
    ).toEqual([
      ['waiting', 1, true],
      ['replaced', 1, false],
    ])
    await age(10)
    expect(await sendDue()).toBe(1)
    expect(receiver.received.map(({ body }) => body.data['number'])).toEqual([latest])
  })
})

describe('a delivery', () => {
  /** Outcome of the only delivery after one attempt. */
  const attempted = async (made: MadeWebhook) => {
    await testNotice(made)
    expect(await sendNextNotice(payload, post)).toBe(true)
    return (await deliveriesOf(made))[0]
  }

  it('to a dead receiver is attempted with growing waits for 24 hours, then fails', async () => {
    const made = await subscribe({ kinds: ['lead-received'] })
    await receiver.stop()
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
    receiver = await startReceiver()
    await staff('administrator', 'POST', `/webhooks/${made.webhook.id}`, {
      address: receiver.address,
    })
    await sendMessage(message())
    await staff('administrator', 'POST', `/webhook-deliveries/${failed?.id}/again`)
    expect(await sendDue()).toBe(2)
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toContain(
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
    receiver.answers = (_, response) => void response.writeHead(503).end()
    for (let minute = 0; minute < 60; minute += 1) {
      await sendDue()
      await age(60)
    }
    expect(receiver.received.length).toBeLessThan(20)
    await age(23 * 3600 + 60)
    await sendDue()
    expect(new Set((await deliveriesOf(made)).map(({ state }) => state))).toEqual(
      new Set(['failed']),
    )
    expect(await msUntilNoticeDue(payload)).toBeUndefined()
  })

  it('that is refused does not hold back the notices of other receivers', async () => {
    await subscribe({ address: 'http://127.0.0.1:1/', kinds: ['lead-received'] })
    await subscribe({ kinds: ['lead-received'] })
    await sendMessage(message())
    await sendDue()
    expect(receiver.received).toHaveLength(1)
  })

  it.each([
    [500, 'status', 'waiting'],
    [404, 'status', 'waiting'],
    [302, 'redirect', 'waiting'],
    [200, null, 'delivered'],
    [202, null, 'delivered'],
  ])('answered with %i: %s, %s', async (status, problem, state) => {
    const made = await subscribe()
    receiver.answers = (_, response) =>
      void response.writeHead(status, { location: `${receiver.address}/else` }).end('<b>text</b>')
    expect(await attempted(made)).toMatchObject({
      state,
      problem,
      status,
      excerpt: '<b>text</b>',
      attempts: 1,
      nextAt: state === 'waiting' ? expect.any(String) : null,
    })
    expect(receiver.received).toHaveLength(1)
  })

  it('ends with the time of an attempt when the receiver does not answer', async () => {
    const made = await subscribe()
    receiver.answers = () => undefined
    expect(await attempted(made)).toMatchObject({
      state: 'waiting',
      problem: 'timeout',
      status: null,
    })
  })

  it('stores the beginning of a huge answer', async () => {
    const made = await subscribe()
    receiver.answers = (_, response) => {
      response.on('error', () => undefined)
      response.end(Buffer.alloc(20_000_000, '\u0000é'))
    }
    const delivered = await attempted(made)
    expect(delivered?.state).toBe('delivered')
    expect(delivered?.excerpt?.length).toBeLessThanOrEqual(1000)
  })

  it('answered with 410 ends the subscription, until the staff start it again', async () => {
    const made = await subscribe()
    receiver.answers = (_, response) => void response.writeHead(410).end()
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
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(4)
    expect(receiver.received).toHaveLength(4)
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
    const [first, second] = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(first).toBe(second)
    expect(receiver.received).toHaveLength(2)
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
    const [first, second] = receiver.received
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
