/** @editor @publishing */
import { expect, it } from 'vitest'
import { fetchCms, logIn, staff } from './support/api.ts'
import { create, published } from './support/content.ts'

const stamp = String(Date.now()).slice(-6)

interface Refused {
  errors?: {
    message: string
    data?: { errors: { path: string; label: string; message: string }[] }
  }[]
}

/** Rejection of a change by an administrator whose panel is in `language`. */
async function refusal(method: string, path: string, body: object | FormData, language = 'en') {
  const answer = await fetchCms(`/admin/api${path}`, {
    method,
    headers: {
      authorization: `JWT ${await logIn('administrator')}`,
      'accept-language': language,
      ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    body: body instanceof FormData ? body : JSON.stringify(body),
  })
  const [first] = ((await answer.json()) as Refused).errors ?? []
  return {
    status: answer.status,
    message: first?.message,
    fields: first?.data?.errors.map(({ path, label }) => `${path} = ${label}`),
    reasons: first?.data?.errors.map((error) => error.message),
  }
}

const subcategory = async (name: string, attributes: object[] = []): Promise<number> => {
  const category = await create('categories', published(`Refusals ${name} ${stamp}`))
  return create('subcategories', published(`Refusals ${name} ${stamp}`, { category, attributes }))
}

it('names rows and fields in the language of the panel', async () => {
  const product = {
    title: `Refused ${stamp}`,
    highlights: [{ label: 'a', value: 'b' }, { label: 'c' }],
    family: 'X'.repeat(50),
    _status: 'published',
  }
  expect(await refusal('POST', '/products?locale=br', product, 'es')).toMatchObject({
    status: 400,
    fields: expect.arrayContaining([
      'subcategory = Subcategoría',
      'highlights.1.value = Destacados 2 > Valor',
    ]),
  })
  const { message, fields } = await refusal('POST', '/products?locale=br', product, 'pt')
  expect(fields).toContain('highlights.1.value = Destaques 2 > Valor')
  expect(message).toContain('Destaques 2 > Valor')
  expect(message).not.toMatch(/highlights|\.1\./)
})

it('names the field of a value that another document has', async () => {
  const from = `/refused-${stamp}`
  await staff('administrator', 'POST', '/redirects', { from, to: '/contato' })
  expect(await refusal('POST', '/redirects', { from, to: '/contato' })).toMatchObject({
    status: 400,
    fields: ['from = From'],
  })
})

it('names the field of a document that is gone', async () => {
  const id = await create(
    'products',
    published(`Refused key ${stamp}`, { subcategory: await subcategory('key') }),
  )
  for (const [query, data, field] of [
    ['', { subcategory: 999_999 }, 'subcategory = Subcategory'],
    ['&draft=true', { subcategory: 999_999, _status: 'draft' }, 'subcategory = Subcategory'],
    ['&draft=true', { pictures: [999_999], _status: 'draft' }, 'pictures = '],
  ] as const)
    expect(await refusal('PATCH', `/products/${id}?locale=br${query}`, data)).toMatchObject({
      status: 400,
      fields: [expect.stringContaining(field)],
      reasons: ['The chosen item does not exist any more. Choose another one.'],
    })
})

it('names the field of a missing file', async () => {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'Nothing' }))
  expect(await refusal('POST', '/media?locale=br', form, 'pt')).toMatchObject({
    status: 400,
    fields: ['file = Arquivo'],
  })
})

it('names the password', async () => {
  const account = { email: `refused-${stamp}@example.com`, name: 'R', role: 'editor' }
  for (const [language, label] of [
    ['pt', 'Nova Senha'],
    ['en', 'New Password'],
    ['es', 'Nueva Contraseña'],
  ])
    expect(
      await refusal('POST', '/users', { ...account, password: 'senha2026' }, language),
    ).toMatchObject({ status: 400, fields: [`password = ${label}`] })
})

it('names the values that a new subcategory does not have, once for all rows', async () => {
  const size = { key: `size`, label: 'Size', type: 'number', decimals: 1 }
  const from = await subcategory('from', [size, { key: 'finish', label: 'Finish', type: 'text' }])
  const to = await subcategory('to', [size])
  const variants = Array.from({ length: 150 }, (_, row) => ({
    part_number: `RF${stamp}-${row}`,
    values: { size: 1.5, finish: row % 2 ? 'tin' : 'bare' },
  }))
  const id = await create(
    'products',
    published(`Refused move ${stamp}`, { subcategory: from, variants }),
  )
  const change = { subcategory: to, _status: 'published' }
  const refused = await refusal('PATCH', `/products/${id}?locale=br`, change)
  expect(refused).toMatchObject({ status: 400, fields: ['variants = Table of part numbers'] })
  expect(refused.reasons).toEqual([expect.stringContaining('Finish (bare, tin)')])
  expect(refused.reasons?.[0]).not.toContain('Size')
  // a draft keeps all values; the publication requires removing those without an attribute
  const draft = { subcategory: to, _status: 'draft' }
  const path = `/products/${id}?locale=br`
  expect((await staff('editor', 'PATCH', `${path}&draft=true`, draft)).status).toBe(200)
  const { body } = await staff<{ variants: typeof variants }>('editor', 'GET', `${path}&draft=true`)
  expect(body.variants).toEqual(variants)
  const left = variants.map(({ values, ...row }) => ({ ...row, values: { size: values.size } }))
  expect((await staff('editor', 'PATCH', path, { ...change, variants: left })).status).toBe(200)
})
