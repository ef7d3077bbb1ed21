/** @bulk-files */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { fetchCms, logIn } from './support/api.ts'
import { query } from './support/database.ts'

const data = (path: string) => join(process.env['VITRINE_DATA'] ?? '', path)

interface Saved {
  doc: { id: number; filename: string; sizes: Record<string, { filename: string | null }> }
}

/** Uploads a picture in one color, as a new one or as a replacement. */
async function send(color: string, alt: string, id?: number) {
  const picture = await sharp({
    create: { width: 800, height: 600, channels: 3, background: color },
  })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(picture)], 'troca.png', { type: 'image/png' }))
  form.set('_payload', JSON.stringify({ alt }))
  const path = id === undefined ? '/media' : `/media/${id}`
  const answer = await fetchCms(`/admin/api${path}?locale=br`, {
    method: id === undefined ? 'POST' : 'PATCH',
    body: form,
    headers: { authorization: `JWT ${await logIn('editor')}` },
  })
  return { status: answer.status, body: (await answer.json()) as Saved }
}

const filesOf = ({ filename, sizes }: Saved['doc']) => [
  filename,
  ...Object.values(sizes).flatMap((size) => size.filename ?? []),
]
const present = (names: string[]) => names.filter((name) => existsSync(data(`media/${name}`)))

it('keeps the files of a picture until the one in its place is saved', async () => {
  const first = await send('#224466', 'Primeira')
  const names = filesOf(first.body.doc)
  expect([names.length > 3, present(names)]).toEqual([true, names])

  const refused = await send('#664422', 'x'.repeat(100_000), first.body.doc.id)
  expect(refused.status).toBe(400)
  expect(present(names)).toEqual(names)

  // the database rejects the update after the checks, when the files are stored
  await query(`create function refuse_media() returns trigger language plpgsql as
    $$ begin raise exception 'full'; end $$`)
  await query(`create trigger refuse_media before update on media for each row
    when (old.id = ${first.body.doc.id}) execute function refuse_media()`)
  const failed = await send('#446622', 'Terceira', first.body.doc.id)
  await query('drop trigger refuse_media on media; drop function refuse_media()')
  expect(failed.status).toBe(500)
  expect(present(names)).toEqual(names)
  const stored = () => readdirSync(data('media')).filter((name) => name.startsWith('troca-'))
  expect(stored().toSorted()).toEqual(names.toSorted())

  const replaced = await send('#222222', 'Quarta', first.body.doc.id)
  expect(replaced.status).toBe(200)
  expect(stored().toSorted()).toEqual(filesOf(replaced.body.doc).toSorted())
  const uploads = readdirSync(data('uploads/media')).filter((name) => name.startsWith('troca-'))
  expect(uploads).toEqual([])
})
