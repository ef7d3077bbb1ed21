import { expect, test } from 'vitest'
import { applicationPath, postPath, productPath, publicationPath } from './detail-paths.ts'

const product = {
  slug: 'tc',
  category: { slug: 'terminais' },
  sub_category: { slug: 'compressao' },
}

test('builds a product’s path from its parents, with the segments of R2 for missing ones', () => {
  expect(productPath(product, 'br')).toBe('/produtos/terminais/compressao/tc')
  expect(productPath({ ...product, category: null, sub_category: null }, 'en')).toBe(
    '/en/products/sem-categoria/sem-subcategoria/tc',
  )
})

test('leads to the page of a matched part number, unless it is the only one', () => {
  const matched = { ...product, matched_part_number: 'TC 50/10' }
  expect(productPath(matched, 'es')).toBe('/es/productos/terminais/compressao/tc/TC-50-10')
  expect(productPath({ ...matched, part_numbers: { count: 2 } }, 'en', ['stud:m10'])).toBe(
    '/en/products/terminais/compressao/tc/TC-50-10?filter=stud%3Am10',
  )
  expect(productPath({ ...matched, part_numbers: { count: 1 } }, 'br')).toBe(
    '/produtos/terminais/compressao/tc',
  )
})

test('returns undefined for screens without a route', () => {
  expect(applicationPath({ slug: 'a', solution: null }, 'br')).toSatisfy(
    (path) => path === undefined || path === '/solucoes/sem-solucao/a',
  )
})

test('builds the paths of posts and publications from their parents, with the segments of R2 for missing ones', () => {
  expect(publicationPath({ slug: 'p', section: null }, 'br')).toBe(
    '/base-de-conhecimento/sem-secao/p',
  )
  expect(publicationPath({ slug: 'p', section: { slug: 's' } }, 'en')).toBe(
    '/en/knowledge-base/s/p',
  )
  expect(postPath({ slug: 'p', category: { slug: 'c' } }, 'es')).toBe('/es/noticias/c/p')
  expect(postPath({ slug: 'p', category: null }, 'br')).toBe('/noticias/sem-categoria/p')
})

test('builds an application’s path from its solution, with the segment of R2 for a missing one', () => {
  expect(applicationPath({ slug: 'a', solution: { slug: 's' } }, 'en')).toBe('/en/solutions/s/a')
  expect(applicationPath({ slug: 'a', solution: null }, 'br')).toBe('/solucoes/sem-solucao/a')
})
