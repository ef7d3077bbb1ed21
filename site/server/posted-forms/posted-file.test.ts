import { afterEach, expect, test } from 'vitest'
import { validationTexts } from '@vitrine/contract/texts/validation'
import { asTimedOut } from '#server/http/arrival.ts'
import { routePath } from '#shared/routes/table.ts'
import { byScript, origin, serveForms } from '../../test/forms-server.ts'

let server: Awaited<ReturnType<typeof serveForms>>
afterEach(() => server.close())

const megabyte = 1024 * 1024
const path = routePath('work-with-us', 'br')

async function send(size: number, headers: Record<string, string> = {}) {
  server = await serveForms(() => ({
    status: 200,
    json: { receipt: '261121-K7QF2M', message: '' },
  }))
  const form = new FormData()
  const typed = {
    form: 'application',
    interest: 'engenharia',
    education_level: 'superior',
    name: 'Caio Lemos',
    email: 'caio@example.com',
    phone: '+55 19 98888-7777',
    city: 'Campinas',
    state: 'SP',
  }
  for (const [name, value] of Object.entries(typed)) form.append(name, value)
  form.append('cv', new File([new Uint8Array(size)], 'currículo.pdf', { type: 'application/pdf' }))
  form.append('consent', 'true')
  const made = new Response(form)
  return server.app.inject({
    method: 'POST',
    url: path,
    payload: Buffer.from(await made.arrayBuffer()),
    headers: { origin, 'content-type': made.headers.get('content-type') ?? '', ...headers },
  })
}

test('forwards a CV unchanged', async () => {
  expect((await send(4.9 * megabyte)).statusCode).toBe(303)
  expect(server.requests[0]?.headers['content-type']).toMatch(/^multipart\/form-data/)
  expect(server.requests[0]?.body.length).toBeGreaterThan(4.9 * megabyte)
  expect(server.requests[0]?.body).toContain('Campinas')
})

test('takes a CV that arrives later than a page may wait for the cms', async () => {
  expect((await asTimedOut(() => send(megabyte))).statusCode).toBe(303)
  expect(server.requests).toHaveLength(1)
})

test.each([5.1, 9])('rejects a CV of %f MB at its field and keeps the input', async (size) => {
  expect((await send(size * megabyte)).statusCode).toBe(422)
  expect(server.shown[0]?.state).toMatchObject({
    errors: { cv: 'Envie um arquivo de até 5 MB.' },
    values: { city: ['Campinas'], name: ['Caio Lemos'] },
  })
  expect(Object.keys(server.shown[0]?.state?.errors ?? {})).toEqual(['cv'])
  expect(server.requests).toEqual([])
})

/** Posts a request for a quotation with files, as a browser without JavaScript does. */
async function sendQuotation(files: readonly File[]) {
  server = await serveForms(() => ({
    status: 200,
    json: { receipt: '261121-K7QF2M', message: '' },
  }))
  const form = new FormData()
  const typed = {
    form: 'quotation',
    items: 'AB-50:10',
    department: 'vendas',
    name: 'Caio Lemos',
    email: 'caio@example.com',
    message: 'Peço o orçamento das peças da lista.',
  }
  for (const [name, value] of Object.entries(typed)) form.append(name, value)
  // browsers send an empty file if none was chosen
  for (const file of files.length > 0 ? files : [new File([], '')]) form.append('attachments', file)
  form.append('consent', 'true')
  const made = new Response(form)
  return server.app.inject({
    method: 'POST',
    url: routePath('parts-list', 'br'),
    payload: Buffer.from(await made.arrayBuffer()),
    headers: { origin, 'content-type': made.headers.get('content-type') ?? '' },
  })
}
const attachment = (size: number) => new File([new Uint8Array(size)], 'corte.dxf')

test('sends a quotation without files as JSON, and one with files as a form', async () => {
  expect((await sendQuotation([])).statusCode).toBe(303)
  expect(server.requests[0]?.headers['content-type']).toBe('application/json')
  expect(server.requests[0]?.body).not.toContain('attachments')
  await server.close()
  expect((await sendQuotation([attachment(3), attachment(2)])).statusCode).toBe(303)
  expect(server.requests[0]?.headers['content-type']).toMatch(/^multipart\/form-data/)
  expect(server.requests[0]?.body.match(/name="attachments"; filename="corte.dxf"/g)).toHaveLength(
    2,
  )
})

test.each([
  [[6, 6], validationTexts.br.files({ megabytes: 10 })],
  [[4, 4, 4], validationTexts.br.files({ megabytes: 10 })],
  [[0.1, 0.1, 0.1, 0.1, 0.1, 0.1], validationTexts.br.tooMany({ count: 5 })],
])('rejects attachments of %j MB at their field and keeps the input', async (sizes, text) => {
  expect((await sendQuotation(sizes.map((size) => attachment(size * megabyte)))).statusCode).toBe(
    422,
  )
  expect(server.shown[0]?.state).toMatchObject({
    errors: { attachments: text },
    values: { name: ['Caio Lemos'], items: ['AB-50:10'] },
  })
  expect(Object.keys(server.shown[0]?.state?.errors ?? {})).toEqual(['attachments'])
})

test('names the field of a file whose name cannot be stored', async () => {
  expect((await sendQuotation([new File(['x'], 'a\0.pdf')])).statusCode).toBe(422)
  expect(Object.keys(server.shown[0]?.state?.errors ?? {})).toEqual(['attachments'])
})

test('keeps what was typed beside a body that is not read to its end', async () => {
  expect((await sendQuotation([attachment(60 * megabyte)])).statusCode).toBe(413)
  expect(server.shown[0]?.state).toMatchObject({
    code: 'body-too-large',
    values: { name: ['Caio Lemos'], items: ['AB-50:10'] },
  })
})

test('stops reading a body above the limit', async () => {
  const answer = await send(60 * megabyte, byScript)
  expect([answer.statusCode, answer.json().state.code, answer.headers.connection]).toEqual([
    413,
    'body-too-large',
    'close',
  ])
})

test('rejects a large form without file', async () => {
  server = await serveForms(() => ({ status: 200, json: {} }))
  const answer = await server.post(
    routePath('contact', 'br'),
    { form: 'contact', message: 'x'.repeat(70_000) },
    byScript,
  )
  expect([answer.statusCode, answer.json().state.code]).toEqual([413, 'body-too-large'])
})
