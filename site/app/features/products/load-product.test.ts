import type { Answer } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/configuration/locales'
import { expect, test } from 'vitest'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { partPath, productPath } from '#shared/routes/detail-paths.ts'
import { product } from '../../../test/fixtures/answers.ts'
import { loadProduct } from './load-product.ts'

const locale: Locale = 'br'
const applying = 'TC-16-8'

/**
 * Loads the product's page, or that of one of its part numbers; one part number is a tool of other
 * part numbers.
 */
async function load(partNumber?: string) {
  const family = product(locale)
  const read: Answer<'product-read'> = {
    ...family,
    curves: family.curves
      .slice(0, 1)
      .flatMap((curve) => [null, 'TC-50-10'].map((code) => ({ ...curve, part_number: code }))),
    serves: [{ part_number: applying, role: 'tool', count: 318 }],
  }
  const { category, sub_category: subcategory, slug } = read
  const params = {
    category: category?.slug ?? '',
    subcategory: subcategory?.slug ?? '',
    product: slug,
    ...(partNumber === undefined ? {} : { part: partNumber }),
  }
  const client = async (name: string) => (name === 'product-read' ? read : undefined)
  const args = {
    client,
    params,
    query: {},
    locale,
    path: partNumber ? partPath(read, { slug: partNumber }, locale) : productPath(read, locale),
    member: null,
  } as unknown as LoadArguments<'part'>
  const { product: loaded, served } = await loadProduct(args)
  return {
    serves: loaded.serves.map(({ part_number: code }) => code),
    served: served?.filter,
    curves: loaded.curves.map(({ part_number: code }) => code),
  }
}

test('a part number applies what names it, and nothing of its family’s', async () => {
  expect(await load(applying)).toMatchObject({ serves: [applying], served: `tool:${applying}` })
  expect(await load('TC-50-10')).toMatchObject({ serves: [], served: undefined })
  expect(await load()).toMatchObject({ serves: [applying], served: undefined })
})

test('a part number has the curves of all and its own', async () => {
  expect((await load(applying)).curves).toEqual([null])
  expect((await load('TC-50-10')).curves).toEqual([null, 'TC-50-10'])
  expect((await load()).curves).toEqual([null, 'TC-50-10'])
})
