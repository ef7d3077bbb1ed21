import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Transport } from '@vitrine/contract/client'
import type { Answer } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/configuration/locales'
import { archiveLimits } from '#shared/archive-limits.ts'
import { certificatesPath } from '#shared/certificates/certificates-path.ts'
import { archivePath } from '#shared/product/archive-path.ts'
import { partDrawingPath } from '#shared/product/part-drawing.ts'
import { listPath } from '#shared/parts-list/list-path.ts'
import type { ApiCache } from '#server/api-gateway/api-cache.ts'
import { appearanceOf } from '#server/appearance/appearances.ts'
import { FairLimiter } from '#server/caching/fair-limiter.ts'
import { uncachedLimits } from '#server/caching/render-limits.ts'
import { readTrustedProxies } from '#server/http/client-address.ts'
import { certificates } from '../../../test/fixtures/certificates.ts'
import { product } from '../../../test/fixtures/answers.ts'
import { fixtures } from '../../../test/fixtures/transport.ts'
import { certificateArchiveRoutes } from './certificate-archive.ts'
import { documentArchiveRoutes } from './document-archives.ts'
import { listArchiveRoutes } from './list-archive.ts'
import { archiveSending } from './send-archive.ts'

const look = appearanceOf({
  name: 'Company',
  wordmark: '',
  colors: { background: '#ffffff', surface: '#ffffff', text: '#111111', accent: '#0055aa' },
  type: 'plain',
  corners: 'soft',
  logo: null,
  logo_on_dark: null,
  symbol: null,
})

/** Response to a request; the content of each file is its URL; files in `away` are missing. */
async function request(
  url: string,
  {
    method = 'GET' as const,
    away = [] as readonly string[],
    all = certificates('br'),
    broken = false,
    accept = '*/*',
  }: {
    method?: 'GET' | 'HEAD'
    away?: readonly string[]
    all?: Answer<'certificates-read'>
    broken?: boolean
    accept?: string
  } = {},
) {
  const opened: string[] = []
  const app = Fastify()
  const options = {
    apiCache: {
      read: async (call: Parameters<Transport>[0]) => {
        const { status, json } =
          call.name === 'certificates-read' ? { status: 200, json: all } : await fixtures(call)
        return { status, json: () => json }
      },
    } as unknown as Pick<ApiCache, 'read'>,
    limiter: new FairLimiter(uncachedLimits),
    sending: new FairLimiter(archiveSending),
    open: async ({ url: file }: { url: string }) => {
      opened.push(file)
      if (away.includes(file)) return undefined
      return (async function* content() {
        yield Buffer.from(file.slice(0, 5))
        if (broken) throw new Error('the cms hung up')
        yield Buffer.from(file.slice(5))
      })()
    },
    proxies: readTrustedProxies(''),
    secure: true,
    isUnderMaintenance: () => false,
    appearances: { read: async () => look },
    styles: ['/assets/style.css'],
  }
  certificateArchiveRoutes(app, options)
  const drawings = {
    read: async ({ path }: { path: string }) => ({
      bytes: Buffer.from(`drawing ${path}`),
      tag: '"1"',
      page: '/',
    }),
  }
  documentArchiveRoutes(app, {
    ...options,
    sheets: { read: async () => ({ bytes: Buffer.from('%PDF sheet'), tag: '"1"', page: '/' }) },
    drawings,
  })
  listArchiveRoutes(app, { ...options, drawings })
  const answer = await app.inject({ url, method, headers: { accept } })
  await app.close()
  return { answer, opened }
}

/** Contents of an archive by name, read by another program. */
function contentsOf(archive: Buffer): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'))
  try {
    const path = join(folder, 'a.zip')
    writeFileSync(path, archive)
    const script =
      'import json,sys,zipfile\nz=zipfile.ZipFile(sys.argv[1])\nassert z.testzip() is None\nprint(json.dumps({n: z.read(n).decode("utf-8-sig") for n in z.namelist()}))'
    return JSON.parse(execFileSync('python3', ['-c', script, path], { encoding: 'utf8' }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const codes = ['tc5010', 'TC-50-11', 'x']

test('sends what is valid for part numbers with a table, and names part numbers without a certificate', async () => {
  const { answer } = await request(certificatesPath('br', { codes }, '.zip'))
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="certificados.zip"',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
  })
  const files = contentsOf(answer.rawPayload)
  expect(Object.keys(files)).toEqual([
    'IEC-61238-1-3-P-2-rev-B-pt.pdf',
    'ISO-9001-Q-1-rev-B-pt.pdf',
    'certificados.csv',
  ])
  expect(files['ISO-9001-Q-1-rev-B-pt.pdf']).toBe('/media/files/q-1.pdf')
  const [head = '', ...rows] = (files['certificados.csv'] ?? '').trim().split('\r\n')
  expect(head).toMatch(/^Códigos;Número;Norma/)
  expect(rows[0]).toBe(
    'TC-50-10;P-2;IEC 61238-1-3;;Body;;10/01/2020;31/12/2999;IEC-61238-1-3-P-2-rev-B-pt.pdf',
  )
  expect(rows[1]).toMatch(/^toda a empresa;Q-1;ISO 9001;/)
  // the archive omits the expired certificate
  expect(files['certificados.csv']).not.toContain('P-3')
  expect(rows.filter((row) => row.includes('código não encontrado')).length).toBeGreaterThan(0)
})

test('takes the lines of the form, and answers a HEAD without reading files', async () => {
  const path = certificatesPath('en', {}, '.zip')
  const lines = await request(`${path}?lines=tc5010%0D%0Ax`)
  expect(Object.keys(contentsOf(lines.answer.rawPayload))).toContain('certificates.csv')
  const head = await request(`${path}?items=tc5010`, { method: 'HEAD' })
  expect([head.answer.statusCode, head.answer.headers['content-type'], head.opened]).toEqual([
    200,
    'application/zip',
    [],
  ])
  expect(head.answer.headers['content-length']).toBeUndefined()
})

test('returns 404 without part numbers', async () => {
  const path = certificatesPath('br', {}, '.zip')
  for (const url of [path, `${path}?itens=`, `${path}?itens=,,`, `${path}?${'%'.repeat(99)}`])
    expect((await request(url)).answer.statusCode).toBe(404)
})

test('refuses lines that do not fit an address, and names them', async () => {
  const typed = Array.from({ length: 201 }, (_, at) => `TC-${at}`)
  const path = certificatesPath('en', {}, '.zip')
  const { answer, opened } = await request(`${path}?lines=${typed.join('%0A')}`, {
    accept: 'text/html',
  })
  expect([answer.statusCode, opened]).toEqual([422, []])
  expect(answer.body).toContain('did not fit: split the list (TC-200).</p>')
  const [, back = ''] = /<a href="([^"]+)"/.exec(answer.body) ?? []
  expect(back.replaceAll('&amp;', '&')).toBe(
    certificatesPath('en', { codes: typed.slice(0, 200), leftOut: ['TC-200'] }),
  )
})

test('leaves out a file that cannot be had, and says so in the table', async () => {
  const { answer } = await request(certificatesPath('br', { codes }, '.zip'), {
    away: ['/media/files/p-2.pdf'],
  })
  const files = contentsOf(answer.rawPayload)
  expect(Object.keys(files)).toEqual(['ISO-9001-Q-1-rev-B-pt.pdf', 'certificados.csv'])
  expect(files['certificados.csv']).toContain('31/12/2999;arquivo indisponível')
})

test('a file that breaks off ends the connection', async () => {
  await expect(
    request(certificatesPath('br', { codes }, '.zip'), { broken: true }),
  ).rejects.toThrow('destroyed')
})

test('sends the documents of a product that were ticked, or all with the data sheet and valid certificates', async () => {
  const path = archivePath(product('br'), 'br')
  const all = contentsOf((await request(path)).answer.rawPayload)
  expect(Object.keys(all)).toHaveLength(7)
  expect(Object.values(all)).toContain('%PDF sheet')
  expect(Object.keys(all).some((name) => name.includes('P-3'))).toBe(false)
  const one = contentsOf((await request(`${path}?arquivo=tc.svg`)).answer.rawPayload)
  expect(Object.keys(one)).toEqual(['TC-50-10.svg', 'lista.csv'])
  const models = contentsOf((await request(`${path}?arquivo=model`)).answer.rawPayload)
  expect(Object.keys(models)).toEqual(['M-rev-A.glb', 'lista.csv'])
  expect((await request(`${path}?arquivo=../../secrets.json`)).answer.statusCode).toBe(404)
})

test('sends the drawing of a part number in place of that of another', async () => {
  const own = product('br')
  const part = { slug: 'TC-16-8' }
  const path = archivePath(own, 'br', part)
  const files = contentsOf((await request(path)).answer.rawPayload)
  expect(files['TC-16-8-Desenho-cotado-pt.svg']).toBe(
    `drawing ${partDrawingPath(own, part, 'br', 'svg')}`,
  )
  expect(Object.keys(files)).toContain('TC-16-8-Desenho-cotado-pt.pdf')
  expect(Object.keys(files)).not.toContain('TC-50-10.svg')
  expect(Object.keys(files).some((name) => name.endsWith('.glb'))).toBe(false)
  const ticked = await request(`${path}?arquivo=drawing-pdf`)
  expect(Object.keys(contentsOf(ticked.answer.rawPayload))).toEqual([
    'TC-16-8-Desenho-cotado-pt.pdf',
    'lista.csv',
  ])
})

test('redirects to the current address of a product, and knows no other part number', async () => {
  const path = archivePath(product('br'), 'br')
  const moved = await request(`${path.replace(/[^/]+$/, 'former.zip')}?arquivo=tc.svg`)
  expect([moved.answer.statusCode, moved.answer.headers.location]).toEqual([
    301,
    `${path}?arquivo=tc.svg`,
  ])
  expect((await request(path.replace('.zip', '/XX-1.zip'))).answer.statusCode).toBe(404)
})

test('sends all documents of a parts list, with the drawing of each part number', async () => {
  const items = codes.map((code) => ({ code, quantity: 2 }))
  const { answer } = await request(listPath(items, 'br', 'zip'))
  expect(answer.headers['content-disposition']).toBe('attachment; filename="documentos-lista.zip"')
  const files = contentsOf(answer.rawPayload)
  expect(Object.keys(files)).toEqual([
    'D.pdf',
    'M-rev-A.glb',
    'TC-50-10-Desenho-cotado-pt.svg',
    'TC-50-10-Desenho-cotado-pt.pdf',
    'IEC-61238-1-3-P-2-rev-B-pt.pdf',
    'ISO-9001-Q-1-rev-B-pt.pdf',
    'lista.csv',
  ])
  const drawing = partDrawingPath(product('br'), { slug: 'TC-50-10' }, 'br', 'svg')
  expect(files['TC-50-10-Desenho-cotado-pt.svg']).toBe(`drawing ${drawing}`)
  expect(files['lista.csv']).toContain('TC-50-10-Desenho-cotado-pt.svg;')
  expect((await request(listPath([], 'br', 'zip'))).answer.statusCode).toBe(404)
})

test('refuses an archive that is too large: a page that leads back, or an error as JSON', async () => {
  const all = certificates('br')
  for (const { files } of all.data) for (const file of files) file.bytes = archiveLimits.bytes
  const items = [{ code: 'tc5010', quantity: 2 }]
  const list = (locale: Locale, ending?: 'zip') => listPath(items, locale, ending)
  const parts = (locale: Locale, ending?: 'zip') =>
    certificatesPath(locale, { codes }, ending === undefined ? '' : '.zip')
  for (const [locale, title, limit, path] of [
    ['br', 'O ZIP ficaria grande demais', '200,0 MB', list],
    ['en', 'The ZIP would be too large', '200.0 MB', list],
    ['en', 'The ZIP would be too large', '200.0 MB', parts],
  ] as const) {
    const url = path(locale, 'zip')
    const { answer, opened } = await request(url, { all, accept: 'text/html,*/*;q=0.8' })
    expect([answer.statusCode, answer.headers['content-type'], opened]).toEqual([
      422,
      'text/html; charset=utf-8',
      [],
    ])
    expect(answer.headers['content-disposition']).toBeUndefined()
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/)
    expect(answer.body).toContain(`<h1>${title}</h1>`)
    expect(answer.body.replaceAll('\u00a0', ' ')).toContain(limit)
    expect(answer.body).toContain(`<a href="${path(locale)}">`)
    for (const accept of ['application/json', '*/*']) {
      const { answer: json } = await request(url, { all, accept })
      expect([json.statusCode, json.headers['content-type']]).toEqual([
        422,
        'application/json; charset=utf-8',
      ])
      expect(json.json()).toMatchObject({
        code: 'invalid-input',
        errors: [{ field: 'query', message: expect.stringContaining(limit) }],
      })
    }
  }
})

test('escapes the address that a refusal leads back to', async () => {
  const all = certificates('br')
  for (const { files } of all.data) for (const file of files) file.bytes = archiveLimits.bytes
  const url = listPath(
    [
      { code: 'tc5010', quantity: null },
      { code: '"><script>', quantity: 1 },
    ],
    'br',
    'zip',
  )
  const { answer } = await request(url, { all, accept: 'text/html' })
  expect([answer.statusCode, answer.body.includes('<script')]).toEqual([422, false])
})
