import { expect, test } from 'vitest'
import { localeCodes } from '@vitrine/configuration/locales'
import { routeNames, routePath, routePattern } from '#shared/routes/table.ts'
import type { RouteName, RouteParams } from '#shared/routes/table.ts'
import { readAddress } from './address.ts'

/** Slugs for all parameters of a pattern. */
const paramsOf = (name: RouteName) =>
  Object.fromEntries(
    [...routePattern(name, 'br').matchAll(/:(\w+)/g)].map(([, key = '']) => [key, `${key}:1`]),
  ) as RouteParams<'product'>

test('parses every path that the route table generates', () => {
  for (const name of routeNames) {
    for (const locale of localeCodes) {
      const path = routePath(name as 'product', locale, paramsOf(name))
      expect(readAddress(path), path).toMatchObject({
        kind: 'page',
        name: name satisfies RouteName,
        locale,
        key: path,
      })
    }
  }
})

test('keeps only known query names, in a fixed order', () => {
  expect(readAddress('/produtos?utm_source=x&pagina=2&buscar=tc')).toMatchObject({
    key: '/produtos?buscar=tc&pagina=2',
  })
  expect(readAddress('/en/products?page=2&pagina=9')).toMatchObject({ key: '/en/products?page=2' })
  expect(readAddress('/?x=1')).toMatchObject({ key: '/' })
})

test('redirects a form’s interval to the filter', () => {
  expect(readAddress('/produtos?buscar=a&faixa=conductor&de=50&ate=&utm_source=x')).toEqual({
    kind: 'moved',
    location: '/produtos?buscar=a&filtro=conductor%3A50%7E',
  })
  expect(readAddress('/en/products?range=conductor&from=&to=')).toEqual({
    kind: 'moved',
    location: '/en/products',
  })
  expect(readAddress('/noticias?faixa=conductor&de=50')).toMatchObject({ key: '/noticias' })
})

test('redirects to the canonical case, slashes and NFC', () => {
  expect(readAddress('/Produtos')).toEqual({ kind: 'moved', location: '/produtos' })
  expect(readAddress('/produtos/?pagina=2')).toEqual({
    kind: 'moved',
    location: '/produtos?pagina=2',
  })
  expect(readAddress('//produtos//a')).toEqual({ kind: 'moved', location: '/produtos/a' })
  const nfd = encodeURIComponent('ação'.normalize('NFD'))
  expect(readAddress(`/produtos/${nfd}`)).toEqual({
    kind: 'moved',
    location: `/produtos/${encodeURIComponent('ação')}`,
  })
  expect(readAddress('/en/')).toEqual({ kind: 'moved', location: '/en' })
})

test('keeps the case of a part number, which its page compares', () => {
  const product = '/produtos/terminais/lugs/tc'
  expect(readAddress(`${product}/TC-95-12`)).toMatchObject({
    kind: 'page',
    name: 'part',
    key: `${product}/TC-95-12`,
  })
  expect(readAddress(`/Produtos/terminais/lugs/TC/TC-95%2D12/?x=1`)).toEqual({
    kind: 'moved',
    location: `${product}/TC-95-12?x=1`,
  })
  expect(readAddress(`${product}/Onde-Comprar`)).toMatchObject({ kind: 'moved' })
})

test('does not redirect to another origin', () => {
  for (const target of [
    '//evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    '///evil.example/produtos',
    '/%2f%2fevil.example',
  ]) {
    const address = readAddress(target)
    expect(address.kind === 'moved' ? address.location : '/', target).toMatch(/^\/(?![/\\])/)
  }
})

test('parses malformed targets as unknown, in the locale of their prefix', () => {
  for (const target of [
    '/produtos/%E0%A4%A',
    '/produtos/..%2f..',
    '/produtos/%00',
    'http://x/produtos',
    '*',
    '/produtos/a%2fb',
    '/nada',
    '/produtos.data',
    '/_root.data',
    '/produtos/a/b/c.data',
    '/produtos/a/b/C.DATA',
    '/produtos/a/b/c%2edata',
    '/produtos/a/b/c.data/',
    '/a/b/c/d/e/f',
  ]) {
    expect(
      readAddress(target, () => false),
      target,
    ).toEqual({ kind: 'unknown', locale: 'br' })
  }
  expect(readAddress('/en/nothing', () => false)).toEqual({ kind: 'unknown', locale: 'en' })
  expect(readAddress('/es/%zz')).toEqual({ kind: 'unknown', locale: 'es' })
})

test('takes a path of any length for a page of blocks, where one may be', () => {
  const isKnown = (path: string) => path === '/en/campaign/new-line'
  expect(readAddress('/en/campaign/new-line', isKnown)).toMatchObject({
    kind: 'page',
    name: 'page',
    locale: 'en',
    key: '/en/campaign/new-line',
  })
  expect(readAddress('/EN/Campaign/new-line/', isKnown)).toEqual({
    kind: 'moved',
    location: '/en/campaign/new-line',
  })
  // no page has it in this language
  expect(readAddress('/Campaign/new-line', isKnown)).toEqual({ kind: 'unknown', locale: 'br' })
  // a screen keeps its address
  expect(readAddress('/produtos', () => true)).toMatchObject({ name: 'products' })
})

test('marks a page with a form result as personal', () => {
  expect(readAddress('/contato')).toMatchObject({ personal: false })
  expect(readAddress('/contato?produto=3')).toMatchObject({ personal: false })
  expect(readAddress('/contato?enviado=261121-K7QF2M')).toMatchObject({
    key: '/contato?enviado=261121-K7QF2M',
    personal: true,
  })
  expect(readAddress('/area-restrita')).toMatchObject({ personal: true })
})
