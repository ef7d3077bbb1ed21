import { afterEach, describe, expect, it, vi } from 'vitest'
import { send } from './send.ts'

const answered = (answer: Response) =>
  send('/webhooks', { method: 'GET', language: 'de', fetch: () => Promise.resolve(answer) })

const refused = (status: number, body: object) => answered(Response.json(body, { status }))

describe('a refusal', () => {
  it('has the sentence of the server, also where the server is busy', async () => {
    const message = 'Der Server ist ausgelastet.'
    expect(await refused(503, { message })).toMatchObject({ problem: 'failed', message })
  })

  it('has a sentence for each field', async () => {
    const errors = { address: 'Die Adresse fehlt.' }
    expect(await refused(400, { message: 'Prüfen Sie die Felder.', errors })).toMatchObject({
      message: 'Prüfen Sie die Felder.',
      errors,
    })
  })

  it('of Payload has the sentences of its fields', async () => {
    const errors = [{ message: 'Invalid', data: { errors: [{ message: 'Feld fehlt.' }] } }]
    const { message, errors: fields } = await refused(400, { errors })
    expect([message, fields]).toEqual(['Feld fehlt.', undefined])
  })

  it('of the login guard has no sentence: its words are not in the language of the panel', async () => {
    const body = { code: 'origin', errors: [{ message: 'Refused.' }] }
    const { message, refused: fields } = await refused(403, body)
    expect([message, fields]).toEqual([undefined, body])
  })

  it.each([
    [401, 'denied'],
    [403, 'denied'],
    [404, 'absent'],
    [409, 'failed'],
  ])('with status %i is "%s"', async (status, problem) => {
    expect(await refused(status, {})).toMatchObject({ status, problem })
  })

  it('that is no JSON is a failure without a sentence', async () => {
    const { problem, message } = await answered(new Response('<html>', { status: 502 }))
    expect([problem, message]).toEqual(['failed', undefined])
  })
})

describe('an answer', () => {
  it('that does not arrive, or breaks off, is a failure', async () => {
    const lost = { method: 'GET', language: 'de', fetch: () => Promise.reject(new TypeError()) }
    expect(await send('/webhooks', lost)).toEqual({ problem: 'failed' })
    expect(await answered(new Response('{"webhooks": ['))).toEqual({ problem: 'failed' })
  })
})

describe('a call without a turn', () => {
  afterEach(() => vi.useRealTimers())

  const busy = (retryAfter: string) =>
    Response.json(
      { code: 'busy', message: 'Ihre anderen Abfragen laufen noch.' },
      { status: 503, headers: { 'retry-after': retryAfter } },
    )
  const sendTo = (fetch: typeof globalThis.fetch, signal?: AbortSignal) =>
    send('/imports', { method: 'POST', language: 'de', body: { a: 1 }, fetch, signal })

  it('is sent again after the time that the server names', async () => {
    vi.useFakeTimers()
    const fetch = vi
      .fn<typeof globalThis.fetch>()
      .mockResolvedValueOnce(busy('5'))
      .mockResolvedValueOnce(busy('5'))
      .mockResolvedValueOnce(Response.json({ rows: 2 }))
    const answered = sendTo(fetch)
    await vi.advanceTimersByTimeAsync(9999)
    expect(fetch).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(await answered).toEqual({ data: { rows: 2 } })
    const [[, first] = [], , [, last] = []] = fetch.mock.calls
    expect(last).toEqual(first)
  })

  it('fails with the sentence of the server after a minute, at once if the time is longer', async () => {
    vi.useFakeTimers()
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(busy('5')))
    const answered = sendTo(fetch)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await answered).toMatchObject({
      status: 503,
      message: 'Ihre anderen Abfragen laufen noch.',
    })
    expect(fetch).toHaveBeenCalledTimes(13)
    expect(await sendTo(() => Promise.resolve(busy('600')))).toMatchObject({ status: 503 })
  })

  it('is not sent again once its page is left', async () => {
    vi.useFakeTimers()
    const page = new AbortController()
    const fetch = vi.fn<typeof globalThis.fetch>((_path, request) =>
      request?.signal?.aborted ? Promise.reject(new DOMException('')) : Promise.resolve(busy('5')),
    )
    const answered = sendTo(fetch, page.signal)
    await vi.advanceTimersByTimeAsync(1000)
    page.abort()
    await vi.advanceTimersByTimeAsync(4000)
    expect(await answered).toEqual({ problem: 'failed' })
  })
})
