/** @forms @leads */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { validationTexts } from '@vitrine/contract/texts/validation'
import { describe, expect, it } from 'vitest'
import { call, get, staff } from './support/api.ts'
import { eicar, modes } from './support/clamd.ts'
import { query } from './support/database.ts'
import { apply, mailsTo, message, pdf, sendMessage } from './support/lead.ts'

const countOf = async (table: 'messages' | 'candidates', key: unknown) =>
  (await query(`select id from ${table} where key = $1`, [key])).length

describe('a message', () => {
  it('is stored and mailed to the department, with a confirmation in the sender’s language', async () => {
    const body = message({ product: 'conexoes-de-cobre-em-portugues' })
    const answer = await sendMessage(body, { locale: 'es' })
    expect([answer.status, answer.body.receipt, answer.body.message]).toEqual([
      200,
      expect.stringMatching(/^\d{6}-[A-Z2-9]{6}$/),
      'Recibimos su mensaje. La respuesta llegará a su correo.',
    ])
    const [row] = await query('select * from messages where receipt = $1', [answer.body.receipt])
    expect(row).toMatchObject({
      status: 'new',
      name: body['name'],
      email: body['email'],
      region: 'SP',
      city: 'Campinas',
      locale: 'es',
      page: '/contato',
      message: body['message'],
    })
    expect(await mailsTo(String(body['email']))).toEqual([
      {
        subject: `Recibimos su mensaje · ${answer.body.receipt}`,
        template: 'contact-receipt',
        locale: 'es',
      },
    ])
    expect((await mailsTo('secreto@example.com')).map(({ subject }) => subject)).toContain(
      `Mensagem para Um em português · ${answer.body.receipt}`.replace(
        'Um em português',
        'Um en español',
      ),
    )
    expect(JSON.stringify(answer.body)).not.toContain('secreto@')
  })

  it('is stored and mailed once when sent repeatedly or concurrently', async () => {
    const body = message()
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendMessage(body)))
    expect(new Set(answers.map(({ body: { receipt } }) => receipt)).size).toBe(1)
    expect((await sendMessage(body)).body.receipt).toBe(answers[0]?.body.receipt)
    expect(await countOf('messages', body['idempotency_key'])).toBe(1)
    expect(await mailsTo(String(body['email']))).toHaveLength(1)
  })

  it('of a suspected bot gets the same response, is marked, and is not mailed', async () => {
    const body = message()
    const answer = await sendMessage(body, { suspect: true })
    expect([answer.status, Object.keys(answer.body)]).toEqual([200, ['receipt', 'message']])
    expect(
      await query('select status from messages where key = $1', [body['idempotency_key']]),
    ).toEqual([{ status: 'suspect' }])
    expect(await mailsTo(String(body['email']))).toEqual([])
  })

  it('with an unknown field is rejected at that field', async () => {
    for (const [field, value] of [
      ['website', 'https://cliente.example'],
      ['elapsed', 40],
    ]) {
      const answer = await sendMessage(message({ [String(field)]: value }))
      expect([answer.status, answer.body.errors?.map((error) => error.field)]).toEqual([
        422,
        [field],
      ])
    }
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['a field of ours', { status: 'answered' }, 'status'],
    ['an owner', { owner: 1 }, 'owner'],
    ['a receipt', { receipt: 'X' }, 'receipt'],
    ['no consent', { consent: false }, 'consent'],
    ['a huge text', { message: 'x'.repeat(5001) }, 'message'],
    ['no e-mail', { email: 'rita' }, 'email'],
    ['a department that is not there', { department: 'nenhum' }, 'department'],
    ['an object for a text', { name: { $ne: '' } }, 'name'],
    ['another site’s page', { page: 'https://example.com' }, 'page'],
  ])('with %s is rejected at its field', async (_, more, field) => {
    const body = message(more)
    const answer = await sendMessage(body)
    expect([answer.status, answer.body.errors?.map((error) => error.field)]).toEqual([422, [field]])
    expect(await countOf('messages', body['idempotency_key'])).toBe(0)
  })

  it('rejects a body of several MB with 413', async () =>
    expect((await sendMessage(message({ message: 'x'.repeat(2_000_000) }))).status).toBe(413))

  it('limits repeated texts and repeated addresses', async () => {
    const text = message()
    const same = await Promise.all(
      Array.from({ length: 6 }, () =>
        sendMessage({ ...text, idempotency_key: crypto.randomUUID() }),
      ),
    )
    expect(same.filter(({ status }) => status === 200)).toHaveLength(2)
    const flood = await Promise.all(
      Array.from({ length: 40 }, () => sendMessage(message(), { from: '203.0.113.9' })),
    )
    expect(flood.filter(({ status }) => status === 200)).toHaveLength(30)
    expect(flood.find(({ status }) => status !== 200)?.body.code).toBe('too-many-requests')
  })
})

describe('an application', () => {
  const read = async (receipt: string, role: 'attendant' | 'editor' | undefined) => {
    const [row] = await query<{ id: number }>('select id from candidates where receipt = $1', [
      receipt,
    ])
    return staff<string>(role, 'GET', `/candidates/${row?.id}/cv`)
  }

  it('is stored with its CV, which only the staff can download, as an attachment', async () => {
    const answer = await apply()
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const opened = await read(answer.body.receipt, 'attendant')
    expect([opened.status, opened.body]).toEqual([200, pdf.toString()])
    expect([
      opened.headers.get('content-type'),
      opened.headers.get('content-disposition'),
      opened.headers.get('x-content-type-options'),
      opened.headers.get('cache-control'),
    ]).toEqual([
      'application/pdf',
      `attachment; filename*=UTF-8''curriculo-${answer.body.receipt}.pdf`,
      'nosniff',
      'no-store',
    ])
    expect([
      (await read(answer.body.receipt, undefined)).status,
      (await read(answer.body.receipt, 'editor')).status,
    ]).toEqual([401, 403])
    for (const path of [
      `/media/${answer.body.receipt}.pdf`,
      `/media/cvs/${answer.body.receipt}.pdf`,
      `/media/files/${answer.body.receipt}.pdf`,
    ])
      expect((await get(path)).status).toBe(404)
  })

  it.each<[string, Buffer, string]>([
    ['a page called a PDF', Buffer.from('<!doctype html><script>alert(1)</script>'), 'cv.pdf'],
    ['a program', Buffer.from('MZ\0\0'), 'cv.docx'],
    ['an archive', Buffer.from('504b030414', 'hex'), 'cv.docx'],
  ])('rejects %s by its content', async (_, bytes, name) => {
    const answer = await apply({
      cv: new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }),
    })
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      [{ field: 'cv', message: 'Envie um PDF, DOC ou DOCX. Este arquivo não é nenhum deles.' }],
    ])
  })

  it('rejects a file with a virus, and answers 503 for a file that could not be scanned', async () => {
    const streamed = (content: string) =>
      new File(
        [
          '%PDF-1.7\n1 0 obj\n<< /Filter /FlateDecode >>\nstream\n',
          Uint8Array.from(deflateSync(Buffer.from(content))),
          '\nendstream\nendobj\ntrailer\nstartxref\n9\n%%EOF\n',
        ],
        'cv.pdf',
        { type: 'application/pdf' },
      )
    const storedRows = async () => [
      (await query('select 1 from candidates')).length,
      readdirSync(join(process.env['VITRINE_DATA'] ?? '', 'private', 'cvs')).length,
    ]
    const before = await storedRows()
    const infected = await apply({ cv: streamed(eicar) })
    expect([infected.status, infected.body.errors]).toEqual([
      422,
      [{ field: 'cv', message: validationTexts.br.fileInfected }],
    ])
    for (const mode of Object.values(modes)) {
      const unscanned = await apply({ cv: streamed(mode) })
      expect([unscanned.status, unscanned.body.code, unscanned.headers.get('retry-after')]).toEqual(
        [502, 'unavailable', '60'],
      )
    }
    expect(await storedRows()).toEqual(before)
    expect((await apply({ cv: streamed('harmless') })).status).toBe(200)
  })

  it('rejects a file over 5 MB, and a body over 6 MB without buffering it', async () => {
    const file = (size: number) => new File([pdf, new Uint8Array(size), '%%EOF'], 'cv.pdf')
    expect((await apply({ cv: file(5 * 1024 * 1024) })).body.errors).toEqual([
      { field: 'cv', message: 'Envie um arquivo de até 5 MB.' },
    ])
    expect((await apply({ cv: file(7 * 1024 * 1024) })).status).toBe(413)
  })

  it('reports a missing file and an internal field at the field', async () => {
    expect((await apply({ cv: undefined })).body.errors?.map(({ field }) => field)).toEqual(['cv'])
    expect((await apply({ status: 'interview' })).body.errors?.map(({ field }) => field)).toEqual([
      'status',
    ])
    expect(
      (
        await call('/web/work-with-us', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        })
      ).status,
    ).toBe(415)
  })

  it('creates one candidate for concurrent repeats', async () => {
    const key = crypto.randomUUID()
    const email = 'mesma@example.com'
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => apply({ idempotency_key: key, email })),
    )
    expect(new Set(answers.map(({ body: { receipt } }) => receipt)).size).toBe(1)
    expect(await countOf('candidates', key)).toBe(1)
    expect(await mailsTo(email)).toHaveLength(1)
  })
})

describe('the exports', () => {
  it('contain the filtered rows and no formulas', async () => {
    const receipt = (
      await sendMessage(
        message({
          name: '=HYPERLINK("http://x";"y")',
          company: 'Dois; "três"',
          message: '@SUM(1+1)\nsegunda linha',
        }),
      )
    ).body.receipt
    const answer = await staff<string>(
      'attendant',
      'GET',
      `/messages/export?format=csv&where[receipt][equals]=${receipt}`,
    )
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const lines = answer.body.replace(/^\uFEFF/, '').split('\r\n')
    expect([lines.length, lines[0]?.startsWith('Protocolo;')]).toEqual([3, true])
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://x"";""y"")"`)
    expect(lines[1]).toContain('"Dois; ""três"""')
    expect(lines[1]).toContain(`"'@SUM(1+1)\nsegunda linha"`)
    expect(lines[1]).toContain("'+55 11 3000-0000")
  })
  it.each(['editor', 'translator', undefined] as const)('are closed to %s', async (role) => {
    for (const collection of ['messages', 'candidates', 'subscribers'])
      expect((await staff(role, 'GET', `/${collection}/export?format=xlsx`)).status).toBe(
        role === undefined ? 401 : 403,
      )
  })
})

describe('the owner of a lead', () => {
  interface Owner {
    id: number
    name: string
  }

  it('is selected by name, without access to the accounts', async () => {
    const owners = await staff<Owner[]>('attendant', 'GET', '/lead-owners')
    expect(owners.status).toBe(200)
    expect(owners.body.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['administrator', 'attendant']),
    )
    expect(owners.body.map(({ name }) => name)).not.toContain('editor')
    for (const owner of owners.body) expect(Object.keys(owner)).toEqual(['id', 'name'])
    for (const [role, status] of [
      ['editor', 403],
      ['translator', 403],
      [undefined, 401],
    ] as const)
      expect((await staff(role, 'GET', '/lead-owners')).status).toBe(status)
  })

  it('can be any account, and is exported by name, with the labels of state and locale', async () => {
    const { body } = await staff<Owner[]>('attendant', 'GET', '/lead-owners')
    const owner = body.find(({ name }) => name === 'administrator')
    const { docs } = (
      await staff<{ docs: { id: number; receipt: string }[] }>(
        'attendant',
        'GET',
        '/messages?limit=1&depth=0',
      )
    ).body
    const saved = await staff('attendant', 'PATCH', `/messages/${docs[0]?.id}?depth=0`, {
      owner: owner?.id,
      status: 'answered',
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const { body: text } = await staff<string>(
      'attendant',
      'GET',
      `/messages/export?format=csv&where[receipt][equals]=${docs[0]?.receipt}`,
    )
    const [, row = ''] = text.split('\r\n')
    const [, received, state, who] = row.split(';')
    expect([received, state, who]).toEqual([
      expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/),
      'Respondida',
      'administrator',
    ])
    expect(row).toMatch(/;(Português|Inglês|Espanhol);/)
  })
})
