/** @leads */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { getPayload } from 'payload'
import type { PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { listLeads } from '#src/people/inbox/list-leads.ts'
import type { LeadQuery, Tab } from '#src/people/inbox/list-leads.ts'
import { eraseDue, erasePerson } from '#src/people/privacy/erase.ts'
import { copyOfPerson } from '#src/people/privacy/access.ts'
import { staff } from './support/api.ts'
import { create } from './support/content.ts'
import { query } from './support/database.ts'
import { historyOf, lead, reply } from './support/inbox.ts'
import type { Fields } from './support/inbox.ts'
import { apply, pdf } from './support/lead.ts'
import { staffRoles, type StaffRole } from './support/staff.ts'

const stamp = String(Date.now()).slice(-6)
const everyRole: (StaffRole | undefined)[] = [...staffRoles, undefined]
const answering: (StaffRole | undefined)[] = ['administrator', 'attendant']

const stored = async (id: number) => {
  const [row] = await query<{ status: string; owner: number | null; remind: string | null }>(
    'select status::text, owner_id as owner, remind_at::text as remind from messages where id = $1',
    [id],
  )
  return row
}
const folderOf = (receipt: string): string =>
  join(process.env['VITRINE_DATA'] ?? '', 'private', 'replies', receipt)

describe('the endpoints of a lead', () => {
  it.each(everyRole)('are for roles that handle leads: %s', async (role) => {
    const { id } = await lead()
    const { body } = await apply()
    const [candidate] = await query<{ id: number }>(
      'select id::int from candidates where receipt = $1',
      [body.receipt],
    )
    const refused = role === undefined ? 401 : 403
    const allowed = answering.includes(role)
    for (const path of [`/messages/${id}`, `/candidates/${candidate?.id}`]) {
      expect((await reply(role, `${path}/reply`)).status).toBe(allowed ? 200 : refused)
      const kept = await staff(role, 'POST', `${path}/received`, { text: 'Obrigado.' })
      expect(kept.status).toBe(allowed ? 200 : refused)
      const file = await staff(role, 'GET', `${path}/reply-files/1-1`)
      expect(file.status).toBe(allowed ? 404 : refused)
    }
    const lines = await staff(role, 'GET', `/messages/${id}/lines`)
    expect(lines.status).toBe(allowed ? 200 : refused)
    const found = await staff(role, 'GET', '/inbox/files?q=ficha')
    expect(found.status).toBe(allowed ? 200 : refused)
  })
})

describe('a reply', () => {
  it('needs a lead', async () =>
    expect((await reply('attendant', '/messages/999999/reply')).status).toBe(404))

  it('is sent from the department in the language of its author, and kept with its files', async () => {
    const { id, email, receipt } = await lead()
    const upload = new File([new Uint8Array(pdf)], 'Cotación.pdf')
    const sent = await reply(
      'attendant',
      `/messages/${id}/reply`,
      { text: 'Estimada Rita:\n\nAdjuntamos <b>la cotización</b>.', locale: 'es' },
      [upload],
    )
    expect(sent.status, JSON.stringify(sent.body)).toBe(200)
    const [mail] = await query<{
      locale: string
      html: string
      body: string
      headers: Record<string, string>
      sender: string
      attachments: { name: string }[]
    }>(
      `select m.locale, b.html, b.body, b.headers, b.sender, b.attachments from mails m join mail_bodies b on b.mail_id = m.id
       where m."to" = $1 and m.template = 'lead-reply'`,
      [email],
    )
    const [department] = await query<{ email: string }>(
      'select d.email from departments d join messages m on m.department_id = d.id where m.id = $1',
      [id],
    )
    expect(mail).toMatchObject({
      locale: 'es',
      sender: department?.email,
      headers: { 'Reply-To': department?.email, 'Auto-Submitted': 'no' },
      attachments: [{ name: 'Cotación.pdf' }],
    })
    expect(mail?.html).toContain('&lt;b&gt;la cotización&lt;/b&gt;')
    expect(await stored(id)).toMatchObject({ status: 'answered', remind: null })
    expect((await stored(id))?.owner).not.toBeNull()
    const [entry] = await historyOf(id)
    expect(entry).toMatchObject({ kind: 'reply', files: [{ name: 'Cotación.pdf' }] })
    expect(readdirSync(folderOf(receipt))).toHaveLength(1)
    const file = await staff<string>(
      'attendant',
      'GET',
      `/messages/${id}/reply-files/${entry?.id}-1`,
    )
    expect(file.status).toBe(200)
    expect(file.headers.get('content-disposition')).toContain('attachment')
    expect(
      (await staff('attendant', 'GET', `/messages/${id}/reply-files/${entry?.id}-2`)).status,
    ).toBe(404)
  })

  it('does not open the files of another lead', async () => {
    const [one, other] = [await lead(), await lead()]
    await reply('attendant', `/messages/${one.id}/reply`, {}, [
      new File([new Uint8Array(pdf)], 'a.pdf'),
    ])
    const [entry] = await historyOf(one.id)
    const path = `/messages/${other.id}/reply-files/${entry?.id}-1`
    expect((await staff('attendant', 'GET', path)).status).toBe(404)
  })

  it('closes the lead, or lets it return by a reminder', async () => {
    const { id } = await lead()
    await reply('attendant', `/messages/${id}/reply`, { after: 'waiting' })
    expect(await stored(id)).toMatchObject({ status: 'waiting' })
    expect((await stored(id))?.remind).not.toBeNull()
    const [latest] = await historyOf(id)
    await reply('attendant', `/messages/${id}/reply`, {
      after: 'archived',
      seen: String(latest?.id),
    })
    expect(await stored(id)).toMatchObject({ status: 'archived', remind: null })
  })

  it('is refused when somebody else has replied meanwhile, and sent after it was seen', async () => {
    const { id, email } = await lead()
    const both = await Promise.all([
      reply('attendant', `/messages/${id}/reply`, { text: 'Primeira.' }),
      reply('administrator', `/messages/${id}/reply`, { text: 'Segunda.' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { conflict } = both.find(({ status }) => status === 409)?.body ?? {}
    expect(conflict?.by).toBeTruthy()
    const mails = () =>
      query(`select 1 from mails where "to" = $1 and template = 'lead-reply'`, [email])
    expect(await mails()).toHaveLength(1)
    const again = await reply('administrator', `/messages/${id}/reply`, {
      seen: String(conflict?.id),
    })
    expect(again.status).toBe(200)
    expect(await mails()).toHaveLength(2)
  })

  it.each<[string, Fields, 'text' | 'files' | undefined]>([
    ['no text', { text: ' \n ' }, 'text'],
    ['a text that is too long', { text: 'a'.repeat(10_001) }, 'text'],
    ['an unknown language', { locale: '__proto__' }, undefined],
    ['an unknown state', { after: 'suspect' }, undefined],
    ['a negative number', { seen: '-1' }, undefined],
    ['ids that are none', { files: '1;drop table files' }, undefined],
    ['a missing file', { files: '999999999' }, 'files'],
    ['too many files', { files: '1,2,3,4,5,6,7,8,9,10,11' }, 'files'],
  ])('is refused with %s', async (_, fields, field) => {
    const { id } = await lead()
    const answer = await reply('attendant', `/messages/${id}/reply`, fields)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.errors ?? {})).toEqual(field === undefined ? [] : [field])
    expect(await historyOf(id)).toEqual([])
    expect(await stored(id)).toMatchObject({ status: 'new' })
  })

  it('is refused with files of other kinds or of too many bytes', async () => {
    const { id, receipt } = await lead()
    const path = `/messages/${id}/reply`
    const program = new File(['MZ'.padEnd(400, 'x')], 'a.exe')
    expect((await reply('attendant', path, {}, [program])).body.errors?.files).toContain('a.exe')
    const large = new File([new Uint8Array(15 * 1024 * 1024 + 300_000)], 'a.pdf')
    expect((await reply('attendant', path, {}, [large])).status).toBe(413)
    expect(existsSync(folderOf(receipt))).toBe(false)
    expect((await staff('attendant', 'POST', path, { text: 'a' })).status).toBe(422)
  })
})

describe('the work on a lead', () => {
  it('is recorded from any form, and by an answer of the customer', async () => {
    const { id } = await lead()
    const [owner] = await query<{ id: number; name: string }>(
      "select id::int, name from users where role = 'attendant' order by id limit 1",
    )
    await staff('administrator', 'PATCH', `/messages/${id}`, { owner: owner?.id, status: 'open' })
    await staff('administrator', 'PATCH', `/messages/${id}`, { notes: 'só para nós' })
    await reply('attendant', `/messages/${id}/reply`)
    const kept = await staff('attendant', 'POST', `/messages/${id}/received`, { text: ' Aceito. ' })
    expect(kept.status).toBe(200)
    expect(await stored(id)).toMatchObject({ status: 'open', owner: owner?.id })
    expect((await historyOf(id)).map(({ kind, detail, body }) => [kind, detail ?? body])).toEqual([
      ['state', 'open'],
      ['owner', owner?.name],
      ['reply', 'Segue a resposta.'],
      ['received', 'Aceito.'],
    ])
    for (const text of ['', ' ', 'a'.repeat(10_001), 7])
      expect((await staff('attendant', 'POST', `/messages/${id}/received`, { text })).status).toBe(
        422,
      )
  })
})

describe('the list', () => {
  let list: (tab: Tab, more?: Partial<LeadQuery>) => ReturnType<typeof listLeads>
  beforeAll(async () => {
    const { default: config } = await import('#src/payload.config.ts')
    const payload = await getPayload({ config })
    const [user] = await query<{ id: number }>(
      "select id::int from users where role = 'attendant' order by id limit 1",
    )
    const me = { id: user?.id, role: 'attendant', collection: 'users' } as PayloadRequest['user']
    list = (tab, more = {}) =>
      listLeads(payload, me, {
        tab,
        text: '',
        kind: undefined,
        locale: undefined,
        department: undefined,
        page: 1,
        ...more,
      })
  })
  const ids = async (tab: Tab, text: string) =>
    (await list(tab, { text })).leads.map(({ id }) => id)

  it('finds leads by person, company, receipt and part number in any spelling', async () => {
    const company = `Conexões ${stamp} Ltda`
    const { id, email, receipt } = await lead({ company, items: `ZQ-${stamp}/10:25` })
    for (const text of [
      company,
      'conexoes ' + stamp,
      receipt,
      email,
      `zq${stamp}10`,
      `ZQ ${stamp}`,
    ])
      expect(await ids('all', text), text).toEqual([id])
    for (const text of ['conexoes%', `c_nex_es ${stamp} ltda`, "'; select 1 --"])
      expect(await ids('all', text), text).toEqual([])
    const found = await list('unanswered', { text: receipt, kind: 'quotation' })
    expect(found.leads[0]).toMatchObject({ kind: 'quotation', lines: 1, status: 'new' })
    expect((await list('all', { text: receipt, kind: 'message' })).leads).toEqual([])
  })

  it('has a lead in the tab of its state, and again when its reminder is due', async () => {
    const { id, receipt } = await lead()
    expect(await ids('unanswered', receipt)).toEqual([id])
    await reply('attendant', `/messages/${id}/reply`, { after: 'waiting' })
    expect(await ids('unanswered', receipt)).toEqual([])
    expect(await ids('waiting', receipt)).toEqual([id])
    expect(await ids('mine', receipt)).toEqual([id])
    await query("update messages set remind_at = now() - interval '1 minute' where id = $1", [id])
    expect(await ids('unanswered', receipt)).toEqual([id])
    await query("update messages set status = 'suspect', remind_at = null where id = $1", [id])
    for (const tab of ['unanswered', 'mine', 'waiting', 'answered', 'closed'] as const)
      expect(await ids(tab, receipt), tab).toEqual([])
    expect((await list('all', { text: receipt })).counts).toMatchObject({ all: 1, unanswered: 0 })
  })
})

describe('the data of a person', () => {
  it('are copied with the replies and erased with all that the inbox keeps', async () => {
    const { default: config } = await import('#src/payload.config.ts')
    const payload = await getPayload({ config })
    const { id, email, receipt } = await lead()
    const { body } = await apply({ email })
    const [candidate] = await query<{ id: number }>(
      'select id::int from candidates where receipt = $1',
      [body.receipt],
    )
    const file = new File([new Uint8Array(pdf)], 'Proposta.pdf')
    await reply(
      'attendant',
      `/messages/${id}/reply`,
      { text: 'Resposta à pessoa.', after: 'waiting' },
      [file],
    )
    await reply('attendant', `/candidates/${candidate?.id}/reply`, {}, [file])
    await staff('attendant', 'PATCH', `/messages/${id}`, { notes: 'anotação interna' })
    const copy = JSON.stringify(await copyOfPerson(payload, email))
    expect(copy).toContain('Resposta à pessoa.')
    expect(copy).toContain('Proposta.pdf')
    for (const internal of ['anotação interna', 'remind_at', 'author'])
      expect(copy).not.toContain(internal)
    for (const folder of [receipt, body.receipt]) expect(existsSync(folderOf(folder))).toBe(true)
    await erasePerson(payload, email)
    expect(
      await query('select 1 from lead_history where message_id = $1 or candidate_id = $2', [
        id,
        candidate?.id,
      ]),
    ).toEqual([])
    expect(await query('select 1 from messages where id = $1', [id])).toEqual([])
    for (const folder of [receipt, body.receipt])
      expect(existsSync(folderOf(folder)) ? readdirSync(folderOf(folder)) : []).toEqual([])
  })

  it('are erased in the same way after their time', async () => {
    const { default: config } = await import('#src/payload.config.ts')
    const payload = await getPayload({ config })
    const { id, receipt } = await lead()
    await reply('attendant', `/messages/${id}/reply`, {}, [
      new File([new Uint8Array(pdf)], 'a.pdf'),
    ])
    await query("update messages set created_at = now() - interval '30 months' where id = $1", [id])
    await eraseDue(payload)
    expect(await historyOf(id)).toEqual([])
    expect(readdirSync(folderOf(receipt))).toEqual([])
  })
})

describe('what the inbox depends on', () => {
  it('keeps a department that messages refer to', async () => {
    const department = await create('departments', {
      title: `Vendas ${stamp}`,
      slug: `vendas-${stamp}`,
      email: 'vendas@example.com',
    })
    await lead({ department: `vendas-${stamp}` })
    const refused = await staff('administrator', 'DELETE', `/departments/${department}`)
    expect(refused.status).toBe(409)
    const trashed = await staff('administrator', 'PATCH', `/departments/${department}`, {
      deletedAt: new Date().toISOString(),
    })
    expect(trashed.status).toBe(409)
  })

  it('has templates without unknown placeholders', async () => {
    const template = { title: `Cotación ${stamp}`, language: 'es' }
    const send = (body: string) =>
      staff('attendant', 'POST', '/reply-templates', { ...template, body })
    expect((await send('Estimada {name}: {parts}')).status).toBe(201)
    expect((await send('Estimada {nombre}')).status).toBe(400)
    expect((await send('  ')).status).toBe(400)
    expect((await send('a'.repeat(5001))).status).toBe(400)
  })
})
