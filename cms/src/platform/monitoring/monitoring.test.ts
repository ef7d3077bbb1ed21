import { afterEach, expect, test } from 'vitest'
import { countRequest, mayReadMetrics, metrics, metricsText } from './metrics.ts'
import { requestFields, requestIdOf, withRequestId } from './request-id.ts'
import { routeLabel } from './route-label.ts'

afterEach(() => {
  metrics.registry.resetMetrics()
  metrics.readFigures = undefined
})

test.each([
  ['GET', '/api/v1/web/products', 'products-list'],
  ['GET', '/api/v1/internal/changes', 'internal-changes'],
  ['POST', '/admin/api/users/login', 'panel-log-in'],
  ['PATCH', '/admin/api/products/7', 'panel-api'],
  ['GET', '/admin/collections/products/ana@example.com', 'panel'],
  ['GET', '/media/drawing.svg', 'media'],
  ['GET', '/_next/static/x.js', 'panel-assets'],
  ['GET', '/readyz', 'readyz'],
  ['GET', '/api/v1/ana@example.com', 'unknown'],
  ['GET', '/administrator', 'unknown'],
])('labels %s %s as %s', (method, path, label) => expect(routeLabel(method, path)).toBe(label))

test('counts refused log-ins and forms by outcome, and nothing else among them', async () => {
  countRequest('panel-log-in', 'POST', 401, 0.6)
  countRequest('panel-log-in', 'POST', 200, 0.6)
  countRequest('session-create', 'POST', 429, 0.1)
  countRequest('contact-send', 'POST', 201, 0.1)
  countRequest('contact-send', 'POST', 422, 0.1)
  countRequest('contact-send', 'POST', 503, 0.1)
  countRequest('consent-record', 'POST', 201, 0.1)
  const text = await metricsText()
  for (const line of [
    'vitrine_log_ins_refused_total{account="staff",status="401"} 1',
    'vitrine_log_ins_refused_total{account="member",status="429"} 1',
    'vitrine_forms_total{form="contact-send",outcome="accepted"} 1',
    'vitrine_forms_total{form="contact-send",outcome="refused"} 1',
    'vitrine_forms_total{form="contact-send",outcome="failed"} 1',
    'vitrine_cms_request_seconds_count{route="consent-record",method="POST",status="201"} 1',
  ])
    expect(text).toContain(line)
  expect(text).not.toMatch(/vitrine_log_ins_refused_total\{account="staff",status="200"\}/)
  expect(text).not.toMatch(/vitrine_forms_total\{form="consent-record"/)
})

test('gives the metrics of the process while the database is away', async () => {
  metrics.readFigures = () => Promise.reject(new Error('away'))
  expect(await metricsText()).toMatch(/^vitrine_database_up 0$/m)
  metrics.readFigures = () => Promise.resolve()
  expect(await metricsText()).toMatch(/^vitrine_database_up 1$/m)
})

test('opens the metrics to the token alone, without one in demo mode alone', () => {
  const token = 'a token of the tests'
  const may = (authorization: string | undefined, own: string | undefined, open: boolean) =>
    mayReadMetrics(authorization, { token: own, open })
  expect(may(`Bearer ${token}`, token, false)).toBe(true)
  expect(may(`Bearer ${token}x`, token, true)).toBe(false)
  expect(may(undefined, token, true)).toBe(false)
  expect(may(undefined, undefined, true)).toBe(true)
  expect(may('Bearer undefined', undefined, false)).toBe(false)
})

test('takes the identifier of the site, and no other text', () => {
  const id = crypto.randomUUID()
  expect(requestIdOf({ 'x-request-id': id })).toBe(id)
  for (const bad of ['short', 'a b c d e f g h', `${'x'.repeat(65)}`, 'line\nbreak1'])
    expect(requestIdOf({ 'x-request-id': bad })).toMatch(/^[\da-f-]{36}$/)
  expect(requestFields()).toEqual({})
  expect(withRequestId(id, requestFields)).toEqual({ reqId: id })
})
