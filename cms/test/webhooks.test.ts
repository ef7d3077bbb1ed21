/** @webhooks */
import { describe, expect, it } from 'vitest'
import { dayPlus, siteDay } from '@vitrine/contract/validity'
import { notifyOwners } from '#src/people/certificate-owners/notify-owners.ts'
import { queueCatalogueNotices } from '#src/webhooks/queue-notices.ts'
import { msUntilNoticeDue, sendNextNotice } from '#src/webhooks/send-notices.ts'
import { maxWebhooks } from '#src/webhooks/webhook-answer.ts'
import type { MadeWebhook } from '#src/webhooks/webhook-shapes.ts'
import { origin, staff } from './support/api.ts'
import { create } from './support/content.ts'
import { query } from './support/database.ts'
import { apply, message, sendMessage } from './support/lead.ts'
import { ask, mailTo, member, tokenOf } from './support/members.ts'
import { verified } from './support/receiver.ts'
import {
  addRecord,
  age,
  changeCatalogue,
  deliveriesOf,
  feed,
  payload,
  running,
  sendDue,
  stamp,
  subscribe,
  testNotice,
  useReceivers,
} from './support/webhooks.ts'

useReceivers()

describe('a subscription', () => {
  it('shows its secret once, and signs as receivers verify', async () => {
    const made = await subscribe()
    expect(made.secret).toMatch(/^whsec_[\w+/]{43}=$/)
    expect((await testNotice(made)).status).toBe(202)
    expect(await sendDue()).toBe(1)
    const [notice] = running.receiver.received
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
    const [during, after] = running.receiver.received
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
      address: running.receiver.address,
      kinds: ['catalogue'],
      ...more,
    })
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  it(`is refused beyond ${maxWebhooks}, which stay`, async () => {
    for (let count = 0; count < maxWebhooks; count++) await subscribe()
    const more = { name: 'x', address: running.receiver.address, kinds: ['catalogue'] }
    const { status, body } = await staff('administrator', 'POST', '/webhooks', more)
    expect([status, body]).toEqual([409, { message: expect.stringContaining(`${maxWebhooks}`) }])
    const list = await staff<{ webhooks: [] }>('administrator', 'GET', '/webhooks')
    expect(list.body.webhooks).toHaveLength(maxWebhooks)
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
    expect(running.receiver.received.map(({ body }) => [body.type, body.data['number']])).toEqual([
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
    const [first, second, ...more] = running.receiver.received
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
    const texts = running.receiver.received.map(
      ({ text, headers }) => text + JSON.stringify(headers),
    )
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
    expect(
      running.receiver.received.map(({ body }) => [body.type, body.data['collection']]),
    ).toEqual([['registration-waiting', 'members']])
    expect(running.receiver.received[0]?.text).not.toContain('Ana')
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
    expect(running.receiver.received.map(({ body }) => body.data)).toEqual([
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
    running.receiver.answers = (_, response) => void response.writeHead(500).end()
    await changeCatalogue()
    await age(2)
    await sendDue()
    const latest = await changeCatalogue()
    const waiting = await deliveriesOf(made)
    expect(waiting.map(({ state, attempts }) => [state, attempts])).toEqual([['waiting', 1]])
    running.receiver.answers = (_, response) => void response.writeHead(204).end()
    await age(10)
    await sendDue()
    const [failed, accepted] = running.receiver.received
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
    expect(running.receiver.received.map(({ body }) => body.data['number'])).toEqual([latest])
  })
})
