import { expect, test } from 'vitest'
import { askedFormat } from './asked-format.ts'

const formatOf = (accept: string | undefined, url = '/produtos') =>
  askedFormat({ url, headers: accept === undefined ? {} : { accept } } as never).format

test.each([
  [undefined, 'html'],
  ['*/*', 'html'],
  ['text/*', 'html'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'html'],
  ['text/markdown', 'negotiated'],
  ['Text/Markdown', 'negotiated'],
  ['text/markdown, text/html, */*', 'negotiated'],
  ['text/html, text/markdown', 'html'],
  ['text/markdown;q=0.9, text/html;q=0.8', 'negotiated'],
  ['text/markdown;q=0.8, text/html;q=0.9', 'html'],
  ['text/markdown;q=0.8, */*;q=0.9', 'html'],
  ['text/markdown, */*;q=0.8', 'negotiated'],
  ['text/html;q=0, text/markdown;q=0.1', 'negotiated'],
  ['text/markdown; charset=UTF-8', 'negotiated'],
  ['text/markdown;variant=gfm;charset=utf-8, text/html;q=0.5', 'negotiated'],
  ['text/markdown;variant=pandoc', 'html'],
  ['text/markdown;q=0', 'html'],
  ['text/markdown;q=x', 'html'],
  ['application/json, text/markdownish', 'html'],
])('Accept %s asks for %s', (accept, format) => {
  expect(formatOf(accept)).toBe(format)
})

test('reads an Accept of 10 kB without delay', () => {
  const started = performance.now()
  expect(formatOf(`${'text/markdown;q=0.1,'.repeat(500)}text/html`)).toBe('html')
  expect(formatOf(`text/markdown;${'"'.repeat(9999)}`)).toBe('negotiated')
  expect(formatOf(`text/markdown${';'.repeat(9999)}`)).toBe('negotiated')
  expect(performance.now() - started).toBeLessThan(500)
})

test.each([
  ['/produtos.md', '/produtos'],
  ['/en/products.md?page=2', '/en/products?page=2'],
  ['/index.md', '/'],
  ['/en.md', '/en'],
  ['/x.md.md', '/x.md'],
])('%s is the Markdown of %s', (url, target) => {
  expect(askedFormat({ url, headers: {} } as never)).toEqual({ target, format: 'file' })
})

test.each(['/.md', '/produtos.MD', '/produtos.md/', '/produtos?x=.md', '/md', '/'])(
  '%s is no address of Markdown',
  (url) => {
    expect(askedFormat({ url, headers: {} } as never)).toEqual({ target: url, format: 'html' })
  },
)
