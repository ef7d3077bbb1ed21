/** @pages @publishing */
import { blockKinds } from '@vitrine/contract/shapes/blocks'
import type { Answer } from '@vitrine/contract/client'
import { describe, expect, it } from 'vitest'
import { call, internal, staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import type { PayloadErrorBody } from './support/content.ts'
import { query } from './support/database.ts'
import { latest, since } from './support/publishing.ts'

type Page = Answer<'page-read'>

const stamp = Date.now().toString(36)
let made = 0
const own = (): string => {
  made += 1
  return `${stamp}${made}`
}

const read = (path: string, locale = 'br') =>
  call<Page>(`/web/pages/${encodeURIComponent(path)}`, { locale })

const save = (id: number, data: object, options = 'locale=br') =>
  staff<PayloadErrorBody>('editor', 'PATCH', `/pages/${id}?depth=0&${options}`, data)

const paragraph = (text: string) => ({
  root: {
    type: 'root',
    format: '',
    indent: 0,
    version: 1,
    direction: 'ltr',
    children: [
      {
        type: 'paragraph',
        format: '',
        indent: 0,
        version: 1,
        direction: 'ltr',
        children: [
          { type: 'text', text, format: 0, mode: 'normal', style: '', detail: 0, version: 1 },
        ],
      },
    ],
  },
})

const page = (blocks: readonly object[], more: object = {}) =>
  create('pages', published(`Página ${own()}`, { blocks, ...more }))

const someOf = async (table: string): Promise<number> =>
  (await query<{ id: number }>(`select id from ${table} order by id limit 1`))[0]?.id ?? 0

async function everyKind() {
  const [picture, file, application, publication] = await Promise.all(
    ['media', 'files', 'applications', 'publications'].map(someOf),
  )
  const action = { action_label: 'Ver', action_url: '/produtos' }
  return [
    { kind: 'opening', title: 'Cobre', detail: 'Código', items: [{ title: 'TC-50' }], ...action },
    { kind: 'text', title: 'Texto', body: paragraph('Um parágrafo.') },
    { kind: 'picture-text', title: 'Foto', body: paragraph('Ao lado.'), main_image: picture },
    { kind: 'figures', items: [{ value: '60 → 15', unit: 'dias', share: 25 }, { unit: 'só' }] },
    { kind: 'steps', title: 'Passos', items: [{ title: 'Gira' }] },
    { kind: 'quotation', text: 'Não acha nada.', label: 'Ana', detail: 'Manutenção' },
    { kind: 'logos', items: [{ title: 'Rede Leste', url: 'www.example.com' }] },
    { kind: 'questions', items: [{ title: 'Escovo?', text: 'Não.' }, { title: 'Sem resposta' }] },
    { kind: 'video', title: 'Solda', video: { code: 'abcdefghijk' } },
    { kind: 'gallery', items: [{ text: 'Barril', main_image: picture }] },
    { kind: 'downloads', title: 'Papéis', documents: [file] },
    { kind: 'certificates', certificates: [] },
    { kind: 'categories', title: 'Linhas' },
    { kind: 'products', title: 'Linha', category: 1, maximum: 2 },
    { kind: 'part-table', title: 'Códigos', subcategory: 1, maximum: 3, listed: true },
    { kind: 'applications', applications: [application] },
    { kind: 'publications', publications: [publication] },
    { kind: 'news', title: 'Notícias' },
    { kind: 'where-to-buy', title: 'Onde' },
    { kind: 'form', title: 'Fale', form: 'contact' },
    { kind: 'call', title: 'Turmas', ...action },
    { kind: 'divider' },
  ]
}

describe('a page of blocks', () => {
  it('answers blocks of every kind with their data, and none that has nothing to show', async () => {
    const blocks = await everyKind()
    expect(blocks.map(({ kind }) => kind)).toEqual(blockKinds)
    const path = `campanha/tudo-${own()}`
    await page(blocks, { slug: path })
    const { status, body } = await read(path)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.slug).toBe(path)
    expect(body.alternates).toEqual({ br: { page: path } })
    const kinds = body.blocks.map(({ kind }) => kind)
    // nobody chose a certificate
    expect(kinds).toEqual(blockKinds.filter((kind) => kind !== 'certificates'))
    const of = <Kind extends Page['blocks'][number]['kind']>(kind: Kind) =>
      body.blocks.find((block) => block.kind === kind)
    expect(of('opening')).toMatchObject({
      search: { placeholder: 'Código', examples: ['TC-50'] },
      action: { label: 'Ver', url: '/produtos' },
    })
    expect(of('figures')).toMatchObject({
      figures: [{ value: '60 → 15', unit: 'dias', text: '', share: 0.25 }],
    })
    expect(of('logos')).toMatchObject({ logos: [{ url: 'https://www.example.com' }] })
    expect(of('questions')).toMatchObject({ questions: [{ title: 'Escovo?', text: 'Não.' }] })
    expect(Object(of('products')).products).toHaveLength(2)
    const table = Object(of('part-table'))
    expect(table.rows).toHaveLength(3)
    expect(table.total).toBeGreaterThan(3)
    expect(Object.keys(table.rows[0].values)).toEqual(
      table.columns.map(({ key }: { key: string }) => key),
    )
  })

  it('shows live data: part numbers that a filter finds, with the chosen columns', async () => {
    const number = `PAG${own()}`.toUpperCase()
    const product = (sections: number[]) => ({
      variants: sections.map((section) => ({
        part_number: `${number}-${section}`,
        values: { section, stud: 'M8' },
      })),
    })
    const id = await create('products', {
      ...published(`Produto ${number}`, { subcategory: 1, family: number }),
      ...product([10, 16, 25]),
    })
    const path = `tabela-${own()}`
    await page(
      [
        {
          kind: 'part-table',
          products: [id],
          filters: 'section:16~\nnem isto é filtro',
          columns: 'section\nnada',
        },
      ],
      { slug: path },
    )
    const rows = async () =>
      (await read(path)).body.blocks.flatMap((block) =>
        block.kind === 'part-table' ? block.rows.map((row) => [row.part_number, row.values]) : [],
      )
    expect(await rows()).toEqual([
      [`${number}-16`, { section: 16 }],
      [`${number}-25`, { section: 25 }],
    ])
    const tags = (await read(path)).headers.get('cache-tag')
    expect(tags).toContain(`product:${id}`)
    await staff('editor', 'PATCH', `/products/${id}?locale=br`, {
      ...product([10, 16, 25, 35]),
      _status: 'published',
    })
    expect(await rows()).toHaveLength(3)
  })

  it('tells the form what a filter finds today, and what it and the columns can be', async () => {
    interface Found {
      products: number
      partNumbers: number
      filters: { key: string; range: object | null }[]
      columns: { value: string }[]
    }
    const found = async (query: string) =>
      (await staff<Found>('editor', 'GET', `/blocks/found?locale=br&${query}`)).body
    const all = await found('subcategory=1')
    expect(all.partNumbers).toBeGreaterThan(3)
    expect(all.columns.map(({ value }) => value)).toContain('section')
    expect(all.filters.find(({ key }) => key === 'section')?.range).not.toBeNull()
    const few = await found(`subcategory=1&filters=${encodeURIComponent('section:16~25')}`)
    expect(few.partNumbers).toBeLessThan(all.partNumbers)
    expect(few.filters).toEqual(all.filters)
    expect(await found('subcategory=999999')).toEqual({
      products: 0,
      partNumbers: 0,
      filters: [],
      columns: [],
    })
    const wrong = await staff('editor', 'GET', '/blocks/found?locale=br&products=1,x')
    expect(wrong.status).toBe(400)
  })

  it('leaves out hidden blocks, and those without a text in a language unless they are shown in the main one', async () => {
    const path = `idiomas-${own()}`
    const id = await page(
      [
        { kind: 'quotation', text: 'Escondido', hidden: true },
        { kind: 'quotation', text: 'Só aqui' },
        { kind: 'quotation', text: 'Em todos', shows_other_language: true },
        { kind: 'divider' },
      ],
      { slug: path },
    )
    const { body } = await staff<{ blocks: object[] }>(
      'editor',
      'GET',
      `/pages/${id}?locale=en&depth=0&fallback-locale=null`,
    )
    const title = `Page ${own()}`
    expect(
      (await save(id, { title, blocks: body.blocks, _status: 'published' }, 'locale=en')).status,
    ).toBe(200)
    const shown = async (locale: string, slug: string) =>
      (await read(slug, locale)).body.blocks.map((block) => [
        block.kind === 'quotation' ? block.text : block.kind,
        block.text_locale,
      ])
    expect(await shown('br', path)).toEqual([
      ['Só aqui', null],
      ['Em todos', null],
      ['divider', null],
    ])
    const english = (await read(path)).body.alternates['en']?.['page'] ?? ''
    expect(await shown('en', english)).toEqual([
      ['Em todos', 'br'],
      ['divider', null],
    ])
  })

  it('has an address that no screen, program or other language has, and leads from a former one', async () => {
    const title = `Página ${own()}`
    const refused = async (slug: string) => {
      const { status, body } = await staff<PayloadErrorBody>(
        'editor',
        'POST',
        '/pages?locale=br',
        published(title, { slug }),
      )
      return [status, Object(body.errors[0]).data?.errors?.[0]?.path]
    }
    for (const taken of ['produtos', 'produtos/cabos', 'admin/x', 'en/about', 'api', '2026'])
      expect(await refused(taken), taken).toEqual([400, 'slug'])
    const before = `linha/velha-${own()}`
    const after = `linha/nova-${own()}`
    const id = await page([{ kind: 'divider' }], { slug: `/Linha/Velhá-${before.slice(12)}/` })
    expect((await read(before)).body.slug).toBe(before)
    expect((await save(id, { slug: after, _status: 'published' })).status).toBe(200)
    expect((await read(before)).body.slug).toBe(after)
    const { data } = (await internal<{ data: string[] }>('/pages')).body
    expect(data).toEqual(expect.arrayContaining([`/${before}`, `/${after}`]))
    expect(await read('nao/ha')).toMatchObject({ status: 404 })
  })

  it('is a document like others: found by the site, followed by the feed, undone', async () => {
    const word = `Zx${own()}`
    const from = await latest()
    const id = await page([{ kind: 'quotation', text: `A palavra ${word}` }])
    expect(await since(from, 2000)).toEqual(expect.arrayContaining([`page:${id}`, 'pages']))
    const { body } = await call<{ data: { id: number }[] }>(`/web/pages?search=${word}`)
    expect(body.data.map((card) => card.id)).toEqual([id])
    const found = await call<Answer<'search-read'>>(`/web/search?search=${word}&kind=pages`)
    expect(found.body.pages.data).toEqual(body.data)
    const stored = await staff<{ blocks: object[] }>(
      'editor',
      'GET',
      `/pages/${id}?locale=br&depth=0`,
    )
    const [block] = stored.body.blocks
    await save(id, { blocks: [{ ...block, text: `Outra ${word}` }], _status: 'published' })
    const changes = await query(
      `select before, after from value_changes
        where collection = 'pages' and document_id = $1 and path like 'blocks/%/text' and what = 'value'`,
      [id],
    )
    expect(changes).toEqual([{ before: `A palavra ${word}`, after: `Outra ${word}` }])
  })

  it('is linked by the footer while it is on the site', async () => {
    const path = `rodape-${own()}`
    const put = (footer: object[]) =>
      staff('administrator', 'POST', '/globals/navigation?locale=br&depth=0', {
        _status: 'published',
        footer,
      })
    const links = [{ kind: 'address', label: 'Linha', address: `/${path}` }]
    expect((await put([{ label: 'Campanhas', links }])).status).toBe(200)
    const linked = async () =>
      (await call<Answer<'layout-read'>>('/web/layout')).body.others.footer_menus.flatMap(
        ({ links }) => links.map(({ url }) => url),
      )
    expect(await linked()).toEqual([])
    await page([{ kind: 'divider' }], { slug: path })
    expect(await linked()).toEqual([`/${path}`])
    await put([])
  })

  it('asks for the text of a picture of a block', async () => {
    const picture = await someOf('media')
    const before = await query('select _locale, alt from media_locales where _parent_id = $1', [
      picture,
    ])
    await query(`update media_locales set alt = '' where _parent_id = $1`, [picture])
    const { status, body } = await staff<PayloadErrorBody>(
      'editor',
      'POST',
      '/pages?locale=br',
      published(`Página ${own()}`, {
        blocks: [{ kind: 'gallery', items: [{ main_image: picture }] }],
      }),
    )
    for (const { _locale, alt } of before)
      await query('update media_locales set alt = $2 where _parent_id = $1 and _locale = $3', [
        picture,
        alt,
        _locale,
      ])
    expect(status).toBe(400)
    expect(Object(body.errors[0]).data.errors[0].path).toBe('blocks.0.items.0.main_image')
  })
})
