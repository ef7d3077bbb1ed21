/** @dashboard */
import { getPayload } from 'payload'
import type { Payload, PayloadRequest } from 'payload'
import { panelBase } from '@vitrine/contract/panel'
import { beforeAll, expect, it } from 'vitest'
import { readCounters } from '../src/admin/dashboard/read-counters.ts'
import { readSiteFigures } from '../src/admin/dashboard/site-figures.ts'
import {
  readCatalogProgress,
  readRecentChanges,
  readUpcoming,
  readWorkCounts,
} from '../src/admin/dashboard/work-figures.ts'
import { staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import { query } from './support/database.ts'
import { message, sendMessage } from './support/lead.ts'
import type { StaffRole } from './support/staff.ts'

const stamp = String(Date.now()).slice(-6)
let payload: Payload
let product: number

async function userOf(role: StaffRole): Promise<PayloadRequest['user']> {
  const [row] = await query<{ id: number }>('select id from users where email = $1', [
    `${role}@example.com`,
  ])
  const found = await payload.findByID({ collection: 'users', id: row?.id ?? 0 })
  return { ...found, collection: 'users' }
}

const countersOf = async (role: StaffRole) => {
  const user = await userOf(role)
  const counters = await readCounters(
    { payload, user, language: 'pt', locale: 'br', written: ['en', 'es'] },
    0,
  )
  return new Map(counters.map((counter) => [counter.key, counter]))
}

beforeAll(async () => {
  const { default: config } = await import('#src/payload.config.ts')
  payload = await getPayload({ config })
  const category = await create('categories', published(`Primeira ${stamp}`))
  const subcategory = await create('subcategories', published(`Primeira ${stamp}`, { category }))
  product = await create('products', published(`Primeira ${stamp}`, { subcategory }))
})

it('a saved document is the latest change, for those who may open it alone', async () => {
  const [first] = await readRecentChanges(payload, await userOf('editor'), 'br')
  expect(first).toMatchObject({ collection: 'products', id: product, title: `Primeira ${stamp}` })
  expect(await readRecentChanges(payload, await userOf('attendant'), 'br')).not.toContainEqual(
    expect.objectContaining({ collection: 'products' }),
  )
})

it('a scheduled publication stands with its language and time', async () => {
  const at = new Date(Date.now() + 86_400_000).toISOString()
  await staff('editor', 'PATCH', `/products/${product}?locale=en&draft=true`, {
    title: `First ${stamp}`,
    _status: 'draft',
  })
  const { status } = await staff('editor', 'POST', `/products/${product}/schedule?locale=en`, {
    at,
    locales: ['en'],
    type: 'publish',
  })
  expect(status).toBeLessThan(300)
  expect(await readUpcoming(payload, await userOf('editor'), 'br')).toContainEqual({
    collection: 'products',
    id: product,
    title: `Primeira ${stamp}`,
    href: `${panelBase}/collections/products/${product}`,
    type: 'publish',
    locales: ['en'],
    at: expect.stringContaining(at.slice(0, 16)),
  })
  expect((await countersOf('editor')).get('scheduled')?.figure).toBeGreaterThan(0)
})

it('progress and counts follow what is public in each language', async () => {
  const user = await userOf('editor')
  const before = await readWorkCounts(payload, user, ['es'])
  const progress = await readCatalogProgress(payload)
  await staff('editor', 'PATCH', `/products/${product}?locale=es`, {
    title: `Primera ${stamp}`,
    _status: 'published',
  })
  const missing = ({ untranslated }: typeof before) => untranslated[0]?.count ?? 0
  expect(missing(await readWorkCounts(payload, user, ['es']))).toBe(missing(before) - 1)
  const es = (figures: typeof progress) =>
    figures.locales.find(({ locale }) => locale === 'es')?.count ?? 0
  const after = await readCatalogProgress(payload)
  expect(es(after)).toBe(es(progress) + 1)
  expect(after.total).toBe(progress.total)
})

it('an account sees the figures of its own work', async () => {
  await sendMessage(message({ name: `Nova ${stamp}` }))
  const attendant = await countersOf('attendant')
  expect(attendant.get('inbox')?.figure).toBeGreaterThan(0)
  expect(attendant.get('inbox')?.note).toMatch(/\d{4}/)
  expect(attendant.has('untranslated es')).toBe(false)
  const translator = await countersOf('translator')
  expect(translator.has('inbox')).toBe(false)
  expect(translator.get('untranslated es')?.href).toContain('language=es')
})

it('visits of the last days are estimated from the measured share, by screen', async () => {
  await query(`insert into visits (day, screen, visits, ttfb_ms, ttfb_count, lcp_ms, lcp_count) values
    (current_date, 'institutional', 10, 500, 10, 4000, 5), (current_date - 2, 'institutional', 10, 1500, 10, 4000, 5),
    (current_date - 40, 'institutional', 1000, 0, 0, 0, 0), (current_date, 'newsletter', 1, 0, 0, 0, 0)`)
  const { all, screens } = await readSiteFigures(payload, 'en')
  expect(screens.find(({ screen }) => screen === 'institutional')).toEqual({
    screen: 'institutional',
    path: '/en/about-us',
    visits: 80,
    responseMs: 100,
    contentMs: 800,
  })
  expect(screens.find(({ screen }) => screen === 'newsletter')).toMatchObject({
    visits: 4,
    responseMs: null,
    contentMs: null,
  })
  expect(all.visits).toBeGreaterThanOrEqual(84)
})
