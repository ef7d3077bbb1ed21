import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { matchesEntityTag } from '@vitrine/http/entity-tags'
import { expect, test } from 'vitest'
import {
  LazilyEncoded,
  chooseEncoding,
  compress,
  sizeOfEncoded,
  entityTag,
  encode,
} from './encodings.ts'

test('decodes to the same bytes in every encoding', async () => {
  const encoded = await compress('ação '.repeat(100))
  expect(brotliDecompressSync(await encode(encoded, 'br')).toString()).toBe('ação '.repeat(100))
  expect(gunzipSync(await encode(encoded, 'gzip')).toString()).toBe('ação '.repeat(100))
  expect((await encode(encoded, 'identity')).toString()).toBe('ação '.repeat(100))
})

test('compresses a page that is seldom read to the same text and ETag', async () => {
  const [cached, seldomRead] = await Promise.all([
    compress('ação '.repeat(100), 'cached'),
    compress('ação '.repeat(100), 'seldomRead'),
  ])
  expect(brotliDecompressSync(seldomRead.br).toString()).toBe('ação '.repeat(100))
  expect(seldomRead.hash).toBe(cached.hash)
})

test('compresses a body of up to 64 kB with a window of 64 kB, a larger one with a larger window', async () => {
  // the first bit of a brotli stream is 0 for a window of 2^16 bytes (RFC 7932 §9.1)
  const firstBit = async (bytes: number) => ((await compress('a'.repeat(bytes))).br[0] ?? 0) & 1
  expect(await firstBit(64 * 1024)).toBe(0)
  expect(await firstBit(64 * 1024 + 1)).toBe(1)
})

test('counts the memory that a body occupies', async () => {
  const encoded = await compress(crypto.getRandomValues(Buffer.alloc(5000)).toString('base64'))
  const alone = sizeOfEncoded(encoded)
  expect(encoded.br.buffer.byteLength).toBe(encoded.br.length)
  const zipped = await encode(encoded, 'gzip')
  expect(zipped.buffer.byteLength).toBe(zipped.length)
  expect(sizeOfEncoded(encoded)).toBe(alone + zipped.length)
  expect(await encode(encoded, 'gzip')).toBe(zipped)
})

test('chooses the preferred encoding that q=0 does not exclude', () => {
  expect(chooseEncoding('gzip, deflate, br, zstd')).toBe('br')
  expect(chooseEncoding('gzip;q=1.0, br;q=0')).toBe('gzip')
  expect(chooseEncoding('GZIP')).toBe('gzip')
  expect(chooseEncoding('deflate')).toBe('identity')
  expect(chooseEncoding(undefined)).toBe('identity')
  expect(chooseEncoding('identity;q=1, *;q=0')).toBe('identity')
})

test('gives each encoding its own ETag and matches If-None-Match', async () => {
  const encoded = await compress('page')
  const tag = entityTag(encoded, 'br')
  expect(new Set([tag, entityTag(encoded, 'gzip'), entityTag(encoded, 'identity')]).size).toBe(3)
  expect(matchesEntityTag(`"other", W/${tag}`, tag)).toBe(true)
  expect(matchesEntityTag('*', tag)).toBe(true)
  expect(matchesEntityTag('"other"', tag)).toBe(false)
  expect(matchesEntityTag(undefined, tag)).toBe(false)
})

test('compresses an answer in the encoding that is requested, once', async () => {
  const body = new LazilyEncoded(Buffer.from('ação '.repeat(100)))
  const zipped = await body.encode('gzip')
  expect(gunzipSync(zipped).toString()).toBe('ação '.repeat(100))
  expect(brotliDecompressSync(await body.encode('br')).toString()).toBe('ação '.repeat(100))
  expect(await body.encode('identity')).toBe(body.plain)
  expect(await body.encode('gzip')).toBe(zipped)
  expect(body.hash).toBe((await compress('ação '.repeat(100))).hash)
})
