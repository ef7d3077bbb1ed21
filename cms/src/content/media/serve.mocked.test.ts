import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const data = await mkdtemp(join(tmpdir(), 'media-'))
vi.mock('#src/platform/environment.ts', () => ({ environment: { VITRINE_DATA: data } }))
const { serveMedia } = await import('./serve.ts')

beforeAll(async () => {
  await mkdir(join(data, 'media/files'), { recursive: true })
  for (const [name, content] of Object.entries({
    'a.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'a.html': '<script>alert(1)</script>',
    'a.dxf': '0',
    'a.step': 'ISO-10303-21;',
    'a.glb': 'glTF',
    'a.pdf': '%PDF',
  }))
    await writeFile(join(data, 'media/files', name), content)
})
afterAll(() => rm(data, { recursive: true }))

const get = (name: string, headers: Record<string, string> = {}) =>
  serveMedia(new Request(`http://cms/media/files/${name}`, { headers }))

test('serves an SVG inline, without scripts and requests', async () => {
  for (const answer of [await get('a.svg'), await get('a.svg', { range: 'bytes=0-10' })]) {
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-disposition')).toBeNull()
    const policy = new Map(
      (answer.headers.get('content-security-policy') ?? '')
        .split(/\s*;\s*/)
        .map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
    )
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('sandbox')).toEqual([])
    expect([...policy.keys()].toSorted()).toEqual(['default-src', 'sandbox', 'style-src'])
  }
})

test('serves active and unknown types as attachments', async () => {
  for (const [name, type] of [
    ['a.html', 'application/octet-stream'],
    ['a.dxf', 'application/dxf'],
    ['a.step', 'model/step'],
    ['a.glb', 'model/gltf-binary'],
  ] as const) {
    const answer = await get(name)
    expect([
      answer.headers.get('content-type'),
      answer.headers.get('content-disposition')?.split(';')[0],
      answer.headers.get('x-content-type-options'),
    ]).toEqual([type, 'attachment', 'nosniff'])
  }
  expect((await get('a.pdf')).headers.get('content-type')).toBe('application/pdf')
})

test('rejects path traversal', async () => {
  for (const path of [
    'files/..%2fsecrets.json',
    'files/..%2Fa.svg',
    '%2e%2e%2fa.svg',
    'files/.hidden',
    'files/%2e%2e%2fa.svg',
    'other/a.svg',
    'files/a.svg/b',
  ])
    expect((await serveMedia(new Request(`http://cms/media/${path}`))).status).toBe(404)
})
