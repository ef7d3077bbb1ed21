import { describe, expect, it } from 'vitest'
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
