/** @terms */
import { getPayload } from 'payload'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PlanPreview } from '#src/changes/plans/plan-shapes.ts'
import { runPlan } from '#src/changes/plans/run-plan.ts'
import { readDeviations } from '#src/translation/terms/read-deviations.ts'
import { call, fetchCms, logIn, staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import { publish } from './support/languages.ts'
import { rich } from './support/rich-text.ts'
import type { StaffRole } from './support/staff.ts'
import { sheetTexts } from './support/sheet-texts.ts'

const stamp = String(Date.now()).slice(-6)

/** Word that no other test has: letters of the stamp. */
const own = (word: string): string =>
  word + [...stamp].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('')

interface TermAnswer {
  doc?: { id: number; title: string; state: string; words: Record<string, object> }
  errors?: { data?: { errors?: { path: string; message: string }[] } }[]
}

const words = (br: object, en: object = {}) => ({ br, en })

const save = (role: StaffRole | undefined, data: object, id?: number) =>
  staff<TermAnswer>(
    role,
    id === undefined ? 'POST' : 'PATCH',
    `/terms${id === undefined ? '' : `/${id}`}`,
    data,
  )

const messages = ({ body }: { body: TermAnswer }): string[] =>
  (body.errors ?? []).flatMap(({ data }) => data?.errors?.map(({ message }) => message) ?? [])

let payload: Payload
let subcategory: number

beforeAll(async () => {
  const { default: config } = await import('#src/payload.config.ts')
  payload = await getPayload({ config })
  const category = await create('categories', published(`Termos ${stamp}`))
  subcategory = await create('subcategories', published(`Termos ${stamp}`, { category }))
})

describe('the glossary', () => {
  it('is read by those who translate, written by editors, proposed to by translators', async () => {
    const name = own('acesso')
    const { body } = await save('editor', { words: words({ preferred: name }) })
    const id = body.doc?.id ?? 0
    expect(body.doc).toMatchObject({ title: name, state: 'approved' })
    for (const role of ['administrator', 'editor', 'translator'] as const)
      expect((await staff(role, 'GET', `/terms/${id}`)).status).toBe(200)
    for (const role of ['attendant', undefined] as const) {
      expect((await staff(role, 'GET', `/terms/${id}`)).status).toBeGreaterThanOrEqual(401)
      expect((await staff(role, 'GET', '/translations/terms')).status).toBe(role ? 403 : 401)
      const refused = await save(role, { words: words({ preferred: own('x') }) })
      expect(refused.status).toBe(role ? 403 : 401)
      expect((await staff(role, 'GET', '/translations/terms/export')).status).toBe(role ? 403 : 401)
    }
    expect((await save('translator', { note: 'minha' }, id)).status).toBe(403)
    expect((await staff('translator', 'DELETE', `/terms/${id}`)).status).toBe(403)
    // whatever state a translator gives
    const proposal = await save('translator', {
      words: words({ preferred: own('proposto') }),
      state: 'approved',
    })
    expect(proposal.body.doc?.state).toBe('proposed')
  })

  it('is in no answer of the public API', async () => {
    const name = own('segredo')
    await save('editor', { words: words({ preferred: name, forbidden: `${name}x` }) })
    for (const path of [
      `/web/search?search=${name}`,
      `/web/products?search=${name}`,
      `/web/terms`,
      `/terms`,
    ])
      expect(JSON.stringify((await call(path)).body).replaceAll(`"${name}"`, '')).not.toContain(
        `${name}x`,
      )
    expect((await fetchCms('/admin/api/terms')).status).toBeGreaterThanOrEqual(401)
  })

  it('stores words trimmed, and refuses wrong ones by name', async () => {
    const name = own('limpo')
    const { body } = await save('editor', {
      words: words({ preferred: `  ${name} `, forms: ` ${name}s,, b `, forbidden: 'c;c' }),
    })
    expect(body.doc?.words['br']).toEqual({ preferred: name, forms: `${name}s, b`, forbidden: 'c' })
    for (const [wrong, message] of [
      [{}, 'Informe o termo em ao menos um idioma.'],
      [{ br: { forms: 'a' } }, 'Falta o termo em Português.'],
      [{ br: { preferred: 'a', forbidden: 'A' } }, '“A” é uma forma do próprio termo'],
      [{ br: { preferred: 'x'.repeat(200) } }, 'é longa demais'],
      ['texto', 'Informe o termo em ao menos um idioma.'],
    ] as [unknown, string][]) {
      const refused = await save('editor', { words: wrong })
      expect(refused.status, JSON.stringify(wrong)).toBe(400)
      expect(messages(refused).join(' ')).toContain(message)
    }
  })

  it('has each term of a language once, also when two save at once', async () => {
    const name = own('único')
    const first = await save('editor', { words: words({ preferred: name }) })
    const again = await save('editor', { words: words({ preferred: name.toUpperCase() }) })
    expect(again.status).toBe(400)
    expect(messages(again)[0]).toContain('já é o termo de outro conceito em Português')
    // another language may have the same word
    expect((await save('editor', { words: { en: { preferred: name } } })).body.doc?.state).toBe(
      'approved',
    )
    // a proposal that adds a language may have it; it is refused once it is approved
    const proposal = await save('translator', {
      words: { br: { preferred: name }, es: { preferred: own('nuevo') } },
    })
    expect(proposal.status).toBe(201)
    const approved = await save('editor', { state: 'approved' }, proposal.body.doc?.id)
    expect(approved.status).toBe(400)
    expect((await save('translator', { words: words({ preferred: name }) })).status).toBe(400)
    const racing = own('corrida')
    const both = await Promise.all(
      [0, 1].map(() => save('editor', { words: words({ preferred: racing }) })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400])
    expect(first.status).toBe(201)
  })

  it('takes a proposal of the desk, and answers it with the reason if it refuses', async () => {
    const post = (body: object, role: StaffRole = 'translator') =>
      staff<{ id?: number; message?: string }>(role, 'POST', '/translations/terms', body)
    const proposal = {
      sourceLocale: 'br',
      targetLocale: 'es',
      source: own('mesa'),
      target: own('tabla'),
      note: 'catálogo',
    }
    const made = await post(proposal)
    expect(made.status).toBe(200)
    expect((await staff('editor', 'GET', `/terms/${made.body.id}`)).body).toMatchObject({
      state: 'proposed',
      note: 'catálogo',
      title: `${proposal.source} · ${proposal.target}`,
    })
    for (const wrong of [
      { ...proposal, target: ' ' },
      { ...proposal, target: 'x'.repeat(121) },
      { ...proposal, targetLocale: 'br' },
      { ...proposal, targetLocale: 'xx' },
      { ...proposal, note: 'x'.repeat(1001) },
      { ...proposal, target: '***' },
    ]) {
      const refused = await post(wrong)
      expect(refused.status, JSON.stringify(wrong)).toBe(422)
      expect(refused.body.message).not.toBe('')
    }
    expect((await post(proposal, 'attendant')).status).toBe(403)
    // proposals check nothing
    const { terms } = (
      await staff<{ terms: { id: number }[] }>('translator', 'GET', '/translations/terms')
    ).body
    expect(terms.some(({ id }) => id === made.body.id)).toBe(false)
  })

  it('names the words of a concept that visitors searched', async () => {
    const { rows, sql } = await import('#src/platform/database/query.ts')
    const [name, other] = [own('procurado'), own('gíria')]
    const { body } = await save('editor', { words: words({ preferred: name, forbidden: other }) })
    await rows(
      payload,
      sql`insert into searches (day, locale, text, typed, times, empty, clicks, results, seen_at)
        values (current_date, 'br', ${other.replace('í', 'i')}, ${other}, 7, 7, 0, 0, now())`,
    )
    const answer = await staff<{ words: object[] }>(
      'editor',
      'GET',
      `/translations/terms/searches?id=${body.doc?.id}`,
    )
    expect(answer.body.words).toEqual([
      { locale: 'br', word: other, kind: 'forbidden', preferred: name, times: 7, results: 0 },
    ])
    for (const [id, status] of [
      ['0', 400],
      ['999999999', 404],
      ['x', 400],
      ['1 or 1=1', 400],
    ] as const)
      expect(
        (await staff('editor', 'GET', `/translations/terms/searches?id=${encodeURIComponent(id)}`))
          .status,
      ).toBe(status)
  })
})

async function compare(content: string | Uint8Array<ArrayBuffer>): Promise<PlanPreview> {
  const form = new FormData()
  form.set('file', new File([content], 'terms.csv'))
  const answer = await fetchCms('/admin/api/imports', {
    method: 'POST',
    headers: { authorization: `JWT ${await logIn('editor')}` },
    body: form,
  })
  return (await answer.json()) as PlanPreview
}

const exported = async (format: string): Promise<Uint8Array<ArrayBuffer>> => {
  const answer = await fetchCms(`/admin/api/translations/terms/export?format=${format}`, {
    headers: { authorization: `JWT ${await logIn('translator')}` },
  })
  expect(answer.headers.get('content-disposition')).toContain(`terms.${format}`)
  return new Uint8Array(await answer.arrayBuffer())
}

describe('the spreadsheet of the glossary', () => {
  it('goes out and back without a change, escaped', async () => {
    const name = own('planilha')
    await save('editor', {
      words: words({ preferred: name, forms: '-menos, =mais', forbidden: '@arroba' }),
      note: 'Linha\n=SOMA(A1)\n\n“fim”; "aspas"',
      source: '=cmd',
    })
    const csv = await exported('csv')
    expect(new TextDecoder().decode(csv)).toContain("'=cmd")
    const cells = await sheetTexts(csv)
    expect(cells.some((row) => row.includes(name))).toBe(true)
    for (const file of [csv, await exported('xlsx')])
      expect((await compare(file)).figures).toMatchObject({
        created: 0,
        changed: 0,
        refused: 0,
        equal: cells.length - 1,
      })
    // hidden row of column ids above the heads
    const rows = await sheetTexts(await exported('xlsx'))
    expect(rows.filter((row) => row.some((cell) => cell !== ''))).toHaveLength(cells.length + 1)
  })

  it('shows what changes and what is refused, and saves the rest once', async () => {
    const [name, added, wrong] = [own('muda'), own('novo'), own('errado')]
    const { body } = await save('editor', { words: words({ preferred: name }), note: 'fica' })
    const file = [
      'Termo (Português);Não dizer (Português);Termo (English)',
      `${name};${name}zada;`,
      `${added};;${added} en`,
      `${wrong};${wrong};`,
    ].join('\n')
    const preview = await compare(file)
    expect(preview.figures).toMatchObject({ created: 1, changed: 1, refused: 1 })
    const texts = preview.documents.flatMap(({ changes }) =>
      changes.map(({ after }) => after?.text),
    )
    expect(texts).toContain(`Português: Termo: ${name}; Não dizer: ${name}zada`)
    // visitors do not read the glossary
    expect(preview.consequences).toMatchObject({ incomplete: [] })
    expect(Object.values(preview.consequences.documents).map(({ site }) => site)).not.toContain(
      'read',
    )
    expect(preview.rowKind).toBe('others')
    expect(preview.refused).toMatchObject([{ row: 4, head: 'Não dizer (Português)' }])
    const order = await staff('editor', 'POST', `/imports/${preview.id}/order`, {
      expected: preview.expected,
      use: 'publish',
      isPartial: true,
      without: [],
    })
    expect(order.status, JSON.stringify(order.body)).toBe(200)
    await runPlan(payload, preview.id)
    expect((await compare(file)).figures).toMatchObject({ created: 0, changed: 0, equal: 2 })
    expect((await staff('editor', 'GET', `/terms/${body.doc?.id}`)).body).toMatchObject({
      note: 'fica',
      words: { br: { preferred: name, forbidden: `${name}zada` } },
    })
  })
})

describe('published texts', () => {
  const of = async (id: number, locales: ('br' | 'en' | 'es')[]) =>
    (
      await readDeviations(payload, {
        locales,
        collections: ['products'],
        page: 1,
        size: 500,
      })
    ).items
      .filter((each) => each.id === id)
      .map(({ locale, kind, word, preferred, path }) => [locale, path, kind, word, preferred])

  it('deviate from the glossary until the text or the term is mended', async () => {
    const [br, gíria, en, wrong] = [own('bucha'), own('buchinha'), own('bush'), own('bung')]
    const id = await create(
      'products',
      published(`Produto ${stamp}`, { subcategory, text: rich(`A ${br} e a ${gíria}`) }),
    )
    await publish(id, 'en', { title: 'Product', text: rich(`The ${wrong} and the end`) })
    await publish(id, 'es', { title: 'Producto', text: rich('El tapón') })
    expect(await of(id, ['br', 'en', 'es'])).toEqual([])
    const { body } = await save('editor', {
      words: {
        br: { preferred: br, forbidden: gíria },
        en: { preferred: en, forbidden: wrong },
      },
    })
    const term = body.doc?.id ?? 0
    // in Portuguese a word that must not be said, in English the same; Spanish has no term
    expect(await of(id, ['br', 'en', 'es'])).toEqual([
      ['en', 'text', 'forbidden', wrong, en],
      ['br', 'text', 'forbidden', gíria, br],
    ])
    await publish(id, 'en', { text: rich('The end') })
    expect(await of(id, ['en'])).toEqual([['en', 'text', 'missing', br, en]])
    // a draft changes nothing that visitors read
    await staff('editor', 'PATCH', `/products/${id}?locale=en&draft=true`, {
      text: rich(`The ${en}`),
      _status: 'draft',
    })
    expect(await of(id, ['en'])).toHaveLength(1)
    await publish(id, 'en', { text: rich(`The ${en}`) })
    expect(await of(id, ['en'])).toEqual([])
    await publish(id, 'br', { text: rich(`A ${br}`) })
    expect(await of(id, ['br', 'en', 'es'])).toEqual([])
    await save('editor', { words: { es: { preferred: own('buje') }, br: { preferred: br } } }, term)
    expect(await of(id, ['br', 'en', 'es'])).toEqual([])
    await save('editor', { state: 'proposed' }, term)
    await publish(id, 'en', { text: rich(`The ${wrong}`) })
    expect(await of(id, ['en'])).toEqual([])
    await save('editor', { state: 'approved' }, term)
    expect(await of(id, ['es'])).toEqual([])
    await publish(id, 'es', { text: rich('Una cosa') })
    expect(await of(id, ['es'])).toEqual([['es', 'text', 'missing', br, own('buje')]])
    await staff('administrator', 'DELETE', `/terms/${term}`)
    expect(await of(id, ['br', 'en', 'es'])).toEqual([])
  })
})
