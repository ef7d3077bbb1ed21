import { expect, test } from 'vitest'
import { beginSession, endSession, sessionCookie, sessionTokenOf } from './cookie.ts'

const token = 'a-token_of-the-test-123'

test.each([
  ['alone', `${sessionCookie}=${token}`, token],
  ['between others', `x=1; ${sessionCookie}=${token}; y=2`, token],
  ['without blanks', `x=1;${sessionCookie}=${token};y`, token],
  ['behind one of another form', `${sessionCookie}=x; ${sessionCookie}=${token}`, token],
  ['first of two', `${sessionCookie}=${token}; ${sessionCookie}=${token}2`, token],
  ['under a longer name', `x${sessionCookie}=${token}`, undefined],
  ['inside another value', `x=${sessionCookie}=${token}`, undefined],
  ['with a character no token has', `${sessionCookie}=${token}%0D%0A`, undefined],
  ['too short', `${sessionCookie}=short`, undefined],
  ['too long', `${sessionCookie}=${'x'.repeat(201)}`, undefined],
  ['empty', `${sessionCookie}=`, undefined],
  ['in another case', `${sessionCookie.toUpperCase()}=${token}`, undefined],
  ['no cookie', undefined, undefined],
])('reads a token %s', (_, cookie, expected) =>
  expect(sessionTokenOf(cookie === undefined ? {} : { cookie })).toBe(expected),
)

test('writes an HttpOnly cookie that is Secure on https', () => {
  expect(beginSession(token, false)).toBe(
    `${sessionCookie}=${token}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
  )
  expect(endSession(true)).toBe(
    `${sessionCookie}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`,
  )
})

test('encodes line breaks in a token, so that no header line is added', () => {
  const line = beginSession('x\r\nset-cookie: y=1; Domain=evil.example', false)
  expect(line).not.toMatch(/[\r\n]/)
  expect(line.split('; ')).toHaveLength(5)
})
