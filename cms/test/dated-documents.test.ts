/** @news @publishing */
import { describe, expect, it } from 'vitest'
import { addressesAnswer } from '@vitrine/contract/internal'
import { call, internal, staff } from './support/api.ts'
import { query } from './support/database.ts'
import { latest, since } from './support/publishing.ts'

interface Post {
  id: number
  slug: string
}

const ahead = (ms: number): string => new Date(Date.now() + ms).toISOString()
const day = 24 * 60 * 60_000

async function post(data: object, status = 'published'): Promise<Post> {
  const answer = await staff<{ doc: Post }>('editor', 'POST', '/posts?locale=br&depth=0', {
    category: 1,
    _status: status,
    ...data,
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.doc
}
const edit = (id: number, data: object) =>
  staff<{ doc: Post; errors?: { message: string }[] }>(
    'editor',
    'PATCH',
    `/posts/${id}?locale=br&depth=0`,
    { _status: 'published', ...data },
  )
const status = async (address: string) =>
  (await call(`/web/news/${encodeURIComponent(address)}`)).status

/** Public lists and pages that show a document, found by its title. */
async function placesOf(title: string, slug: string) {
  const found = async (path: string) => JSON.stringify((await call(path)).body).includes(title)
  const addresses = addressesAnswer.parse((await internal('/addresses')).body).data
  return {
    page: (await status(slug)) === 200,
    list: await found('/web/news'),
    search: await found(`/web/search?search=${encodeURIComponent(title)}`),
    home: await found('/web/home'),
    addresses: addresses.some(({ alternates }) => alternates.br?.['post'] === slug),
  }
}
const everywhere = { page: true, list: true, search: true, addresses: true }
const nowhere = { page: false, list: false, search: false, home: false, addresses: false }

describe('a title without letters', () => {
  it.each(['⚡⚡', '???', '🎉🎉', '::', '２０２６', '電線', 'Нове'])(
    'has an address, under which the document is published: %s',
    async (title) => {
      const first = await post({ title })
      const second = await post({ title })
      expect(first.slug).not.toBe('')
      expect(second.slug).not.toBe(first.slug)
      expect([await status(first.slug), await status(second.slug)]).toEqual([200, 200])
    },
  )

  it.each(['categories', 'sections', 'news-categories'])(
    'has one in %s too, in each language',
    async (collection) => {
      const made = await staff<{ doc: Post }>('editor', 'POST', `/${collection}?locale=br`, {
        title: '★★★',
        _status: 'published',
      })
      expect(made.body.doc.slug, JSON.stringify(made.body)).toMatch(/\p{L}/u)
      const english = await staff<{ doc: Post }>(
        'editor',
        'PATCH',
        `/${collection}/${made.body.doc.id}?locale=en`,
        { title: '★★★', _status: 'published' },
      )
      expect(english.body.doc.slug).toMatch(/\p{L}/u)
      const [count] = await query<{ count: number }>(
        'select count(*)::int as count from search_entries where collection = $1 and document_id = $2',
        [collection, made.body.doc.id],
      )
      expect(count?.count).toBe(2)
      await staff('administrator', 'DELETE', `/${collection}/${made.body.doc.id}`)
    },
  )

  it('has one in restricted sections, which have no page of their own', async () => {
    const slugs = []
    for (let n = 0; n < 2; n += 1) {
      const made = await staff<{ doc: Post }>('editor', 'POST', '/restricted-sections?locale=br', {
        title: '⚡',
        _status: 'published',
      })
      slugs.push(made.body.doc.slug)
    }
    expect(slugs).toEqual(['secao-restrita', 'secao-restrita-2'])
  })
})

describe('a document dated ahead', () => {
  it('is nowhere until its date, and everywhere from then on, by itself', async () => {
    const title = `Anunciada ${crypto.randomUUID().slice(0, 8)}`
    const { id, slug } = await post({ title, published_at: ahead(6000) })
    expect(await placesOf(title, slug)).toEqual(nowhere)
    const told = await staff<{ startsAt?: string }>(
      'editor',
      'GET',
      `/posts/languages?where[id][equals]=${id}&locale=br`,
    )
    expect(Date.parse(told.body.startsAt ?? '')).toBeGreaterThan(Date.now())
    const after = await latest()
    await expect.poll(() => status(slug), { timeout: 25_000, interval: 300 }).toBe(200)
    expect(await placesOf(title, slug)).toMatchObject(everywhere)
    // the changes have the document's tags, which expire caches
    const tags = await since(after, 5000)
    expect(tags).toEqual(expect.arrayContaining([`post:${id}`, 'news']))
    const again = await latest()
    await new Promise((wait) => setTimeout(wait, 6000))
    expect(await since(again), 'starts once').toEqual([])
  }, 60_000)

  it('keeps its address from others, and is public at once when its date is brought forward', async () => {
    const title = `Reservada ${crypto.randomUUID().slice(0, 8)}`
    const first = await post({ title, published_at: ahead(day) })
    const second = await post({ title })
    expect(second.slug).toBe(`${first.slug}-2`)
    expect((await edit(second.id, { slug: first.slug })).status).toBe(400)
    expect((await edit(first.id, { published_at: ahead(-1000) })).status).toBe(200)
    expect(await status(first.slug)).toBe(200)
    expect((await edit(first.id, { published_at: ahead(day) })).status).toBe(200)
    expect(await status(first.slug)).toBe(404)
  })

  it('does not start when it was taken back before', async () => {
    const { id } = await post({ title: 'Desistida', published_at: ahead(day) })
    const waiting = () => query('select 1 from waiting_entries where document_id = $1', [id])
    expect(await waiting()).toHaveLength(1)
    await staff('editor', 'PATCH', `/posts/${id}?locale=br`, { _status: 'draft' })
    expect(await waiting()).toEqual([])
  })

  it('is a publication from the beginning of its day', async () => {
    const made = await staff<{ doc: Post }>('editor', 'POST', '/publications?locale=br&depth=0', {
      title: `Manual ${crypto.randomUUID().slice(0, 8)}`,
      section: 1,
      date: ahead(2 * day),
      _status: 'published',
    })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const { id } = made.body.doc
    const listed = async () =>
      (
        await query('select 1 from search_entries where collection = $1 and document_id = $2', [
          'publications',
          id,
        ])
      ).length
    expect(await listed()).toBe(0)
    const [waiting] = await query<{ at: Date }>(
      `select starts_at at time zone 'America/Sao_Paulo' as at from waiting_entries where collection = 'publications' and document_id = $1`,
      [id],
    )
    expect(waiting?.at.toISOString()).toMatch(/T00:00:00/)
    // a date later on the current day counts as today
    await staff('editor', 'PATCH', `/publications/${id}?locale=br`, {
      date: new Date().toISOString(),
      _status: 'published',
    })
    expect(await listed()).toBe(1)
  })
})
