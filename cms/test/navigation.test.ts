/** @navigation @publishing */
import type { Answer } from '@vitrine/contract/client'
import { describe, expect, it } from 'vitest'
import { call, staff } from './support/api.ts'
import { query } from './support/database.ts'
import { create, latest, since } from './support/publishing.ts'

type Layout = Answer<'layout-read'>
type Rows = Record<string, object[]>

const read = async (locale: string) => (await call<Layout>('/web/layout', { locale })).body
const navigationIn = async (locale: string) => (await read(locale)).navigation
const mainIn = async (locale: string) =>
  (await navigationIn(locale))?.main.map(({ label, url, place }) => [label, url, place])

const save = (data: object, locale = 'br', query = '') =>
  staff<{ result: Rows }>(
    'editor',
    'POST',
    `/globals/navigation?locale=${locale}&depth=0${query}`,
    data,
  )
const publish = async (data: object, locale = 'br') => {
  const { status, body } = await save({ _status: 'published', ...data }, locale)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.result
}
let made = 0
const own = () => `${Date.now()}-${(made += 1)}`

describe('the menus of the layout', () => {
  it('are those of the specification until the company changes them', async () => {
    await query('delete from navigation')
    await query('delete from _navigation_v')
    expect(await mainIn('br')).toEqual([
      ['Institucional', '/institucional', 'all'],
      ['Produtos', '/produtos', 'all'],
      ['Soluções', '/solucoes', 'all'],
      ['Notícias', '/noticias', 'all'],
      ['Base de conhecimento', '/base-de-conhecimento', 'all'],
      ['Contato', '/contato', 'all'],
      ['Área Restrita', '/area-restrita', 'narrow'],
      ['Trabalhe Conosco', '/trabalhe-conosco', 'narrow'],
    ])
    expect((await mainIn('en'))?.map(([label]) => label)).toEqual([
      'About us',
      'Products',
      'Solutions',
      'News',
      'Knowledge base',
      'Contact',
    ])
    const { navigation, others } = await read('en')
    // the terms of use are linked once they are written, which other tests do
    const legal = (navigation?.legal ?? []).map(({ label }) => label)
    expect(legal.filter((label) => label !== 'Terms of use')).toEqual([
      'Privacy policy',
      'Your personal data',
    ])
    expect(others.footer_menus).toEqual([])
    // the form shows the shipped entries before they were ever saved
    const { body } = await staff<Rows>('editor', 'GET', '/globals/navigation?locale=br&depth=0')
    expect(body['main']).toHaveLength(8)
  })

  it('change when they are published, in their language alone, and back', async () => {
    const saved = await publish({
      main: [{ kind: 'products' }, { kind: 'contact', label: 'Fale conosco' }],
    })
    expect((await mainIn('br'))?.map(([label]) => label)).toEqual(['Produtos', 'Fale conosco'])
    expect((await mainIn('es'))?.map(([label]) => label)).toEqual(['Productos', 'Contacto'])
    const after = await latest()
    const [products, contact] = saved['main'] ?? []
    await publish({ main: [products, { ...contact, label: 'Escríbanos' }] }, 'es')
    expect(await since(after)).toContain('layout')
    expect((await mainIn('es'))?.map(([label]) => label)).toEqual(['Productos', 'Escríbanos'])
    expect((await mainIn('br'))?.map(([label]) => label)).toEqual(['Produtos', 'Fale conosco'])
    const changes = await query(
      `select locale, after from value_changes where collection = 'navigation' and path like 'main/%/label' and locale = 'es'`,
    )
    expect(changes).toEqual([{ locale: 'es', after: 'Escríbanos' }])
    await save(
      { main: [{ kind: 'contact', label: 'Só um rascunho' }], _status: 'draft' },
      'br',
      '&draft=true',
    )
    expect((await mainIn('br'))?.map(([label]) => label)).toEqual(['Produtos', 'Fale conosco'])
  })

  it('leave out what leads nowhere, or is not in the language', async () => {
    const title = `Menu ${own()}`
    const id = await create({ title, subcategory: 1, _status: 'draft' })
    await publish({
      main: [
        { kind: 'product', product: id },
        { kind: 'product', product: null },
        { kind: 'address', label: 'Só em português', address: '/produtos' },
        { kind: 'address', label: 'Sem endereço' },
        { kind: 'address', label: 'Página que falta', address: `/falta-${own()}` },
        { kind: 'contact', only: 'en' },
        {
          kind: 'products',
          entries: [{ kind: 'product', product: id, text: 'Frase' }, { kind: 'contact' }],
        },
      ],
      footer: [{ label: 'Coluna', links: [{ kind: 'news' }, { kind: 'product', product: id }] }],
      social: [
        { network: 'youtube', address: 'https://youtube.com/@br', only: 'br' },
        { network: 'youtube', address: 'https://youtube.com/@all' },
      ],
    })
    expect((await mainIn('br'))?.map(([label]) => label)).toEqual(['Só em português', 'Produtos'])
    expect((await mainIn('en'))?.map(([label]) => label)).toEqual(['Contact', 'Products'])
    const [brazil, world] = [await read('br'), await read('en')]
    expect([brazil, world].map(({ social_network }) => social_network.youtube)).toEqual([
      'https://youtube.com/@br',
      'https://youtube.com/@all',
    ])
    expect(brazil.others.footer_menus).toEqual([
      { title: 'Coluna', links: [{ label: 'Notícias', url: '/noticias' }] },
    ])
    // the entry waits for its document
    const after = await latest()
    await staff('editor', 'PATCH', `/products/${id}?locale=br&depth=0`, { _status: 'published' })
    expect(await since(after)).toContain(`product:${id}`)
    const shown = await navigationIn('br')
    expect(shown?.main[0]?.label).toBe(title)
    expect(shown?.main[0]?.url).toContain('/produtos/')
    expect(shown?.main[2]?.entries.map(({ label, text }) => [label, text])).toEqual([
      [title, 'Frase'],
      ['Contato', ''],
    ])
    expect(await mainIn('en')).toHaveLength(2)
  })

  it('list the categories of the catalogue by rule', async () => {
    await publish({ main: [{ kind: 'products', categories: true }], footer: [], social: [] })
    const { body } = await call<Answer<'product-categories-list'>>('/web/product-category')
    const [entry] = (await navigationIn('br'))?.main ?? []
    expect(body.data.length).toBeGreaterThan(0)
    expect(
      entry?.entries.map(({ label, entries }) => [label, entries.map((each) => each.label)]),
    ).toEqual(
      body.data.map(({ title, subcategories }) => [title, subcategories.map((each) => each.title)]),
    )
  })
})
