/** @api @feed */
import { bodyExamples } from '#src/api/docs/examples.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { call, staff } from './support/api.ts'

const license = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' }

interface Layout {
  open_data: { license: object | null; security: object | null }
}

const save = (open_data: object) =>
  staff<{ errors?: unknown }>('editor', 'POST', '/globals/layout?locale=br', { open_data })

const stated = async () => (await call<Layout>('/web/layout')).body.open_data

const nothing = {
  license_name: null,
  license_url: null,
  security_contact: null,
  security_until: null,
}

afterAll(() => save(nothing))

describe('what the company states to programs', () => {
  it('is in the layout and in the description of the API', async () => {
    const { status } = await save({
      license_name: license.name,
      license_url: license.url,
      security_contact: 'security@vitrine.example',
      security_until: '2027-06-30T15:00:00.000Z',
    })
    expect(status).toBe(200)
    expect(await stated()).toEqual({
      license,
      security: { contact: 'security@vitrine.example', until: '2027-06-30' },
    })
    const { body } = await call<{ info: { license: object } }>('/openapi.json')
    expect(body.info.license).toEqual(license)
  })

  it('is nothing where nothing is stated, and half a licence is none', async () => {
    await save({ ...nothing, license_name: license.name })
    expect(await stated()).toEqual({ license: null, security: null })
  })

  it.each([
    { license_url: 'http://creativecommons.org/' },
    { license_url: 'javascript:alert(1)' },
    { license_url: 'https://a.example/>; rel="x"' },
    { license_url: `https://a.example/${'x'.repeat(500)}` },
    { security_contact: 'nobody' },
    { security_contact: 'a@b.example\nExpires: 2099-01-01' },
    { security_contact: 'http://a.example' },
  ])('refuses %j', async (values) => expect((await save(values)).status).toBe(400))
})

it('announces the limit of forms of an address, and none of an account', async () => {
  const answer = await call('/web/restricted-area/recovery', {
    method: 'POST',
    body: JSON.stringify({ ...bodyExamples['recovery-request'], email: 'nobody@limits.example' }),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.77' },
  })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('ratelimit-policy')).toBe('"mail address";q=60;w=3600')
  expect(answer.headers.get('ratelimit')).toMatch(/^"mail address";r=\d+;t=\d+$/)
})
