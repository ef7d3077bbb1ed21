/** @mail */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'
import { Client } from 'pg'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as Transactions from '#src/platform/database/transaction.ts'
import type * as Outbox from '#src/mail/outbox.ts'
import type * as Send from '#src/mail/send.ts'
import type * as Transports from '#src/mail/transport.ts'
import { ownDatabase } from '../support/own-database.ts'
import { MailServer } from '../support/smtp.ts'

let payload: Payload
let modules: typeof Outbox & typeof Send & typeof Transports & typeof Transactions
let env: NodeJS.ProcessEnv
const database = () => new Client({ connectionString: env['DATABASE_URL'] ?? '' })
let look: Client
const server = new MailServer()
const sender = 'site@vitrine.example'
const from = `Aterra <${sender}>`

beforeAll(async () => {
  env = await ownDatabase('outbox_test')
  for (const name of [
    'DATABASE_URL',
    'VITRINE_DATA',
    'PAYLOAD_SECRET',
    'FEED_SECRET',
    'PUBLIC_ORIGIN',
  ] as const)
    vi.stubEnv(name, env[name] ?? '')
  const { getPayload } = await import('payload')
  const { default: config } = await import('#src/payload.config.ts')
  payload = await getPayload({ config, disableOnInit: true })
  modules = {
    ...(await import('#src/mail/outbox.ts')),
    ...(await import('#src/mail/send.ts')),
    ...(await import('#src/mail/transport.ts')),
    ...(await import('#src/platform/database/transaction.ts')),
  }
  look = database()
  await look.connect()
  await server.up()
})

afterAll(async () => {
  await server.down()
  await look.end()
  await payload.destroy()
  vi.unstubAllEnvs()
})

beforeEach(async () => {
  await look.query('delete from mails')
  server.received.length = 0
  server.refused.clear()
  server.refusedSenders.clear()
  server.manner = (_, accept) => accept()
})

const queue = (to: string) =>
  modules.queueMail(
    { payload },
    {
      template: 'member-approved',
      to,
      locale: 'br',
      data: { name: 'Zé', login: 'https://vitrine.example/area-restrita' },
    },
  )
const state = async () =>
  (
    await look.query<{
      to: string
      state: string
      attempts: number
      error: string | null
      message_id: string
      bodies: number
    }>(`
  select "to", state, attempts::int as attempts, error, message_id, (select count(*)::int from mail_bodies where mail_id = mails.id) as bodies from mails order by id`)
  ).rows
// due one second ago: the clock of a virtual machine may be set back by some ms
const due = () =>
  look.query("update mails set next_at = now() - interval '1 second' where state = 'waiting'")
const until = async (holds: () => boolean | Promise<boolean>) => {
  for (const end = Date.now() + 120_000; Date.now() < end;) {
    if (await holds()) return
    await new Promise((wait) => setTimeout(wait, 25))
  }
  throw new Error('it never came to that')
}

describe('the outbox', () => {
  it('sends mails of committed transactions only', async () => {
    const { send, close } = modules.openTransport(server.url, '')
    await modules.inTransaction(payload, (transaction) =>
      modules.queueMail(
        { payload, ...transaction },
        { template: 'member-blocked', to: 'kept@a.example', locale: 'es', data: { name: 'Zé' } },
      ),
    )
    await expect(
      modules.inTransaction(payload, async (transaction) => {
        await modules.queueMail(
          { payload, ...transaction },
          {
            template: 'member-blocked',
            to: 'undone@a.example',
            locale: 'es',
            data: { name: 'Zé' },
          },
        )
        throw new Error('the cause failed')
      }),
    ).rejects.toThrow('the cause failed')
    expect([
      await modules.sendNext(payload, send, from),
      await modules.sendNext(payload, send, from),
    ]).toEqual([true, false])
    close()
    expect(server.received.map(({ to }) => to)).toEqual([['kept@a.example']])
    const [raw = ''] = server.received.map(({ raw }) => raw)
    for (const part of [
      'From: Aterra <site@vitrine.example>',
      'Auto-Submitted: auto-generated',
      'multipart/alternative',
      'text/plain',
      'text/html',
    ])
      expect(raw).toContain(part)
    const [mail] = await state()
    // the content of a sent e-mail is deleted
    expect(mail).toMatchObject({ state: 'sent', attempts: 1, bodies: 0 })
    expect(server.received[0]?.messageId).toBe(mail?.message_id)
    expect(mail?.message_id).toMatch(/^<[0-9a-f-]{36}@vitrine\.example>$/)
  })

  it('marks a rejected address as failed with the reason, and sends it again on request of the staff', async () => {
    const { send, close } = modules.openTransport(server.url, '')
    server.refused.add('gone@a.example')
    await queue('gone@a.example')
    await modules.sendNext(payload, send, from)
    expect(await state()).toMatchObject([
      { state: 'failed', error: expect.stringContaining('no such mailbox'), bodies: 1 },
    ])
    expect(await modules.sendNext(payload, send, from)).toBe(false)
    server.refused.clear()
    expect(await modules.queueFailed(payload)).toBe(1)
    await modules.sendNext(payload, send, from)
    close()
    expect(await state()).toMatchObject([{ state: 'sent' }])
  })

  it('sends again after the server rejected the sender, a fault of the settings', async () => {
    const { send, close } = modules.openTransport(server.url, '')
    await queue('a@a.example')
    server.refusedSenders.add(sender)
    await modules.sendNext(payload, send, from)
    expect(await state()).toMatchObject([
      { state: 'waiting', attempts: 1, error: expect.stringContaining('not authorized') },
    ])
    server.refusedSenders.clear()
    await due()
    await modules.sendNext(payload, send, from)
    close()
    expect(await state()).toMatchObject([{ state: 'sent' }])
  })

  it('retries with growing delays while the server is down or answers 4yz, then marks the mail as failed', async () => {
    await queue('a@a.example')
    await server.down()
    const { send, close } = modules.openTransport(server.url, '')
    await modules.sendNext(payload, send, from)
    expect(await state()).toMatchObject([{ state: 'waiting', attempts: 1 }])
    expect(await modules.sendNext(payload, send, from)).toBe(false)
    await server.up()
    server.manner = (_, accept) =>
      accept(Object.assign(new Error('come back later'), { responseCode: 451 }))
    const waits: number[] = []
    for (let n = 1; n < modules.retryDelaysSeconds.length; n += 1) {
      await due()
      await modules.sendNext(payload, send, from)
      const {
        rows: [row],
      } = await look.query<{ wait: number }>(
        'select extract(epoch from next_at - now())::int as wait from mails',
      )
      waits.push(row?.wait ?? 0)
    }
    expect(waits).toEqual(waits.toSorted((a, b) => a - b))
    expect(waits.at(-1)).toBeGreaterThan(12 * 3600 - 60)
    await due()
    await modules.sendNext(payload, send, from)
    expect(await state()).toMatchObject([
      {
        state: 'failed',
        attempts: modules.retryDelaysSeconds.length + 1,
        error: expect.stringContaining('come back later'),
      },
    ])
    server.manner = (_, accept) => accept()
    await modules.queueFailed(payload)
    await modules.sendNext(payload, send, from)
    close()
    expect(await state()).toMatchObject([{ state: 'sent' }])
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(1)
  })

  it('sends each mail once with several workers, without waiting for a slow one', async () => {
    const { send, close } = modules.openTransport(server.url, '')
    for (const name of ['slow', 'b', 'c', 'd', 'e']) await queue(`${name}@a.example`)
    let release: (() => void) | undefined
    server.manner = ({ to }, accept) => {
      if (to[0] !== 'slow@a.example') return accept()
      release = () => accept()
    }
    const slow = modules.sendNext(payload, send, from)
    await until(() => release !== undefined)
    const work = async () => {
      while (await modules.sendNext(payload, send, from)) {
        /* until no e-mail is due */
      }
    }
    await Promise.all([work(), work(), work()])
    expect((await state()).map(({ state }) => state)).toEqual([
      'waiting',
      'sent',
      'sent',
      'sent',
      'sent',
    ])
    release?.()
    await slow
    close()
    expect(server.received.map(({ to }) => to[0]).toSorted()).toEqual([
      'b@a.example',
      'c@a.example',
      'd@a.example',
      'e@a.example',
      'slow@a.example',
    ])
  })

  it('sends a mail again with the same Message-ID when killed between acceptance and commit', async () => {
    const employ = (): ChildProcess =>
      spawn(process.execPath, ['test/support/mail-worker.ts'], {
        cwd: resolve(import.meta.dirname, '../..'),
        env: { ...env, SMTP_URL: server.url },
        stdio: 'ignore',
      })
    let victim: ChildProcess | undefined = employ()
    server.manner = (_, accept) => {
      victim?.kill('SIGKILL')
      victim = undefined
      accept()
    }
    await queue('killed@a.example')
    await until(() => server.received.length === 1)
    await until(
      async () =>
        (
          await look.query(
            "select 1 from pg_stat_activity where state = 'idle in transaction' and datname = 'outbox_test'",
          )
        ).rows.length === 0,
    )
    expect(await state()).toMatchObject([{ state: 'waiting', bodies: 1 }])
    const next = employ()
    await until(async () => (await state())[0]?.state === 'sent')
    next.kill('SIGKILL')
    expect(server.received).toHaveLength(2)
    expect(server.received[0]?.messageId).toBe(server.received[1]?.messageId)
  })

  it('does not allow header injection by addresses and names', async () => {
    const { send, close } = modules.openTransport(server.url, '')
    await modules.store(
      { payload },
      {
        to: 'x@a.example',
        subject: 'Hello\r\nBcc: spy@evil.example',
        template: 'staff-recovery',
        locale: 'br',
        html: '',
        text: 'x',
        headers: {},
      },
    )
    await modules.sendNext(payload, send, from)
    close()
    expect(server.received[0]?.to).toEqual(['x@a.example'])
    expect(server.received[0]?.raw).not.toMatch(/^Bcc:/m)
  })
})
