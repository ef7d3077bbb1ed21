/** @editor @searches */
import { describe, expect, it } from 'vitest'
import { staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import type { PayloadErrorBody } from './support/content.ts'
import { applyStoredPlan, csvOf, sendCsv } from './support/spreadsheets.ts'

const stamp = Date.now().toString(36)
const category = await create('categories', published(`Viva ${stamp}`))
await staff('editor', 'PATCH', `/categories/${category}?locale=en`, {
  title: `Living ${stamp}`,
  _status: 'published',
})
await create('seo-texts', { path: '/es/noticias', title: `Novidades ${stamp}` })
const place = `/produtos/viva-${stamp}`

const redirect = (from: string, to: string, more: object = {}) =>
  staff<PayloadErrorBody & { doc: { id: number; from: string } }>('editor', 'POST', '/redirects', {
    from,
    to,
    ...more,
  })

interface FieldErrors {
  errors: { data: { errors: { path: string; message: string }[] } }[]
}
const refusalOf = (body: unknown) => (body as FieldErrors).errors[0]?.data.errors[0]

const marks = async (from: string, collection = 'redirects') => {
  const { body } = await staff<{ rows: { title: string; figures: string }[] }>(
    'editor',
    'GET',
    `/list?collection=${collection}&text=${encodeURIComponent(from)}&locale=br`,
  )
  return body.rows.filter(({ title }) => title === from).map(({ figures }) => figures)
}

describe('a redirect over a page of the site', () => {
  it.each([
    ['/', 'a página inicial'],
    ['/?utm=1', 'a página inicial'],
    ['/en/', 'a página inicial'],
    ['/ES', 'a página inicial'],
    ['/produtos', 'a página “'],
    ['/Produtos/', 'a página “'],
    ['/%70rodutos?x=1#y', 'a página “'],
    ['/en/products', 'a página “/en/products”'],
    ['/es//noticias', `a página “Novidades ${stamp}”`],
    [`${place}/`, `Categoria “Viva ${stamp}”`],
    [place.toUpperCase(), `Categoria “Viva ${stamp}”`],
    [`/en/products/living-${stamp}?a=b`, `Categoria “Living ${stamp}”`],
  ])('asks and names it: %s', async (from, name) => {
    const { status, body } = await redirect(from, '/contato')
    expect(status).toBe(400)
    expect(refusalOf(body)).toMatchObject({ path: 'from' })
    expect(refusalOf(body)?.message).toContain(name)
  })

  it('is made once a person confirms it, and marked in the list', async () => {
    const made = await redirect(place, '/contato', { replaces_page: true })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    // its target changes without a further question
    const { id } = made.body.doc
    expect((await staff('editor', 'PATCH', `/redirects/${id}`, { to: '/produtos' })).status).toBe(
      200,
    )
    expect(await marks(place)).toEqual(['/produtos · cobre uma página'])
    await staff('editor', 'DELETE', `/redirects/${id}`)
  })

  it.each([
    '/sitemap.xml',
    '/Robots.TXT',
    '/assets/x.js',
    '/api',
    '/mcp',
    '/admin/login',
    '/media/x.jpg',
    '/produtos.atom',
    '/favicon.ico',
    '/01/06291041500213',
    '/.well-known/security.txt',
    `${place}.md`,
  ])('is refused at an address of the program, confirmed or not: %s', async (from) => {
    const { status, body } = await redirect(from, '/contato', { replaces_page: true })
    expect(status).toBe(400)
    expect(refusalOf(body)?.message).toContain('sistema')
  })

  it('is refused in the dry run of a file, and made when it is confirmed there', async () => {
    const preview = await sendCsv(
      csvOf([
        ['De', 'Para', 'Permanente'],
        [`${place}/`, '/contato', 'Sim'],
        ['/llms.txt', '/contato', 'Sim'],
        [`/antigo-${stamp}`, '/contato', 'Sim'],
      ]),
    )
    expect(preview.figures).toMatchObject({ created: 1, refused: 2 })
    const [asked, refused] = preview.refused
    expect(asked).toMatchObject({ row: 2, message: expect.stringContaining(`Viva ${stamp}`) })
    expect(refused).toMatchObject({ row: 3 })
    expect(refused?.confirm).toBeUndefined()
    const result = await applyStoredPlan(preview, { confirmed: [asked?.confirm] })
    expect(result.figures.created).toBe(2)
    expect(result.refused.map(({ row }) => row)).toEqual([3])
    expect(await marks(place)).toEqual(['/contato · cobre uma página'])
  })
})

it('asks again when a redirect comes back from the trash over a page', async () => {
  const made = await redirect(`/produtos/volta-${stamp}`, '/contato')
  const path = `/redirects/${made.body.doc.id}?trash=true`
  const restore = (more: object = {}) =>
    staff<PayloadErrorBody>('editor', 'PATCH', path, { deletedAt: null, ...more })
  const remove = () => staff('editor', 'PATCH', path, { deletedAt: new Date().toISOString() })
  await remove()
  expect((await restore()).status).toBe(200)
  await remove()
  await create('categories', published(`Volta ${stamp}`))
  const asked = await restore()
  expect(asked.status).toBe(400)
  expect(refusalOf(asked.body)?.message).toContain(`Categoria “Volta ${stamp}”`)
  expect((await restore({ replaces_page: true })).status).toBe(200)
})

describe('a target that leads nowhere', () => {
  it('is marked below /media, unless the file is there', async () => {
    const { body } = await staff<{ docs: { filename: string }[] }>(
      'editor',
      'GET',
      // one of the first, whose file no other test takes away
      '/media?limit=1&depth=0&sort=id',
    )
    const present = `/media/${body.docs[0]?.filename}?x=1`
    await redirect(`/m1-${stamp}`, present)
    await redirect(`/m2-${stamp}`, '/media/files/nada-0000.pdf')
    await redirect(`/m3-${stamp}`, '/media')
    expect(await marks(`/m1-${stamp}`)).toEqual([present])
    expect(await marks(`/m2-${stamp}`)).toEqual([
      '/media/files/nada-0000.pdf · destino inexistente',
    ])
    expect(await marks(`/m3-${stamp}`)).toEqual(['/media · destino inexistente'])
  })

  it('is marked at redirects of searches, and named in the dry run of their file', async () => {
    const send = (text: string, to: string) =>
      staff('editor', 'POST', '/search-redirects', { language: 'br', text, to })
    await send(`nada ${stamp}`, `/nada-${stamp}`)
    await send(`viva ${stamp}`, '/contato')
    expect(await marks(`nada ${stamp}`, 'search-redirects')).toEqual([
      expect.stringContaining('destino inexistente'),
    ])
    expect(await marks(`viva ${stamp}`, 'search-redirects')).toEqual([
      expect.not.stringContaining('destino inexistente'),
    ])
    const { deadTargets } = await sendCsv(
      csvOf([
        ['Idioma', 'Busca', 'Leva a'],
        ['Português', `a ${stamp}`, '/contato'],
        ['Português', `b ${stamp}`, `/nada-${stamp}`],
      ]),
    )
    expect(deadTargets).toMatchObject([{ row: 3, target: `/nada-${stamp}` }])
  })

  it('is marked in the list, also when it dies later', async () => {
    const own = await create('categories', published(`Alvo ${stamp}`))
    const target = `/produtos/alvo-${stamp}`
    await redirect(`/r1-${stamp}`, `/nada-${stamp}`)
    await redirect(`/r2-${stamp}`, `${target}/?x=1`)
    await redirect(`/r3-${stamp}`, 'https://exemplo.com/fora')
    await redirect(`/r4-${stamp}`, '/sitemap.xml')
    expect(await marks(`/r1-${stamp}`)).toEqual([`/nada-${stamp} · destino inexistente`])
    expect(await marks(`/r2-${stamp}`)).toEqual([`${target}/?x=1`])
    expect(await marks(`/r3-${stamp}`)).toEqual(['https://exemplo.com/fora'])
    expect(await marks(`/r4-${stamp}`)).toEqual(['/sitemap.xml'])
    await staff('editor', 'PATCH', `/categories/${own}?locale=br`, { _status: 'draft' })
    expect(await marks(`/r2-${stamp}`)).toEqual([`${target}/?x=1 · destino inexistente`])
  })

  it.each(['javascript:alert(1)', '//exemplo.com', 'data:text/html,x', 'https://a:b@exemplo.com'])(
    'is refused: %s',
    async (to) => expect((await redirect(`/js-${stamp}`, to)).status).toBe(400),
  )
})
