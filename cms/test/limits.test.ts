/** @structure */
import { describe, expect, it } from 'vitest'
import type { LimitsCopy, LimitsPageData } from '#src/panel-calls/limits.ts'
import { staff } from './support/api.ts'
import { create } from './support/content.ts'
import { query } from './support/database.ts'
import { product } from './support/grid-edits.ts'

const stamp = Date.now()

const attributesOf = (...keys: string[]) =>
  keys.map((key) => ({ key, label: `Nome ${key}`, type: 'number', unit: 'mm', limits: [] }))

async function subcategoryWith(name: string, ...keys: string[]): Promise<number> {
  const data = { title: `${name} ${stamp}`, category: 1, attributes: attributesOf(...keys) }
  return create('subcategories', { ...data, _status: 'published' })
}

const read = async (id: number) =>
  (await staff<LimitsPageData>('editor', 'GET', `/limits?subcategory=${id}`)).body

const stored = (id: number) =>
  query<{ key: string; kind: string; number: string | null }>(
    `select a.key, l.kind::text, l.number from subcategories_attributes a join subcategories_attributes_limits l on l._parent_id = a.id
      where a._parent_id = $1 order by a._order, l._order`,
    [id],
  )

describe('the page of limits', () => {
  it('has attributes and part numbers, saves limits, and refuses a save over those of others', async () => {
    const id = await subcategoryWith('Página', 'bore', 'outer')
    await product([], {
      subcategory: id,
      variants: [{ part_number: `LP-${stamp}`, values: { bore: 12, outer: 18 } }],
    })
    const page = await read(id)
    expect(page).toMatchObject({ attributes: ['bore', 'outer'], mayChange: true })
    expect(page.families.map(({ parts }) => parts.length)).toEqual([1])
    const limits = {
      bore: [
        { kind: 'maximum', number: 15 },
        { kind: 'less', other: 'outer' },
      ],
    }
    const body = { subcategory: id, limits, state: page.state }
    expect((await staff('editor', 'POST', '/limits', body)).status).toBe(200)
    expect((await stored(id)).map(({ key, kind }) => `${key} ${kind}`)).toEqual([
      'bore maximum',
      'bore less',
    ])
    const [row] = await query<{ label: string; status: string }>(
      `select l.label, s._status::text as status from subcategories s join subcategories_attributes a on a._parent_id = s.id
        join subcategories_attributes_locales l on l._parent_id = a.id where s.id = $1 and a.key = 'bore'`,
      [id],
    )
    expect(row).toEqual({ label: 'Nome bore', status: 'published' })
    expect((await staff('editor', 'POST', '/limits', body)).status).toBe(409)
    const { state } = await read(id)
    const breaking = { ...body, state, limits: { bore: [{ kind: 'maximum', number: 10 }] } }
    const refused = await staff<{ errors: { message: string }[] }>(
      'editor',
      'POST',
      '/limits',
      breaking,
    )
    expect(refused.status).toBe(400)
    expect(await stored(id)).toHaveLength(2)
  })

  it('counts a product of a family as incomplete that lacks what the family needs', async () => {
    const id = await subcategoryWith('Precisa', 'bore')
    const family = `PF${stamp}`
    const parts = [
      { part_number: `PF1-${stamp}`, values: { bore: 3 } },
      { part_number: `PF2-${stamp}`, values: {} },
    ]
    const made = await product([], { subcategory: id, family, variants: parts })
    const other = await product([], {
      subcategory: id,
      family: `PO${stamp}`,
      variants: [{ part_number: `PO1-${stamp}`, values: {} }],
    })
    const { state } = await read(id)
    const limits = { bore: [{ kind: 'needed', text: family }] }
    const saved = await staff('editor', 'POST', '/limits', { subcategory: id, limits, state })
    expect(saved.status).toBe(200)
    const missing = async (product: number) => {
      const path = `/completeness?collection=products&id=${product}`
      const { body } = await staff<{ missing: { fact: string }[] }>('editor', 'GET', path)
      return body.missing.filter(({ fact }) => /needed|bore/.test(fact))
    }
    expect(await missing(made.id)).toMatchObject([
      {
        fact: 'needed.bore',
        name: 'Nome bore',
        purposes: ['site', 'data-sheet'],
        partNumbers: [{ row: 1, partNumber: `PF2-${stamp}` }],
      },
    ])
    expect(await missing(other.id)).toEqual([])
  })

  it('leaves a draft a draft', async () => {
    const id = await subcategoryWith('Rascunho', 'bore')
    const data = { title: `Outro título ${stamp}`, _status: 'draft' }
    await staff('editor', 'PATCH', `/subcategories/${id}?draft=true&locale=br`, data)
    const { state } = await read(id)
    const limits = { bore: [{ kind: 'maximum', number: 15 }] }
    await staff('editor', 'POST', '/limits', { subcategory: id, limits, state })
    const [row] = await query<{ title: string }>(
      `select title from subcategories_locales where _parent_id = $1 and _locale = 'br'`,
      [id],
    )
    expect(row?.title).toBe(`Rascunho ${stamp}`)
    const { columns, title } = await read(id)
    expect(title).toBe(`Outro título ${stamp}`)
    expect(columns[0]?.limits).toMatchObject([{ kind: 'maximum', number: 15 }])
  })

  it('copies to subcategories that have the attributes, and says what stays behind', async () => {
    const from = await subcategoryWith('Cópia', 'bore', 'outer', 'length')
    const to = await subcategoryWith('Destino', 'bore', 'length')
    const limits = {
      bore: [{ kind: 'less', other: 'outer' }],
      outer: [{ kind: 'minimum', number: 3 }],
      length: [{ kind: 'minimum', number: 20 }],
    }
    const body = { subcategory: from, limits }
    const copy = (more: object) =>
      staff<{ targets: LimitsCopy[] }>('editor', 'POST', '/limits/copy', { ...body, ...more })
    const offered = (await copy({})).body.targets.find(({ id }) => id === to)
    expect(offered).toMatchObject({ copied: 1 })
    expect(offered?.notCopied.join(' ')).toMatch(/Nome outer.*Nome bore/)
    expect(await stored(to)).toEqual([])
    expect((await copy({ to: [to] })).body.targets).toMatchObject([{ id: to, copied: 1 }])
    expect(await stored(to)).toEqual([{ key: 'length', kind: 'minimum', number: '20' }])
  })
})
