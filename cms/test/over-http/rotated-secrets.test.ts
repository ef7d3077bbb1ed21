/** @staff */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { calls, internalCalls, internalSecretHeader } from '@vitrine/contract/calls'
import { panelApiBase } from '@vitrine/contract/panel'
import { logIn } from '../support/api.ts'
import { post, uniqueAddress, uniqueEmail } from '../support/lead.ts'
import { mailTo } from '../support/members.ts'
import { freePort, untilReady } from '../support/start.ts'

const secrets = {
  PAYLOAD_SECRET: 'the next secret of the panel',
  FEED_SECRET: 'the next secret of the sites',
}
let rotated = ''
let cms: ChildProcess

/** Starts another cms on the same database, whose secrets have just been changed. */
beforeAll(async () => {
  const port = await freePort()
  rotated = `http://127.0.0.1:${port}`
  cms = spawn(process.execPath, ['src/main.ts'], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      ...secrets,
      PAYLOAD_SECRET_BEFORE: process.env['PAYLOAD_SECRET'],
      FEED_SECRET_BEFORE: process.env['FEED_SECRET'],
      NODE_ENV: 'production',
      CMS_PORT: String(port),
      PUBLIC_ORIGIN: process.env['CMS_TEST_URL'],
    },
    stdio: 'ignore',
  })
  await untilReady(rotated, cms)
})
afterAll(
  () =>
    new Promise((done) => {
      cms.once('exit', done)
      cms.kill('SIGTERM')
    }),
)

const asStaff = async (origin: string, path: string, token: string, method = 'GET') => {
  const answer = await fetch(`${origin}${panelApiBase}/users${path}`, {
    method,
    headers: { authorization: `JWT ${token}`, origin: process.env['CMS_TEST_URL'] ?? '' },
  })
  const body: { user?: { email?: string } | null; refreshedToken?: string } = await answer.json()
  return { status: answer.status, email: body.user?.email, token: body.refreshedToken }
}

test('keeps sessions of the former secret, and signs with the new one', async () => {
  const before = await logIn('editor')
  expect(await asStaff(rotated, '/me', before)).toMatchObject({ email: 'editor@example.com' })
  const { token = '' } = await asStaff(rotated, '/refresh-token', before, 'POST')
  expect(await asStaff(rotated, '/me', token)).toMatchObject({ email: 'editor@example.com' })
  // a cms without the new secret rejects its tokens
  expect((await asStaff(process.env['CMS_TEST_URL'] ?? '', '/me', token)).email).toBeUndefined()
})

test('keeps no session of a third secret', async () => {
  const [head, body] = (await logIn('editor')).split('.')
  expect((await asStaff(rotated, '/me', `${head}.${body}.c2lnbmVkIGJ5IG5vYm9keQ`)).email).toBe(
    undefined,
  )
})

test('answers sites with the new and with the former secret, and no other', async () => {
  const status = async (secret: string) =>
    (
      await fetch(`${rotated}${apiBase}${apiVersion}${internalCalls.launch.path}`, {
        headers: { [internalSecretHeader]: secret },
      })
    ).status
  expect(await status(secrets.FEED_SECRET)).toBe(200)
  expect(await status(process.env['FEED_SECRET'] ?? '')).toBe(200)
  expect(await status('a secret of nobody at all')).toBe(404)
})

test('opens links of mails that the former secret signed', async () => {
  const email = uniqueEmail()
  await post(
    calls['newsletter-subscribe'].path,
    { email, consent: true, interests: ['terminais'], page: '/' },
    { from: uniqueAddress() },
  )
  const { text } = await mailTo(email)
  const token = /[?&]token=([\w.-]+)/.exec(text.slice(text.indexOf('\r\n\r\n')))?.[1] ?? ''
  const confirm = (sent: string) =>
    fetch(`${rotated}${apiBase}${apiVersion}${calls['newsletter-confirm'].path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-language': 'pt-BR' },
      body: JSON.stringify({ token: sent }),
    })
  expect((await confirm(`${token.slice(0, -2)}AA`)).status).toBe(410)
  expect((await confirm(token)).status).toBe(200)
})
