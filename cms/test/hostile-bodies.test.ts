/** @api @calls */
import { describe, expect, it } from 'vitest'
import { calls, internalCalls, internalSecretHeader } from '@vitrine/contract/calls'
import { panelApiBase } from '@vitrine/contract/panel'
import { bodyAddresses } from './support/body-addresses.ts'
import type { Sent } from './support/body-addresses.ts'
import { fetchCms, logIn } from './support/api.ts'

const bytes = 4_000_000

/** Growth of the heap that a body may cause, bytes: a parsed one takes several hundred MB. */
const maxGrowth = 100 * 1024 * 1024

const json = 'application/json'
const deep = Buffer.from('['.repeat(bytes / 2) + ']'.repeat(bytes / 2))
const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'
const form = 'multipart/form-data; boundary=x'

const hostileBodies: Readonly<Record<string, { type: string; body: Buffer<ArrayBuffer> }>> = {
  'deep JSON': { type: json, body: deep },
  'wide JSON': { type: json, body: Buffer.from(`[${'0,'.repeat(bytes / 2)}0]`) },
  'millions of pairs': {
    type: 'application/x-www-form-urlencoded',
    body: Buffer.from('a=1&'.repeat(bytes / 4)),
  },
  'a hundred thousand parts': {
    type: form,
    body: Buffer.from(`${part.repeat(bytes / part.length)}--x--\r\n`),
  },
  'deep JSON in a form': {
    type: form,
    body: Buffer.from(
      `--x\r\ncontent-disposition: form-data; name="_payload"\r\n\r\n${'['.repeat(1_000_000)}\r\n--x--\r\n`,
    ),
  },
  'plain text': { type: 'text/plain', body: Buffer.alloc(bytes, 'x') },
}

/** Announces a body of 4 MB; the status, and whether anything of the body was read. */
async function announce({ method, path, headers = {} }: Sent, type: string) {
  let isRead = false
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        isRead = true
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const { status } = await fetchCms(
    path,
    Object.assign(
      { method, body, headers: { ...headers, 'content-type': type, 'content-length': `${bytes}` } },
      { duplex: 'half' },
    ),
  )
  return { status, isRead }
}

describe('bodies of 4 MB', () => {
  it('are refused at every address without a session, unread', async () => {
    const wrong: string[] = []
    for (const address of bodyAddresses) {
      for (const type of [json, 'image/png']) {
        const { status, isRead } = await announce(address, type)
        if (status < 400 || status >= 500 || isRead)
          wrong.push(`${status} ${address.method} ${address.path} ${type} ${isRead ? 'read' : ''}`)
      }
    }
    expect(bodyAddresses.length).toBeGreaterThan(300)
    expect(wrong).toEqual([])
  })

  it.each(Object.entries(hostileBodies))(
    'end nothing, with or without a session: %s',
    async (_, { type, body }) => {
      const staff = { authorization: `JWT ${await logIn('administrator')}` }
      const site = { [internalSecretHeader]: process.env['FEED_SECRET'] ?? '' }
      const wrong: string[] = []
      for (const { method, path, headers } of [
        { method: 'POST', path: `${panelApiBase}/users/login` },
        { method: 'POST', path: `${panelApiBase}/nothing` },
        { method: 'POST', path: `${panelApiBase}/products`, headers: staff },
        { method: 'POST', path: `${panelApiBase}/media`, headers: staff },
        { method: 'POST', path: `${panelApiBase}/imports`, headers: staff },
        { method: 'POST', path: `/api/v1${calls['contact-send'].path}` },
        { method: 'POST', path: `/api/v1${calls['job-application-send'].path}` },
        { method: 'POST', path: `/api/v1${calls['lines-read'].path}` },
        { method: 'POST', path: `/api/v1${internalCalls.views.path}`, headers: site },
      ] satisfies Sent[]) {
        const before = process.memoryUsage().heapUsed
        const { status } = await fetchCms(path, {
          method,
          body,
          headers: { ...headers, 'content-type': type },
        })
        const growth = process.memoryUsage().heapUsed - before
        if (status < 400 || status >= 500 || growth > maxGrowth)
          wrong.push(`${status} ${path} ${Math.round(growth / 1024 ** 2)} MB`)
      }
      expect(wrong).toEqual([])
    },
  )
})
