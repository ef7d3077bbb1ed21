import type { PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { answerQueryFailure } from './query-failure.ts'

const coded = (code: string, message = 'a failure', cause?: Error) =>
  Object.assign(new Error(message, { cause }), { code })

const statusOf = async (error: Error) =>
  (
    await answerQueryFailure({
      error,
      req: { i18n: { language: 'en' } } as PayloadRequest,
      context: {},
    })
  )?.status

describe('a failure of the database in the panel’s API', () => {
  it.each([
    ['a lost connection', new Error('Connection terminated unexpectedly'), 502],
    ['a full pool', new Error('timeout exceeded when trying to connect'), 502],
    ['a refused connection', coded('ECONNREFUSED'), 502],
    ['a server that shuts down', coded('57P01'), 502],
    ['a server that crashed, wrapped', new Error('Failed query', { cause: coded('57P02') }), 502],
    ['a statement timeout', coded('57014'), 503],
    ['a row that an import has', new Error('Failed query', { cause: coded('55P03') }), 503],
    ['a number out of range', coded('22003'), 400],
    ['an unknown document', new Error('Failed query', { cause: coded('23503') }), 400],
  ])('answers %s', async (_name, error, status) => expect(await statusOf(error)).toBe(status))

  it('leaves other errors to Payload', async () => {
    expect(await statusOf(new Error('another'))).toBeUndefined()
    expect(await statusOf(coded('23505'))).toBeUndefined()
  })
})
