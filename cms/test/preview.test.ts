/** @preview */
import { describe, expect, it } from 'vitest'
import { call, fetchCms, get, internal, logIn, staff } from './support/api.ts'

interface Read {
  title: string
  alternates: Record<string, Record<string, string>>
  related: { title: string }[]
}
interface List {
  data: { id: number; title: string }[]
  meta: { total: number }
}

const secret = () => process.env['FEED_SECRET'] ?? ''

async function createDraft(title: string): Promise<number> {
  const answer = await staff<{ doc: { id: number } }>(
    'editor',
    'POST',
    '/products?locale=br&draft=true&depth=0',
    { title, subcategory: 1, _status: 'draft' },
  )
  return answer.body.doc.id
}

async function open(
  query: Record<string, string>,
  role: 'attendant' | 'editor' | null = 'editor',
): Promise<Response> {
  return fetchCms(`/admin/api/preview/open?${new URLSearchParams(query)}`, {
    redirect: 'manual',
    headers: role ? { authorization: `JWT ${await logIn(role)}` } : {},
  })
}

const tokenOf = (answer: Response): string =>
  /vitrine-preview=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? ''
const within = <T>(token: string, path: string, locale = 'br') =>
  call<T>(path, {
    locale,
    headers: { 'x-vitrine-preview': token, 'x-vitrine-feed-secret': secret() },
  })

describe('the preview of a draft', () => {
  it('is served at its address and in lists to the holder of the token only', async () => {
    const id = await createDraft('Nunca visto')
    const opened = await open({ slug: 'products', id: String(id), locale: 'br' })
    expect(opened.status).toBe(302)
    const address = new URL(opened.headers.get('location') ?? '', 'http://x')
    expect([
      address.pathname,
      address.searchParams.get('screen'),
      address.searchParams.get('product'),
    ]).toEqual(['/preview', 'product', 'nunca-visto'])
    expect(opened.headers.get('set-cookie')).toMatch(
      /; Max-Age=3600; Path=\/; HttpOnly;( Secure;)? SameSite=Lax$/,
    )
    const token = tokenOf(opened)

    const seen = await within<Read>(token, '/web/products/nunca-visto')
    expect([
      seen.status,
      seen.body.title,
      seen.headers.get('cache-control'),
      seen.headers.get('cache-tag'),
    ]).toEqual([200, 'Nunca visto', 'no-store', null])
    expect(
      (await within<List>(token, '/web/products?search=nunca visto')).body.data.map(
        (row) => row.id,
      ),
    ).toEqual([id])
    const listed = async (read: typeof call<List>) =>
      (await read('/web/products?perPage=1')).body.meta.total
    expect(await listed((path) => within<List>(token, path))).toBe((await listed(call)) + 1)
    expect((await call('/web/products/nunca-visto')).status).toBe(404)
    // other documents may have similar words
    expect(
      (await call<List>('/web/products?search=nunca visto')).body.data.map((row) => row.id),
    ).not.toContain(id)
    expect(JSON.stringify((await internal('/addresses')).body)).not.toContain('nunca-visto')
  })

  it('shows unsaved values in the locale of the form', async () => {
    const id = await createDraft('Por digitar')
    const token = tokenOf(await open({ slug: 'products', id: String(id), locale: 'br' }))
    const typed = await staff('editor', 'POST', '/preview/typed', {
      slug: 'products',
      id,
      locale: 'br',
      data: { title: 'Digitado agora', slug: 'por-digitar', subcategory: 1 },
    })
    expect(typed.status).toBe(204)
    expect((await within<Read>(token, '/web/products/por-digitar')).body.title).toBe(
      'Digitado agora',
    )
    expect(
      (await staff<{ title: string }>('editor', 'GET', `/products/${id}?draft=true&locale=br`)).body
        .title,
    ).toBe('Por digitar')
    expect((await within(token, '/web/products/por-digitar', 'en')).status).toBe(404)
  })

  describe('with incomplete rows', () => {
    const row = (...keys: string[]) => [
      { id: 'r1' },
      { id: 'r2', ...Object.fromEntries(keys.map((key) => [key, null])) },
    ]
    const cases: [string, object][] = [
      [
        'forms hold 0 for no rows',
        {
          highlights: 0,
          pictures: 0,
          documents: 0,
          related: 0,
          variants: 0,
          video: null,
          seo: null,
        },
      ],
      [
        'empty rows',
        {
          highlights: row('label', 'value'),
          pictures: [null],
          variants: [{ part_number: '', values: {} }, { part_number: 'X' }, null],
        },
      ],
      [
        'half rows',
        {
          highlights: [{ label: 'Só o nome' }],
          video: { title: 'Sem código' },
          variants: [
            { part_number: 'PV-1', values: { section: 'abc', cable: [1], stud: 7, tinned: 'x' } },
          ],
        },
      ],
      [
        'nulls',
        {
          highlights: null,
          pictures: null,
          variants: null,
          text: null,
          description: null,
          ncm: null,
          family: null,
        },
      ],
    ]
    it.each(cases)('shows a product: %s', async (_, data) => {
      const id = await createDraft('Pela metade')
      const token = tokenOf(await open({ slug: 'products', id: String(id), locale: 'br' }))
      await staff('editor', 'POST', '/preview/typed', {
        slug: 'products',
        id,
        locale: 'br',
        data: { title: 'Pela metade', slug: `pela-metade-${id}`, subcategory: 1, ...data },
      })
      const answer = await within<Read>(token, `/web/products/pela-metade-${id}`)
      expect([answer.status, answer.body.title], JSON.stringify(answer.body).slice(0, 300)).toEqual(
        [200, 'Pela metade'],
      )
    })

    it.each([
      [
        'home',
        '/web/home',
        {
          hero: { title: 'T', marks: [{}], examples: 0 },
          products: 0,
          applications: [null],
          publications: 0,
        },
      ],
      ['home', '/web/home', { hero: null }],
      [
        'institutional',
        '/web/institutional',
        { title: 'T', history: [{ year: 1978 }, {}], text: null, video: { title: 'x' } },
      ],
      [
        'layout',
        '/web/layout',
        {
          footer: { rewards: 0, vendor: null },
          certificates: { groups: [{ title: null, certificates: 0 }] },
          contact: null,
        },
      ],
      [
        'navigation',
        '/web/layout',
        {
          main: [{ kind: 'page', entries: [{}, { kind: 'address', main_image: null }] }, {}],
          footer: [{ label: 'M', links: [{}] }, {}],
          legal: 0,
          social: [{}],
        },
      ],
    ])('shows %s at %s', async (slug, path, data) => {
      const token = tokenOf(await open({ slug, locale: 'br' }))
      await staff('editor', 'POST', '/preview/typed', { slug, locale: 'br', data })
      const answer = await within(token, path)
      expect([path, answer.status], JSON.stringify(answer.body).slice(0, 300)).toEqual([path, 200])
    })

    it('shows an application with incomplete marks and relations', async () => {
      const token = tokenOf(await open({ slug: 'applications', id: '1', locale: 'br' }))
      await staff('editor', 'POST', '/preview/typed', {
        slug: 'applications',
        id: 1,
        locale: 'br',
        data: { marks: [{ x: 1 }, {}], products: 0, publications: [null], text: null },
      })
      expect((await within(token, '/web/solutions/1/applications/1')).status).not.toBe(500)
    })
  })

  it('keeps the published state of a document with a newer draft', async () => {
    const created = await staff<{ doc: { id: number } }>(
      'editor',
      'POST',
      '/products?locale=br&depth=0',
      { title: 'Palavras velhas', subcategory: 1, _status: 'published' },
    )
    const { id } = created.body.doc
    await staff('editor', 'PATCH', `/products/${id}?locale=br&draft=true`, {
      title: 'Palavras novas',
      _status: 'draft',
    })
    const token = tokenOf(await open({ slug: 'products', id: String(id), locale: 'br' }))
    expect((await within<Read>(token, '/web/products/palavras-velhas')).body.title).toBe(
      'Palavras novas',
    )
    expect((await call<Read>('/web/products/palavras-velhas')).body.title).toBe('Palavras velhas')
  })

  it('previews a global', async () => {
    await staff('editor', 'POST', '/globals/home?locale=br&draft=true', {
      hero: { title: 'Título em rascunho' },
      _status: 'draft',
    })
    const opened = await open({ slug: 'home', locale: 'br' })
    const { body } = await within<{ hero: { title: string } }>(tokenOf(opened), '/web/home')
    expect(body.hero.title).toBe('Título em rascunho')
    expect((await call<{ hero: { title: string } }>('/web/home')).body.hero.title).not.toBe(
      'Título em rascunho',
    )
  })

  it('takes unsaved values of many part numbers, from the staff alone', async () => {
    const id = await createDraft('Muitos códigos')
    const variants = Array.from({ length: 300 }, (_, index) => ({
      part_number: `MC-${id}-${index}`,
      values: { packing: 25, note: 'x'.repeat(100) },
    }))
    const body = {
      slug: 'products',
      id,
      locale: 'br',
      data: { title: 'Muitos códigos agora', variants },
    }
    expect((await staff('editor', 'POST', '/preview/typed', body)).status).toBe(204)
    expect((await staff(undefined, 'POST', '/preview/typed', body)).status).toBe(413)
  })

  it('shows the texts around the draft in the language of each page', async () => {
    const texts: Record<string, string> = {
      br: 'Aviso em português',
      en: 'English notice',
      es: 'Aviso español',
    }
    for (const [locale, text] of Object.entries(texts))
      await staff('administrator', 'POST', `/globals/layout?locale=${locale}`, {
        cookies: { cookies_notification_text: text },
        contact: { address: `${text}, 12` },
        _status: 'published',
      })
    const id = await createDraft('Rodapé')
    const token = tokenOf(await open({ slug: 'products', id: String(id), locale: 'br' }))
    for (const [locale, text] of Object.entries(texts)) {
      const { body } = await within<{
        contact: { address: string }
        cookies: { cookies_notification_text: string }
      }>(token, '/web/layout', locale)
      expect([locale, body.contact.address]).toEqual([locale, `${text}, 12`])
      expect(body).toEqual((await call('/web/layout', { locale })).body)
    }
  })

  it.each([
    ['without a log-in', { slug: 'products', id: '1', locale: 'br' }, null],
    [
      'of a global, by an account that may not read it',
      { slug: 'home', locale: 'br' },
      'attendant',
    ],
    ['of what is no page', { slug: 'users', id: '1', locale: 'br' }, 'editor'],
    ['of what does not exist', { slug: 'products', id: '999999', locale: 'br' }, 'editor'],
    ['with an operator in the id', { slug: 'products', id: '1 or 1=1', locale: 'br' }, 'editor'],
  ] as const)('is not opened %s', async (_, query, role) => {
    const answer = await open(query, role)
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([404, null])
  })

  it('answers 409 in a locale without a title', async () => {
    const id = await createDraft('Só em português')
    expect((await open({ slug: 'products', id: String(id), locale: 'en' })).status).toBe(409)
  })

  it('accepts a token only with the shared secret and during its lifetime', async () => {
    const id = await createDraft('Segredo de rascunho')
    const token = tokenOf(await open({ slug: 'products', id: String(id), locale: 'br' }))
    expect(
      (await call('/web/products/segredo-de-rascunho', { headers: { 'x-vitrine-preview': token } }))
        .status,
    ).toBe(404)
    expect((await within('made-up', '/web/products')).status).toBe(401)
    const closed = await fetchCms(`/admin/api/preview/close`, {
      redirect: 'manual',
      headers: { cookie: `vitrine-preview=${token}` },
    })
    expect([closed.status, closed.headers.get('set-cookie')]).toEqual([
      302,
      expect.stringContaining('Max-Age=0'),
    ])
    expect((await within(token, '/web/products')).status).toBe(401)
    expect((await get('/readyz')).status).toBe(200)
  })
})
