import { expect, test } from 'vitest'
import { ApiError } from '@vitrine/contract/errors'
import { routePath } from './table.ts'
import { admit, returnTo, loginRedirect } from './guard.ts'

const url = new URL('https://x.example/en/restricted-area/my-data?sent=x')
const as = (member: { admin: boolean } | ApiError) => ({
  locale: 'en' as const,
  url,
  client: (async () => {
    if (member instanceof ApiError) throw member
    return member
  }) as never,
})
const target = (outcome: Promise<unknown>) =>
  outcome.then(
    () => undefined,
    (thrown: unknown) => (thrown instanceof Response ? thrown.headers.get('location') : thrown),
  )
const nobody = new ApiError('session-required')
const sections = routePath('restricted-sections', 'en')

test.each([
  ['guest', nobody, undefined],
  ['guest', { admin: false }, sections],
  ['guest', { admin: true }, sections],
  ['member', nobody, loginRedirect('en', url)],
  ['member', { admin: false }, undefined],
  ['member', { admin: true }, undefined],
  ['not-admin', nobody, loginRedirect('en', url)],
  ['not-admin', { admin: false }, undefined],
  ['not-admin', { admin: true }, sections],
  ['open', nobody, undefined],
] as const)('guard %s', async (guard, member, expected) => {
  expect(await target(admit(guard, as(member)))).toBe(expected)
})

test('when the API cannot say who it is, the inside stays shut and says so; the door can still be seen', async () => {
  const away = new ApiError('unavailable')
  expect(await target(admit('member', as(away)))).toBe(away)
  expect(await target(admit('guest', as(away)))).toBeUndefined()
})

test('the log-in leads back where the visitor was going', () => {
  const back = new URL(loginRedirect('en', url), url).searchParams.get('back') ?? ''
  expect(returnTo(back, 'en')).toBe('/en/restricted-area/my-data?sent=x')
})

test.each([
  undefined,
  '',
  'https://evil.example',
  '//evil.example/en/restricted-area/sections',
  '/\\evil.example',
  '/\t/evil.example',
  '/%2f%2fevil.example',
  'javascript:alert(1)',
  '/en/restricted-area/logout',
  '/en/products',
  '/area-restrita/secoes',
  '/en/restricted-area/sections/../../../admin',
])('the log-in never leads to %j', (asked) => expect(returnTo(asked, 'en')).toBe(sections))
