import { expect, test } from 'vitest'
import { applicationPath, postPath, productPath, publicationPath } from './detail-paths.ts'

const product = {
  slug: 'tc',
  category: { slug: 'terminais' },
  sub_category: { slug: 'compressao' },
}

test('a product’s address is built from its parents, with the specification’s words where one is missing', () => {
  expect(productPath(product, 'br')).toBe('/produtos/terminais/compressao/tc')
  expect(productPath({ ...product, category: null, sub_category: null }, 'en')).toBe(
    '/en/products/sem-categoria/sem-subcategoria/tc',
  )
})

test('a part number that was searched for is marked', () => {
  expect(productPath({ ...product, matched_part_number: 'TC-50-10' }, 'es')).toBe(
    '/es/productos/terminais/compressao/tc#TC-50-10',
  )
})

test('cards of screens that the table does not have yet lead nowhere', () => {
  expect(applicationPath({ slug: 'a', solution: null }, 'br')).toSatisfy(
    (path) => path === undefined || path === '/solucoes/sem-solucao/a',
  )
})

test('posts and publications stand below their parents, or below the specification’s words for a missing one', () => {
  expect(publicationPath({ slug: 'p', section: null }, 'br')).toBe(
    '/base-de-conhecimento/sem-secao/p',
  )
  expect(publicationPath({ slug: 'p', section: { slug: 's' } }, 'en')).toBe(
    '/en/knowledge-base/s/p',
  )
  expect(postPath({ slug: 'p', category: { slug: 'c' } }, 'es')).toBe('/es/noticias/c/p')
  expect(postPath({ slug: 'p', category: null }, 'br')).toBe('/noticias/sem-categoria/p')
})

test('an application’s address is built from its solution, with the specification’s word where it has none', () => {
  expect(applicationPath({ slug: 'a', solution: { slug: 's' } }, 'en')).toBe('/en/solutions/s/a')
  expect(applicationPath({ slug: 'a', solution: null }, 'br')).toBe('/solucoes/sem-solucao/a')
})
