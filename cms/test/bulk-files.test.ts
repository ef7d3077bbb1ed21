/** @bulk-files */
import { describe, expect, it } from 'vitest'
import { localeCodes } from '@vitrine/configuration/locales'
import type { PictureWithoutAlt, UploadUses } from '#src/content/media/bulk/bulk-shapes.ts'
import { lotHeader, lotText, newLotKey } from '#src/content/media/bulk/lot.ts'
import { fillDigests } from '#src/content/media/upload-digests.ts'
import { fetchCms, get, logIn, staff } from './support/api.ts'
import {
  payload,
  stamp,
  digestOf,
  picture,
  product,
  upload,
  sendPicture,
  compare,
  compareOne,
  attach,
  apply,
  read,
  alts,
} from './support/bulk-files.ts'
import type { Stored } from './support/bulk-files.ts'
import { query } from './support/database.ts'
import { staffRoles } from './support/staff.ts'

describe('files in bulk', () => {
  it('are matched with products by their names', async () => {
    const { id, family } = await product()
    const { body, status } = await compare([
      { name: `${family}-70-8_frente.jpg` },
      { name: `Desenho ${family} EN rev B.pdf` },
      { name: `nada ${stamp}.png` },
    ])
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.files).toMatchObject([
      { collection: 'media', read: { product: id, view: 'front', certainty: 'sure' } },
      {
        collection: 'files',
        read: { product: id, kind: 'drawing', language: 'en', revision: 'B' },
      },
      { collection: 'media', read: { product: null, certainty: 'unknown' } },
    ])
    expect(body.products.find((each) => each.id === id)).toMatchObject({
      code: family,
      titles: { br: `Em lote ${family}` },
    })
  })

  it('are refused by their names', async () => {
    const { body } = await compare([
      { name: `${stamp}.exe` },
      { name: `${stamp}.jpg`, bytes: 0 },
      { name: `${stamp}.pdf`, bytes: 31 * 1024 * 1024 },
    ])
    for (const file of body.files) expect(file.refusal).toContain(stamp)
    const wrong = await upload(
      'media',
      new File(['no picture'], `errada-${stamp}.jpg`, { type: 'image/jpeg' }),
      { data: { alt: 'x' } },
    )
    expect(wrong.status).toBe(400)
    expect(wrong.text).toContain(`errada-${stamp}.jpg`)
  })

  it('have hostile names that say nothing but their letters', async () => {
    const { id, family } = await product()
    const { body, status } = await compare([
      { name: `../../${family}-70-8.jpg` },
      { name: `\u202e${family}-70-8\u0007\u200f.jpg` },
      { name: `${'x'.repeat(300)}.jpg` },
      { name: '\u202e' },
      { name: `${family}'; drop table media; --.jpg` },
    ])
    expect(status).toBe(200)
    const [path, marks, long, empty, quoted] = body.files
    expect(path?.read).toMatchObject({ name: `${family}-70-8.jpg`, product: id })
    expect(marks?.read).toMatchObject({ product: id, partNumbers: [`${family}-70-8`] })
    expect(long?.read.name.length).toBeLessThanOrEqual(240)
    expect(empty?.refusal).toEqual(expect.any(String))
    expect(quoted?.read.product).toBe(id)
    const tooMany = Array.from({ length: 201 }, () => ({ name: 'a.jpg' }))
    expect((await compare(tooMany)).status).toBe(422)
  })

  it('are told from stored ones by content, also with metadata, and by name', async () => {
    const bytes = await picture(true)
    const name = `igual-${stamp}.jpg`
    const stored = await sendPicture(name, bytes)
    expect(await compareOne({ name: 'outra.jpg', digest: digestOf(bytes) })).toMatchObject({
      equal: { collection: 'media', id: stored.id },
      sameName: null,
    })
    const other = digestOf(await picture())
    expect(await compareOne({ name, digest: other })).toMatchObject({
      equal: null,
      sameName: { id: stored.id, filename: stored.filename },
    })
    expect(await compareOne({ name: `nova-${stamp}.jpg`, digest: other })).toMatchObject({
      equal: null,
      sameName: null,
    })
  })

  it('are told from those of earlier releases, whose digests are filled from the storage', async () => {
    const bytes = await picture()
    const stored = await sendPicture(`antes-${stamp}.jpg`, bytes)
    await query(`delete from upload_digests where collection = 'media' and document_id = $1`, [
      stored.id,
    ])
    while ((await fillDigests(payload)) > 0);
    const [row] = await query<{ digest: string }>(
      `select digest from upload_digests where collection = 'media' and document_id = $1`,
      [stored.id],
    )
    expect(row?.digest).toBe(digestOf(bytes))
  })
})

describe('files in products', () => {
  it('are one change set, which is taken back as one', async () => {
    const [first, second] = [await product(), await product()]
    const old = await sendPicture(`velha-${stamp}.jpg`, await picture())
    await staff('editor', 'PATCH', `/products/${first.id}?locale=br&depth=0`, {
      pictures: [old.id],
      _status: 'published',
    })
    const front = await sendPicture(`${first.family}_frente.jpg`, await picture())
    const side = await sendPicture(`${first.family}_lado.jpg`, await picture())
    const sheet = await upload(
      'files',
      new File([`codigo;valor\r\n${stamp};1\r\n`], `${second.family} ficha.csv`),
      { data: { title: 'Ficha', kind: 'data-sheet', language: 'br' } },
    )
    expect(sheet.status, sheet.text).toBe(201)
    const file = (collection: string, id: number, owner: number, texts: object = {}) => ({
      collection,
      id,
      name: `${id}`,
      product: owner,
      texts,
    })
    const { body: preview, status } = await attach([
      file('media', front.id, first.id, { en: 'Front view', br: 'Vista frontal' }),
      file('media', side.id, first.id),
      file('media', old.id, first.id),
      file('files', sheet.body.doc.id, second.id, { en: 'Data sheet' }),
      file('media', 2_000_000_000, second.id),
    ])
    expect(status, JSON.stringify(preview)).toBe(200)
    expect(preview).toMatchObject({
      source: 'files',
      figures: { changed: 3, equal: 1, refused: 1 },
    })
    expect((await read(`/products/${first.id}`)).pictures).toEqual([old.id])

    const done = await apply(preview)
    expect(done).toMatchObject({ state: 'done' })
    expect((await read(`/products/${first.id}`)).pictures).toEqual([old.id, front.id, side.id])
    expect((await read(`/products/${second.id}`)).documents).toEqual([sheet.body.doc.id])
    expect(await alts(front.id)).toEqual({ br: 'Vista frontal', en: 'Front view' })
    const [set] = await query<{ kind: string; count: number }>(
      `select kind, (select count(distinct (collection, document_id))::int from changed_documents d where d.change_set = s.id) as count
       from change_sets s where id = $1`,
      [done.set],
    )
    expect(set).toEqual({ kind: 'files', count: 4 })

    const undone = await staff<{ isDone: boolean; kept: { cause: string }[] }>(
      'editor',
      'POST',
      '/history/undo',
      { set: done.set, apply: true },
    )
    expect(undone.body.isDone, JSON.stringify(undone.body)).toBe(true)
    expect(new Set(undone.body.kept.map(({ cause }) => cause))).toEqual(new Set(['required']))
    expect((await read(`/products/${first.id}`)).pictures).toEqual([old.id])
    expect((await read(`/products/${second.id}`)).documents).toEqual([])
    // a picture cannot lose a required text
    expect(await alts(front.id)).toEqual({
      br: `Foto ${first.family}_frente.jpg`,
      en: 'Front view',
    })
  })

  it('of a lot are one entry of the history with their uploads, which is taken back as one', async () => {
    const { id, family } = await product()
    const lot = newLotKey()
    const headers = { [lotHeader]: lotText({ key: lot, title: '2 arquivos' }) }
    const send = async (view: string) => {
      const file = new File([await picture()], `${family}_${view}.jpg`, { type: 'image/jpeg' })
      return (await upload('media', file, { data: { alt: view }, headers })).body.doc.id
    }
    const pictures = await Promise.all([send('frente'), send('lado')])
    const files = pictures.map((each) => ({
      collection: 'media',
      id: each,
      name: `${each}`,
      product: id,
      texts: {},
    }))
    const done = await apply((await attach(files, lot)).body)
    const sets = await query<{ id: string; kind: string; title: string; changed: string[] }>(
      `select s.id, s.kind, s.title, array_agg(d.collection || ' ' || d.kind order by d.id) as changed
       from change_sets s join changed_documents d on d.change_set = s.id
       where (d.collection = 'media' and d.document_id = any($1)) or (d.collection = 'products' and d.document_id = $2 and d.kind <> 'created')
       group by s.id`,
      [pictures, id],
    )
    expect(sets).toEqual([
      {
        id: done.set,
        kind: 'files',
        title: '2 arquivos',
        changed: ['media created', 'media created', 'products changed'],
      },
    ])
    const undone = await staff<{ isDone: boolean }>('editor', 'POST', '/history/undo', {
      set: done.set,
      apply: true,
    })
    expect(undone.body.isDone, JSON.stringify(undone.body)).toBe(true)
    expect((await read(`/products/${id}`)).pictures).toEqual([])
    const [left] = await query<{ count: number }>(
      'select count(*)::int as count from media where id = any($1) and deleted_at is null',
      [pictures],
    )
    expect(left?.count).toBe(0)
  })

  it('are published without pictures that are drafts', async () => {
    const [old, waiting, moved] = [
      await sendPicture(`publica-${stamp}.jpg`, await picture()),
      await sendPicture(`rascunho-${stamp}.jpg`, await picture()),
      await sendPicture(`outra-${stamp}.jpg`, await picture()),
    ]
    const { id, family } = await product({ pictures: [old.id, moved.id] })
    await staff('editor', 'PATCH', `/products/${id}?locale=br&depth=0&draft=true`, {
      pictures: [moved.id, waiting.id],
      _status: 'draft',
    })
    const front = await sendPicture(`${family}_frente.jpg`, await picture())
    const attached = { collection: 'media', name: 'a', product: id, texts: {} }
    const { body } = await attach([{ ...attached, id: front.id }])
    const done = await apply(body)
    expect(done).toMatchObject({ state: 'done' })
    expect((await read(`/products/${id}`)).pictures).toEqual([old.id, moved.id, front.id])
    expect((await read(`/products/${id}`, true)).pictures).toEqual([moved.id, waiting.id, front.id])
    // one that is a draft becomes public by its own attachment alone
    const own = (await attach([{ ...attached, id: waiting.id }])).body
    expect(own.figures).toMatchObject({ changed: 1, equal: 0 })
    await apply(own)
    expect((await read(`/products/${id}`)).pictures).toEqual([
      old.id,
      moved.id,
      front.id,
      waiting.id,
    ])
    expect((await read(`/products/${id}`, true)).pictures).toEqual([moved.id, waiting.id, front.id])
  })

  it('stay drafts when they are ordered so', async () => {
    const { id, family } = await product()
    const front = await sendPicture(`${family}_frente.jpg`, await picture())
    const { body } = await attach([
      { collection: 'media', id: front.id, name: 'a', product: id, texts: {} },
    ])
    await apply(body, 'draft')
    expect((await read(`/products/${id}`)).pictures).toEqual([])
    expect((await read(`/products/${id}`, true)).pictures).toEqual([front.id])
  })

  it('get alternative texts from the title and view, where they are missing', async () => {
    const front = await sendPicture(`falta-${stamp}_frente.jpg`, await picture())
    const { id, family } = await product({ pictures: [front.id] })
    const translated = await staff(
      'editor',
      'PATCH',
      `/products/${id}?locale=en&depth=0&draft=true`,
      {
        title: `Bulk ${family}`,
        _status: 'draft',
      },
    )
    expect(translated.status, JSON.stringify(translated.body)).toBe(200)
    const missing = async () =>
      (
        await staff<{ pictures: PictureWithoutAlt[] }>('editor', 'GET', '/bulk-files/alts')
      ).body.pictures.find((each) => each.id === front.id)
    // a page has a limited number of pictures, the oldest products first
    const found = await missing()
    if (localeCodes.length > 1 && found)
      expect(found.alts).toEqual({ en: `Bulk ${family}, front view` })
    const { body } = await attach([
      {
        collection: 'media',
        id: front.id,
        name: front.filename,
        product: null,
        texts: { en: `Bulk ${family}, front view` },
      },
    ])
    await apply(body)
    expect((await alts(front.id))['en']).toBe(`Bulk ${family}, front view`)
    expect(await missing()).toBeUndefined()
  })
})

describe('a replaced file', () => {
  it('is followed by every use, told by the history, and comes back', async () => {
    const name = `substituida-${stamp}.jpg`
    const [before, after] = [await picture(), await picture()]
    const stored = await sendPicture(name, before)
    const { id } = await product({ pictures: [stored.id] })
    const uses = await staff<UploadUses>(
      'editor',
      'GET',
      `/bulk-files/uses?collection=media&id=${stored.id}`,
    )
    expect(uses.body.places.map(({ href }) => href)).toContain(`/admin/collections/products/${id}`)

    const replaced = await sendPicture(name, after, stored.id)
    expect([replaced.id, replaced.filename === stored.filename]).toEqual([stored.id, false])
    expect((await read(`/products/${id}`)).pictures).toEqual([stored.id])
    // the former file is not public anymore
    expect((await get(`/media/${stored.filename}`)).status).toBe(404)

    const [set] = await query<{ id: string }>(
      `select change_set as id from value_changes where collection = 'media' and document_id = $1
       and path = 'filename' and before is not null`,
      [stored.id],
    )
    const shown = await fetchCms(`/admin/api/history/sets?id=${set?.id}`, {
      headers: { authorization: `JWT ${await logIn('editor')}`, 'accept-language': 'pt' },
    })
    const text = await shown.text()
    expect(shown.status, text).toBe(200)
    expect(text).toContain(stored.filename)
    expect(text).toMatch(/Nome do arquivo/i)

    const undone = await staff<{ isDone: boolean }>('editor', 'POST', '/history/undo', {
      set: set?.id,
      apply: true,
    })
    expect(undone.body.isDone, JSON.stringify(undone.body)).toBe(true)
    const back = await staff<Stored>('editor', 'GET', `/media/${stored.id}?depth=0&locale=br`)
    expect(back.body.filename).toBe(stored.filename)
    const served = await get(`/media/${stored.filename}`)
    expect(digestOf(new Uint8Array(await served.arrayBuffer()))).toBe(digestOf(before))
  })

  it('stays when the former one is not kept, and the undo says so', async () => {
    const stored = await sendPicture(`perdida-${stamp}.jpg`, await picture())
    await sendPicture(`perdida-${stamp}.jpg`, await picture(), stored.id)
    const { storage } = await import('#src/platform/storage/storage.ts')
    await storage.remove(`private/replaced/media/${stored.filename}`)
    const [set] = await query<{ id: string }>(
      `select change_set as id from value_changes where collection = 'media' and document_id = $1
       and path = 'filename' and before is not null`,
      [stored.id],
    )
    const { body } = await staff<{ kept: { reason: string }[] }>(
      'editor',
      'POST',
      '/history/undo',
      { set: set?.id, apply: true },
    )
    expect(body.kept.map(({ reason }) => reason)).toContain(
      'o arquivo de antes não está mais guardado',
    )
    const now = await staff<Stored>('editor', 'GET', `/media/${stored.id}?depth=0&locale=br`)
    expect((await get(`/media/${now.body.filename}`)).status).toBe(200)
  })
})

it.each([...staffRoles, undefined])('is open to those who upload files: %s', async (role) => {
  const isOpen = role === 'administrator' || role === 'editor'
  const answers = await Promise.all([
    staff(role, 'POST', '/bulk-files/compare', { files: [] }),
    staff(role, 'POST', '/bulk-files/attach', { files: [] }),
    staff(role, 'GET', '/bulk-files/uses?collection=media&id=1'),
    staff(role, 'GET', '/bulk-files/alts'),
  ])
  for (const { status } of answers)
    expect([status, status === 401 || status === 403]).toEqual([status, !isOpen])
})
