/** @publishing @translations */
import { beforeAll, describe, expect, it } from 'vitest'
import { staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import { query } from './support/database.ts'
import { draft, publish, stored, titles } from './support/languages.ts'
import { latest, read, since } from './support/publishing.ts'
import { handIn, stateOf } from './support/reviews.ts'
import { sampled } from './support/sampled.ts'

const stamp = String(Date.now()).slice(-6)
let subcategory: number

beforeAll(async () => {
  const category = await create('categories', published(`Idiomas ${stamp}`))
  subcategory = await create('subcategories', published(`Idiomas ${stamp}`, { category }))
})

/** Spanish that is not finished, finished, in review, or public with a newer draft. */
const spanish = {
  'half written': async (id: number) => {
    await draft(id, 'es', { description: 'A medias' })
  },
  'a draft': async (id: number) => {
    await draft(id, 'es', { title: 'Borrador', description: 'Resumen' })
  },
  'in review': async (id: number) => {
    await draft(id, 'es', { title: 'Borrador', description: 'Resumen' })
    await handIn(id, { role: 'editor', locale: 'es' })
  },
  'public with a newer draft': async (id: number) => {
    await publish(id, 'es', { title: 'Público', description: 'Resumen' })
    await draft(id, 'es', { title: 'Borrador' })
  },
} as const

type SpanishState = keyof typeof spanish

interface Visible {
  description: string
  family?: string
  highlights: { label: string; value: string }[]
  life_cycle?: { state: string }
}

/** Public product in a language; undefined without a page. */
const visible = async (id: number, locale: string): Promise<Visible | undefined> => {
  const { status, body } = await read(String(id), locale)
  return status === 200 ? (body as unknown as Visible) : undefined
}

async function scheduled(id: number, locale: string): Promise<void> {
  const after = await latest()
  await query(
    `insert into payload_jobs (task_slug, queue, input, wait_until, processing, updated_at, has_error, total_tried, created_at) select 'schedulePublish', 'default', $1, now(), false, now(), false, 0, now()`,
    [
      JSON.stringify({
        type: 'publish',
        locale,
        doc: { relationTo: 'products', value: String(id) },
      }),
    ],
  )
  expect(await since(after, 20_000)).toContain(`product:${id}`)
}

/** Ways in which Portuguese or English becomes public. */
const ways = {
  'the form': (id: number, locale: string) => publish(id, locale),
  'a publication of several documents': (id: number, locale: string) =>
    staff('editor', 'PATCH', `/products?locale=${locale}&draft=true&where[id][in]=${id}`, {
      _status: 'published',
    }),
  'the desk': (id: number, locale: string) =>
    staff('editor', 'POST', '/translations/publish', { items: [`products-${id}-${locale}`] }),
  'a schedule': scheduled,
} as const

/** Each state with each way; in the gate in one of the languages, in turn. */
const combinations = Object.keys(spanish).flatMap((state, row) =>
  Object.keys(ways).flatMap((way, column) =>
    sampled(['br', 'en'] as const, (_, at) => at === (row + column) % 2).map(
      (locale) => [state as SpanishState, way as keyof typeof ways, locale] as const,
    ),
  ),
)

describe('Spanish holds no other language back, and nothing of it gets out', () => {
  it.each(combinations)('%s, published by %s in %s', async (state, way, locale) => {
    const id = await create(
      'products',
      published(`Origem ${stamp}`, {
        subcategory,
        description: 'Resumo',
      }),
    )
    await publish(id, 'en', { title: 'Source', description: 'Summary' })
    await spanish[state](id)
    if (state === 'in review') expect(await stateOf(id, 'es')).toBe('review')
    const before = await visible(id, 'es')
    await draft(id, locale, { description: 'Novo', family: `F${stamp}` })
    const answer = await ways[way](id, locale)
    if (answer) expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect((await visible(id, locale))?.description).toBe('Novo')
    // what has no language is published once for all
    expect((await stored(id, 'br', false)).family).toBe(`F${stamp}`)
    expect(await visible(id, 'es')).toEqual(
      before && { ...before, family: `F${stamp}`, updated_at: expect.any(String) as string },
    )
    const text = JSON.stringify(await visible(id, 'es'))
    expect(text ?? '').not.toMatch(/Borrador|A medias/)
    const isTitled = state !== 'half written'
    expect((await stored(id, 'es', true)).title ?? null).toBe(isTitled ? 'Borrador' : null)
  })
})

it('figures, states and new rows are published while Spanish is in review', async () => {
  const id = await create(
    'products',
    published(`Figuras ${stamp}`, { subcategory, description: 'Resumo' }),
  )
  await spanish['in review'](id)
  const saved = await publish(id, 'br', {
    life_cycle: { state: 'not-for-new-projects', since: '2026-01-01T15:00:00.000Z' },
    highlights: [{ label: 'Peso', value: '2 kg' }],
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  expect(await titles(id)).toEqual([`Figuras ${stamp}`, undefined, undefined])
  expect(await visible(id, 'br')).toMatchObject({ highlights: [{ label: 'Peso', value: '2 kg' }] })
  expect((await stored(id, 'es', true)).title).toBe('Borrador')
})
