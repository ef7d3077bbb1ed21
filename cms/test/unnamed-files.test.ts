/** @leads */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { calls } from '@vitrine/contract/calls'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { call, fetchCms, logIn } from './support/api.ts'
import { query } from './support/database.ts'
import { message, pdf, uniqueAddress } from './support/lead.ts'
import type { Receipt } from './support/lead.ts'

const data = (path: string) => join(process.env['VITRINE_DATA'] ?? '', path)

/** Creates a file that is two days old. */
function old(path: string): string {
  const file = data(path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, 'left')
  const at = Date.now() / 1000 - 2 * 24 * 60 * 60
  utimesSync(file, at, at)
  return file
}

test('removes attachments and CVs that no message and no candidate names, a day later', async () => {
  const form = new FormData()
  for (const [name, value] of Object.entries(message({}))) form.append(name, String(value))
  form.append('attachments', new File([new Uint8Array(pdf)], 'a.pdf'))
  const sent = await call<Receipt>(calls['contact-send'].path, {
    method: 'POST',
    locale: 'br',
    headers: { 'x-forwarded-for': uniqueAddress() },
    body: form,
  })
  expect(sent.status).toBe(200)
  const named = data(`private/attachments/${sent.body.receipt}-1.pdf`)
  const at = Date.now() / 1000 - 3 * 24 * 60 * 60
  utimesSync(named, at, at)
  const left = [
    old('private/attachments/250101-AAAAAA-1.pdf'),
    old('private/cvs/250101-AAAAAA.pdf'),
  ]
  const beingSaved = data('private/attachments/261231-BBBBBB-1.pdf')
  writeFileSync(beingSaved, 'its message is being saved')
  await query(
    `insert into payload_jobs (task_slug, queue, processing, has_error, total_tried, created_at, updated_at)
     values ('erase-due', 'default', false, false, 0, now(), now())`,
  )
  await expect.poll(() => left.map(existsSync), { timeout: 40_000 }).toEqual([false, false])
  expect([existsSync(named), existsSync(beingSaved)]).toEqual([true, true])
})

test('leaves no file of an upload that could not be written', async () => {
  const picture = await sharp({
    create: { width: 1200, height: 900, channels: 3, background: '#123456' },
  })
    .png()
    .toBuffer()
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, 10)
  // a folder with the name of a resized file makes writing that file fail
  const folder = data(`uploads/media/quebrada-${hash}-640.webp`)
  mkdirSync(folder, { recursive: true })
  const form = new FormData()
  form.set('file', new File([new Uint8Array(picture)], 'Quebrada.png', { type: 'image/png' }))
  form.set('_payload', JSON.stringify({ alt: 'Quebrada' }))
  const answer = await fetchCms(`/admin/api/media?locale=br`, {
    method: 'POST',
    body: form,
    headers: { authorization: `JWT ${await logIn('editor')}` },
  })
  expect(answer.status).toBe(400)
  rmdirSync(folder)
  for (const left of ['media', 'uploads/media'])
    expect(readdirSync(data(left)).filter((name) => name.startsWith('quebrada-'))).toEqual([])
})
