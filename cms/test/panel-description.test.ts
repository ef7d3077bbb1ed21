/** @calls */
import { expect, it } from 'vitest'
import { addressedCalls } from '#src/panel-api/addressed-calls.ts'
import { fetchCms, logIn, staff } from './support/api.ts'

interface Description {
  openapi: string
  paths: Record<string, Record<string, { operationId: string; 'x-roles': string[] }>>
}

it('describes each call of the panel with its roles, input and answer', async () => {
  const { status, body } = await staff<Description>('administrator', 'GET', '/description')
  expect(status).toBe(200)
  const operations = Object.values(body.paths).flatMap((methods) => Object.values(methods))
  expect(operations).toHaveLength(addressedCalls.length)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  expect(body.paths['/imports/{id}/order']?.['post']).toMatchObject({
    operationId: 'imports.apply',
    'x-cost': 2,
    parameters: [{ name: 'id', in: 'path', schema: { type: 'integer' } }],
    requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
    responses: { 200: {}, 409: {}, 422: {} },
  })
})

it('tells in a sentence why a link opens no file', async () => {
  const refused = await fetchCms('/admin/api/sheets?collection=products', {
    headers: {
      authorization: `JWT ${await logIn('attendant')}`,
      accept: 'text/html,*/*',
      'accept-language': 'pt',
    },
  })
  expect([refused.status, refused.headers.get('content-type')]).toEqual([
    403,
    'text/plain; charset=utf-8',
  ])
  expect(await refused.text()).toBe('Sua conta não pode fazer isto.')
})

/** Requests of each role without input, which reach no handler that could change anything. */
it.each(['translator', 'attendant', 'editor'] as const)(
  'refuses a %s every call that is of other roles',
  async (role) => {
    for (const { name, call, method, path } of addressedCalls) {
      if (call.roles.includes(role)) continue
      const address = path.replace(':id', '2147483647').replace(/:\w+/, '1')
      const { status } = await staff(role, method, address)
      expect([name, status]).toEqual([name, 403])
    }
  },
)
