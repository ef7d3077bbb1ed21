/** @home @pages */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Answer } from '@vitrine/contract/client'
import { call, staff } from './support/api.ts'

type Home = Answer<'home-read'>
type Rows = ({ id?: string; kind: string } & Record<string, unknown>)[]

const readHome = async (locale?: 'en') =>
  (await call<Home>('/web/home', locale ? { locale } : {})).body
const kindsOf = ({ blocks = [] }: Home) => blocks.map(({ kind }) => kind)
const stored = async () =>
  (await staff<{ blocks: Rows }>('editor', 'GET', '/globals/home?locale=br&depth=0')).body.blocks
const save = (blocks: Rows, status = 'published') =>
  staff('editor', 'POST', `/globals/home?locale=br&draft=${status === 'draft'}`, {
    blocks,
    _status: status,
  })

describe('the home page', () => {
  let before: Rows
  beforeEach(async () => {
    before = await stored()
  })
  afterEach(async () => {
    await save(before)
  })

  it('answers with its lists alone as it is shipped, and with blocks once one is changed', async () => {
    const shipped = await readHome()
    expect(shipped.blocks).toBeUndefined()
    expect((await save(before.map((block, at) => ({ ...block, hidden: at === 4 })))).status).toBe(
      200,
    )
    const home = await readHome()
    expect(kindsOf(home)).toEqual(['categories', 'products', 'applications', 'publications'])
    expect(home.blocks).toMatchObject([
      { title: '', categories: shipped.categories },
      { products: home.most_accessed_products, total: home.most_accessed_products.length },
      { applications: home.most_accessed_applications },
      { publications: home.publications },
    ])
    expect(home.news).toEqual(shipped.news)
  })

  it('has the order and the blocks that the staff publish, each in the languages that it has', async () => {
    const [categories, products, ...others] = before
    if (!categories || !products) throw new Error('no blocks')
    const call = {
      kind: 'call',
      title: 'Turmas de compressão',
      action_label: 'Ver',
      action_url: '/contato',
    }
    const changed = [products, call, { ...categories, title: 'O que fazemos' }, ...others.slice(1)]
    expect((await save(changed, 'draft')).status).toBe(200)
    expect((await readHome()).blocks).toBeUndefined()
    expect((await save(changed)).status).toBe(200)
    const home = await readHome()
    expect(kindsOf(home)).toEqual(['products', 'call', 'categories', 'publications', 'news'])
    expect(home.blocks?.[2]?.title).toBe('O que fazemos')
    // without words in English a call is left out, and a list has those of the product
    const { blocks: english = [] } = await readHome('en')
    expect(english.map(({ kind, title }) => [kind, title])).toEqual([
      ['products', ''],
      ['categories', ''],
      ['publications', ''],
      ['news', ''],
    ])
    // the lists of the answer are those of the specification in any case
    expect(home.most_accessed_applications.length).toBeGreaterThan(0)
  })

  it('without any block answers as before', async () => {
    expect((await save([])).status).toBe(200)
    const home = await readHome()
    expect(home.blocks).toBeUndefined()
    expect(home.categories.length).toBeGreaterThan(0)
  })
})
