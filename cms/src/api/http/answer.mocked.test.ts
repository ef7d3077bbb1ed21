import type { Payload } from 'payload'
import { expect, test, vi } from 'vitest'

vi.hoisted(() => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@localhost/none')
  vi.stubEnv('VITRINE_ANSWERS', 'trusted')
})
vi.mock('#src/api/handlers.ts', () => ({
  handlers: { 'departments-list': async () => ({ data: [{ id: 'one' }] }) },
}))

test('sends an answer of the sample that breaks its contract, and logs the breach', async () => {
  const { answer } = await import('./answer.ts')
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const error = vi.fn<(entry: object) => void>()
  const path = '/web/contact/departments'
  const response = await answer(new Request(`http://cms.example/api/v1${path}`), path, {
    logger: { error },
  } as unknown as Payload)
  expect([response.status, await response.json()]).toEqual([200, { data: [{ id: 'one' }] }])
  expect(error.mock.calls).toEqual([[expect.objectContaining({ call: 'departments-list' })]])
})
