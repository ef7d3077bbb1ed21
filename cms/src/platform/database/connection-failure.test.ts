import { expect, test } from 'vitest'
import { isConnectionFailure } from './connection-failure.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })

test.each([
  ['a killed server', new Error('Failed query', { cause: coded('57P01') })],
  ['a server that is starting', coded('57P03')],
  ['a refused connection', coded('ECONNREFUSED')],
  ['a connection that ended', new Error('Connection terminated unexpectedly')],
  ['a full pool', new Error('timeout exceeded when trying to connect')],
])('is true for %s', (_, error) => expect(isConnectionFailure(error)).toBe(true))

test.each([
  ['a unique key', new Error('Failed query', { cause: coded('23505') })],
  ['a mistake in the code', new TypeError('x is not a function')],
  ['what is no error', 'ECONNREFUSED'],
])('is false for %s', (_, error) => expect(isConnectionFailure(error)).toBe(false))
