/** @forms @leads */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '@vitrine/contract/calls'
import { attachmentsMax } from '@vitrine/contract/text-limits'
import { validationTexts } from '@vitrine/contract/texts/validation'
import { describe, expect, it } from 'vitest'
import { call, staff } from './support/api.ts'
import { eicar } from './support/clamd.ts'
import { query } from './support/database.ts'
import { mailsTo, message, pdf, sendMessage, uniqueAddress } from './support/lead.ts'
import type { Receipt } from './support/lead.ts'

const file = (name: string, content: Buffer | string | Uint8Array<ArrayBuffer> = pdf) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name)

/** Sends a message as a form with files. */
function sendFiles(files: readonly File[], more: Record<string, unknown> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(message(more))) form.append(name, String(value))
  for (const one of files) form.append('attachments', one)
  return call<Receipt>(calls['contact-send'].path, {
    method: 'POST',
    locale: 'br',
    headers: { 'x-forwarded-for': uniqueAddress() },
    body: form,
  })
}

const storedOf = async (receipt: string) => {
  const [row] = await query<{ id: number; attachments: unknown }>(
    'select id, attachments from messages where receipt = $1',
    [receipt],
  )
  return row ?? { id: 0, attachments: null }
}
const filesOf = (receipt: string) => {
  const folder = join(process.env['VITRINE_DATA'] ?? '', 'private', 'attachments')
  return readdirSync(folder, { withFileTypes: true })
    .map(({ name }) => name)
    .filter((name) => name.startsWith(receipt))
}

describe('the attachments of a message', () => {
  it('are stored privately, downloaded by the staff that may read it, and named in the export', async () => {
    const answer = await sendFiles([file('..\\Anfrage ü.pdf'), file('lines.csv', 'XY-50;10')])
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const { receipt } = answer.body
    const { id, attachments } = await storedOf(receipt)
    expect(attachments).toMatchObject([
      {
        name: 'Anfrage ü.pdf',
        type: 'application/pdf',
        size: pdf.length,
        file: `${receipt}-1.pdf`,
      },
      { name: 'lines.csv', file: `${receipt}-2.csv` },
    ])
    const read = (role: Parameters<typeof staff>[0], number: number | string) =>
      staff<string>(role, 'GET', `/messages/${id}/attachments/${number}`)
    const opened = await read('attendant', 1)
    expect([opened.status, opened.body]).toEqual([200, pdf.toString()])
    expect([
      opened.headers.get('content-type'),
      opened.headers.get('content-disposition'),
      opened.headers.get('x-content-type-options'),
      opened.headers.get('cache-control'),
    ]).toEqual([
      'application/pdf',
      `attachment; filename*=UTF-8''Anfrage%20%C3%BC.pdf`,
      'nosniff',
      'no-store',
    ])
    expect([
      (await read(undefined, 1)).status,
      (await read('editor', 1)).status,
      (await read('attendant', 3)).status,
      (await read('attendant', 0)).status,
      (await read('attendant', 'x')).status,
    ]).toEqual([401, 403, 404, 404, 404])
    const exported = await staff<string>(
      'attendant',
      'GET',
      `/messages/export?format=csv&where[receipt][equals]=${receipt}`,
    )
    expect(exported.body).toContain('Anfrage ü.pdf, lines.csv')
  })

  it('are optional in a form, and a single one is taken', async () => {
    const none = await sendFiles([])
    const one = await sendFiles([file('a.pdf')])
    expect([none.status, one.status]).toEqual([200, 200])
    expect((await storedOf(none.body.receipt)).attachments).toBeNull()
    expect((await storedOf(one.body.receipt)).attachments).toHaveLength(1)
  })

  it('are erased with their message', async () => {
    const { receipt } = (await sendFiles([file('a.pdf')])).body
    expect(filesOf(receipt)).toHaveLength(1)
    const { id } = await storedOf(receipt)
    expect((await staff('administrator', 'DELETE', `/messages/${id}`)).status).toBe(200)
    expect(filesOf(receipt)).toEqual([])
  })

  it('are refused at their field by kind, virus, number and size; nothing is stored or mailed', async () => {
    const texts = validationTexts.br
    const big = Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(6 * 1024 * 1024)])
    const wrong: [File[], string][] = [
      [[file('a.pdf'), file('b.zip')], texts.attachmentKind({ file: 'b.zip' })],
      [[file('a.xls', '<table><tr>')], texts.attachmentWorkbook({ file: 'a.xls' })],
      [[file('A.ODS')], texts.attachmentWorkbook({ file: 'A.ODS' })],
      [[file('a.xlsx', '<html><table>')], texts.attachmentWorkbook({ file: 'a.xlsx' })],
      [[file('a.xlsx', 'x')], texts.attachmentKind({ file: 'a.xlsx' })],
      [[file('a.pdf', '')], texts.attachmentEmpty({ file: 'a.pdf' })],
      [[file('a.pdf', '<script>')], texts.attachmentKind({ file: 'a.pdf' })],
      [[file('a.txt', eicar)], texts.attachmentInfected({ file: 'a.txt' })],
      [
        Array.from({ length: attachmentsMax + 1 }, (_, at) => file(`${at}.pdf`)),
        texts.tooMany({ count: attachmentsMax }),
      ],
    ]
    for (const [files, text] of wrong) {
      const email = `anexo-${crypto.randomUUID()}@example.com`
      const answer = await sendFiles(files, { email })
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        [{ field: 'attachments', message: text }],
      ])
      expect(await mailsTo(email)).toEqual([])
      expect(await query('select 1 from messages where email = $1', [email])).toEqual([])
    }
    expect((await sendFiles([file('a.pdf', big), file('b.pdf', big)])).status).toBe(413)
  })

  it('are no part of a JSON body', async () => {
    const answer = await sendMessage(message({ attachments: ['a.pdf'] }))
    expect([answer.status, answer.body.errors?.map(({ field }) => field)]).toEqual([
      422,
      ['attachments.0'],
    ])
  })
})
