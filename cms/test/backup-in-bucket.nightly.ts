import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnvironment } from '#src/platform/environment-schema.ts'
import { diskStorage } from '#src/platform/storage/disk-storage.ts'
import { contentOf } from '#src/platform/storage/file-storage.ts'
import { s3Storage } from '#src/platform/storage/s3-storage.ts'
import { startS3Server } from '../../tools/test/s3-server.mjs'

const root = resolve(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'vitrine-bucket-backup-'))
const bucket = 'vitrine-backups'
const backup = 's3://vitrine-backups/daily/monday'
/** File larger than one part of a multipart upload. */
const large = { path: 'private/cvs/of-the-bucket.pdf', content: randomBytes(20 * 1024 * 1024) }

let server: Awaited<ReturnType<typeof startS3Server>>
let keys: Record<string, string>
let client: S3Client

const disk = () => diskStorage(process.env['VITRINE_DATA'] ?? '')

beforeAll(async () => {
  server = await startS3Server()
  const { S3_ENDPOINT = '', S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = server.variables
  keys = {
    BACKUP_S3_ENDPOINT: S3_ENDPOINT,
    BACKUP_S3_ACCESS_KEY_ID: S3_ACCESS_KEY_ID,
    BACKUP_S3_SECRET_ACCESS_KEY: S3_SECRET_ACCESS_KEY,
  }
  client = new S3Client({
    endpoint: S3_ENDPOINT,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
  })
  for (const Bucket of [bucket, 'vitrine-files'])
    await client.send(new CreateBucketCommand({ Bucket }))
  await disk().write(large.path, large.content)
}, 240_000)
afterAll(async () => {
  await disk().remove(large.path)
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const environment = (more: Record<string, string> = {}) => ({
  ...process.env,
  NODE_ENV: 'production' as const,
  PUBLIC_ORIGIN: 'https://vitrine.example',
  ...keys,
  ...more,
})
function run(name: 'backup' | 'restore', address: string, more: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`src/operations/${name}.ts`, address],
    { cwd: root, env: environment(more), encoding: 'utf8' },
  )
  return { status, printed: stdout + stderr }
}

/** Target of a restore: an empty database, and a path in a bucket for its files. */
async function emptyPlace(name: string) {
  const url = new URL(process.env['DATABASE_URL'] ?? '')
  const database = new Client({ connectionString: url.href })
  await database.connect()
  await database.query(`drop database if exists ${name} with (force)`)
  await database.query(`create database ${name}`)
  await database.end()
  url.pathname = `/${name}`
  return {
    ...server.variables,
    S3_BUCKET: 'vitrine-files',
    S3_PREFIX: name,
    DATABASE_URL: url.href,
    VITRINE_DATA: join(folder, name),
  }
}

const object = (file: string) => ({ Bucket: bucket, Key: `daily/monday/${file}` })
const read = async (Key: string) =>
  (await client.send(new GetObjectCommand({ Bucket: bucket, Key }))).Body?.transformToString()
const sumsOfFiles = (sums: string | undefined) =>
  sums?.split('\n').filter((line) => / {2}(media|private)\//.test(line))

test('leaves nothing of a backup that failed', async () => {
  const { DATABASE_URL } = await emptyPlace('bucket_without_migrations')
  expect(run('backup', backup, { DATABASE_URL })).toEqual({
    status: 1,
    printed: expect.stringMatching(/database is empty/),
  })
  const { KeyCount } = await client.send(new ListObjectsV2Command({ Bucket: bucket }))
  expect(KeyCount).toBe(0)
  expect(run('backup', 's3://of-nobody/monday').printed).toMatch(/No backup was made/)
  expect(run('backup', backup, { BACKUP_S3_SECRET_ACCESS_KEY: 'wrong' }).status).toBe(1)
})

test('is written once, whole', async () => {
  const made = run('backup', backup)
  expect(made.status, made.printed).toBe(0)
  expect(run('backup', backup)).toEqual({ status: 1, printed: expect.stringMatching(/not empty/) })
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket }))
  expect(Uploads).toEqual([])
}, 120_000)

test('is refused when damaged, before anything is written', async () => {
  const place = await emptyPlace('bucket_damaged')
  const manifest = (await read('daily/monday/manifest.json')) ?? ''
  const sums = (await read('daily/monday/SHA256SUMS')) ?? ''
  const put = (file: string, Body: string) =>
    client.send(new PutObjectCommand({ ...object(file), Body }))
  const remove = (file: string) => client.send(new DeleteObjectCommand(object(file)))
  for (const [damage, mend, message] of [
    [() => remove('SHA256SUMS'), () => put('SHA256SUMS', sums), /no whole backup/],
    [() => remove('manifest.json'), () => put('manifest.json', manifest), /is missing/],
    [
      () => put('manifest.json', manifest.replace('1', '2')),
      () => put('manifest.json', manifest),
      /is damaged/,
    ],
    [() => put('media/added.jpg', 'added'), () => remove('media/added.jpg'), /not of this backup/],
  ] as const) {
    await damage()
    expect(run('restore', backup, place)).toEqual({
      status: 1,
      printed: expect.stringMatching(message),
    })
    await mend()
  }
  expect(await s3Storage(readEnvironment(environment(place))).list('media')).toEqual([])
}, 120_000)

test('is restored with its files into a bucket, of which the next backup is equal', async () => {
  const place = await emptyPlace('bucket_restored')
  const restored = run('restore', backup, place)
  expect(restored.status, restored.printed).toBe(0)
  const files = s3Storage(readEnvironment(environment(place)))
  expect((await contentOf(files, large.path))?.equals(large.content)).toBe(true)

  expect(
    run('backup', 's3://vitrine-files/monday', { ...place, ...noKeysOfBackups }).printed,
  ).toMatch(/holds the files themselves/)
  const again = run('backup', 's3://vitrine-backups/daily/tuesday', {
    ...place,
    ...noKeysOfBackups,
  })
  expect(again.status, again.printed).toBe(0)
  const sums = sumsOfFiles(await read('daily/tuesday/SHA256SUMS'))
  expect(sums?.length).toBeGreaterThan(10)
  expect(sums).toEqual(sumsOfFiles(await read('daily/monday/SHA256SUMS')))
  // after a restore the feeds begin again, with other numbers of the same records
  const restarted = ['feed_records', 'feed_state']
  const tables = async (day: string) =>
    JSON.parse((await read(`daily/${day}/manifest.json`)) ?? '{}').tables.map(
      ({ digest, ...table }: { name: string; digest: string }) =>
        restarted.includes(table.name) ? table : { ...table, digest },
    )
  expect(await tables('tuesday')).toEqual(await tables('monday'))
}, 180_000)

/**
 * Backup settings without separate credentials: backups use the bucket server of the uploaded
 * files.
 */
const noKeysOfBackups = {
  BACKUP_S3_ENDPOINT: '',
  BACKUP_S3_ACCESS_KEY_ID: '',
  BACKUP_S3_SECRET_ACCESS_KEY: '',
}
