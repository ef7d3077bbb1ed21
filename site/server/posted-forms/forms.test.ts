import { afterEach, expect, test, vi } from 'vitest'
import { calls } from '@vitrine/contract/calls'
import { fillPath } from '@vitrine/http/path-pattern'
import { locales } from '@vitrine/configuration/locales'
import { suspectHeader } from '@vitrine/contract/internal'
import { mailedLink } from '@vitrine/logging/mailed-paths'
import { queryNames } from '#shared/routes/query-names.ts'
import { routePath } from '#shared/routes/table.ts'
import { formsTexts } from '#texts/forms.js'
import { byScript, origin, serveForms } from '../../test/forms-server.ts'
import { callLimits, queueFullRetryAfterSeconds } from '#server/caching/render-limits.ts'
import { sessionCookie } from '#server/api-gateway/cookie.ts'

const open: { close: () => Promise<unknown> }[] = []
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())))

async function serve(...given: Parameters<typeof serveForms>) {
  const server = await serveForms(...given)
  open.push(server)
  return server
}
const contact = routePath('contact', 'br')
const message = {
  form: 'contact',
  department: 'vendas',
  name: 'Rita Moraes',
  email: ' rita@example.com ',
  message: 'Preciso do desenho desta peça.',
  consent: 'true',
}
const received = () => ({ status: 200, json: { receipt: '261121-K7QF2M', message: '' } })
const bodyOf = ({ body }: { body: string }): Record<string, unknown> =>
  JSON.parse(Buffer.from(body, 'latin1').toString())

test('redirects to the receipt with 303, or sends its address to a script', async () => {
  const { post, requests } = await serve(received)
  const page = await post(contact, message)
  const to = `${contact}?${queryNames.sent.br}=261121-K7QF2M#mensagem`
  expect([page.statusCode, page.headers.location, page.headers['cache-control']]).toEqual([
    303,
    to,
    'no-store',
  ])
  const script = await post(contact, message, byScript)
  expect([script.statusCode, script.json()]).toEqual([200, { to, receipt: '261121-K7QF2M' }])
  expect(requests.map(({ url }) => url)).toEqual(
    Array(2).fill(`/api/v1${calls['contact-send'].path}`),
  )
  expect(bodyOf(requests[0] ?? { body: '' })).toMatchObject({
    email: 'rita@example.com',
    consent: true,
    page: contact,
  })
})

test('validates before the call; shows errors by field and keeps the input', async () => {
  const { post, requests, shown } = await serve(received)
  const typed = { ...message, department: '', email: 'rita@malha', name: '', consent: '' }
  expect((await post(contact, typed)).statusCode).toBe(422)
  const state = shown[0]?.state
  expect(Object.keys(state?.errors ?? {})).toEqual(['department', 'name', 'email', 'consent'])
  expect(state).toMatchObject({
    form: 'contact',
    code: 'invalid-input',
    message: 'Há campos a corrigir.',
    errors: {
      department: 'Escolha uma opção da lista.',
      name: 'Preencha este campo.',
      consent: 'Marque para concordar e continuar.',
    },
    values: { message: [message.message], department: [''] },
  })
  const script = await post(contact, typed, byScript)
  expect([script.statusCode, script.json().state.values, script.json().state.errors]).toEqual([
    422,
    {},
    state?.errors,
  ])
  expect(requests).toEqual([])
})

test('shows errors of the cms by field, in the page’s locale', async () => {
  const rejection = {
    status: 422,
    json: {
      code: 'invalid-input',
      message: 'Some fields need correcting.',
      errors: [{ field: 'department', message: 'Choose an option from the list.' }],
    },
  }
  const { post, shown, requests } = await serve(() => rejection)
  await post(routePath('contact', 'en'), message)
  expect(requests[0]?.headers['content-language']).toBe(locales.en.tag)
  expect(shown).toMatchObject([
    {
      status: 422,
      state: {
        message: rejection.json.message,
        errors: { department: 'Choose an option from the list.' },
      },
    },
  ])
})

test('sends Retry-After and shows the wait after 429', async () => {
  const { post, shown } = await serve(() => ({
    status: 429,
    json: { code: 'too-many-requests', message: 'Muitas tentativas.' },
    headers: { 'retry-after': '1200' },
  }))
  const script = await post(contact, message, byScript)
  expect([
    script.statusCode,
    script.headers['retry-after'],
    script.json().state.retryAfter,
  ]).toEqual([429, '1200', 1200])
  await post(contact, message)
  expect(shown).toMatchObject([{ status: 429, state: { retryAfter: 1200 } }])
})

test('derives the idempotency key from the content without a script', async () => {
  const { post, requests } = await serve(received)
  await post(contact, message)
  await post(contact, message)
  await post(contact, { ...message, message: 'Outra pergunta, sobre a mesma peça.' })
  const drawn = crypto.randomUUID()
  await post(contact, { ...message, idempotency_key: drawn, elapsed: '4000' }, byScript)
  const [first, again, other, own] = requests.map((request) => bodyOf(request)['idempotency_key'])
  expect(again).toBe(first)
  expect(other).not.toBe(first)
  expect(own).toBe(drawn)
})

test('rejects cross-site posts and posts to screens without a form', async () => {
  const { post, requests } = await serve(received)
  expect((await post(contact, message, { origin: 'https://evil.example' })).statusCode).toBe(403)
  expect((await post(contact, message, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  expect((await post(routePath('products', 'br'), message)).statusCode).toBe(404)
  expect((await post(contact, { ...message, form: 'log-in' }, byScript)).json().state.code).toBe(
    'malformed-request',
  )
  expect(requests).toEqual([])
})

test('accepts the footer’s newsletter form with the page it was sent from', async () => {
  const { post, requests } = await serve(received)
  const answer = await post(
    routePath('newsletter', 'es'),
    { email: 'ana@example.com', consent: 'true' },
    { referer: `${origin}/es/productos?x=1` },
  )
  expect(answer.statusCode).toBe(303)
  expect(bodyOf(requests[0] ?? { body: '' })).toEqual({
    email: 'ana@example.com',
    consent: true,
    page: '/es/productos',
  })
})

test('sends repeated fields as a list', async () => {
  const { post, requests } = await serve(received)
  await post(routePath('newsletter', 'br'), {
    form: 'newsletter',
    email: 'ana@example.com',
    consent: 'true',
    interests: ['terminais', 'luvas'],
  })
  expect(bodyOf(requests[0] ?? { body: '' })['interests']).toEqual(['terminais', 'luvas'])
})

const loginPath = routePath('restricted-area', 'br')
const credentials = { form: 'log-in', email: 'ana@membro.example', password: ' um cabo de 50 mm² ' }

test('sets the cookie after a log-in, redirects to the return path, never shows the password', async () => {
  const { post, shown, requests } = await serve(({ body }) =>
    body.includes('50')
      ? { status: 200, json: { authorization: 'a-token-of-the-test-123', user: {} } }
      : {
          status: 422,
          json: {
            code: 'invalid-input',
            message: '',
            errors: [{ field: 'password', message: 'Não confere.' }],
          },
        },
  )
  const back = routePath('my-data', 'br')
  const well = await post(
    `${loginPath}?${queryNames.back.br}=${encodeURIComponent(back)}`,
    credentials,
    byScript,
  )
  expect(well.json()).toEqual({ to: back })
  expect(String(well.headers['set-cookie'])).toContain(`${sessionCookie}=a-token-of-the-test-123`)
  expect(bodyOf(requests[0] ?? { body: '' })).toEqual({
    email: credentials.email,
    password: credentials.password,
  })
  await post(loginPath, { ...credentials, password: 'wrong' })
  expect(shown[0]?.state?.values).toEqual({ email: [credentials.email] })
})

test('submits the form that the button names', async () => {
  const { post, requests } = await serve(received)
  const answer = await post(loginPath, { ...credentials, form: ['log-in', 'confirmation-again'] })
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    `${loginPath}?${queryNames.sent.br}=sentAgain`,
  ])
  expect(requests[0]?.url).toBe(`/api/v1${calls['confirmation-request'].path}`)
})

test('redirects to the log-in with a return path when the session has expired', async () => {
  const { post } = await serve(() => ({
    status: 401,
    json: { code: 'session-required', message: '' },
  }))
  const page = routePath('my-data', 'br')
  const answer = await post(
    page,
    { form: 'my-data', name: 'Ana Lima', company: 'Norte', phone: '16988887777' },
    { cookie: `${sessionCookie}=a-token-of-the-test-123` },
  )
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    `${loginPath}?${queryNames.back.br}=${encodeURIComponent(page)}`,
  ])
  expect(String(answer.headers['set-cookie'])).toContain(`${sessionCookie}=; `)
})

test('deletes the cookie and redirects on log-out when the cms is unreachable', async () => {
  const { post, stopCms } = await serve(received)
  await stopCms()
  const answer = await post(
    routePath('logout', 'br'),
    { form: 'log-out' },
    { cookie: `${sessionCookie}=a-token-of-the-test-123` },
  )
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    `${loginPath}?${queryNames.sent.br}=left`,
  ])
  expect(String(answer.headers['set-cookie'])).toContain(`${sessionCookie}=; `)
})

test('shows an outage or maintenance in the page’s locale and keeps the input', async () => {
  const gone = await serve(received)
  await gone.stopCms()
  await gone.post(routePath('contact', 'es'), message)
  const state = {
    code: 'unavailable',
    message: 'El servicio está en mantenimiento. Intente de nuevo más tarde.',
    values: { name: ['Rita Moraes'] },
  }
  expect(gone.shown).toMatchObject([{ status: 502, state }])
  const closed = await serve(received, { maintenance: true })
  await closed.post(routePath('contact', 'es'), message)
  expect(closed.shown).toMatchObject([{ status: 502, state }])
  expect(closed.requests).toEqual([])
})

test('unsubscribes by one-click POST (List-Unsubscribe) with 200 and no redirect', async () => {
  const { post, requests } = await serve(() => ({ status: 200, json: { left: true } }))
  const answer = await post(mailedLink('', 'newsletter-leaving', 'en', '7.abc'), {
    'List-Unsubscribe': 'One-Click',
  })
  expect([answer.statusCode, answer.headers.location]).toEqual([200, undefined])
  expect(requests.map(({ url }) => url)).toEqual([
    `/api/v1${fillPath(calls['newsletter-leave'].path, { token: '7.abc' })}`,
  ])
})

test('reports robots to the cms in a header and removes the trap fields', async () => {
  const { post, requests } = await serve(received)
  const sent: [Record<string, string>, string | undefined][] = [
    [{}, undefined],
    [{ website: '', elapsed: '' }, undefined],
    [{ elapsed: '9000' }, undefined],
    [{ website: 'https://spam.example' }, '1'],
  ]
  for (const [traps] of sent)
    expect((await post(contact, { ...message, ...traps })).statusCode).toBe(303)
  expect(requests.map(({ headers }) => headers[suspectHeader])).toEqual(
    sent.map(([, suspect]) => suspect),
  )
  for (const request of requests)
    expect(Object.keys(bodyOf(request))).not.toEqual(expect.arrayContaining(['website']))
  for (const request of requests)
    expect(Object.keys(bodyOf(request))).not.toEqual(expect.arrayContaining(['elapsed']))
})

test('shows a form again that was sent at once, with its text and the reason', async () => {
  const { post, requests } = await serve(received)
  const answer = await post(contact, { ...message, elapsed: '40' }, byScript)
  expect([answer.statusCode, requests]).toEqual([422, []])
  expect(answer.json().state).toMatchObject({ code: 'invalid-input', errors: {} })
  expect(answer.json().state.message).toBe(formsTexts.br.tooFast)
})

test('answers 429 with the form when the client’s queue is full', async () => {
  let end: (value: ReturnType<typeof received>) => void = () => undefined
  const later = new Promise<ReturnType<typeof received>>((resolve) => (end = resolve))
  const { post, requests, shown } = await serve(() => later)
  const { concurrencyPerClient, queuedPerClient } = callLimits
  const flood = Array.from({ length: concurrencyPerClient + queuedPerClient }, () =>
    post(contact, message, byScript),
  )
  await vi.waitFor(() => expect(requests).toHaveLength(concurrencyPerClient))
  const refused = await post(contact, message, byScript)
  expect([refused.statusCode, refused.json().state.code, refused.headers['retry-after']]).toEqual([
    429,
    'too-many-requests',
    String(queueFullRetryAfterSeconds),
  ])
  expect((await post(contact, message)).statusCode).toBe(429)
  expect(shown[0]?.state?.values['message']).toEqual([message.message])
  end(received())
  for (const { statusCode } of await Promise.all(flood)) expect(statusCode).toBe(200)
})

test('redirects pasted lines to their list; no other text is in the address', async () => {
  const line = { number: 1, quantity: null, quantity_doubt: 'unstated', part: null }
  const { post, requests } = await serve(() => ({
    status: 200,
    json: {
      lines: [
        { ...line, state: 'text', code: '', source: 'Olá' },
        { ...line, state: 'unknown', code: 'AB 70', source: 'AB 70 – 10', quantity_doubt: null },
        { ...line, state: 'text', code: '', source: 'João, (11) 98765-4321' },
      ],
      products: [],
      items: 'AB-50:1,AB 70:10',
      left_out: ['Olá', 'João, (11) 98765-4321'],
    },
  }))
  const path = routePath('parts-list', 'br')
  const form = { form: 'lines', items: 'AB-50:1', text: 'Olá\r\nAB 70 – 10' }
  const answer = await post(path, form)
  const to = `${path}?${queryNames.items.br}=AB-50%3A1%2CAB+70%3A10&${queryNames.leftOut.br}=2`
  expect([answer.statusCode, answer.headers.location]).toEqual([303, to])
  expect(bodyOf(requests[0] ?? { body: '' })).toEqual({
    items: 'AB-50:1',
    text: 'Olá\r\nAB 70 – 10',
  })
  const byScript = await post(path, form, { accept: 'application/json' })
  expect(byScript.json()).toEqual({
    to,
    carried: {
      rows: [{ code: 'AB 70', source: 'AB 70 – 10', doubt: null }],
      leftOut: ['Olá', 'João, (11) 98765-4321'],
    },
  })
})
