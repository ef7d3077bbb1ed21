/** @operations */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { internalCalls } from '@vitrine/contract/calls'
import { call, fetchCms, get, internal, logIn, staff } from '../support/api.ts'
import { create, published } from '../support/content.ts'
import { query } from '../support/database.ts'

/** Name of a migration of a later release. */
const later = '29990101_000000_of_a_later_release'
const migrate = () => query('insert into payload_migrations (name, batch) values ($1, 99)', [later])
const undo = () => query('delete from payload_migrations where name = $1', [later])

let product: { id: number } | undefined
beforeEach(async () => {
  await logIn('administrator')
  product = (await query<{ id: number }>('select id from products order by id limit 1'))[0]
})
afterEach(undo)

const saves = async () => [
  await staff('administrator', 'PATCH', `/products/${product?.id}?locale=br`, { title: 'Novo' }),
  await staff('administrator', 'POST', '/redirects', { from: '/a', to: '/b' }),
  await staff('administrator', 'DELETE', `/products/${product?.id}`),
  await staff('administrator', 'POST', '/globals/appearance?locale=br', {}),
]

test('refuses each save of the staff while a later release has migrated, and says why', async () => {
  const [before] = await query('select * from products where id = $1', [product?.id])
  await migrate()
  expect((await saves()).map(({ status }) => status)).toEqual([503, 503, 503, 503])
  const refused = await staff<{ errors: { message: string }[] }>(
    'administrator',
    'PATCH',
    `/products/${product?.id}?locale=br`,
    { title: 'Novo' },
  )
  expect(refused.body.errors[0]?.message).toMatch(
    /^[^:,]*(banco de dados|database|base de datos|Datenbank)[^:,]*$/,
  )
  expect((await query('select * from products where id = $1', [product?.id]))[0]).toEqual(before)
  await undo()
  const id = await create('news-categories', published('Depois da atualização'))
  expect((await staff('administrator', 'DELETE', `/news-categories/${id}`)).status).toBe(200)
})

test('goes on reading, and stays ready, and says so', async () => {
  await migrate()
  expect((await call('/web/home')).status).toBe(200)
  expect((await staff('administrator', 'GET', '/products?limit=1')).status).toBe(200)
  const ready = await get('/readyz')
  expect([ready.status, await ready.text()]).toEqual([200, expect.stringMatching(/newer/)])
  expect(await (await get('/metrics')).text()).toMatch(/^vitrine_schema_newer 1$/m)
  expect((await internal(internalCalls.versions.path.replace('/internal', ''))).body).toMatchObject(
    {
      schema_is_newer: true,
    },
  )
  await undo()
  expect(await (await get('/readyz')).text()).toBe('ready\n')
})

test('says on the first page of the panel that it only reads', async () => {
  const page = async () =>
    await (
      await fetchCms(`/admin`, {
        headers: {
          'sec-fetch-site': 'same-origin',
          cookie: `payload-token=${await logIn('administrator')}; payload-lng=en`,
        },
      })
    ).text()
  expect(await page()).not.toContain('the panel only reads for now')
  await migrate()
  expect(await page()).toContain('the panel only reads for now')
})

test('goes on taking what visitors send', async () => {
  await migrate()
  const sent = await call('/web/newsletter', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'leitora@example.com', interests: [], consent: true, page: '/' }),
  })
  expect(sent.status).toBeLessThan(300)
})

test('changes nothing when the migrations of an older release run', async () => {
  await migrate()
  const { status, stdout } = spawnSync(process.execPath, ['src/operations/migrate.ts'], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://vitrine.example' },
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([0, expect.stringMatching(/newer/)])
})
