/** @legal */
import { calls } from '@vitrine/contract/calls'
import { describe, expect, it } from 'vitest'
import { call, staff } from './support/api.ts'

interface Proof {
  key: string
  locale: string
  version: string
  accepted: boolean
  preferences: unknown
  createdAt: string
}

const path = calls['consent-record'].path
const choice = () => ({
  id: crypto.randomUUID(),
  version: '2026-11',
  accepted: false,
  preferences: [{ slug: 'google-analytics', activated: true }],
})
const send = (body: unknown, locale = 'br') =>
  call(path, {
    method: 'POST',
    locale,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const proofsOf = async (id: string) =>
  (await staff<{ docs: Proof[] }>('administrator', 'GET', `/consents?where[key][equals]=${id}`))
    .body.docs

describe('the proof of consent', () => {
  it('stores choice, text, locale and time; a retry creates no second proof', async () => {
    const body = choice()
    const answers = await Promise.all([send(body, 'es'), send(body, 'es'), send(body, 'es')])
    expect(answers.map(({ status, body: { id } }) => [status, id])).toEqual(
      answers.map(() => [200, body.id]),
    )
    const proofs = await proofsOf(body.id)
    expect(proofs).toHaveLength(1)
    expect(proofs[0]).toMatchObject({
      key: body.id,
      locale: 'es',
      version: body.version,
      accepted: false,
      preferences: body.preferences,
    })
    expect(Math.abs(Date.now() - Date.parse(proofs[0]?.createdAt ?? ''))).toBeLessThan(60_000)
  })

  it('stores no identity', async () => {
    const body = choice()
    await send(body)
    expect(JSON.stringify(await proofsOf(body.id))).not.toMatch(/127\.0\.0\.1|::1|agent|node/i)
  })

  it('rejects unknown fields', async () => {
    for (const wrong of [
      { ...choice(), email: 'a@b.example' },
      { ...choice(), id: '1' },
      {
        ...choice(),
        preferences: Array.from({ length: 51 }, () => ({ slug: 'a', activated: true })),
      },
    ])
      expect((await send(wrong)).status).toBe(422)
    expect(
      (
        await call(path, {
          method: 'POST',
          headers: { 'content-type': 'text/plain' },
          body: JSON.stringify(choice()),
        })
      ).status,
    ).toBe(415)
  })
})
