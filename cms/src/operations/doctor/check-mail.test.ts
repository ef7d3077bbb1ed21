import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkMail } from './check-mail.ts'

const sent: string[] = []
const server = new SMTPServer({
  authOptional: false,
  allowInsecureAuth: true,
  hideSTARTTLS: true,
  onAuth: ({ username, password }, _session, answer) =>
    password === 'right'
      ? answer(null, { user: username })
      : answer(new Error(`no such user: ${username}`)),
  onData: (_stream, _session, answer) => {
    sent.push('mail')
    answer()
  },
})
let port = 0
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => new Promise<void>((done) => server.close(done)))

test('accepts a server after the log-in, and sends nothing', async () => {
  expect(await checkMail(`smtp://user:right@127.0.0.1:${port}`, true)).toMatchObject([
    { state: 'ok' },
  ])
  expect(sent).toEqual([])
})

test('refuses a wrong password, without repeating user or password', async () => {
  const [finding] = await checkMail(`smtp://ana:wrong@127.0.0.1:${port}`, true)
  expect(finding).toMatchObject({ state: 'fault', remedy: expect.stringMatching(/password/) })
  expect(JSON.stringify(finding)).not.toMatch(/ana|"wrong/)
})

test('tells a server that nobody reaches from one that is not set', async () => {
  expect(await checkMail('smtp://127.0.0.1:1', true)).toMatchObject([
    { state: 'fault', remedy: expect.stringMatching(/host and port/) },
  ])
  expect(await checkMail(undefined, true)).toMatchObject([{ state: 'warning' }])
  expect(await checkMail(undefined, false)).toMatchObject([{ state: 'ok' }])
})
