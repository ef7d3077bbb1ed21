import { expect, test } from 'vitest'
import { productPath } from './detail-paths.ts'

const product = { slug: 'tc', category: { slug: 'terminais' }, sub_category: { slug: 'compressao' } }

test('a product’s address is built from its parents, with the specification’s words where one is missing', () => {
  expect(productPath(product, 'br')).toBe('/produtos/terminais/compressao/tc')
  expect(productPath({ ...product, category: null, sub_category: null }, 'en')).toBe('/en/products/sem-categoria/sem-subcategoria/tc')
})

test('a part number that was searched for is marked', () => {
  expect(productPath({ ...product, matched_part_number: 'TC-50-10' }, 'es')).toBe('/es/productos/terminais/compressao/tc#TC-50-10')
})
