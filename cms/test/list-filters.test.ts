/** @lists */
import { beforeAll, describe, expect, it } from 'vitest'
import type { GridAnswer } from '#src/staff-index/grid-shapes.ts'
import type { ChoiceCounts, FilterOffer } from '#src/staff-index/list-shapes.ts'
import { staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import { draft } from './support/languages.ts'
import { inReview, sendBack } from './support/reviews.ts'
import type { StaffRole } from './support/staff.ts'

interface List {
  rows: { id: number; title: string; family: string; site: string; author: string }[]
  total: number
  partNumbers: number
  within: number | null
  unknown: string[]
}

const stamp = String(Date.now()).slice(-6)

const attributes = [
  { key: 'section', label: 'Seção', type: 'number', unit: 'mm²', filter: true },
  { key: 'torque', label: 'Torque', type: 'number', unit: 'Nm' },
]

describe('filters of part numbers', () => {
  let sized: number

  beforeAll(async () => {
    const category = await create('categories', published(`Medidas ${stamp}`))
    sized = await create('subcategories', published(`Medida ${stamp}`, { category, attributes }))
    const product = (family: string, more: object) =>
      create('products', {
        title: `Medido ${family} ${stamp}`,
        family,
        subcategory: sized,
        _status: 'published',
        ...more,
      })
    await product('MA', {
      variants: [
        { part_number: `MA-${stamp}-1`, values: { section: 10, torque: 5 } },
        { part_number: `MA-${stamp}-2`, values: { section: 95, torque: 10 } },
      ],
    })
    const changed = await product('MB', {
      variants: [{ part_number: `MB-${stamp}-1`, values: { section: 10, torque: 10 } }],
    })
    await product('MC', { _status: 'draft' })
    await staff('editor', 'PATCH', `/products/${changed}?locale=br&draft=true`, {
      title: `Rascunhado ${stamp}`,
    })
  })

  const read = async (parameters: string, role: StaffRole = 'editor') =>
    (await staff<List>(role, 'GET', `/list?collection=products&order=title&${parameters}`)).body
  const found = async (parameters: string, role: StaffRole = 'editor') =>
    (await read(`parent=${sized}&${parameters}`, role)).rows
  const inGrid = async (parameters: string) =>
    (
      await staff<GridAnswer>('editor', 'GET', `/grid?collection=products&${parameters}`)
    ).body.rows.map(({ name }) => name)

  it.each([
    ['a family in any case', 'family=ma,x', ['MA']],
    ['a range of an attribute', 'value=section~9..11~mm²', ['MA', 'MB']],
    ['a range in another unit of the quantity', 'value=section~0.9..1~cm²', ['MA']],
    ['a lower bound', 'value=section~10.1..~mm²', ['MA']],
    ['a range of another quantity', 'value=section~9..11~mm', []],
    ['attributes of one part number', 'value=section~..11~mm²&value=torque~9..~N·m', ['MB']],
    ['what a document has', 'having=variants', ['MA', 'MB']],
    ['what a document has not', 'without=variants', ['MC']],
    ['the last days', 'days=1', ['MA', 'MC', 'MB']],
    ['the present day', 'since=today', ['MA', 'MC', 'MB']],
    ['several filters of values in one parameter', 'value=section~..11~mm²;torque~9..~N·m', ['MB']],
    ['one of several states of a language', 'language=br&state=draft,changed', ['MC', 'MB']],
    ['what is up to date in a language', 'language=br&state=current', ['MA', 'MC', 'MB']],
    [
      'what has no text in a language, or an outdated one',
      'language=en&state=absent,outdated',
      ['MA', 'MC', 'MB'],
    ],
    ['what is up to date in another language', 'language=en&state=current', []],
  ])('by %s', async (_, filter, expected) =>
    expect((await found(filter)).map(({ family }) => family)).toEqual(expected),
  )

  it('are met all together, or one of them', async () => {
    const own = `q=${stamp}`
    const families = async (parameters: string) =>
      (await read(`${own}&${parameters}`)).rows.map(({ family }) => family)
    const section = 'value=section~90..~mm²'
    // of documents, of documents and part numbers, of part numbers
    expect(await families('family=MA&site=draft')).toEqual([])
    expect(await families('match=any&family=MA&site=draft')).toEqual(['MA', 'MC'])
    expect(await families(`match=any&site=draft&${section}`)).toEqual(['MA', 'MC'])
    expect(await families(`match=any&value=section~90..~mm²;torque~9..~N·m`)).toEqual(['MA', 'MB'])
    expect(await families(`match=any&site=draft&without=variants&parent=999999`)).toEqual(['MC'])
    // the text narrows in either case; one filter alone is as it is
    expect(await families(`match=any&codes=MB-${stamp}-1&site=draft&family=MB`)).toEqual(['MB'])
    expect(await families(`match=any&site=draft`)).toEqual(['MC'])
    // completeness ranks what one of the filters selects
    expect(await families(`match=any&site=draft&${section}&order=complete`)).toHaveLength(2)
    const { body } = await staff<{ counts: Record<string, number> }>(
      'editor',
      'GET',
      '/list-views?collection=products',
    )
    expect(body.counts['?since=today']).toBeGreaterThan(2)
  })

  it('count the part numbers that meet them, which the grid shows', async () => {
    const all = `parent=${sized}&value=section~9..11~mm²`
    expect(await read(all)).toMatchObject({ total: 2, partNumbers: 3, within: 2 })
    expect(await inGrid(all)).toEqual([`MA-${stamp}-1`, `MB-${stamp}-1`])
    // of a document that meets another filter, all part numbers count
    const any = `q=${stamp}&match=any&family=MA&value=torque~9..~N·m`
    expect(await read(any)).toMatchObject({ total: 2, partNumbers: 3, within: 3 })
    expect(await inGrid(any)).toEqual([`MA-${stamp}-1`, `MA-${stamp}-2`, `MB-${stamp}-1`])
    expect(await read(`parent=${sized}`)).toMatchObject({ within: null })
  })

  it('have the number of rows of each view of the grid', async () => {
    const { body } = await staff<{ counts: Record<string, number> }>(
      'editor',
      'GET',
      '/list-views?collection=products&in=grid',
    )
    for (const [tab, parameters] of [
      ['', ''],
      ['?since=today', 'since=today'],
      ['?what=fields', 'what=fields'],
    ] as const)
      expect(body.counts[tab], tab).toBe((await inGrid(parameters)).length)
  })

  it('are of pasted codes, of which the unknown are named', async () => {
    const codes = `codes=ma${stamp}2,MB-${stamp}-1,ZZ-${stamp}`
    const { rows, unknown } = await read(codes)
    expect([rows.map(({ family }) => family), unknown]).toEqual([['MA', 'MB'], [`ZZ-${stamp}`]])
    expect(await inGrid(codes)).toEqual([`MA-${stamp}-2`, `MB-${stamp}-1`])
    const many = Array.from({ length: 400 }, (_, at) => `Q${at}`).join(',')
    expect((await read(`codes=${many}`)).unknown).toHaveLength(300)
  })

  it('have the number of documents of each choice', async () => {
    const { body } = await staff<ChoiceCounts>('editor', 'GET', '/list/counts?collection=products')
    expect(body.parents[sized]).toBe(3)
    expect(body.site['draft']).toBeGreaterThan(0)
    expect(body.languages['es absent']).toBeGreaterThan(2)
    const { body: offer } = await staff<FilterOffer>(
      'editor',
      'GET',
      '/list/filters?collection=products',
    )
    expect(offer.parents.find(({ value }) => value === String(sized))?.label).toBe(
      `Medida ${stamp}`,
    )
    const total = (await read('having=variants')).total
    expect([body.having['variants'], (await read('missing=any')).total]).toEqual([
      total,
      body.missing['any'],
    ])
    for (const path of ['counts', 'filters'])
      expect((await staff('attendant', 'GET', `/list/${path}?collection=products`)).status).toBe(
        403,
      )
  })

  it('count the choices within the other filters, and suggest filters that narrow', async () => {
    const count = async (parameters: string) =>
      (await staff<ChoiceCounts>('editor', 'GET', `/list/counts?collection=products&${parameters}`))
        .body
    const own = `parent=${sized}`
    const counts = await count(`${own}&site=draft`)
    // a filter does not narrow its own choices
    expect(counts.site).toEqual({ public: 1, changed: 1, draft: 1 })
    expect([counts.parents[sized], counts.having['variants'], counts.without['variants']]).toEqual([
      1,
      undefined,
      1,
    ])
    expect(counts.suggestions).toEqual([])
    const all = await count(own)
    expect([all.having['variants'], all.languages['br current']]).toEqual([2, 3])
    expect(Object.values(all.authors).reduce((sum, each) => sum + each, 0)).toBeGreaterThan(2)
    for (const { query, count: narrowed } of all.suggestions) {
      expect(narrowed).toBeLessThan(3)
      expect((await found(query)).length, query).toBe(narrowed)
    }
    const queries = all.suggestions.map(({ query }) => decodeURIComponent(query))
    expect(queries).toContain('value=section~10..10~mm²')
    // one part number meets both
    const ranged = await count(`${own}&value=section~..11~mm²`)
    expect(ranged.suggestions.map(({ query }) => decodeURIComponent(query))).not.toContain(
      'value=section~10..10~mm²',
    )
    expect(ranged.parents[sized]).toBe(2)
    // of filters of which one is met, each is counted by itself
    const any = await count(`match=any&${own}&site=draft`)
    expect([any.parents[sized], any.suggestions]).toEqual([3, []])
    expect((await count(`q=${stamp}&codes=MB-${stamp}-1`)).parents).toEqual({ [sized]: 1 })
  })

  it('know what is in review, outdated, and up to date in a language', async () => {
    const [reviewed, returned] = [
      await inReview(`Revisto ${stamp}`, sized),
      await inReview(`Devolvido ${stamp}`, sized),
    ]
    await sendBack(returned)
    const ids = async (states: string) =>
      (await found(`state=${states}&language=en`)).map(({ id }) => id).toSorted((a, b) => a - b)
    expect(await ids('review')).toEqual([reviewed])
    expect(await ids('current')).toEqual([reviewed, returned])
    await draft(returned, 'br', { description: 'Outro resumo' })
    expect(await ids('outdated')).toEqual([returned])
    expect(await ids('outdated,review')).toEqual([reviewed, returned])
    expect(await ids('current')).toEqual([reviewed])
    const { body } = await staff<ChoiceCounts>(
      'editor',
      'GET',
      `/list/counts?collection=products&parent=${sized}&language=es&state=draft`,
    )
    expect(
      ['review', 'outdated', 'current'].map((state) => body.languages[`en ${state}`] ?? 0),
    ).toEqual([1, 1, 1])
    expect(
      (
        await staff<ChoiceCounts>(
          'editor',
          'GET',
          `/list/counts?collection=products&parent=${sized}&family=MA`,
        )
      ).body.languages['en review'],
    ).toBeUndefined()
    for (const id of [reviewed, returned]) await staff('administrator', 'DELETE', `/products/${id}`)
  })

  it('follow a change of the values', async () => {
    const [{ id = 0 } = {}] = await found('family=MA')
    const { body } = await staff<{ variants: { values: object }[] }>(
      'editor',
      'GET',
      `/products/${id}?depth=0&locale=br&draft=true`,
    )
    const [first, second] = body.variants
    await staff('editor', 'PATCH', `/products/${id}?locale=br&draft=true`, {
      variants: [first, { ...second, values: { section: 120, torque: 10 } }],
    })
    expect(await found('value=section~95..95~mm²')).toEqual([])
    expect(await found('value=section~120..120~mm²')).toHaveLength(1)
  })

  it('have the distribution of an attribute, in a unit', async () => {
    const { body } = await staff<{ numbers: { number: number; parts: number }[] }>(
      'editor',
      'GET',
      `/list/values?collection=products&key=section&unit=${encodeURIComponent('cm²')}`,
    )
    expect(body.numbers.find(({ number }) => number === 0.1)?.parts).toBeGreaterThan(1)
    const within = async (parameters: string) =>
      (
        await staff<typeof body>(
          'editor',
          'GET',
          `/list/values?collection=products&key=section&unit=mm²&parent=${sized}&${parameters}`,
        )
      ).body.numbers
    // of the other filters, not of its own
    expect(await within('value=section~50..60~mm²;torque~10..10~Nm')).toEqual([
      { number: 10, parts: 1 },
      { number: 120, parts: 1 },
    ])
    expect(await within('family=MA')).toEqual([
      { number: 10, parts: 1 },
      { number: 120, parts: 1 },
    ])
    expect(await within('family=MB')).toEqual([{ number: 10, parts: 1 }])
  })

  it('show an attendant what is published, as it is published', async () => {
    const rows = await found('', 'attendant')
    expect(rows.map(({ family, title, site, author }) => [family, title, site, author])).toEqual([
      ['MA', `Medido MA ${stamp}`, 'public', ''],
      ['MB', `Medido MB ${stamp}`, 'public', ''],
    ])
    expect(await found(`q=rascunhado ${stamp}`, 'attendant')).toEqual([])
    expect(await found(`q=mb${stamp}1`, 'attendant')).toHaveLength(1)
    // by the title that is published, also while a draft has another
    expect(await found(`q=medido mb ${stamp}`, 'attendant')).toHaveLength(1)
    expect(await found(`q=medido mb ${stamp}`)).toHaveLength(1)
    // filters that would tell of drafts are ignored
    expect(await found('site=draft', 'attendant')).toHaveLength(2)
  })
})
