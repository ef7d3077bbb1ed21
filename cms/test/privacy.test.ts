/** @legal */
import { existsSync } from 'node:fs'
import { calls } from '@vitrine/contract/calls'
import { getPayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { personalCollections, personalData } from '#src/people/privacy/kinds.ts'
import { staff } from './support/api.ts'
import { query } from './support/database.ts'
import { apply, uniqueAddress, message, post, sendMessage, uniqueEmail } from './support/lead.ts'

const data = () => process.env['CMS_TEST_LOG']?.replace(/\/test\.log$/, '') ?? ''
const request = (email: string, kind: string) =>
  post(
    calls['data-request-send'].path,
    { idempotency_key: crypto.randomUUID(), kind, name: 'Rita Moraes', email, consent: true },
    { from: uniqueAddress() },
  )

/** Creates a person in every collection with personal data. */
async function plant(email: string): Promise<{ cv: string; request: number }> {
  await sendMessage(message({ email }))
  const cv = (await apply({ email })).body.receipt
  await post(
    calls['newsletter-subscribe'].path,
    { email, consent: true },
    { from: uniqueAddress() },
  )
  const [profile] = await query<{ id: number }>(
    `insert into profiles (slug, open) values ('p' || floor(random() * 1e9)::text, true) returning id`,
  )
  const [member] = await query<{ id: number }>(
    `
    insert into members (state, profile_id, name, email, company, country, tax_id, phone, locale) values ('approved', $1, 'Rita Moraes', $2, 'Malha', 'BR', '1', '1', 'br') returning id`,
    [profile?.id, email],
  )
  await query(
    `insert into downloads (member_id, title, revision, filename) values ($1, 'Ficha', 'A', 'f.pdf')`,
    [member?.id],
  )
  await query(`insert into member_lists (member_id, name, items) values ($1, $2, 'AB-50:2')`, [
    member?.id,
    `Lista de ${email}`,
  ])
  const {
    body: { receipt },
  } = await request(email, 'erase')
  const [row] = await query<{ id: number }>('select id from data_requests where receipt = $1', [
    receipt,
  ])
  return { cv, request: row?.id ?? 0 }
}

/**
 * Tables with a text column that contains the e-mail address, found independently of the inventory
 * of personal data.
 */
async function tablesWith(email: string): Promise<string[]> {
  const columns = await query<{ table_name: string; column_name: string }>(`
    select table_name, column_name from information_schema.columns where table_schema = 'public' and data_type in ('character varying', 'text', 'jsonb', 'USER-DEFINED')`)
  const found = new Set<string>()
  for (const { table_name: table, column_name: column } of columns) {
    const [hit] = await query(`select 1 from "${table}" where "${column}"::text ilike $1 limit 1`, [
      `%${email}%`,
    ])
    if (hit) found.add(table)
  }
  return [...found].toSorted()
}

describe('the rights of a person', () => {
  it('exports all data of a person, then erases all of it', async () => {
    const email = uniqueEmail()
    const { cv, request: id } = await plant(email)
    expect(await tablesWith(email)).toEqual(
      expect.arrayContaining([
        'candidates',
        'data_requests',
        'mails',
        'member_lists',
        'members',
        'messages',
        'subscribers',
      ]),
    )
    expect(
      (await staff('administrator', 'POST', `/data-requests/${id}/erase`)).status,
      'before its owner has confirmed',
    ).toBe(409)
    await query(
      "update data_requests set confirmed_at = now(), due_at = now() + interval '15 days' where id = $1",
      [id],
    )

    const copy = await staff<Record<string, { rows: unknown[] }>>(
      'attendant',
      'GET',
      `/data-requests/${id}/access`,
    )
    expect(copy.status).toBe(200)
    const known = personalCollections.filter((collection) => personalData[collection].ofPerson)
    expect(
      Object.keys(copy.body)
        .filter((key) => key !== 'email' && key !== 'at')
        .toSorted(),
    ).toEqual(known.toSorted())
    expect(copy.body['members']?.rows).toMatchObject([
      { lists: [{ name: `Lista de ${email}`, items: 'AB-50:2' }] },
    ])

    for (const role of ['attendant', 'editor', undefined] as const)
      expect((await staff(role, 'POST', `/data-requests/${id}/erase`)).status).toBe(
        role === undefined ? 401 : 403,
      )
    const file = `${data()}/private/cvs/${cv}.pdf`
    expect(existsSync(file)).toBe(true)
    const erased = await staff<{ erased: Record<string, number> }>(
      'administrator',
      'POST',
      `/data-requests/${id}/erase`,
    )
    expect(
      [erased.status, Object.values(erased.body.erased).every((count) => count > 0)],
      JSON.stringify(erased.body),
    ).toEqual([200, true])
    expect(await tablesWith(email)).toEqual([])
    expect(existsSync(file)).toBe(false)
    expect(await query('select status, name from data_requests where id = $1', [id])).toEqual([
      { status: 'done', name: '—' },
    ])
  })

  it('sets the deadline 15 days after the confirmation', async () => {
    const email = uniqueEmail()
    const { makeLinkToken } = await import('#src/people/leads/link-token.ts')
    const {
      body: { receipt },
    } = await request(email, 'access')
    const [row] = await query<{ id: number }>('select id from data_requests where receipt = $1', [
      receipt,
    ])
    const token = makeLinkToken('data-request', row?.id ?? 0, `${email} ${receipt}`)
    const answer = await post<{ due: string; receipt: string }>(
      calls['data-request-confirm'].path,
      { token },
      { from: uniqueAddress() },
    )
    expect([answer.status, answer.body.receipt]).toEqual([200, receipt])
    expect(answer.body.due).toBe(
      new Date(Date.now() + 15 * 86_400_000).toLocaleDateString('sv-SE', {
        timeZone: 'America/Sao_Paulo',
      }),
    )
    expect(
      (
        await post<{ code?: string }>(
          calls['data-request-confirm'].path,
          { token: token.replace(/.$/, '!') },
          { from: uniqueAddress() },
        )
      ).body.code,
    ).toBe('link-expired')
  })
})

describe('the daily job', () => {
  let erase: () => Promise<unknown>
  beforeAll(async () => {
    const { default: config } = await import('#src/payload.config.ts')
    const { eraseDue } = await import('#src/people/privacy/erase.ts')
    const payload = await getPayload({ config, disableOnInit: true })
    erase = () => eraseDue(payload)
  })

  it('erases only rows whose retention period is over', async () => {
    const [old, young] = [uniqueEmail(), uniqueEmail()]
    for (const email of [old, young]) await sendMessage(message({ email }))
    await query(`update messages set created_at = now() - interval '25 months' where email = $1`, [
      old,
    ])
    await query(`update messages set created_at = now() - interval '23 months' where email = $1`, [
      young,
    ])
    await erase()
    expect(await query('select email from messages where email = any($1)', [[old, young]])).toEqual(
      [{ email: young }],
    )
  })
})
