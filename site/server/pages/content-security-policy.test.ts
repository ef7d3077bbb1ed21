import { expect, test } from 'vitest'
import { pagePolicy } from './content-security-policy.ts'

test('nothing is allowed by default, and no script that stands in the page itself', () => {
  const policy = pagePolicy({ secure: false })
  expect(policy).toMatch(/^default-src 'none'/)
  expect(policy).toMatch(/script-src 'self';/)
  expect(policy).not.toMatch(/unsafe-|\*|sha256|nonce/)
  expect(policy).toContain("frame-ancestors 'none'")
})

test("Google's hosts are named only where its tags could load, and even there nothing inline is", () => {
  expect(pagePolicy({ secure: true })).not.toMatch(/google|doubleclick/)
  const policy = pagePolicy({ secure: true, tracked: true })
  expect(policy).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com/)
  expect(policy).toMatch(/connect-src 'self' [^;]*google-analytics\.com/)
  expect(policy).not.toMatch(/unsafe-|script-src [^;]*\*/)
})
