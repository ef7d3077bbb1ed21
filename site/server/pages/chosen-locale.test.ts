import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { locales } from '@vitrine/configuration/locales'
import { localeCookie } from '#shared/i18n/locale-cookie.ts'
import { redirectToChosenLocale } from './chosen-locale.ts'

const prepared = new Set<string>()
const isPrepared = (locale: string) => prepared.has(locale)

const server = createServer((request, response) => {
  if (!redirectToChosenLocale(request, response, { secure: true, isPrepared }))
    response.end('the page')
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const ask = (path: string, cookie: string, options: RequestInit = {}) =>
  fetch(origin + path, { redirect: 'manual', ...options, headers: { cookie, ...options.headers } })

test.each(['en', 'es'] as const)(
  'redirects / to the home page of a stored %s, uncacheable',
  async (locale) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask('/', `a=b; ${localeCookie}=${locale}; c=d`, { method })
      expect(answer.status).toBe(302)
      expect(answer.headers.get('location')).toBe(locales[locale].prefix)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(await answer.text()).toBe('')
    }
    expect(
      (await ask('/?utm_source=feira', `${localeCookie}=${locale}`)).headers.get('location'),
    ).toBe(`${locales[locale].prefix}?utm_source=feira`)
  },
)

test('redirects to no language that is not launched', async () => {
  prepared.add('es')
  onTestFinished(() => prepared.clear())
  expect((await ask('/', `${localeCookie}=es`)).status).toBe(200)
  expect((await ask('/', `${localeCookie}=en`)).status).toBe(302)
})

test.each([
  'br',
  'fr',
  '',
  'en%0d%0aset-cookie:x',
  '//evil.example',
  'en,es',
  'EN',
  'enx',
  '__proto__',
])('ignores the cookie value %j', async (value) => {
  const answer = await ask('/', `${localeCookie}=${value}`)
  expect([answer.status, await answer.text()]).toEqual([200, 'the page'])
})

test('ignores similar cookie names, other paths and methods, and own links', async () => {
  expect((await ask('/', `x${localeCookie}=en`)).status).toBe(200)
  expect((await ask('/produtos', `${localeCookie}=en`)).status).toBe(200)
  expect((await ask('//evil.example', `${localeCookie}=en`)).status).toBe(200)
  expect((await ask('/', `${localeCookie}=en`, { method: 'POST' })).status).toBe(200)
  expect(
    (await ask('/', `${localeCookie}=en`, { headers: { 'sec-fetch-site': 'same-origin' } })).status,
  ).toBe(200)
})
