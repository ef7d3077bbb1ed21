import { expect, it, test } from 'vitest'
import { LogLimiter } from './log-limiter.ts'
import { guardConsole, loggableOptions } from './log-output.ts'
import { loggable, loggableText } from './loggable.ts'

const person = [
  'Ana Sigilosa',
  'ana.sigilosa@exemplo.com.br',
  '12.345.678/0001-95',
  'mensagem secreta',
]

/** Error as thrown by drizzle and pg. */
function failure(): Error {
  const cause = Object.assign(new Error(`duplicate key value: ${person.join()}`), {
    severity: 'ERROR',
    code: '23505',
    detail: `Key (email)=(${person[1]}) already exists.`,
    constraint: 'messages_key_idx',
    table: 'messages',
    where: person.join(),
    hint: person[3],
  })
  return Object.assign(
    new Error(
      `Failed query: insert into messages values ($1)\nparams: ${person.join()}\n    at ${person[0]} (x)`,
      { cause },
    ),
    { query: 'insert', params: person },
  )
}

const holdsNobody = (text: string) => person.forEach((value) => expect(text).not.toContain(value))

it('keeps code, constraint, table and frames of a database error, no values', () => {
  const text = JSON.stringify(loggable(failure()))
  holdsNobody(text)
  for (const word of ['23505', 'messages_key_idx', '"table":"messages"', 'loggable.test.ts'])
    expect(text).toContain(word)
})

it('redacts errors wrapped in errors, objects, lists and aggregates', () => {
  for (const value of [
    new Error('saving failed', { cause: failure() }),
    { err: failure(), more: [failure()] },
    new AggregateError([failure()], 'all failed'),
  ]) {
    const text = JSON.stringify(loggable(value))
    holdsNobody(text)
    expect(text).toContain('23505')
  }
})

it('drops the input from a parser’s message', () => {
  try {
    JSON.parse(`{"name": ${person[0]}`)
  } catch (error) {
    holdsNobody(JSON.stringify(loggable(error)))
  }
  expect.assertions(person.length)
})

test.each([
  ['550 <ana.sigilosa@exemplo.com.br>: no such user', '550 <…@…>: no such user'],
  ['/busca?q=ana.sigilosa%40exemplo.com.br&p=1', '/busca?…'],
  ['/nova-senha?token=abc&x=1', '/nova-senha?…'],
  ['Error: Failed query: select 1\nparams: a,b', 'Error: failed query'],
  ['product-list br {}?search=Ana%20Sigilosa', 'product-list br {}?…'],
  ['token=abc of a mail', 'token=… of a mail'],
  ['a cable of 50 mm²', 'a cable of 50 mm²'],
])('%s is logged as %s', (text, expected) => expect(loggableText(text)).toBe(expected))

it('redacts errors and their messages before pino', () => {
  const lines: unknown[][] = []
  const log = (...given: unknown[]) =>
    loggableOptions.hooks.logMethod.call(
      undefined,
      given,
      (...clean: unknown[]) => void lines.push(clean),
    )
  log(failure())
  log({ err: failure() })
  log({ err: failure(), msg: 'saving failed' })
  log({ err: failure() }, `for ${person[1]}`)
  log(`for ${person[1]}`)
  holdsNobody(JSON.stringify(lines))
  expect(lines[0]?.[1]).toBe('Error')
})

it('redacts errors before the console', () => {
  const lines: unknown[][] = []
  const write = (...given: unknown[]) => void lines.push(given)
  const target = { error: write, warn: write, info: write, log: write, debug: write }
  guardConsole({ limiter: new LogLimiter() }, target)
  target.error('⨯', failure())
  target.error(String(failure().stack))
  expect(lines).toHaveLength(2)
  holdsNobody(JSON.stringify(lines))
})

it('writes the console as lines of JSON: fields, error and text', () => {
  const lines: string[] = []
  const write = (...given: unknown[]) => void lines.push(String(given[0]))
  const target = { error: write, warn: write, info: write, log: write, debug: write }
  guardConsole(
    { json: true, limiter: new LogLimiter(), fields: () => ({ reqId: 'of-the-test' }) },
    target,
  )
  target.error('\u001B[31m⨯\u001B[0m', failure())
  target.info({ route: 'home', to: person[1] }, 'request')
  const [failed, request] = lines.map((line): Record<string, unknown> => JSON.parse(line))
  expect(failed).toMatchObject({
    level: 50,
    reqId: 'of-the-test',
    msg: '⨯',
    err: { type: 'Error' },
  })
  expect(request).toMatchObject({ level: 30, route: 'home', to: '…@…', msg: 'request' })
  holdsNobody(lines.join())
})
