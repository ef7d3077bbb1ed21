/** @api @calls */
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { callNames, calls } from '@vitrine/contract/calls'
import { fillPath } from '@vitrine/http/path-pattern'
import type { CallName } from '@vitrine/contract/calls'
import type { Call } from '@vitrine/contract/page-calls'
import { endpoints } from '@vitrine/contract/endpoints/index'
import { errorMessages } from '@vitrine/contract/error-body'
import { z } from 'zod'
import { call, fetchCms, logIn, staff } from '../support/api.ts'
import { pdf } from '../support/lead.ts'
import { logInAs } from '../support/members.ts'
import { staffPassword } from '../support/staff.ts'

/** Marker that would appear in a log if the text passed the validation. */
const marker = 'texto-que-ninguem-guarda'
const texts = {
  'U+0000': `${marker}\0`,
  'a high surrogate': `${marker}\ud800`,
  'a low surrogate': `\udfff${marker}`,
}

let token = ''
beforeAll(async () => {
  token = await logInAs('approved')
})

type Answer = { code: string; errors?: { field: string; message: string }[] }

/** Property names of a schema, so that new calls are covered automatically. */
function namesOf(schema: z.ZodType): string[] {
  const { properties } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.keys(properties ?? {})
}

async function ask(
  name: CallName,
  given: { params?: Record<string, string>; query?: string; body?: BodyInit; type?: string },
) {
  const { method, path, session }: Call = calls[name]
  const params = Object.fromEntries(namesOf(endpoints[name].params).map((param) => [param, 'um']))
  return call<Answer>(fillPath(path, { ...params, ...given.params }) + (given.query ?? ''), {
    method,
    headers: {
      ...(given.type ? { 'content-type': given.type } : {}),
      ...(session ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(given.body === undefined ? {} : { body: given.body }),
  })
}

const fieldsOf = ({ status, body }: { status: number; body: Answer }) => [
  status,
  body.code,
  body.errors?.map(({ field }) => field),
]
const refusedAt = (field: string) => [422, 'invalid-input', [field]]

const sending = (...encodings: Call['body'][]) =>
  callNames.filter(
    (name) => calls[name].method === 'POST' && encodings.includes((calls[name] as Call).body),
  )

describe('each call refuses text that no database takes', () => {
  it('in its path', async () => {
    for (const name of callNames)
      for (const param of namesOf(endpoints[name].params)) {
        const answer = await ask(name, { params: { [param]: texts['U+0000'] } })
        expect.soft(fieldsOf(answer), name).toEqual(refusedAt(`params.${param}`))
      }
  })

  it('in its query, known or not', async () => {
    for (const name of callNames)
      for (const query of [...namesOf(endpoints[name].query), 'stranger'])
        for (const text of ['a%00', '%ed%a0%80', '%c0%80', '%ff']) {
          const answer = await ask(name, { query: `?${query}=${text}` })
          expect.soft(fieldsOf(answer), `${name} ${text}`).toEqual(refusedAt(`query.${query}`))
        }
  })

  it.each(sending(undefined, 'json-or-multipart'))(
    'in its body, at any depth, in names and values: %s',
    async (name) => {
      const post = (value: unknown) =>
        ask(name, { body: JSON.stringify(value), type: 'application/json' })
      for (const text of Object.values(texts)) {
        for (const field of namesOf(endpoints[name].body))
          expect(fieldsOf(await post({ [field]: text }))).toEqual(refusedAt(field))
        expect(fieldsOf(await post({ a: [{ b: [text] }] }))).toEqual(refusedAt('a.0.b.0'))
        expect((await post({ [text]: 1 })).status).toBe(422)
        expect(fieldsOf(await post(text))).toEqual(refusedAt(''))
      }
      expect(
        (await ask(name, { body: Buffer.from('{"a":"\xff"}', 'latin1'), type: 'application/json' }))
          .status,
      ).toBe(400)
    },
  )

  it.each(sending('multipart', 'json-or-multipart'))(
    'in its fields and the names of its files: %s',
    async (name) => {
      for (const field of namesOf(endpoints[name].body)) {
        const form = new FormData()
        const isFile = field === 'cv' || field === 'attachments'
        form.set(field, isFile ? new File([pdf], `${marker}\0.pdf`) : texts['U+0000'])
        expect(fieldsOf(await ask(name, { body: form }))).toEqual(refusedAt(field))
      }
    },
  )
})

describe('the panel', () => {
  const nul = `${marker}\0`
  it.each<[string, string, unknown?]>([
    ['GET', '/redirects?where[from][equals]=%00'],
    ['GET', '/redirects?where[from][like]=%ed%a0%80'],
    ['GET', '/products?where[id][equals]=99999999999999'],
    ['GET', '/products?limit=9999999999999999999'],
    ['GET', '/products/%00'],
    ['GET', '/products/99999999999999'],
    ['POST', '/redirects', { from: `/${nul}`, to: '/y' }],
    ['POST', '/redirects', { from: '/x\ud800', to: '/y' }],
    ['PATCH', '/products/1?draft=true', { variants: [{ part_number: texts['a high surrogate'] }] }],
    ['PATCH', '/products/1?draft=true', { [nul]: 1 }],
  ])('answers %s %s without 5xx', async (method, path, body) => {
    expect((await staff('administrator', method, path, body)).status).toBeLessThan(500)
  })

  it.each(['login', 'forgot-password', 'reset-password'])('refuses it at %s', async (action) => {
    expect(
      (
        await staff(undefined, 'POST', `/users/${action}`, {
          email: `${nul}@example.com`,
          password: staffPassword,
          token: nul,
        })
      ).status,
    ).toBe(400)
  })

  it('rejects it in a form, and accepts a file name with it', async () => {
    const send = async (alt: string, name: string) => {
      const form = new FormData()
      form.set('_payload', JSON.stringify({ alt }))
      form.set('file', new File([pdf], name, { type: 'application/pdf' }))
      const headers = { authorization: `JWT ${await logIn('administrator')}` }
      return fetchCms(`/admin/api/media`, { method: 'POST', body: form, headers })
    }
    expect((await send(nul, 'a.pdf')).status).toBe(400)
    expect((await send('a', 'a\0.pdf')).status).toBe(400)
  })

  it('rejects it in a form with a large file, before any statement', async () => {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ title: nul }))
    form.set('file', new File([Buffer.alloc(5_000_000, pdf)], 'a.pdf', { type: 'application/pdf' }))
    const answer = await fetchCms(`/admin/api/files?locale=br`, {
      method: 'POST',
      body: form,
      headers: { authorization: `JWT ${await logIn('administrator')}` },
    })
    const { errors } = (await answer.json()) as { errors: { message: string }[] }
    expect([answer.status, errors[0]?.message]).toEqual([
      400,
      errorMessages.br['malformed-request'],
    ])
  })

  it.each(Object.keys(texts) as (keyof typeof texts)[])(
    'rejects %s in its server functions',
    async (name) => {
      const json = JSON.stringify([{ name: 'form-state', args: { schemaPath: [texts[name]] } }])
      const form = new FormData()
      form.set('1', json)
      form.set('0', '["$K1"]')
      for (const [body, type] of [
        [json, 'text/plain;charset=UTF-8'],
        [form, undefined],
      ] as const) {
        for (const action of ['00'.repeat(21), undefined]) {
          const answer = await fetchCms(`/admin/collections/products`, {
            method: 'POST',
            body,
            headers: {
              authorization: `JWT ${await logIn('administrator')}`,
              ...(type === undefined ? {} : { 'content-type': type }),
              ...(action === undefined ? {} : { 'next-action': action }),
            },
          })
          // without its header a POST calls no server function
          expect(answer.status).toBe(action === undefined ? 405 : 400)
        }
      }
    },
  )

  it('accepts cookies and headers that are not valid text', async () => {
    const answer = await fetchCms(`/admin/api/products`, {
      headers: {
        cookie: 'payload-token=%00; payload-lng=%ff; payload-theme=%ed%a0%80',
        authorization: 'JWT %00',
      },
    })
    expect(answer.status).toBeLessThan(500)
  })
})

it('does not write it to the log', () => {
  expect(readFileSync(process.env['CMS_TEST_LOG'] ?? '', 'latin1')).not.toContain(marker)
})
