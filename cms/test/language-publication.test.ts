/** @editor @publishing */
import { describe, expect, it } from 'vitest'
import { call, staff } from './support/api.ts'
import { query } from './support/database.ts'
import { draft, publish, stored, titles } from './support/languages.ts'
import { create, edit, latest, since } from './support/publishing.ts'

interface Product {
  title: string
  highlights: { label: string; value: string }[]
}
describe('a publication in one language', () => {
  it('leaves a first draft of another language a draft', async () => {
    const id = await create({ title: 'Frase sem vírgula' })
    await draft(id, 'en', { title: 'Half a sentence' })
    expect((await publish(id, 'br', { title: 'Frase, com vírgula' })).status).toBe(200)
    expect(await titles(id)).toEqual(['Frase, com vírgula', undefined, undefined])
    expect((await stored(id, 'en', true)).title).toBe('Half a sentence')
    expect((await publish(id, 'en')).status).toBe(200)
    expect(await titles(id)).toEqual(['Frase, com vírgula', 'Half a sentence', undefined])
  })

  it('leaves the public texts of another language as they were', async () => {
    const id = await create({ title: 'Publicado em dois' })
    await publish(id, 'en', { title: 'Public in two' })
    await draft(id, 'en', { title: 'Public in tw' })
    await publish(id, 'br', { title: 'Publicado em dois idiomas' })
    expect(await titles(id)).toEqual(['Publicado em dois idiomas', 'Public in two', undefined])
    // the draft keeps its earlier changes
    await draft(id, 'en', { description: 'And more' })
    expect((await stored(id, 'en', true)).title).toBe('Public in tw')
  })

  it('publishes what has no language with it', async () => {
    const id = await create({ title: 'Com família', family: 'AA' })
    await draft(id, 'br', { title: 'Com família nova', family: 'BB' })
    await publish(id, 'en', { title: 'With a family' })
    expect([await titles(id), (await stored(id, 'br', false)).family]).toEqual([
      ['Com família', 'With a family', undefined],
      'BB',
    ])
  })

  it('takes along the languages that were ticked, or publishes nothing', async () => {
    const id = await create({ title: 'Levado junto' })
    await draft(id, 'en', { title: 'Taken along' })
    await draft(id, 'es', { title: 'Llevado también' })
    await publish(id, 'br', { title: 'Levado, junto' }, '&withLanguages=en')
    expect(await titles(id)).toEqual(['Levado, junto', 'Taken along', undefined])
    await draft(id, 'es', { title: '', description: 'Sin título' })
    const refused = await staff<{ errors: { message: string }[] }>(
      'editor',
      'PATCH',
      `/products/${id}?locale=br&withLanguages=es`,
      { title: 'Não', _status: 'published' },
    )
    expect([refused.status, refused.body.errors[0]?.message]).toEqual([
      400,
      expect.stringContaining('Español'),
    ])
    expect(await titles(id)).toEqual(['Levado, junto', 'Taken along', undefined])
  })

  it('in several languages is one change of the feed', async () => {
    const id = await create({ title: 'Uma mudança' })
    await draft(id, 'en', { title: 'One change' })
    await draft(id, 'es', { title: 'Un cambio' })
    const before = await latest()
    await publish(id, 'br', {}, '&withLanguages=en,es')
    expect(await titles(id)).toEqual(['Uma mudança', 'One change', 'Un cambio'])
    const tags = await since(before)
    expect(tags.filter((tag) => tag === `product:${id}`)).toHaveLength(1)
    const [entry] = await query(
      `select titles, states from staff_entries where collection = 'products' and document_id = ${id}`,
    )
    expect(entry).toMatchObject({ states: { br: 'public', en: 'public', es: 'public' } })
  })

  it('names a ticked language whose address another document has, and publishes nothing', async () => {
    const other = await create({ title: 'Endereço usado' })
    await publish(other, 'en', { title: 'Used address', slug: 'used-address' })
    const id = await create({ title: 'Endereço próprio' })
    await draft(id, 'en', { title: 'Own address', slug: 'used-address' })
    const refused = await staff<{ errors: { message: string }[] }>(
      'editor',
      'PATCH',
      `/products/${id}?locale=br&withLanguages=en`,
      { title: 'Endereço novo', _status: 'published' },
    )
    expect([refused.status, refused.body.errors[0]?.message]).toEqual([
      400,
      expect.stringContaining('English'),
    ])
    expect(await titles(id)).toEqual(['Endereço próprio', undefined, undefined])
  })

  it('of several documents leaves the drafts of other languages drafts', async () => {
    const ids = [await create({ title: 'Em massa um' }), await create({ title: 'Em massa dois' })]
    for (const id of ids) {
      await draft(id, 'en', { title: `In bulk ${id}` })
      await draft(id, 'br', { title: `Em massa, ${id}` })
    }
    const where = `where[id][in]=${ids.join(',')}`
    const answer = await staff('editor', 'PATCH', `/products?locale=br&draft=true&${where}`, {
      _status: 'published',
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    for (const id of ids)
      expect(await titles(id)).toEqual([`Em massa, ${id}`, undefined, undefined])
    await staff('editor', 'PATCH', `/products?locale=br&withLanguages=en&draft=true&${where}`, {
      _status: 'published',
    })
    for (const id of ids)
      expect(await titles(id)).toEqual([`Em massa, ${id}`, `In bulk ${id}`, undefined])
    // a language that only one of the documents has
    await draft(ids[0] ?? 0, 'es', { title: 'En masa' })
    for (const id of ids) await draft(id, 'br', { title: `Em massa; ${id}` })
    const some = await staff('editor', 'PATCH', `/products?locale=br&withLanguages=es&${where}`, {
      _status: 'published',
    })
    expect(some.status, JSON.stringify(some.body)).toBe(200)
    expect(await Promise.all(ids.map(titles))).toEqual([
      [`Em massa; ${ids[0]}`, `In bulk ${ids[0]}`, 'En masa'],
      [`Em massa; ${ids[1]}`, `In bulk ${ids[1]}`, undefined],
    ])
    // unpublishing does not change the drafts
    for (const id of ids) await draft(id, 'en', { title: `In bulk, ${id}` })
    await staff('editor', 'PATCH', `/products?locale=br&${where}`, { _status: 'draft' })
    expect([await titles(ids[1] ?? 0), (await stored(ids[1] ?? 0, 'en', true)).title]).toEqual([
      [undefined, `In bulk ${ids[1]}`, undefined],
      `In bulk, ${ids[1]}`,
    ])
  })

  it.each([
    ['of one language', 'es', [undefined, undefined, 'Programado']],
    ['without a language', undefined, ['Agendado por idioma', undefined, undefined]],
  ])('that is scheduled is %s', async (_, locale, expected) => {
    const { doc } = (
      await staff<{ doc: { id: number } }>('editor', 'POST', '/products?locale=br&draft=true', {
        title: 'Agendado por idioma',
        subcategory: 1,
        _status: 'draft',
      })
    ).body
    await draft(doc.id, 'en', { title: 'Not scheduled' })
    await draft(doc.id, 'es', { title: 'Programado' })
    const after = await latest()
    await query(
      `insert into payload_jobs (task_slug, queue, input, wait_until, processing, updated_at, has_error, total_tried, created_at) select 'schedulePublish', 'default', $1, now(), false, now(), false, 0, now()`,
      [
        JSON.stringify({
          type: 'publish',
          locale,
          doc: { relationTo: 'products', value: String(doc.id) },
        }),
      ],
    )
    expect(await since(after, 20_000)).toContain(`product:${doc.id}`)
    expect(await titles(doc.id)).toEqual(expected)
  })

  it('of the home page leaves the draft of another language a draft', async () => {
    const home = (locale: string, isDraft: boolean) =>
      staff<{ hero: { title: string } }>(
        'editor',
        'GET',
        `/globals/home?locale=${locale}&depth=0&draft=${isDraft}`,
      )
    const before = (await home('en', false)).body.hero
    const inBr = (await home('br', false)).body.hero
    const save = (locale: string, title: string, status: string) =>
      staff('editor', 'POST', `/globals/home?locale=${locale}&draft=${status === 'draft'}`, {
        hero: { ...(locale === 'br' ? inBr : before), title },
        _status: status,
      })
    await save('en', 'Half a ho', 'draft')
    expect((await save('br', 'Início, com vírgula', 'published')).status).toBe(200)
    expect([
      (await call<{ hero: { title: string } }>('/web/home', { locale: 'en' })).body.hero.title,
      (await call<{ hero: { title: string } }>('/web/home')).body.hero.title,
      (await home('en', true)).body.hero.title,
    ]).toEqual([before.title, 'Início, com vírgula', 'Half a ho'])
    await save('en', before.title, 'published')
    await save('br', inBr.title, 'published')
  })
})

describe('going back', () => {
  it('to what is published, as the panel did, leaves the drafts of other languages', async () => {
    const id = await create({ title: 'Revertido' })
    await draft(id, 'es', { title: 'Borrador en español' })
    await draft(id, 'br', { title: 'Revertido?' })
    const published = await stored(id, 'br', false)
    expect((await edit(id, published)).status).toBe(200)
    expect(await titles(id)).toEqual(['Revertido', undefined, undefined])
    expect([(await stored(id, 'br', true)).title, (await stored(id, 'es', true)).title]).toEqual([
      'Revertido',
      'Borrador en español',
    ])
  })

  it('unpublishes the language of the save, and a ticked one', async () => {
    const id = await create({ title: 'Retirado de um' })
    await publish(id, 'en', { title: 'Removed from one' })
    await publish(id, 'es', { title: 'Retirado de uno' })
    await draft(id, 'en', { title: 'Removed from one, later' })
    const after = await latest()
    expect((await edit(id, { _status: 'draft' }, 'locale=br')).status).toBe(200)
    expect(await since(after)).toEqual([`product:${id}`, 'products'])
    expect(await titles(id)).toEqual([undefined, 'Removed from one', 'Retirado de uno'])
    expect([(await stored(id, 'br', true)).title, (await stored(id, 'en', true)).title]).toEqual([
      'Retirado de um',
      'Removed from one, later',
    ])
    await publish(id, 'br')
    expect(await titles(id)).toEqual(['Retirado de um', 'Removed from one', 'Retirado de uno'])
    await edit(id, { _status: 'draft' }, 'locale=en&withLanguages=br')
    expect(await titles(id)).toEqual([undefined, undefined, 'Retirado de uno'])
    await edit(id, { _status: 'draft' }, 'locale=es')
    expect([await titles(id), (await stored(id, 'es', false))._status]).toEqual([
      [undefined, undefined, undefined],
      'draft',
    ])
    // publishing one language does not republish the others
    await publish(id, 'es')
    expect(await titles(id)).toEqual([undefined, undefined, 'Retirado de uno'])
  })

  it('out of the trash brings back what was public, or nothing', async () => {
    const id = await create({ title: 'Da lixeira' })
    await draft(id, 'en', { title: 'Never public' })
    const set = async (data: object) => {
      expect((await edit(id, data, 'locale=br&trash=true')).status).toBe(200)
    }
    await set({ deletedAt: new Date().toISOString() })
    expect(await titles(id)).toEqual([undefined, undefined, undefined])
    await set({ deletedAt: null, _status: 'published' })
    expect(await titles(id)).toEqual(['Da lixeira', undefined, undefined])
    await set({ deletedAt: new Date().toISOString() })
    await set({ deletedAt: null, _status: 'draft' })
    expect(await titles(id)).toEqual([undefined, undefined, undefined])
    expect((await stored(id, 'en', true)).title).toBe('Never public')
  })

  it('restores a version in the language of the form', async () => {
    const id = await create({ title: 'Versão um' })
    await publish(id, 'en', { title: 'Version one' })
    const { docs } = (
      await staff<{ docs: { id: number }[] }>(
        'editor',
        'GET',
        `/products/versions?where[parent][equals]=${id}&sort=-updatedAt&limit=1`,
      )
    ).body
    await publish(id, 'br', { title: 'Versão dois' })
    await publish(id, 'en', { title: 'Version two' })
    await draft(id, 'en', { title: 'Version three' })
    const answer = await staff('editor', 'POST', `/products/versions/${docs[0]?.id}?locale=br`)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect(await titles(id)).toEqual(['Versão um', 'Version two', undefined])
    expect((await stored(id, 'en', true)).title).toBe('Version three')
  })
})

describe('rows', () => {
  const shown = async (id: number, locale: string) =>
    (await call<Product>(`/web/products/${id}`, { locale })).body.highlights.map(
      ({ label }) => label,
    )

  it('that are new in one language do not block another, which lacks them', async () => {
    const id = await create({
      title: 'Destaques',
      highlights: [{ label: 'Norma', value: 'IEC' }],
    })
    const [first] = (await stored(id, 'br', true)).highlights
    await publish(id, 'en', {
      title: 'Highlights',
      highlights: [{ id: first?.id, label: 'Standard', value: 'IEC' }],
    })
    await publish(id, 'br', {
      highlights: [
        { label: 'Nova', value: '1' },
        { ...first, label: 'Norma', value: 'IEC' },
      ],
    })
    const answer = await publish(id, 'en', { title: 'Highlights, again' })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect([await shown(id, 'br'), await shown(id, 'en')]).toEqual([
      ['Nova', 'Norma'],
      ['Standard'],
    ])
    const [fresh, ...others] = (await stored(id, 'en', true)).highlights
    const half = await publish(id, 'en', {
      highlights: [{ ...fresh, label: 'New', value: '' }, ...others],
    })
    expect(half.status).toBe(400)
    const unknown = await publish(id, 'en', {
      highlights: [{ ...fresh }, ...others, { label: '', value: '' }],
    })
    expect(unknown.status).toBe(400)
  })

  it('keep the texts of other languages when they change places', async () => {
    const id = await create({
      title: 'Ordem',
      highlights: ['A', 'B'].map((label) => ({ label, value: label })),
    })
    const rows = (await stored(id, 'br', true)).highlights
    await publish(id, 'en', {
      title: 'Order',
      highlights: rows.map(({ id: row, label }) => ({ id: row, label: `${label} en`, value: 'x' })),
    })
    await draft(id, 'en', {
      highlights: rows.map(({ id: row, label }) => ({
        id: row,
        label: `${label} draft`,
        value: 'x',
      })),
    })
    await publish(id, 'br', { highlights: rows.toReversed() })
    expect([await shown(id, 'br'), await shown(id, 'en')]).toEqual([
      ['B', 'A'],
      ['B en', 'A en'],
    ])
  })
})

describe('two at once', () => {
  it('lose nothing when they translate into two languages', async () => {
    const id = await create({ title: 'Traduzido por dois' })
    const saves = await Promise.all([
      staff('translator', 'PATCH', `/products/${id}?locale=en&draft=true`, {
        title: 'Translated by two',
        _status: 'draft',
      }),
      draft(id, 'es', { title: 'Traducido por dos' }),
      publish(id, 'br', { title: 'Traduzido, por dois' }),
    ])
    expect(saves.map(({ status }) => status)).toEqual([200, 200, 200])
    expect([(await stored(id, 'en', true)).title, (await stored(id, 'es', true)).title]).toEqual([
      'Translated by two',
      'Traducido por dos',
    ])
    expect(await titles(id)).toEqual(['Traduzido, por dois', undefined, undefined])
  })

  it('are not shut out by the lock of another language', async () => {
    const id = await create({ title: 'Aberto em português' })
    const [lock] = await query<{ id: number }>(
      `insert into payload_locked_documents (created_at, updated_at) values (now(), now()) returning id`,
    )
    await query(
      `insert into payload_locked_documents_rels (parent_id, path, "order", products_id) values ($1, 'document', 1, $2)`,
      [lock?.id, id],
    )
    await query(
      `insert into payload_locked_documents_rels (parent_id, path, users_id) select $1, 'user', id from users where email = 'administrator@example.com'`,
      [lock?.id],
    )
    const answer = await staff('translator', 'PATCH', `/products/${id}?locale=en&draft=true`, {
      title: 'Open in English',
      _status: 'draft',
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  })
})
