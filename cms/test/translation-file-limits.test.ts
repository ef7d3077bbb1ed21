/** @translations */
import { writeXlsx as writeRaw } from 'hucre/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import { staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import { decide, exported, review, translated, upload, xliff } from './support/translation-files.ts'
import type { Role } from './support/translation-files.ts'

const stamp = String(Date.now()).slice(-6)
let subcategory: number

beforeAll(async () => {
  const category = await create('categories', published(`Limites ${stamp}`))
  subcategory = await create('subcategories', published(`Limites ${stamp}`, { category }))
})

const make = (title: string, more: object = {}) =>
  create('products', published(`${title} ${stamp}`, { subcategory, ...more }))

describe('files for agencies and accounts', () => {
  it('an exported file has nothing that the account may not read, and one language', async () => {
    const id = await make('Restrito')
    const codes = async (role: Role | null, ...items: string[]) =>
      (await exported(items, {}, role)).status
    expect(await codes(null, `products-${id}-en`)).toBe(401)
    expect(await codes('attendant', `products-${id}-en`)).toBe(403)
    expect(
      [
        await codes('translator', `products-${id}-en`),
        await codes('translator', `products-${id}-es`),
      ].toSorted(),
    ).toEqual([200, 403])
    for (const item of ['users-1-en', 'messages-1-en', 'layout-1-en'])
      expect([item, await codes('editor', item)]).toEqual([item, 403])
    expect(await codes('editor', `products-${id}-en`, `products-${id}-es`)).toBe(422)
    expect(await codes('editor', 'x')).toBe(422)
    expect(
      await codes('editor', ...Array.from({ length: 501 }, (_, at) => `products-${at}-en`)),
    ).toBe(422)
    const empty = await exported(['products-999999-en'])
    expect([empty.status, await empty.json()]).toEqual([
      422,
      { message: 'Os documentos escolhidos não têm texto que falte ou esteja desatualizado.' },
    ])
  })
  it('a returned file reaches no other field, language, or document', async () => {
    const id = await make('Cerca', { description: 'Resumo', family: 'FX' })
    const file = translated(await xliff([`products-${id}-en`]), 'Resumo', 'Summary')
    const key = file.match(/products-\d+-en\/description:0:[\w-]{16}:-/)?.[0] ?? ''
    expect(key).not.toBe('')
    const unitWith = (id_: string, target: string) =>
      `<trans-unit id="${id_}"><source>Resumo</source><target state="final">${target}</target></trans-unit>`
    const forged = file.replace(
      '</body>',
      [
        key.replace('description', 'family'),
        key.replace('description', 'slug'),
        key.replace('description', 'variants'),
        key.replace('description', '__proto__'),
        key.replace('-en/', '-br/'),
        key.replace('products', 'users'),
        key.replace(`products-${id}`, 'layout-1'),
        key.replace(`products-${id}`, 'products-999999'),
        '__proto__',
        key,
      ]
        .map((each) => unitWith(each, 'Forged'))
        .join('') + '</body>',
    )
    const { status, body } = await upload(forged)
    expect([status, body.message]).toEqual([200, undefined])
    const { file: kept, documents } = await review(body.id)
    expect(kept.problems.map(({ reason }) => reason).toSorted()).toEqual([
      'denied',
      'denied',
      'denied',
      'duplicate',
      'foreign',
      'gone',
      'gone',
      'gone',
      'gone',
      'gone',
    ])
    expect(kept.problems.every(({ line }) => line > 1)).toBe(true)
    expect(documents.map(({ proposals }) => proposals.map(({ text }) => text))).toEqual([
      ['Summary'],
    ])
  })

  it('a review shows each account its own languages', async () => {
    const id = await make('Contas', { description: 'Resumo' })
    const items = ['en', 'es'].map((locale) => `products-${id}-${locale}`)
    const [english = '', spanish = ''] = await Promise.all(
      items.map(async (item) => translated(await xliff([item]), 'Resumo', 'Xyz')),
    )
    // two documents in one file
    const both = english.replace('</xliff>', spanish.slice(spanish.indexOf('<file')))
    const editor = await upload(both)
    expect(editor.body.proposals).toBe(2)
    const own = await review(editor.body.id, 'translator')
    expect(own.documents).toHaveLength(1)
    expect(own.file.open).toBe(1)
    const [document] = own.documents
    const other = (await review(editor.body.id)).documents.find(
      ({ item }) => item.locale !== document?.item.locale,
    )
    if (!document || !other) throw new Error('no document')
    const decisions = [{ id: other.proposals[0]?.id, isAccepted: true }]
    expect((await decide(editor.body.id, other, decisions, 'translator')).status).toBe(403)
    // a proposal of another document
    expect((await decide(editor.body.id, document, decisions, 'translator')).status).toBe(404)
    const mine = await upload(both, 'translator')
    expect([mine.body.proposals, mine.body.problems]).toEqual([1, 2])
    const accepted = await decide(
      editor.body.id,
      document,
      [{ id: document.proposals[0]?.id, isAccepted: true }],
      'translator',
    )
    expect(accepted.status).toBe(200)
    // an account without languages, and none
    expect((await upload(both, 'attendant')).status).toBe(403)
    expect((await upload(both, null)).status).toBe(401)
    expect(await review(editor.body.id, 'attendant')).toBeUndefined()
    const drop = (role: Role, file: number) => staff(role, 'DELETE', `/translations/files/${file}`)
    expect((await drop('translator', editor.body.id)).status).toBe(403)
    expect((await drop('attendant', editor.body.id)).status).toBe(403)
    expect((await drop('translator', mine.body.id)).status).toBe(200)
    expect((await drop('editor', mine.body.id)).status).toBe(404)
  })

  it('a file of another language is refused unit by unit', async () => {
    const id = await make('Idioma', { description: 'Resumo' })
    const file = translated(await xliff([`products-${id}-en`]), 'Resumo', 'Zusammenfassung')
    const { body } = await upload(file.replace('target-language="en-US"', 'target-language="de"'))
    expect([body.proposals, body.problems]).toEqual([0, 2])
    const near = await upload(file.replace('target-language="en-US"', 'target-language="en_GB"'))
    expect([near.body.proposals, near.body.problems]).toEqual([1, 0])
  })
})

describe('a hostile file', () => {
  const root = (inside: string) =>
    `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a"><body>\n${inside}</body></file></xliff>`
  it.each([
    ['of 50 MB', () => new Uint8Array(50 * 1024 * 1024), 413, 'O arquivo é grande demais'],
    ['of another kind', () => '%PDF-1.7', 422, 'Linha 1: O arquivo está danificado'],
    [
      'of Excel 97',
      () => Buffer.from('d0cf11e0a1b11ae10000', 'hex'),
      422,
      'O arquivo é do formato antigo do Excel (XLS). Salve-o como XLSX.',
    ],
    ['that is a web page', () => '<table><tr><td>Clave', 422, 'O arquivo é uma página da web'],
    [
      'with an entity bomb',
      () => `<!DOCTYPE x [<!ENTITY a "b">]>${root('')}`,
      422,
      'Linha 1: O arquivo declara entidades',
    ],
    [
      'of another site',
      () => root('<trans-unit id="1"><source>a</source><target>b</target></trans-unit>'),
      422,
      'Nenhum texto do arquivo é deste site',
    ],
    [
      'of XLIFF 2',
      () => '<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0"/>',
      422,
      'Linha 1: XLIFF 2.0 não é lido',
    ],
    [
      'that is an empty archive',
      () => new Uint8Array([0x50, 0x4b, 5, 6, ...Array<number>(18).fill(0)]),
      422,
      'não é XLIFF nem XLSX',
    ],
    [
      'with too many units',
      () => root('<trans-unit id="1"><source>a</source></trans-unit>\n'.repeat(30_000)),
      422,
      'O arquivo tem mais de',
    ],
  ])('%s is refused with a reason', async (_, content, status, message) => {
    const began = performance.now()
    const answer = await upload(content())
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(message)])
    // a machine at rest needs three; without the limits, it is minutes
    expect(performance.now() - began).toBeLessThan(20_000)
  })

  it('with signs that cannot be seen or stored is shown with them', async () => {
    const id = await make('Sinais', { description: 'Resumo' })
    const file = await xliff([`products-${id}-en`])
    const key = file.match(/products-\d+-en\/description:[^"]+/)?.[0] ?? ''
    // a program may write any character as an escape
    const rows = [
      ['Tradução nova', 'Chave (não mudar)'],
      ['a\u202eb_x0000_c', key],
    ]
    const bytes = new Uint8Array(await writeRaw({ sheets: [{ name: 'x', rows }] }))
    const { status, body } = await upload(bytes, 'editor', 'a.xlsx')
    expect(status).toBe(200)
    const { documents, file: kept } = await review(body.id)
    expect(documents[0]?.proposals[0]?.text).toBe('a\u202eb\ufffdc')
    expect(documents[0]?.proposals[0]?.faults).toEqual([
      { kind: 'damaged', values: ['a\u202eb\ufffdc'] },
      { kind: 'invisible', values: ['U+202E'] },
    ])
    expect(kept.problems).toMatchObject([{ reason: 'characters' }])
  })
})
