import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from 'pg'
import sharp from 'sharp'
import { call, get, internal, logIn, staff } from './support/api.ts'

interface Changes {
  changes: { id: number; tags: string[] }[]
  latest: number
  reset: boolean
}
interface Product {
  id: number
  slug: string
  title: string
  alternates: Record<string, Record<string, string>>
  main_image: { url: string } | null
}

const database = new Client({ connectionString: process.env['DATABASE_URL'] })
beforeAll(() => database.connect())
afterAll(() => database.end())

const latest = async (): Promise<number> =>
  (await internal<Changes>('/changes?after=-1')).body.latest
const since = async (after: number, wait = 0): Promise<string[]> =>
  (await internal<Changes>(`/changes?after=${after}&wait=${wait}`)).body.changes.flatMap(
    (change) => change.tags,
  )
const edit = (id: number, data: object, query = 'locale=br') =>
  staff<{ doc: { slug: string; id: number }; errors?: unknown[] }>(
    'editor',
    'PATCH',
    `/products/${id}?depth=0&${query}`,
    data,
  )
const read = (address: string, locale = 'br', query = '') =>
  call<Product>(`/web/products/${address}${query}`, { locale })

async function create(data: object, collection = 'products'): Promise<number> {
  const answer = await staff<{ doc: { id: number } }>(
    'editor',
    'POST',
    `/${collection}?locale=br&depth=0`,
    { subcategory: 1, _status: 'published', ...data },
  )
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.doc.id
}

describe('the change feed', () => {
  it('a follower who waits hears of a publication at once', async () => {
    const after = await latest()
    const heard = internal<Changes>(`/changes?after=${after}&wait=10000`)
    await new Promise((wait) => setTimeout(wait, 100))
    const id = await create({ title: 'Ouvido' })
    const saved = performance.now()
    const answer = await heard
    expect(performance.now() - saved, 'long before the wait is over').toBeLessThan(5000)
    expect(answer.body.changes[0]?.tags).toEqual([`product:${id}`, 'products'])
  })

  it('nothing to say: answers when the wait is over', async () => {
    const began = performance.now()
    expect(
      (await internal<Changes>(`/changes?after=${await latest()}&wait=600`)).body.changes,
    ).toEqual([])
    expect(performance.now() - began).toBeGreaterThan(550)
  })

  it('an id of another database: begin anew', async () =>
    expect((await internal<Changes>('/changes?after=99999999')).body.reset).toBe(true))

  it('a draft is nobody’s business', async () => {
    const id = await create({ title: 'Sossego' })
    const after = await latest()
    await edit(id, { title: 'Rascunho de sossego', _status: 'draft' }, 'locale=br&draft=true')
    expect(await since(after)).toEqual([])
    expect((await read('sossego')).body.title).toBe('Sossego')
    const draft = await staff('editor', 'POST', '/products?draft=true', {
      title: 'Nunca publicado',
      _status: 'draft',
    })
    expect([draft.status, await since(after)]).toEqual([201, []])
  })

  it('twenty publications at the same time: no id is stepped over', async () => {
    const after = await latest()
    const seen: number[] = []
    const follow = (async () => {
      for (let at = after; seen.length < 20;) {
        const { body } = await internal<Changes>(`/changes?after=${at}&wait=5000`)
        seen.push(...body.changes.map((change) => change.id))
        at = body.changes.at(-1)?.id ?? at
      }
    })()
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, n) => create({ title: `Simultâneo ${n}` })),
    )
    await follow
    const { rows } = await database.query<{ id: string }>(
      'select id from changes where id > $1 order by id',
      [after],
    )
    expect(seen).toEqual(rows.map((row) => Number(row.id)))
    expect(new Set(ids).size).toBe(20)
  })

  it('products that name each other are saved at the same time: nobody waits for ever', async () => {
    const pair = [await create({ title: 'Par A' }), await create({ title: 'Par B' })]
    for (let round = 0; round < 8; round += 1) {
      const answers = await Promise.all(
        pair.map((id, n) => edit(id, { description: `Vez ${round}`, related: [pair[1 - n]] })),
      )
      expect(
        answers.map((answer) => answer.status),
        JSON.stringify(answers.map((answer) => answer.body.errors)),
      ).toEqual([200, 200])
    }
  })

  it('what is rolled back was never said', async () => {
    const after = await latest()
    const answer = await staff('editor', 'POST', '/products', {
      title: 'Código repetido',
      subcategory: 1,
      _status: 'published',
      variants: [{ part_number: 'tc5010', values: {} }],
    })
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      400,
      expect.stringContaining('variants.0.part_number'),
    ])
    expect(await since(after)).toEqual([])
  })

  it.each([
    ['categories', 1, { description: 'Nova' }, ['category:1', 'products']],
    ['subcategories', 1, { description: 'Nova' }, ['subcategory:1', 'products', 'category:1']],
    [
      'applications',
      1,
      { description: 'Nova' },
      ['application:1', 'solutions', 'product:1', 'solution:1'],
    ],
    [
      'publications',
      1,
      { description: 'Nova' },
      ['publication:1', 'knowledge-base', 'product:1', 'section:1'],
    ],
    ['posts', 1, { description: 'Nova' }, ['post:1', 'news']],
    ['media', 1, { alt: 'Outro' }, ['media:1']],
    ['distributors', 1, { city: 'Santos' }, ['distributor:1', 'distributor']],
    ['departments', 1, { position: 2 }, ['department:1', 'department']],
    ['popups', 1, { text: 'Outro' }, ['popup:1', 'popup']],
    ['seo-texts', 1, { title: 'Outro' }, ['seo:1', 'seo']],
  ])('%s says what it touches', async (collection, id, data, tags) => {
    const after = await latest()
    expect((await staff('editor', 'PATCH', `/${collection}/${id}?locale=br`, data)).status).toBe(
      200,
    )
    expect(new Set(await since(after))).toEqual(new Set(tags))
  })

  it.each([
    ['layout', ['layout']],
    ['home', ['home']],
    ['institutional', ['institutional']],
  ])('the global %s', async (global, tags) => {
    const after = await latest()
    const status = global === 'layout' ? {} : { _status: 'published' }
    expect(
      (
        await staff('editor', 'POST', `/globals/${global}?locale=br`, {
          ...status,
          ...(global === 'layout' ? { contact: { phone: '+55 1' } } : {}),
        })
      ).status,
    ).toBe(200)
    expect(await since(after)).toEqual(tags)
    if (global === 'layout') return
    const then = await latest()
    expect(
      (
        await staff('editor', 'POST', `/globals/${global}?locale=br&draft=true`, {
          _status: 'draft',
        })
      ).status,
    ).toBe(200)
    expect(await since(then)).toEqual([])
  })
})

describe('an address', () => {
  it('comes from the title, beside its siblings', async () => {
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

  it('is written by the staff when they want to, and refused when a sibling has it', async () => {
    const id = await create({ title: 'Com endereço', slug: 'Meu Endereço: 1' })
    expect((await read(String(id))).body.slug).toBe('meu-endereco:-1')
    expect((await edit(id, { slug: 'conexao-unica', _status: 'published' })).status).toBe(400)
  })

  it('follows the title until it is published, and stays from then on', async () => {
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

  it('that has changed twice leads to the one that holds; the old one goes to whoever takes it next', async () => {
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

  it('a product that moves takes its addresses along', async () => {
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

  it('a wrong parent still leads to the document', async () => {
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

  it('does not exist in a language in which nothing was written', async () => {
    const answer = await read('so-em-portugues')
    expect([
      answer.status,
      Object.keys(answer.body.alternates),
      (await read(String(answer.body.id), 'en')).status,
    ]).toEqual([200, ['br'], 404])
  })
})

describe('publishing', () => {
  it('unpublished is gone everywhere, and says so', async () => {
    const id = await create({ title: 'Some' })
    expect((await edit(id, { title: 'Vanishes', _status: 'published' }, 'locale=en')).status).toBe(
      200,
    )
    expect([(await read('some')).status, (await read('vanishes', 'en')).status]).toEqual([200, 200])
    const after = await latest()
    await edit(id, { _status: 'draft' })
    expect([
      await since(after),
      (await read('some')).status,
      (await read('vanishes', 'en')).status,
    ]).toEqual([[`product:${id}`, 'products'], 404, 404])
    await edit(id, { _status: 'published' })
    expect((await read('some')).status).toBe(200)
  })

  it('deleted is gone', async () => {
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
      'that was due while nobody was there happens',
      'Agendado antes',
      "now() - interval '1 hour', false, now() - interval '1 day'",
    ],
    [
      'whose process was killed on the way happens all the same',
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
    await database.query(
      `insert into payload_jobs (task_slug, queue, input, wait_until, processing, updated_at, has_error, total_tried, created_at) select 'schedulePublish', 'default', $1, ${due}, false, 0, now()`,
      [JSON.stringify({ type: 'publish', doc: { relationTo: 'products', value: String(id) } })],
    )
    expect(await since(after, 20_000)).toEqual([`product:${id}`, 'products'])
    expect((await read(title.toLowerCase().replaceAll(' ', '-'))).status).toBe(200)
  })

  it('a wrong cell is refused where it stands; in a draft it may wait', async () => {
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

describe('pictures', () => {
  const upload = async (method: string, path: string, color: string, alt?: string) => {
    const form = new FormData()
    form.set(
      'file',
      new Blob(
        [
          new Uint8Array(
            await sharp({ create: { width: 400, height: 300, channels: 3, background: color } })
              .png()
              .toBuffer(),
          ),
        ],
        { type: 'image/png' },
      ),
      'Prova.png',
    )
    if (alt) form.set('_payload', JSON.stringify({ alt }))
    const answer = await fetch(`${process.env['CMS_TEST_URL']}/admin/api/media${path}`, {
      method,
      body: form,
      headers: { authorization: `JWT ${await logIn('editor')}` },
    })
    return {
      status: answer.status,
      body: (await answer.json()) as { doc: { id: number; filename: string } },
    }
  }

  it('replaced, it has another address, and the pages that show it are told', async () => {
    const made = await upload('POST', '?locale=br', '#336699', 'Azul')
    expect(made.status).toBe(201)
    const { id } = made.body.doc
    await create({ title: 'Com foto', pictures: [id] })
    const before = (await read('com-foto')).body.main_image?.url ?? ''
    const file = await get(before)
    expect([
      file.status,
      file.headers.get('content-type'),
      file.headers.get('cache-control'),
      file.headers.get('x-content-type-options'),
    ]).toEqual([200, 'image/png', 'public, max-age=31536000, immutable', 'nosniff'])
    const after = await latest()
    expect((await upload('PATCH', `/${id}?locale=br`, '#993333')).status).toBe(200)
    expect(await since(after)).toEqual([`media:${id}`])
    const now = (await read('com-foto')).body.main_image?.url ?? ''
    expect([now === before, (await get(now)).status]).toEqual([false, 200])
  })

  it('without words in a language it is not published there', async () => {
    const made = await upload('POST', '?locale=br', '#00ff00', 'Verde')
    const id = await create({ title: 'Só alt em português', pictures: [made.body.doc.id] })
    expect(
      (await edit(id, { title: 'No English alt', _status: 'published' }, 'locale=en')).status,
    ).toBe(400)
  })

  it('a video has a picture of its own where the staff gave it one, with words in each language', async () => {
    const made = await upload('POST', '?locale=br', '#0000ff', 'Bobina')
    const poster = made.body.doc.id
    const id = await create({ title: 'Com vídeo', video: { code: 'abcdefghijk', poster } })
    const shown = async () =>
      (await call<{ video: { poster: { alt: string } | null } | null }>('/web/products/com-video'))
        .body.video?.poster
    expect(await shown()).toMatchObject({ alt: 'Bobina' })
    const refused = await staff<{ errors: { data?: { errors: { path: string }[] } }[] }>(
      'editor',
      'PATCH',
      `/products/${id}?locale=en`,
      { title: 'No alt', _status: 'published' },
    )
    expect([refused.status, refused.body.errors[0]?.data?.errors[0]?.path]).toEqual([
      400,
      'video.poster',
    ])
    const after = await latest()
    await staff('editor', 'PATCH', `/media/${poster}?locale=br`, { alt: 'Bobina de cobre' })
    expect(await since(after)).toEqual([`media:${poster}`])
    expect(await shown()).toMatchObject({ alt: 'Bobina de cobre' })
    expect((await edit(id, { video: { code: 'abcdefghijk', poster: null } })).status).toBe(200)
    expect(await shown()).toBeNull()
  })

  it('what is no picture is refused, whatever it says it is', async () => {
    const form = new FormData()
    form.set(
      'file',
      new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], {
        type: 'image/png',
      }),
      'x.png',
    )
    form.set('_payload', JSON.stringify({ alt: 'x' }))
    const answer = await fetch(`${process.env['CMS_TEST_URL']}/admin/api/media`, {
      method: 'POST',
      body: form,
      headers: { authorization: `JWT ${await logIn('editor')}` },
    })
    expect(answer.status).toBe(400)
  })
})
