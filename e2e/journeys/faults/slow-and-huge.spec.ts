/** @faults */
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { expect, test } from '@playwright/test'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { calls } from '@vitrine/contract/calls'
import { defaultLocale } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import { routePath } from '../../../site/shared/routes/table.ts'
import { pathOf, screens } from '../../addresses.ts'
import { figure } from '../../figures.ts'
import { Load, visit } from '../../load.ts'
import { openSocket } from '../../raw-request.ts'
import { origin } from '../../system-under-test.ts'
import { nightly } from '../../nightly.ts'

/** Maximum time until a slow client is aborted, including the interval of the checks, ms. */
const abortMs = 18_000
const gigabyte = 1024 ** 3
const megabyte = 1024 ** 2
const contact = apiBase + apiVersion + calls['contact-send'].path
const products = routePath('products', defaultLocale)
const { host } = new URL(origin)

/**
 * Resolves when the server has closed the connection, with the time until then, ms, and the data
 * received.
 */
async function endOf(socket: Socket): Promise<{ after: number; response: string }> {
  const began = performance.now()
  let response = ''
  socket.on('data', (chunk) => {
    response += chunk.toString('latin1')
  })
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.once('close', resolve))
  return { after: performance.now() - began, response }
}

test(
  'aborts 1,000 clients that never finish their request without affecting others',
  { tag: nightly },
  async () => {
    const paths = await Promise.all(screens.map(({ name, locale }) => pathOf(name, locale)))
    for (const path of paths) await visit(path)
    const halves = [
      `GET ${paths[0]} HTTP/1.1\r\nhost: ${host}\r\nx-slow: `,
      `GET /`,
      `POST ${contact} HTTP/1.1\r\nhost: ${host}\r\norigin: ${origin}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"name":`,
      `POST ${paths[0]} HTTP/1.1\r\nhost: ${host}\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhel`,
    ]
    const slow: Promise<{ after: number; response: string }>[] = []
    for (let client = 0; client < 1000; client += 1) {
      const socket = openSocket()
      socket.write(halves[client % halves.length] ?? '')
      slow.push(endOf(socket))
    }
    const load = new Load({ paths, visitors: 20 })
    const ends = await Promise.all(slow)
    const visits = await load.stop()

    expect(Math.max(...ends.map((end) => end.after))).toBeLessThan(abortMs)
    expect(
      ends
        .filter((end) => end.response.startsWith('HTTP/1.1 5'))
        .map((end) => end.response.slice(0, 40)),
    ).toEqual([])
    expect(visits.length).toBeGreaterThan(100)
    expect(visits.filter((seen) => seen.status !== 200)).toEqual([])
    // the connections of aborted uploads to the cms are free again
    for (const path of [`${panelBase}/login`, `${apiBase}${apiVersion}/web/nothing`])
      expect([200, 404], path).toContain((await visit(path)).status)
    const times = visits.map((seen) => seen.ms).sort((a, b) => a - b)
    expect(times[Math.floor(times.length * 0.99)], 'p99 of everybody else, ms').toBeLessThan(1000)
  },
)

/**
 * Sends an endless chunked body until the server closes; returns the bytes sent and the response.
 */
async function sendEndless(
  head: string,
  limitBytes: number,
): Promise<{ sent: number; response: string; after: number }> {
  const socket = openSocket()
  const ended = endOf(socket)
  socket.write(
    `${head}host: ${host}\r\norigin: ${origin}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`,
  )
  const piece = Buffer.concat([
    Buffer.from('100000\r\n'),
    Buffer.alloc(megabyte, 'x'),
    Buffer.from('\r\n'),
  ])
  let sent = 0
  while (!socket.destroyed && sent < limitBytes) {
    sent += megabyte
    if (!socket.write(piece))
      await Promise.race([once(socket, 'drain').catch(() => undefined), ended])
  }
  socket.destroy()
  return { sent, ...(await ended) }
}

for (const [what, first] of [
  ['a call of the API', `POST ${contact}`],
  ['a page', `POST ${products}`],
] as const) {
  test(`rejects a body of 2 GB sent to ${what} before buffering it`, async () => {
    const before = await figure('process_resident_memory_bytes')
    const load = new Load({ paths: [await pathOf('home')], visitors: 5 })
    const { sent, response, after } = await sendEndless(`${first} HTTP/1.1\r\n`, 2 * gigabyte)
    const visits = await load.stop()
    expect(response.slice(0, 12), `aborted after ${sent / megabyte} MB and ${after} ms`).toMatch(
      /^(HTTP\/1\.1 4\d\d)?$/,
    )
    expect(sent, 'bytes that it took').toBeLessThan(gigabyte / 2)
    expect(after).toBeLessThan(abortMs)
    expect(
      (await figure('process_resident_memory_bytes')) - before,
      'bytes of memory',
    ).toBeLessThan(200 * megabyte)
    expect(visits.filter((seen) => seen.status !== 200)).toEqual([])
  })
}

for (const [what, first] of [
  ['a page', `GET ${products}`],
  ['a call of the API', `GET ${apiBase}${apiVersion}${calls['layout-read'].path}`],
] as const) {
  test(`does not buffer a huge body on a GET of ${what}`, async () => {
    const before = await figure('process_resident_memory_bytes')
    const load = new Load({ paths: [await pathOf('home')], visitors: 5 })
    const { response, after } = await sendEndless(`${first} HTTP/1.1\r\n`, gigabyte / 2)
    const visits = await load.stop()
    expect(response.slice(0, 12)).toMatch(/^(HTTP\/1\.1 (4\d\d|200))?$/)
    expect(after).toBeLessThan(abortMs)
    expect(
      (await figure('process_resident_memory_bytes')) - before,
      'bytes of memory',
    ).toBeLessThan(200 * megabyte)
    expect(visits.filter((seen) => seen.status !== 200)).toEqual([])
  })
}
