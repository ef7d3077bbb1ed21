/** @bulk-files @publishing */
import type { Answer } from '@vitrine/contract/client'
import { describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { call, fetchCms, get, logIn, staff } from './support/api.ts'
import { create, edit, latest, read, since } from './support/publishing.ts'

describe('pictures', () => {
  const upload = async (method: string, path: string, color: string, alt?: string) => {
    const form = new FormData()
    form.set(
      'file',
      new Blob(
        [
          new Uint8Array(
            await sharp({ create: { width: 400, height: 300, channels: 3, background: color } })
              .png()
              .toBuffer(),
          ),
        ],
        { type: 'image/png' },
      ),
      'Prova.png',
    )
    if (alt) form.set('_payload', JSON.stringify({ alt }))
    const answer = await fetchCms(`/admin/api/media${path}`, {
      method,
      body: form,
      headers: { authorization: `JWT ${await logIn('editor')}` },
    })
    return {
      status: answer.status,
      body: (await answer.json()) as { doc: { id: number; filename: string } },
    }
  }

  it('gives a replaced image a new address, and invalidates its pages', async () => {
    const made = await upload('POST', '?locale=br', '#336699', 'Azul')
    expect(made.status).toBe(201)
    const { id } = made.body.doc
    await create({ title: 'Com foto', pictures: [id] })
    const before = (await read('com-foto')).body.main_image?.url ?? ''
    const file = await get(before)
    expect([
      file.status,
      file.headers.get('content-type'),
      file.headers.get('cache-control'),
      file.headers.get('x-content-type-options'),
    ]).toEqual([200, 'image/png', 'public, max-age=31536000, immutable', 'nosniff'])
    const after = await latest()
    expect((await upload('PATCH', `/${id}?locale=br`, '#993333')).status).toBe(200)
    expect(await since(after)).toEqual([`media:${id}`])
    const now = (await read('com-foto')).body.main_image?.url ?? ''
    expect([now === before, (await get(now)).status]).toEqual([false, 200])
  })

  it('shows the image of a product in a search, whose answer has the image’s tag', async () => {
    const made = await upload('POST', '?locale=br', '#663399', 'Roxo')
    const { id } = made.body.doc
    await create({ title: 'Grampo fotografado', pictures: [id] })
    const image = (await read('grampo-fotografado')).body.main_image
    expect(image).toMatchObject({ alt: 'Roxo' })
    const found = await call<Answer<'search-read'>>('/web/search?search=grampo%20fotografado')
    expect(found.body.products.data[0]?.main_image).toEqual(image)
    expect(found.headers.get('cache-tag')?.split(' ')).toContain(`media:${id}`)
  })

  it('rejects the publication in a locale without an alternative text', async () => {
    const made = await upload('POST', '?locale=br', '#00ff00', 'Verde')
    const id = await create({ title: 'Só alt em português', pictures: [made.body.doc.id] })
    const refused = await edit(id, { title: 'No English alt', _status: 'published' }, 'locale=en')
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      // error in the language of the panel, not in that of the document
      expect.stringMatching(/Falta o texto alternativo de .+ em English\./),
    ])
  })

  it('returns the poster of a video with its alternative text in each locale', async () => {
    const made = await upload('POST', '?locale=br', '#0000ff', 'Bobina')
    const poster = made.body.doc.id
    const id = await create({ title: 'Com vídeo', video: { code: 'abcdefghijk', poster } })
    const shown = async () =>
      (await call<{ video: { poster: { alt: string } | null } | null }>('/web/products/com-video'))
        .body.video?.poster
    expect(await shown()).toMatchObject({ alt: 'Bobina' })
    const refused = await staff<{ errors: { data?: { errors: { path: string }[] } }[] }>(
      'editor',
      'PATCH',
      `/products/${id}?locale=en`,
      { title: 'No alt', _status: 'published' },
    )
    expect([refused.status, refused.body.errors[0]?.data?.errors[0]?.path]).toEqual([
      400,
      'video.poster',
    ])
    const after = await latest()
    await staff('editor', 'PATCH', `/media/${poster}?locale=br`, { alt: 'Bobina de cobre' })
    expect(await since(after)).toEqual([`media:${poster}`])
    expect(await shown()).toMatchObject({ alt: 'Bobina de cobre' })
    expect((await edit(id, { video: { code: 'abcdefghijk', poster: null } })).status).toBe(200)
    expect(await shown()).toBeNull()
  })

  it('rejects a file that is not an image, whatever its declared type', async () => {
    const form = new FormData()
    form.set(
      'file',
      new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], {
        type: 'image/png',
      }),
      'x.png',
    )
    form.set('_payload', JSON.stringify({ alt: 'x' }))
    const answer = await fetchCms(`/admin/api/media`, {
      method: 'POST',
      body: form,
      headers: { authorization: `JWT ${await logIn('editor')}` },
    })
    expect(answer.status).toBe(400)
  })
})
