/** @publishing */
import { describe, expect, it } from 'vitest'
import { call, staff } from './support/api.ts'
import type { PayloadErrorBody } from './support/content.ts'

interface Saved {
  doc: { id: number }
}
interface Post {
  text: { html: string }
}

const link = (fields: object, text: string) => ({
  type: 'link',
  version: 3,
  direction: null,
  format: '',
  indent: 0,
  id: text,
  fields: { newTab: false, ...fields },
  children: [{ type: 'text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' }],
})
const textOf = (...links: object[]) => ({
  root: {
    type: 'root',
    version: 1,
    direction: null,
    format: '',
    indent: 0,
    children: [
      {
        type: 'paragraph',
        version: 1,
        direction: null,
        format: '',
        indent: 0,
        textFormat: 0,
        children: links,
      },
    ],
  },
})
const internal = (relationTo: string, value: number, text: string) =>
  link({ linkType: 'internal', doc: { relationTo, value } }, text)
const external = (url: string) => link({ linkType: 'custom', url }, 'fora')
const create = (text: object) =>
  staff<Saved>('editor', 'POST', '/posts?locale=br&depth=0', {
    title: 'Com links',
    category: 1,
    published_at: '2026-05-01T12:00:00.000Z',
    _status: 'published',
    text,
  })
const html = async (id: number, locale: string): Promise<string> =>
  (await call<Post>(`/web/news/${id}`, { locale })).body.text.html

describe('a link in a rich text', () => {
  it('has the current address of its document in the locale of the text', async () => {
    const { doc: product } = (
      await staff<Saved>('editor', 'POST', '/products?locale=br&depth=0', {
        title: 'Alvo de link',
        subcategory: 1,
        _status: 'published',
      })
    ).body
    await staff('editor', 'PATCH', `/products/${product.id}?locale=en`, {
      title: 'Link target',
      _status: 'published',
    })
    const text = textOf(internal('products', product.id, 'produto'), internal('files', 1, 'ficha'))
    const { body, status } = await create(text)
    expect(status, JSON.stringify(body)).toBe(201)
    await staff('editor', 'PATCH', `/posts/${body.doc.id}?locale=en`, {
      title: 'With links',
      text,
      _status: 'published',
    })
    await staff('editor', 'PATCH', `/posts/${body.doc.id}?locale=es`, {
      title: 'Con enlaces',
      text,
      _status: 'published',
    })
    expect(await html(body.doc.id, 'br')).toMatch(
      /<a href="\/produtos\/[\w-]+\/[\w-]+\/alvo-de-link">produto<\/a>/,
    )
    expect(await html(body.doc.id, 'en')).toMatch(
      /<a href="\/en\/products\/[\w-]+\/[\w-]+\/link-target">produto<\/a>/,
    )
    expect(await html(body.doc.id, 'br')).toMatch(
      /<a href="\/media\/files\/ficha-[\w]+\.txt">ficha<\/a>/,
    )
    // without a Spanish version: the link is reduced to its text
    expect(await html(body.doc.id, 'es')).toContain('<p>produto<a')
    await staff('editor', 'PATCH', `/products/${product.id}?locale=br`, {
      slug: 'alvo-mudado',
      _status: 'published',
    })
    expect(await html(body.doc.id, 'br')).toMatch(/href="\/produtos\/[\w-]+\/[\w-]+\/alvo-mudado"/)
    const used = await staff<PayloadErrorBody>('editor', 'PATCH', `/products/${product.id}`, {
      deletedAt: new Date().toISOString(),
    })
    expect([used.status, used.body.errors[0]?.data?.inUse?.places[0]?.title]).toEqual([
      409,
      'Com links',
    ])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'veja aqui', '//evil.example'])(
    'is refused when it is no address: %s',
    async (url) => {
      expect((await create(textOf(external(url)))).status).toBe(400)
    },
  )

  it.each([
    ['www.example.com', 'https://www.example.com'],
    ['ana@example.com', 'mailto:ana@example.com'],
    ['/produtos', '/produtos'],
  ])('is normalised: %s', async (typed, address) => {
    const { body, status } = await create(textOf(external(typed)))
    expect(status, JSON.stringify(body)).toBe(201)
    expect(await html(body.doc.id, 'br')).toContain(`<a href="${address}">fora</a>`)
  })
})
