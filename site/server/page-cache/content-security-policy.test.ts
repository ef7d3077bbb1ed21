import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { scriptMark, sealPage } from './content-security-policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('our inline scripts run, a script that content smuggled in does not', () => {
  const { html, policy } = sealPage(`<script nonce="${scriptMark}">ours()</script><script>theirs()</script><script nonce="guess">theirs2()</script>`, { secure: true })
  expect(policy).toContain(hash('ours()'))
  expect(policy).not.toContain(hash('theirs()'))
  expect(policy).not.toContain(hash('theirs2()'))
  expect(html).not.toContain(scriptMark)
})

test('nothing is allowed by default, and nothing inline by keyword', () => {
  const { policy } = sealPage('', { secure: false })
  expect(policy).toMatch(/^default-src 'none'/)
  expect(policy).not.toMatch(/unsafe-|\*/)
  expect(policy).toContain("frame-ancestors 'none'")
})

test("Google's hosts are named only where its tags could load, and even there nothing inline is", () => {
  expect(sealPage('', { secure: true }).policy).not.toMatch(/google|doubleclick/)
  const { policy } = sealPage('', { secure: true, tracked: true })
  expect(policy).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com/)
  expect(policy).toMatch(/connect-src 'self' [^;]*google-analytics\.com/)
  expect(policy).not.toMatch(/unsafe-|script-src [^;]*\*/)
})
