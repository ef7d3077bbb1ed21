import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readEnvironment } from '../environment-schema.ts'
import { diskStorage } from './disk-storage.ts'
import { contentOf } from './file-storage.ts'

const data = mkdtempSync(join(tmpdir(), 'vitrine-disk-'))
afterAll(() => rmSync(data, { recursive: true }))
const storage = diskStorage(data)

test('keeps, lists and removes files, and finds none where none is', async () => {
  expect(await storage.list('media')).toEqual([])
  await storage.write('media/files/a.pdf', Buffer.from('first'))
  await storage.write('media/files/a.pdf', Buffer.from('second'))
  await storage.write('media/b.png', Buffer.from('picture'))
  // a file being written, and one of the doctor
  writeFileSync(join(data, 'media', 'c.png.part'), 'half')
  writeFileSync(join(data, 'media', '.doctor-1'), 'probe')
  expect((await storage.list('media')).map(({ path, bytes }) => [path, bytes])).toEqual([
    ['media/b.png', 7],
    ['media/files/a.pdf', 6],
  ])
  expect(String(await contentOf(storage, 'media/files/a.pdf'))).toBe('second')
  const parts: Buffer[] = []
  const file = await storage.find('media/files/a.pdf')
  for await (const part of (await file?.read({ start: 1, end: 3 })) ?? []) parts.push(part)
  expect(String(Buffer.concat(parts))).toBe('eco')
  await storage.remove('media/b.png')
  await storage.remove('media/b.png')
  for (const path of ['media/b.png', 'media/files', 'media/b.png/x'])
    expect([path, await storage.find(path)]).toEqual([path, undefined])
})

test('asks for a bucket and both parts of its key', () => {
  const problems = (values: Record<string, string>) => {
    try {
      readEnvironment({ DATABASE_URL: 'postgres://u@h/d', ...values })
      return undefined
    } catch (error) {
      return String(error)
    }
  }
  expect(problems({ STORAGE: 's3' })).toMatch(/S3_BUCKET is not set/)
  expect(problems({ STORAGE: 's3', S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key' })).toMatch(
    /S3_SECRET_ACCESS_KEY is not set, but S3_ACCESS_KEY_ID is/,
  )
  expect(problems({ STORAGE: 'ftp' })).toMatch(/STORAGE must be disk or s3/)
  expect(problems({ STORAGE: 's3', S3_BUCKET: 'files', S3_PREFIX: '../up' })).toMatch(/S3_PREFIX/)
  expect(problems({ STORAGE: 's3', S3_BUCKET: 'files', S3_PREFIX: 'a/b' })).toBeUndefined()
})
