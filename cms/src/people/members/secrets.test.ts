import { scryptSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { deviceOf } from '#src/platform/http/device.ts'
import { hashPassword, isPassword, maxHashes } from './password-hash.ts'
import { mayBecome } from './states.ts'
import { visitorOf } from '#src/platform/http/visitor.ts'

describe('passwords', () => {
  it('verifies a password in any Unicode form, and no other password', async () => {
    const hash = await hashPassword('ação e reação')
    expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
    expect([
      await isPassword('ação e reação'.normalize('NFD'), hash),
      await isPassword('acao e reacao', hash),
      await isPassword('x', undefined),
    ]).toEqual([true, false, false])
    expect(await hashPassword('ação e reação')).not.toBe(hash)
  }, 60_000)

  it('rejects hashes beyond its queue with 429 and serves those in it', async () => {
    const key = scryptSync('right', 'salt', 32, { N: 2, r: 1, p: 1 })
    const hash = `scrypt$2$1$1$${Buffer.from('salt').toString('base64url')}$${key.toString('base64url')}`
    const all = await Promise.allSettled(
      Array.from({ length: maxHashes + 2 }, () => isPassword('right', hash)),
    )
    const served = all.slice(0, maxHashes).map((one) => Reflect.get(one, 'value'))
    expect(served.filter((value) => value === true)).toHaveLength(maxHashes)
    expect(all.slice(maxHashes).map((one) => Reflect.get(one, 'reason'))).toMatchObject([
      { code: 'too-many-requests' },
      { code: 'too-many-requests' },
    ])
    expect(await isPassword('wrong', hash)).toBe(false)
  })
})

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge · Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36', 'Chrome · Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox · Linux'],
  ['curl/8', ''],
  ['<script>', ''],
])('reads %s as %s', (agent, device) => expect(deviceOf(agent)).toBe(device))

it('takes the address from the gateway, and a token only in the session format', () => {
  const visit = (headers: Record<string, string>) => visitorOf(new Headers(headers))
  expect(visit({ 'x-forwarded-for': '6.6.6.6, 10.0.0.1' }).address).toBe('10.0.0.1')
  expect(visit({ 'x-forwarded-for': "'; drop table" }).address).toBe('unknown')
  expect(visit({ authorization: `Bearer ${'a'.repeat(43)}` }).token).toBe('a'.repeat(43))
  for (const authorization of ['Bearer x', `Basic ${'a'.repeat(43)}`, `Bearer ${'a'.repeat(43)} x`])
    expect(visit({ authorization }).token).toBeUndefined()
})

it('allows the staff the defined transitions, without the confirmation of an address', () => {
  expect([
    mayBecome('pending-approval', 'approved'),
    mayBecome('approved', 'blocked'),
    mayBecome('blocked', 'approved'),
  ]).toEqual([true, true, true])
  expect([
    mayBecome('pending-email', 'approved'),
    mayBecome('approved', 'pending-approval'),
    mayBecome('approved', 'refused'),
  ]).toEqual([false, false, false])
})
