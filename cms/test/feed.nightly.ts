import type { Answer } from '@vitrine/contract/client'
import { getPayload } from 'payload'
import { afterAll, expect, it } from 'vitest'
import { startFeedWriter } from '#src/jobs/feed-writer.ts'
import config from '#src/payload.config.ts'
import { call, staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import { query } from './support/database.ts'
import { Mirror } from './support/mirror.ts'

const changes = 1000
const payload = await getPayload({ config, disableOnInit: true })
const stamp = String(Date.now()).slice(-7)

/** Numbers below a bound, the same in each run. */
const random = (() => {
  let state = 11
  return (below: number): number => (state = (state * 16_807) % 2_147_483_647) % below
})()

const writers = [startFeedWriter(payload), startFeedWriter(payload)]
afterAll(() => Promise.all(writers.map((end) => end())))

const save = async (address: string, data: object): Promise<void> => {
  const answer = await staff('administrator', 'PATCH', `${address}?locale=br&depth=0`, {
    ...data,
    _status: 'published',
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

/** Part numbers of a product: some of twelve, in any order. */
const variants = (product: number) =>
  Array.from({ length: 12 }, (_, size) => size)
    .filter(() => random(3) > 0)
    .map((size) => ({
      part_number: `RN-${stamp}-${product}-${size}`,
      values: { size: random(500) / 10, packing: 1 + random(50) },
    }))

it('a copy equals the catalogue after 1,000 random changes, killed writers and a restore', async () => {
  const category = await create('categories', published(`Acaso ${stamp}`))
  const attributes = [{ key: 'size', label: 'Medida', type: 'number', unit: 'mm', decimals: 1 }]
  const subcategory = await create(
    'subcategories',
    published(`Acasos ${stamp}`, { category, attributes }),
  )
  const products: number[] = []
  for (let at = 0; at < 6; at += 1)
    products.push(
      await create(
        'products',
        published(`Acaso ${stamp} ${at}`, { subcategory, variants: variants(at) }),
      ),
    )
  const certificate = await create('certificates', {
    number: `ACASO-${stamp}`,
    standard: 'NBR 5370',
    kind: 'product',
    body: 'Cepel',
    _status: 'published',
  })
  const one = () => random(products.length)
  const steps: (() => Promise<unknown>)[] = [
    () => {
      const at = one()
      return save(`/products/${products[at]}`, { variants: variants(at) })
    },
    () => save(`/products/${products[one()]}`, { description: `Texto ${random(10_000)}.` }),
    () => save(`/subcategories/${subcategory}`, { title: `Acasos ${stamp} ${random(100)}` }),
    () => save(`/categories/${category}`, { title: `Acaso ${stamp} ${random(100)}` }),
    () =>
      save(`/certificates/${certificate}`, {
        scope: [{ product: products[one()], part_numbers: '' }],
      }),
    () =>
      staff('administrator', 'PATCH', `/products/${products[one()]}?locale=br&depth=0`, {
        _status: 'draft',
      }),
    async () => {
      // as if a process were killed and another one began
      await writers.shift()?.()
      writers.push(startFeedWriter(payload))
    },
  ]
  const mirror = new Mirror(stamp)
  for (let step = 0; step < changes; step += 1) {
    await steps[random(steps.length)]?.()
    if (random(4) === 0) await mirror.follow()
    // what a restored backup calls
    if (step === changes / 2) await query('select restart_feeds()')
  }
  for (const at of products.keys())
    await save(`/products/${products[at]}`, { description: `Fim ${at}.` })

  const ofCatalogue: Record<string, string> = {}
  for (const id of products) {
    const { body } = await call<Answer<'product-read'>>(`/web/products/${id}`)
    for (const { part_number: code, values } of body.variants)
      ofCatalogue[code] =
        `${body.description} ${String(values['size'])} ${body.sub_category?.title}`
  }
  const ofMirror = () =>
    Object.fromEntries(
      mirror.own.map(({ part_number: code, values, languages: { br } }) => [
        code,
        `${br?.description} ${values.find(({ key }) => key === 'size')?.number} ${br?.subcategory?.title}`,
      ]),
    )
  await expect
    .poll(async () => mirror.follow().then(ofMirror), { timeout: 60_000, interval: 500 })
    .toEqual(ofCatalogue)
  const fresh = new Mirror(stamp)
  await fresh.follow()
  expect(Object.fromEntries(mirror.records)).toEqual(Object.fromEntries(fresh.records))
  expect(new Set(mirror.given).size).toBe(mirror.given.length)
}, 1_800_000)
