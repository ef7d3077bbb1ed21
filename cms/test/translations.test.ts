/** @translations */
import { getPayload } from 'payload'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { recordAgain } from './support/background-steps.ts'
import { staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import { query } from './support/database.ts'
import { draft, publish } from './support/languages.ts'
import { rich } from './support/rich-text.ts'

const stamp = String(Date.now()).slice(-6)
let payload: Payload

beforeAll(async () => {
  const { default: config } = await import('#src/payload.config.ts')
  payload = await getPayload({ config })
})

/** Changed texts of a document by language: `en title` is outdated, `es – title` missing. */
async function open(collection: string, id: number): Promise<string[]> {
  const found = await query<{ locale: string; path: string; target: unknown }>(
    `select locale, path, target from translations where collection = $1 and document_id = $2
     and (target is null or basis <> source) order by locale, path`,
    [collection, id],
  )
  return found.map(({ locale, path, target }) => `${locale} ${target === null ? '– ' : ''}${path}`)
}

/** Saves a document in a language by the panel's endpoint. */
async function save(address: string, locale: string, data: object, more = ''): Promise<void> {
  const answer = await staff(
    'administrator',
    'PATCH',
    `${address}?locale=${locale}&depth=0${more}`,
    data,
  )
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

async function saveGlobal(slug: string, locale: string, data: object): Promise<void> {
  const answer = await staff(
    'administrator',
    'POST',
    `/globals/${slug}?locale=${locale}&depth=0`,
    data,
  )
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

describe('a change of the source', () => {
  it('outdates the same text of the other languages, in each kind of document', async () => {
    const category = await create('categories', published(`Passo ${stamp}`))
    const subcategory = await create(
      'subcategories',
      published(`Passo ${stamp}`, {
        category,
        attributes: [
          {
            id: 'a1',
            key: 'finish',
            label: 'Acabamento',
            type: 'choice',
            choices: [{ id: 'c1', value: 'tin', label: 'Estanhado' }],
          },
        ],
      }),
    )
    const product = await create(
      'products',
      published(`Passo ${stamp}`, {
        subcategory,
        description: 'Resumo',
        text: rich('Um', 'Dois'),
        highlights: [{ id: 'h1', label: 'Norma', value: 'NBR' }],
      }),
    )
    const certificate = await create(
      'certificates',
      {
        title: `Certificado ${stamp}`,
        number: stamp,
        kind: 'product',
        scope: [{ product, standard: '' }],
        _status: 'draft',
      },
      '&draft=true',
    )
    const department = await create('departments', {
      title: `Vendas ${stamp}`,
      slug: `passo-${stamp}`,
      email: 'a@example.com',
    })
    const picture = await sharp({
      create: { width: 8, height: 8, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer()
    const media = await payload.create({
      collection: 'media',
      locale: 'br',
      data: { alt: 'Terminal' },
      file: {
        data: picture,
        mimetype: 'image/png',
        name: `passo-${stamp}.png`,
        size: picture.length,
      },
    })
    await saveGlobal('layout', 'br', { cookies: { cookies_notification_text: 'Usamos cookies' } })
    for (const locale of ['en', 'es']) {
      await save(`/categories/${category}`, locale, { title: `Step ${locale}` })
      await save(`/subcategories/${subcategory}`, locale, {
        title: `Step ${locale}`,
        attributes: [
          {
            id: 'a1',
            key: 'finish',
            label: `Finish ${locale}`,
            type: 'choice',
            choices: [{ id: 'c1', value: 'tin', label: `Tinned ${locale}` }],
          },
        ],
      })
      await save(`/products/${product}`, locale, {
        title: `Step ${locale}`,
        description: `Summary ${locale}`,
        text: rich(`One ${locale}`, `Two ${locale}`),
        highlights: [{ id: 'h1', label: `Standard ${locale}`, value: `NBR ${locale}` }],
      })
      await save(
        `/certificates/${certificate}`,
        locale,
        { title: `Certificate ${locale}` },
        '&draft=true',
      )
      await save(`/departments/${department}`, locale, { title: `Sales ${locale}` })
      await save(`/media/${media.id}`, locale, { alt: `Terminal ${locale}` })
      await saveGlobal('layout', locale, {
        cookies: { cookies_notification_text: `Cookies ${locale}` },
      })
    }
    const places: [collection: string, id: number, path: string, data: object, back: object][] = [
      ['categories', category, 'title', { title: 'X' }, { title: `Passo ${stamp}` }],
      ['products', product, 'title', { title: 'X' }, { title: `Passo ${stamp}` }],
      ['products', product, 'description', { description: 'X' }, { description: 'Resumo' }],
      ['products', product, 'text', { text: rich('Um', 'Três') }, { text: rich('Um', 'Dois') }],
      [
        'products',
        product,
        'highlights/h1/value',
        { highlights: [{ id: 'h1', label: 'Norma', value: 'ABNT' }] },
        { highlights: [{ id: 'h1', label: 'Norma', value: 'NBR' }] },
      ],
      ['departments', department, 'title', { title: 'X' }, { title: `Vendas ${stamp}` }],
      ['media', Number(media.id), 'alt', { alt: 'X' }, { alt: 'Terminal' }],
      [
        'subcategories',
        subcategory,
        'attributes/a1/choices/c1/label',
        {
          attributes: [
            {
              id: 'a1',
              key: 'finish',
              label: 'Acabamento',
              type: 'choice',
              choices: [{ id: 'c1', value: 'tin', label: 'X' }],
            },
          ],
        },
        {
          attributes: [
            {
              id: 'a1',
              key: 'finish',
              label: 'Acabamento',
              type: 'choice',
              choices: [{ id: 'c1', value: 'tin', label: 'Estanhado' }],
            },
          ],
        },
      ],
    ]
    for (const [collection, id, path, data, back] of places) {
      expect(await open(collection, id), `${collection} before ${path}`).toEqual([])
      await save(`/${collection}/${id}`, 'br', data)
      expect(await open(collection, id)).toEqual([`en ${path}`, `es ${path}`])
      await save(`/${collection}/${id}`, 'br', back)
      expect(await open(collection, id), `${collection} after ${path}`).toEqual([])
    }
    await save(`/certificates/${certificate}`, 'br', { title: 'X' }, '&draft=true')
    expect(await open('certificates', certificate)).toEqual(['en title', 'es title'])
    await saveGlobal('layout', 'br', { cookies: { cookies_notification_text: 'X' } })
    const cookies = (await open('layout', 0)).filter((each) => each.includes('cookies_not'))
    expect(cookies).toEqual([
      'en cookies/cookies_notification_text',
      'es cookies/cookies_notification_text',
    ])
  })
})

describe('each way of writing', () => {
  let subcategory: number

  beforeAll(async () => {
    const category = await create('categories', published(`Escrita ${stamp}`))
    subcategory = await create('subcategories', published(`Escrita ${stamp}`, { category }))
  })

  const translated = async (title: string): Promise<number> => {
    const id = await create(
      'products',
      published(`${title} ${stamp}`, { description: 'Antes', subcategory }),
    )
    await publish(id, 'en', { title, description: 'Before' })
    await publish(id, 'es', { title, description: 'Antes de' })
    expect(await open('products', id)).toEqual([])
    return id
  }

  it('counts a program that writes through Payload', async () => {
    const id = await translated('Programa')
    await payload.update({
      collection: 'products',
      id,
      locale: 'br',
      data: { description: 'Depois' },
    })
    expect(await open('products', id)).toEqual(['en description', 'es description'])
    await payload.update({
      collection: 'products',
      id,
      locale: 'en',
      data: { description: 'After' },
    })
    expect(await open('products', id)).toEqual(['es description'])
  })

  it('tells drafts from what visitors read', async () => {
    const id = await translated('Rascunho')
    await draft(id, 'br', { description: 'Depois' })
    expect(await open('products', id)).toEqual(['en description', 'es description'])
    const shown = async () =>
      (
        await query<{ locale: string }>(
          `select locale from translations where collection = 'products' and document_id = $1
           and public_basis <> public_source order by 1`,
          [id],
        )
      ).map(({ locale }) => locale)
    expect(await shown()).toEqual([])
    await publish(id, 'br')
    expect(await shown()).toEqual(['en', 'es'])
    await draft(id, 'en', { description: 'After' })
    expect(await open('products', id)).toEqual(['es description'])
    expect(await shown()).toEqual(['en', 'es'])
    await publish(id, 'en')
    expect(await shown()).toEqual(['es'])
  })

  it('clears a draft that is reverted, and calls a restored older translation outdated', async () => {
    const id = await translated('Volta')
    await draft(id, 'br', { description: 'Depois' })
    const reverted = await staff('editor', 'POST', `/products/${id}/revert?locale=br`)
    expect(reverted.status, JSON.stringify(reverted.body)).toBe(200)
    expect(await open('products', id)).toEqual([])
    await publish(id, 'br', { description: 'Depois' })
    await publish(id, 'en', { description: 'After' })
    expect(await open('products', id)).toEqual(['es description'])
    const versions = await payload.findVersions({
      collection: 'products',
      where: { parent: { equals: id } },
      locale: 'all',
      sort: '-updatedAt',
      limit: 0,
    })
    const older = versions.docs.find(({ version }) => Object(version.description).en === 'Before')
    const restored = await staff(
      'editor',
      'POST',
      `/products/versions/${older?.id}?locale=en&draft=true`,
    )
    expect(restored.status, JSON.stringify(restored.body)).toBe(200)
    expect(await open('products', id)).toEqual(['en description', 'es description'])
  })

  it('keeps translations of a change that is declared insignificant', async () => {
    const id = await translated('Vírgula')
    await save(`/products/${id}`, 'br', { description: 'Antes,' }, '&keepsTranslations=true')
    expect(await open('products', id)).toEqual([])
    await save(`/products/${id}`, 'br', { description: 'Depois,' })
    expect(await open('products', id)).toEqual(['en description', 'es description'])
  })

  it('forgets a deleted document, and shows a restored one as before', async () => {
    const id = await translated('Lixeira')
    await publish(id, 'br', { description: 'Depois' })
    await save(`/products/${id}`, 'br', { deletedAt: new Date().toISOString() })
    expect(await open('products', id)).toEqual([])
    await save(`/products/${id}`, 'br', { deletedAt: null }, '&trash=true')
    expect(await open('products', id)).toEqual(['en description', 'es description'])
    const gone = await staff('administrator', 'DELETE', `/products/${id}`)
    expect(gone.status).toBe(200)
    const left = await query(
      "select 1 from translation_bases where collection = 'products' and document_id = $1",
      [id],
    )
    expect(left).toEqual([])
  })

  it('reads from the versions what an earlier release did not record', async () => {
    const id = await translated('Versões')
    await publish(id, 'br', { description: 'Depois' })
    await publish(id, 'en', { description: 'After' })
    const recorded = () =>
      query(
        `select path, locale, source, basis, target, public_basis from translations
         where collection = 'products' and document_id = $1 order by path, locale`,
        [id],
      )
    const before = await recorded()
    await query('truncate translations, translation_bases, passages')
    expect(await recordAgain(payload, 'texts')).toBeGreaterThan(1)
    expect(await recorded()).toEqual(before)
    expect(await open('products', id)).toEqual(['es description'])
    // a language that is added later is missing everywhere, and outdated nowhere
    await query("delete from translations where 'es' in (locale, source_locale)")
    expect(await recordAgain(payload, 'texts')).toBeGreaterThan(1)
    expect(await open('products', id)).toEqual(['es description'])
  })
})
