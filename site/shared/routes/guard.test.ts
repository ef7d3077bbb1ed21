import { expect, test } from 'vitest'
import { ApiError, isApiError } from '@vitrine/contract/errors'
import { routePath } from './table.ts'
import { enforceGuard, returnTo, loginRedirect } from './guard.ts'

const url = new URL('https://x.example/en/restricted-area/my-data?sent=x')
const as = (member: { admin: boolean } | ApiError) => ({
  locale: 'en' as const,
  url,
  client: (async () => {
    if (isApiError(member)) throw member
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
] as const)('guard %s redirects as expected', async (guard, member, expected) => {
  expect(await target(enforceGuard(guard, as(member)))).toBe(expected)
})

test('a failed session call blocks member pages with its error and leaves guest pages open', async () => {
  const away = new ApiError('unavailable')
  expect(await target(enforceGuard('member', as(away)))).toBe(away)
  expect(await target(enforceGuard('guest', as(away)))).toBeUndefined()
})

test('returns to the requested page after the log-in', () => {
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
])('does not return to %j after the log-in', (requested) =>
  expect(returnTo(requested, 'en')).toBe(sections),
)
