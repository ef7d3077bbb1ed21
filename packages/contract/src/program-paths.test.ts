import { expect, test } from 'vitest'
import { isRedirectable } from './program-paths.ts'

test.each([
  '/admin',
  '/admin/login',
  '/api/v1/web/layout',
  '/media/x.jpg',
  '/assets/x.js',
  '/_next/x',
  '/healthz',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-en-2.xml',
  '/favicon.ico',
  '/mcp',
  '/01/06291041500213',
  '/.well-known/security.txt',
  '/produtos.atom',
  '/en/list.xlsx',
  '/produtos/a/b/c.pdf',
  '/en/products/a/b/c/d.drawing.svg',
  '/produtos/a/b.md',
  '/index.md',
])('%s is a file or service of the program', (path) => expect(isRedirectable(path)).toBe(false))

test.each([
  '/',
  '/promo',
  '/administrador',
  '/en/api',
  '/apis',
  '/index.php',
  '/catalogo.pdf',
  '/produtos/a.pdf',
  '/produtos/a/b/c.html',
  '/01x',
  '/sharepoint',
  '/.htaccess',
  '/old.md',
])('%s may have a redirect', (path) => expect(isRedirectable(path)).toBe(true))
