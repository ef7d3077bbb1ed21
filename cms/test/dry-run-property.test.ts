/** @bulk-files @grid @imports @new-product @structure */
import { describe, expect, it } from 'vitest'
import type { GridEdit } from '#src/changes/plans/grid-edits.ts'
import type { PlanPreview, PlanRefusal, PlanResult } from '#src/changes/plans/plan-shapes.ts'
import { textsIn } from '#src/platform/labels.ts'
import { foundDoubtsTexts } from '#texts/found-doubts.js'
import { fetchCms, logIn, staff } from './support/api.ts'
import { create } from './support/content.ts'
import { applyStoredPlan, csvOf, sendCsv } from './support/spreadsheets.ts'
import { checkOf, productWith, subcategoryWith, valuesOf } from './support/structure.ts'

const stamp = Date.now().toString(36)

/** Numbers below a bound, the same in each run (mulberry32). */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Cells of every kind, right and wrong. */
const cells = [
  '',
  '',
  '(remover)',
  'Sim',
  'talvez',
  '7',
  '-1',
  '1.250,5',
  '99999999999',
  '01/02/2026',
  '31/02/2026',
  '01/01/2020',
  '/produtos',
  'https://exemplo.com',
  'javascript:alert(1)',
  'ana@exemplo.com',
  'sem arroba',
  'Rascunho',
  'TC-50-10',
  'x'.repeat(400),
] as const

const { unanswered } = textsIn(foundDoubtsTexts, 'pt')

const line = ({ row, message }: PlanRefusal): string => `${row} ${message}`

/** What a dry run promises and what its application did, to be equal. */
const promiseOf = ({
  figures: { created, changed },
  refused,
  doubts = [],
}: Pick<PlanPreview | PlanResult, 'figures' | 'refused'> &
  Partial<Pick<PlanPreview, 'doubts'>>) => ({
  created,
  changed,
  refused: [
    ...refused.map(line),
    ...doubts.map(({ line: row, message }) => `${row} ${unanswered({ message })}`),
  ].toSorted(),
})

/** What a dry run promises, and what its application does. */
async function promisedAndDone(preview: PlanPreview) {
  const promised = promiseOf(preview)
  const { created, changed } = preview.figures
  const done = created + changed === 0 ? promised : promiseOf(await applyStoredPlan(preview))
  return { promised, done }
}

/** Heads of the list of a collection as its own export writes them. */
async function exported(collection: string, ids: readonly number[], what: string) {
  const response = await fetchCms(
    `/admin/api/sheets?collection=${collection}&ids=${ids.join(',')}&what=${what}&format=csv`,
    { headers: { authorization: `JWT ${await logIn('editor')}`, 'accept-language': 'pt' } },
  )
  expect(response.status, collection).toBe(200)
  const text = (await response.text()).replace(/^\uFEFF/, '')
  const [head = ''] = text.split(/\r?\n/)
  return head.split(/[;\t]/).map((cell) => cell.replaceAll('"', ''))
}

/** Documents of a collection for the rows, and heads whose cells make a new one. */
const kinds: Record<
  string,
  {
    own: (at: number) => object
    made?: (at: number) => object
    /** Cells of a column, in place of those of every kind. */
    cells?: Record<string, readonly string[]>
  }
> = {
  redirects: {
    own: (at) => ({ from: `/de-${stamp}-${at}`, to: `/para-${stamp}-${at}` }),
    made: (at) => ({ De: `/n-${stamp}-${at % 9}`, Para: `/n-${stamp}-${(at * 5 + 1) % 9}` }),
  },
  'search-redirects': {
    own: (at) => ({ language: 'br', text: `busca ${stamp} ${at}`, to: '/contato' }),
    made: (at) => ({ Idioma: 'Português', 'Busca por': `Busca ${stamp}  ${at % 4}`, Para: '/' }),
  },
  distributors: {
    own: (at) => ({ name: `Revenda ${stamp} ${at}` }),
    made: (at) => ({ Nome: `Nova ${stamp} ${at}` }),
  },
  synonyms: { own: (at) => ({ language: 'br', words: `sin${stamp}${at}, sim${stamp}${at}` }) },
  certificates: {
    own: (at) => ({
      number: `C ${stamp} ${at}`,
      standard: 'ISO 9001',
      body: 'TÜV',
      valid_from: '2026-01-01',
      valid_until: '2026-12-31',
      _status: 'published',
    }),
    cells: { 'Válido até, inclusive (vazio: sem fim)': ['01/01/2020', '01/02/2027', '31/02/2026'] },
  },
  products: {
    own: (at) => ({
      title: `Produto ${stamp} ${at}`,
      subcategory: 1,
      family: `PX${stamp}${at}`,
      _status: 'published',
    }),
  },
  categories: { own: (at) => ({ title: `Categoria ${stamp} ${at}`, _status: 'published' }) },
  posts: {
    own: (at) => ({ title: `Notícia ${stamp} ${at}`, category: 1, _status: 'published' }),
  },
  'seo-texts': { own: (at) => ({ path: `/seo-${stamp}-${at}`, title: `Página ${stamp} ${at}` }) },
}

describe('a generated file', () => {
  it.each(Object.entries(kinds))(
    'of %s does what its dry run says',
    async (slug, { own, made, cells: ofColumns = {} }) => {
      const ids: number[] = []
      for (let at = 0; at < 4; at += 1) ids.push(await create(slug, own(at)))
      const heads = await exported(slug, ids, 'documents')
      const next = numbersFrom(slug.length * 7919)
      const shown = heads.map((head) => ofColumns[head] !== undefined || next(3) === 0)
      const cellOf = (head: string): string => {
        const pool = ofColumns[head] ?? cells
        return pool[next(pool.length)] ?? ''
      }
      const rows = ids.flatMap((id) =>
        Array.from({ length: 2 }, () =>
          heads.map((head, at) =>
            at === 0 ? String(id) : shown[at] === true && head !== '' ? cellOf(head) : '',
          ),
        ).slice(0, next(6) === 0 ? 2 : 1),
      )
      const news = made
        ? Array.from({ length: 10 }, (_, at) => {
            const row: Record<string, string> = { ...made(at) }
            return heads.map((head, column) => {
              const given = row[head.replace(/ \(.*$/, '')] ?? row[head]
              if (given !== undefined && next(4) > 0) return given
              return column === 0 || next(6) > 0 ? '' : cellOf(head)
            })
          })
        : []
      const { promised, done } = await promisedAndDone(
        await sendCsv(csvOf([heads, ...rows, ...news])),
      )
      expect(done).toEqual(promised)
    },
  )

  it('of part numbers does what its dry run says', async () => {
    const { id: subcategory } = await subcategoryWith([
      { key: 'length', label: 'Comprimento', type: 'number', unit: 'mm', decimals: 1 },
      { key: 'remark', label: 'Observação', type: 'text' },
    ])
    const products = []
    for (let at = 0; at < 3; at += 1)
      products.push(await productWith(subcategory, [{ length: 1 }, { length: 2 }]))
    const [taken] = (await productWith(subcategory, [{}])).numbers
    const next = numbersFrom(11)
    const cell = () => cells[next(cells.length)] ?? ''
    const rows = products.flatMap(({ family, numbers }) =>
      [...numbers, `${family}-N`, next(2) === 0 ? (taken ?? '') : `${family}-1`].map((number) => [
        family,
        number ?? '',
        cell(),
        cell(),
      ]),
    )
    const { promised, done } = await promisedAndDone(
      await sendCsv(csvOf([['Família', 'Código', 'Comprimento (mm)', 'Observação'], ...rows])),
    )
    expect(done).toEqual(promised)
  })
})

it('generated edits of the grid do what their check says', async () => {
  const next = numbersFrom(5)
  const ids: number[] = []
  for (let at = 0; at < 4; at += 1)
    ids.push(await create('distributors', { name: `Grade ${stamp} ${at}`, city: 'Itu' }))
  const paths = ['city', 'email', 'site', 'postal_code', 'name']
  const edits = ids.flatMap((id, at) =>
    paths
      .filter(() => next(2) === 0)
      .map((path): GridEdit => {
        const before = path === 'city' ? 'Itu' : path === 'name' ? `Grade ${stamp} ${at}` : null
        const after = cells[next(cells.length)] ?? ''
        return { collection: 'distributors', id, path, locale: null, before, after }
      }),
  )
  const checked = await staff<{
    changed: number
    refused: { edit: number; message: string }[]
    import: { id: number; expected: string }
  }>('editor', 'POST', '/grid', edits)
  const { refused } = checked.body
  expect(refused.length).toBeGreaterThan(0)
  const result = await applyStoredPlan(checked.body.import)
  expect(result.refused.map(line).toSorted()).toEqual(
    refused.map(({ edit, message }) => `${edit + 1} ${message}`).toSorted(),
  )
  const left = new Set(refused.map(({ edit }) => edit))
  const saved = new Map<number, Record<string, unknown>>()
  for (const id of ids)
    saved.set(id, (await staff('editor', 'GET', `/distributors/${id}?depth=0`)).body)
  for (const [at, { id, path, before }] of edits.entries())
    if (left.has(at)) expect(saved.get(id)?.[path] ?? null, path).toEqual(before)
})

it('generated tables of new products do what their comparison says', async () => {
  const { id: subcategory } = await subcategoryWith([
    { key: 'length', label: 'Comprimento', type: 'number', unit: 'mm', decimals: 1 },
  ])
  const [taken = ''] = (await productWith(subcategory, [{}])).numbers
  const next = numbersFrom(23)
  for (let at = 0; at < 3; at += 1) {
    const rows = Array.from({ length: 4 }, (_, row) => [
      next(5) === 0 ? taken : `NP-${stamp}-${at}-${row % 3}`,
      cells[next(cells.length)] ?? '',
    ])
    const { body } = await staff<{ import: { id: number } }>('editor', 'POST', '/new-product', {
      title: { br: `Novo ${stamp} ${at}` },
      description: {},
      subcategory,
      pictures: [],
      table: [['Código', 'Comprimento (mm)'], ...rows].map((row) => row.join('\t')).join('\n'),
    })
    const path = `/imports/${body.import.id}`
    const preview = (await staff<PlanPreview>('editor', 'GET', path)).body
    const result = await applyStoredPlan(preview)
    expect(result.state, result.message ?? '').toBe('done')
    expect(result.refused.map(line).toSorted()).toEqual(preview.refused.map(line).toSorted())
    expect(result.made).toHaveLength(preview.documents.length)
  }
})

it('generated moves of products do what their comparison says', async () => {
  const next = numbersFrom(31)
  const size = { key: 'moved_size', label: 'Medida', type: 'text' }
  const color = { key: 'color', label: 'Cor', type: 'text' }
  const number = { key: 'moved_size', label: 'Medida', type: 'number', unit: 'mm', decimals: 1 }
  const [from, to] = [await subcategoryWith([size, color]), await subcategoryWith([number])]
  const products = []
  for (let at = 0; at < 3; at += 1) {
    const values = Array.from({ length: 2 }, () => ({
      moved_size: ['10', '12,5 mm', 'grande', ''][next(4)],
      color: ['azul', ''][next(2)],
    }))
    products.push((await productWith(from.id, values)).id)
  }
  const { body: preview } = await checkOf({
    kind: 'move',
    products,
    target: to.id,
    rules: [{ subcategory: from.id, from: 'color', action: 'drop' }],
  })
  const result = await applyStoredPlan(preview)
  expect(result.state, result.message ?? '').toBe('done')
  expect(result.refused.map(line).toSorted()).toEqual(preview.refused.map(line).toSorted())
  for (const id of products) expect((await valuesOf(id)).subcategory).toBe(to.id)
})

it('attached files do what their comparison says', async () => {
  const products = []
  for (let at = 0; at < 2; at += 1)
    products.push(
      await create('products', {
        title: `Anexo ${stamp} ${at}`,
        subcategory: 1,
        _status: 'published',
      }),
    )
  const file = { collection: 'media', id: 1, name: 'foto.jpg', texts: {} }
  const { body: preview } = await staff<PlanPreview>('editor', 'POST', '/bulk-files/attach', {
    files: [...products, 2_000_000_000].map((product) => ({ ...file, product })),
  })
  const { promised, done } = await promisedAndDone(preview)
  expect(done).toEqual(promised)
})
