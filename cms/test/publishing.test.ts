/** @publishing */
import { describe, expect, it } from 'vitest'
import { addressesAnswer } from '@vitrine/contract/internal'
import { internal, staff } from './support/api.ts'
import { query } from './support/database.ts'
import { create, edit, latest, read, since } from './support/publishing.ts'

describe('an address', () => {
  it('is generated from the title, unique among its siblings', async () => {
    const first = await create({ title: 'Conexão Única' })
    const second = await staff<{ doc: { slug: string } }>('editor', 'POST', '/products?locale=br', {
      title: 'Conexão Única',
      subcategory: 1,
      _status: 'published',
    })
    expect([(await read(String(first))).body.slug, second.status, second.body.doc?.slug]).toEqual([
      'conexao-unica',
      201,
      'conexao-unica-2',
    ])
  })

  it('can be set by the staff, and is rejected when a sibling has it', async () => {
    const id = await create({ title: 'Com endereço', slug: 'Meu Endereço: 1' })
    expect((await read(String(id))).body.slug).toBe('meu-endereco:-1')
    expect((await edit(id, { slug: 'conexao-unica', _status: 'published' })).status).toBe(400)
  })

  it('is that of each part number too, where search engines are to show them', async () => {
    const id = await create({
      title: 'Com códigos',
      variants: ['PN 1.5', 'PN-2'].map((code) => ({ part_number: code, values: {} })),
    })
    const listed = async () =>
      addressesAnswer
        .parse((await internal('/addresses')).body)
        .data.filter(
          ({ screen, alternates }) =>
            screen === 'part' && alternates.br?.['product'] === 'com-codigos',
        )
        .map(({ alternates }) => alternates.br?.['part'])
    expect(await listed()).toEqual([])
    await edit(id, { own_part_pages: true, _status: 'published' })
    expect((await read(String(id))).body).toMatchObject({ own_part_pages: true })
    expect(await listed()).toEqual(['PN-1-5', 'PN-2'])
  })

  it('follows the title until the first publication', async () => {
    const draft = await staff<{ doc: { id: number; slug: string } }>(
      'editor',
      'POST',
      '/products?locale=br&draft=true',
      { title: 'Ti', subcategory: 1, _status: 'draft' },
    )
    const { id } = draft.body.doc
    expect(
      (await edit(id, { title: 'Título pronto', _status: 'draft' }, 'locale=br&draft=true')).body
        .doc.slug,
    ).toBe('titulo-pronto')
    await edit(id, { _status: 'published' })
    expect((await edit(id, { title: 'Outro título', _status: 'published' })).body.doc.slug).toBe(
      'titulo-pronto',
    )
  })

  it('resolves former slugs to the current one, until another document takes them', async () => {
    const id = await create({ title: 'Velho endereço' })
    await edit(id, { slug: 'meio-endereco', _status: 'published' })
    await edit(id, { slug: 'novo-endereco', _status: 'published' })
    for (const old of ['velho-endereco', 'meio-endereco', 'NOVO-Endereço', String(id)]) {
      const answer = await read(old)
      expect([old, answer.status, answer.body.alternates?.['br']?.['product']]).toEqual([
        old,
        200,
        'novo-endereco',
      ])
    }
    const other = await create({ title: 'Velho endereço' })
    expect((await read('velho-endereco')).body.id).toBe(other)
  })

  it('keeps the former addresses of a product that moves', async () => {
    const moved = await create({ title: 'Em outra', category: 1 }, 'subcategories')
    const id = await create({ title: 'Mudou' })
    const after = await latest()
    await edit(id, { subcategory: moved, _status: 'published' })
    expect(await since(after)).toEqual([`product:${id}`, 'products'])
    const answer = await read(
      'mudou',
      'br',
      '?subcategory=compressao-em-portugues&category=terminais-em-portugues',
    )
    expect(answer.body.alternates['br']).toEqual({
      category: 'terminais-em-portugues',
      subcategory: 'em-outra',
      product: 'mudou',
    })
  })

  it('resolves the document below a wrong parent', async () => {
    const answer = await read(
      'conexoes-de-cobre-em-portugues',
      'br',
      '?category=nada&subcategory=tampouco',
    )
    expect([answer.status, answer.body.alternates['br']?.['category']]).toEqual([
      200,
      'terminais-em-portugues',
    ])
  })

  it('does not exist in a locale without a title', async () => {
    const answer = await read('so-em-portugues')
    expect([
      answer.status,
      Object.keys(answer.body.alternates),
      (await read(String(answer.body.id), 'en')).status,
    ]).toEqual([200, ['br'], 404])
  })
})

describe('publishing', () => {
  it('removes an unpublished document everywhere, and appends a change', async () => {
    const id = await create({ title: 'Some' })
    expect((await edit(id, { title: 'Vanishes', _status: 'published' }, 'locale=en')).status).toBe(
      200,
    )
    expect([(await read('some')).status, (await read('vanishes', 'en')).status]).toEqual([200, 200])
    const after = await latest()
    await edit(id, { _status: 'draft' }, 'locale=br&withLanguages=en')
    expect([
      new Set(await since(after)),
      (await read('some')).status,
      (await read('vanishes', 'en')).status,
    ]).toEqual([new Set([`product:${id}`, 'products']), 404, 404])
    await edit(id, { _status: 'published' })
    expect((await read('some')).status).toBe(200)
  })

  it('removes a deleted document', async () => {
    const id = await create({ title: 'Apagado', variants: [{ part_number: 'DEL-1', values: {} }] })
    const after = await latest()
    await staff('editor', 'DELETE', `/products/${id}`)
    expect([await since(after), (await read('apagado')).status]).toEqual([
      [`product:${id}`, 'products'],
      404,
    ])
    expect(
      await create({ title: 'Herdeiro', variants: [{ part_number: 'del1', values: {} }] }),
    ).toBeGreaterThan(id)
  })

  it.each([
    ['happens, and is said', 'Agendado', "now() + interval '1 second', false, now()"],
    [
      'that was due while no process ran is executed',
      'Agendado antes',
      "now() - interval '1 hour', false, now() - interval '1 day'",
    ],
    [
      'whose process was killed is executed',
      'Agendado e perdido',
      "now() - interval '1 hour', true, now() - interval '3 minutes'",
    ],
  ])('a scheduled publication %s', async (_, title, due) => {
    const draft = await staff<{ doc: { id: number } }>(
      'editor',
      'POST',
      '/products?locale=br&draft=true',
      { title, subcategory: 1, _status: 'draft' },
    )
    const { id } = draft.body.doc
    const after = await latest()
    await query(
      `insert into payload_jobs (task_slug, queue, input, wait_until, processing, updated_at, has_error, total_tried, created_at) select 'schedulePublish', 'default', $1, ${due}, false, 0, now()`,
      [JSON.stringify({ type: 'publish', doc: { relationTo: 'products', value: String(id) } })],
    )
    expect(await since(after, 20_000)).toEqual([`product:${id}`, 'products'])
    expect((await read(title.toLowerCase().replaceAll(' ', '-'))).status).toBe(200)
  })

  it('rejects an invalid cell on publish, and accepts it in a draft', async () => {
    const variants = [{ part_number: 'W-1', values: { section: 'dez', stud: 'M8' } }]
    const refused = await staff<{
      errors: { data?: { errors: { path: string; label: string; message: string }[] } }[]
    }>('editor', 'POST', '/products?locale=br', {
      title: 'Errado',
      subcategory: 1,
      _status: 'published',
      variants,
    })
    expect([refused.status, refused.body.errors[0]?.data?.errors]).toEqual([
      400,
      [
        {
          path: 'variants.0.values.section',
          label: 'Linha 1, Seção em português',
          message: 'Informe um número.',
        },
      ],
    ])
    expect(
      (
        await staff('editor', 'POST', '/products?locale=br&draft=true', {
          title: 'Errado',
          subcategory: 1,
          _status: 'draft',
          variants,
        })
      ).status,
    ).toBe(201)
  })
})
