import { expect, test } from 'vitest'
import type { CollectionBeforeChangeHook, Payload } from 'payload'
import { makeFirstAdministrator, refuseFirstAccount } from './first-administrator.ts'

const system = (accounts: number) => {
  const made: unknown[] = []
  const payload = {
    count: async () => ({ totalDocs: accounts }),
    create: async (input: unknown) => made.push(input),
  } as unknown as Payload
  return { payload, made }
}
const create = (accounts: number, payloadAPI: 'REST' | 'local') =>
  refuseFirstAccount({
    data: { email: 'a@example.com' },
    operation: 'create',
    req: { payload: system(accounts).payload, payloadAPI },
  } as unknown as Parameters<CollectionBeforeChangeHook>[0])

test('rejects the first account from the panel', async () => {
  await expect(create(0, 'REST')).rejects.toMatchObject({
    status: 403,
    message: expect.stringContaining('ADMIN_EMAIL'),
  })
  await expect(create(0, 'local')).resolves.toBeDefined()
  await expect(create(1, 'REST')).resolves.toBeDefined()
})

test('creates the first administrator from the environment once', async () => {
  const input = { ADMIN_EMAIL: 'ti@example.com', ADMIN_PASSWORD: 'two cables and a clamp' }
  const empty = system(0)
  expect(await makeFirstAdministrator(empty.payload, input)).toBe(true)
  expect(empty.made).toEqual([
    expect.objectContaining({
      collection: 'users',
      data: expect.objectContaining({ email: 'ti@example.com', role: 'administrator' }),
    }),
  ])
  expect(await makeFirstAdministrator(system(1).payload, input)).toBe(false)
  expect(await makeFirstAdministrator(system(0).payload, { ADMIN_EMAIL: 'ti@example.com' })).toBe(
    false,
  )
})

test('rejects a weak first password with instructions', async () => {
  for (const ADMIN_PASSWORD of ['abc', 'administrador1', 'Password2026', 'example.com2026']) {
    await expect(
      makeFirstAdministrator(system(0).payload, { ADMIN_EMAIL: 'ti@example.com', ADMIN_PASSWORD }),
    ).rejects.toThrow(/^ADMIN_PASSWORD is refused: /)
  }
})
