/** @bulk-files */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { fetchCms, logIn, staff } from './support/api.ts'
import { query } from './support/database.ts'

const media = (name: string) => join(process.env['VITRINE_DATA'] ?? '', 'media', name)
const place = 'Rua das Bombas, 12'

interface Picture {
  id: number
  filename: string
  alt: string
  focalX: number
}

const photograph = (color: string) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: color } }).jpeg()

it('takes place and device from pictures that were uploaded with them', async () => {
  const form = new FormData()
  const plain = await photograph('#335577').toBuffer()
  form.set('file', new File([new Uint8Array(plain)], 'foto.jpg', { type: 'image/jpeg' }))
  form.set('_payload', JSON.stringify({ alt: 'Bomba', focalX: 20, focalY: 70 }))
  const sent = await fetchCms(`/admin/api/media?locale=br`, {
    method: 'POST',
    body: form,
    headers: { authorization: `JWT ${await logIn('editor')}` },
  })
  const { doc } = (await sent.json()) as { doc: Picture }
  // file as stored by earlier releases, with its metadata
  const before = media(doc.filename)
  writeFileSync(
    before,
    await photograph('#335577')
      .withExif({ IFD0: { ImageDescription: place } })
      .toBuffer(),
  )
  await query(
    `insert into payload_jobs (task_slug, queue, processing, has_error, total_tried, created_at, updated_at)
     values ('clean-pictures', 'default', false, false, 0, now(), now())`,
  )
  const read = async () =>
    (await staff<Picture>('editor', 'GET', `/media/${doc.id}?locale=br&depth=0`)).body
  await expect.poll(async () => (await read()).filename, { timeout: 60_000 }).not.toBe(doc.filename)
  const body = await read()
  expect(existsSync(before)).toBe(false)
  expect([body.alt, body.focalX]).toEqual(['Bomba', 20])
  expect(readFileSync(media(body.filename)).includes(place)).toBe(false)
  const stem = body.filename.replace('.jpg', '')
  expect(readdirSync(media('')).some((name) => name.startsWith(`${stem}-`))).toBe(true)
})
