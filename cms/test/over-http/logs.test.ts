/** @monitoring */
import { readFileSync, statSync } from 'node:fs'
import { calls } from '@vitrine/contract/calls'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchCms, get, logIn, staff } from '../support/api.ts'
import { query } from '../support/database.ts'
import { apply, uniqueAddress, message, post, sendMessage } from '../support/lead.ts'
import { ask } from '../support/members.ts'

/** Personal data with unique values. */
const person = {
  name: 'Zulmira Quaresma',
  email: 'zulmira.quaresma@exemplo-sigiloso.com.br',
  phone: '+55 11 97654-3210',
  company: 'Quaresma Isoladores',
  city: 'Xiririca',
  tax_id: '11.222.333/0001-81',
  message: 'Assunto muito particular da Zulmira',
  password: 'um segredo da zulmira 7',
}
const secrets = [
  ...Object.values(person),
  'zulmira',
  'quaresma',
  '97654',
  '11222333000181',
  'Xiririca',
  'particular',
]

const log = process.env['CMS_TEST_LOG'] ?? ''
const lead = { ...person, country: 'BR', state: 'SP', consent: true }

/** Sends every form with personal data. */
async function everyForm(): Promise<number[]> {
  const from = uniqueAddress()
  const send = (path: string, body: object) => post(path, body, { from: uniqueAddress() })
  const answers = await Promise.all([
    sendMessage(
      message({
        name: person.name,
        email: person.email,
        phone: person.phone,
        company: person.company,
        city: person.city,
        message: person.message,
      }),
    ),
    apply({
      name: person.name,
      email: person.email,
      phone: person.phone,
      city: person.city,
      experience: person.message,
    }),
    send(calls['newsletter-subscribe'].path, { email: person.email, consent: true }),
    send(calls['data-request-send'].path, {
      idempotency_key: crypto.randomUUID(),
      kind: 'access',
      name: person.name,
      email: person.email,
      message: person.message,
      consent: true,
    }),
    ask('member-register', {
      body: {
        name: person.name,
        email: person.email,
        password: person.password,
        phone: person.phone,
        company: person.company,
        country: 'BR',
        tax_id: person.tax_id,
        profile: 'instalador',
        consent: true,
      },
    }),
    ask('session-create', { body: { email: person.email, password: person.password } }),
    ask('recovery-request', { body: { email: person.email } }),
    ask('confirmation-request', { body: { email: person.email } }),
    ask('password-update', { body: { token: 'a'.repeat(43), password: person.password } }),
    staff(undefined, 'POST', '/users/login', { email: person.email, password: person.password }),
    staff(undefined, 'POST', '/users/forgot-password', { email: 'editor@example.com' }),
    staff('administrator', 'POST', '/users', {
      name: person.name,
      email: person.email,
      password: 'dois cabos e um alicate',
      role: 'editor',
    }),
    staff('editor', 'POST', '/distributors?locale=br', {
      name: person.company,
      city: person.city,
      state: 'SP',
      phone: person.phone,
    }),
    get(`/api/v1/web/products?search=${encodeURIComponent(person.email)}`),
    staff(
      'administrator',
      'GET',
      `/messages?where[id][equals]=${encodeURIComponent(person.email)}`,
    ),
    send(calls['contact-send'].path, { ...lead, name: { deep: person.email } }),
    fetchCms(`/api/v1${calls['contact-send'].path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: `{"email": ${person.email}`,
    }),
  ])
  return answers.map(({ status }) => status)
}

/** Makes the database reject writes with an error message that contains the row. */
async function refuseWrites(except: string[]): Promise<void> {
  await query(`create or replace function refuse_write() returns trigger language plpgsql as $$
    begin raise exception 'no room for %', new::text using detail = 'Failing row contains ' || new::text, hint = new::text; end $$`)
  const tables = await query<{ name: string }>(
    "select relname as name from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace",
  )
  for (const { name } of tables.filter((table) => !except.includes(table.name))) {
    await query(
      `create trigger refuse_write before insert or update on "${name}" for each row execute function refuse_write()`,
    )
  }
}

afterEach(async () => {
  await query('drop function if exists refuse_write cascade')
})

describe.each([
  ['all tables but the counters of tries', ['throttles']],
  ['all tables', []],
])('when writes to %s fail', (_, except) => {
  it('logs the failure without personal data', async () => {
    await logIn('administrator')
    await logIn('editor')
    const start = statSync(log).size
    await refuseWrites(except)
    const statuses = await everyForm()
    await query('drop function refuse_write cascade')
    expect(statuses.filter((status) => status >= 500).length, statuses.join()).toBeGreaterThan(5)
    // timestamps are removed: their digits may contain a part of a telephone number
    const written = readFileSync(log)
      .subarray(start)
      .toString('utf8')
      .replaceAll(/"time":\d+/g, '')
    // SQLSTATE of an exception raised by the function
    expect(written).toContain('P0001')
    for (const secret of secrets)
      expect(
        written.toLowerCase().includes(secret.toLowerCase()),
        `${secret} in ${written.slice(0, 3000)}`,
      ).toBe(false)
  })
})

it('logs a failed statement of the panel without its values', async () => {
  const start = statSync(log).size
  await query('alter table distributors rename to distributors_away')
  try {
    expect(
      (
        await staff('editor', 'POST', '/distributors?locale=br', {
          name: person.company,
          city: person.city,
          state: 'SP',
        })
      ).status,
    ).toBe(500)
  } finally {
    await query('alter table distributors_away rename to distributors')
  }
  const written = () => readFileSync(log).subarray(start).toString('utf8')
  // another process writes the log, and holds back lines like those of the last 10 s
  await vi.waitFor(() => expect(written()).toContain('42P01'), { timeout: 15_000 })
  for (const secret of secrets) expect(written().toLowerCase()).not.toContain(secret.toLowerCase())
})
