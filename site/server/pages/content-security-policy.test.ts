import { expect, test } from 'vitest'
import { pagePolicy } from './content-security-policy.ts'

test('allows nothing by default and no inline script', () => {
  const policy = pagePolicy({ secure: false })
  expect(policy).toMatch(/^default-src 'none'/)
  expect(policy).toMatch(/script-src 'self';/)
  expect(policy).not.toMatch(/unsafe-|\*|sha256|nonce/)
  expect(policy).toContain("frame-ancestors 'none'")
})

test('allows Google’s hosts only on tracked pages, and nothing inline', () => {
  expect(pagePolicy({ secure: true })).not.toMatch(/google|doubleclick/)
  const policy = pagePolicy({ secure: true, tracked: true })
  expect(policy).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com/)
  expect(policy).toMatch(/connect-src 'self' [^;]*google-analytics\.com/)
  expect(policy).not.toMatch(/unsafe-|script-src [^;]*\*/)
})
