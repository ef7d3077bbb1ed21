import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { CreateBucketCommand, PutBucketPolicyCommand, S3Client } from '@aws-sdk/client-s3'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnvironment } from '#src/platform/environment-schema.ts'
import { checkBucket } from '#src/operations/doctor/check-bucket.ts'
import { diskStorage } from '#src/platform/storage/disk-storage.ts'
import { contentOf } from '#src/platform/storage/file-storage.ts'
import { s3Storage } from '#src/platform/storage/s3-storage.ts'
import { startS3Server } from '../../tools/test/s3-server.mjs'
import { get, logIn, staff } from './support/api.ts'
import { query } from './support/database.ts'
import { ask, logInAs } from './support/members.ts'
import { ownDatabase } from './support/own-database.ts'
import { freePort, untilReady } from './support/start.ts'

const root = resolve(import.meta.dirname, '..')
const bucketName = 'vitrine-files'
const folder = mkdtempSync(join(tmpdir(), 'vitrine-bucket-'))
const manual = readFileSync(resolve(root, '../demo/aterra/files/instrucao-solda-exotermica-br.pdf'))

let server: Awaited<ReturnType<typeof startS3Server>>
let environment: NodeJS.ProcessEnv
let cms: ChildProcess | undefined

const bucket = (more: Record<string, string> = {}) =>
  s3Storage(readEnvironment({ ...environment, ...more }))
const client = () =>
  new S3Client({
    endpoint: environment['S3_ENDPOINT'] ?? '',
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: {
      accessKeyId: environment['S3_ACCESS_KEY_ID'] ?? '',
      secretAccessKey: environment['S3_SECRET_ACCESS_KEY'] ?? '',
    },
  })

function run(script: string, args: string[], more: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...environment, ...more },
    encoding: 'utf8',
  })
  return { status, printed: stdout + stderr }
}

/** Prepares a system whose files were on the disk of another machine and are moved to a bucket. */
beforeAll(async () => {
  server = await startS3Server()
  const port = await freePort()
  const own = await ownDatabase('vitrine_bucket')
  environment = {
    ...own,
    ...server.variables,
    S3_BUCKET: bucketName,
    S3_PREFIX: 'tests',
    NODE_ENV: 'production',
    CMS_PORT: String(port),
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
  }
  await client().send(new CreateBucketCommand({ Bucket: bucketName }))
  const seeded = run('test/support/seed.ts', [], { STORAGE: 'disk' })
  if (seeded.status !== 0) throw new Error(seeded.printed)
}, 240_000)
afterAll(async () => {
  cms?.kill('SIGKILL')
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('moves the files of a disk once, and says what is where', async () => {
  const disk = diskStorage(environment['VITRINE_DATA'] ?? '')
  const files = [...(await disk.list('media')), ...(await disk.list('private'))]
  expect(files.length).toBeGreaterThan(10)
  expect(
    await checkBucket(readEnvironment(environment)),
    'the doctor sees that the files are still on the disk',
  ).toMatchObject([{ state: 'warning' }])
  expect(run('src/operations/move-files.ts', ['s3', '--remove'], { STORAGE: 'disk' })).toEqual({
    status: 1,
    printed: expect.stringMatching(/The cms uses the other storage/),
  })
  const first = run('src/operations/move-files.ts', ['s3'])
  expect(first.printed).toContain(`; ${files.length} were written`)
  // one file is missing and one is damaged before the second run
  await bucket().remove(files[0]?.path ?? '')
  await bucket().write(files[1]?.path ?? '', Buffer.from('damaged'))
  expect(run('src/operations/move-files.ts', ['s3', '--remove']).printed).toContain(
    '; 2 were written',
  )
  expect(await disk.list('media')).toEqual([])
  const moved = [...(await bucket().list('media')), ...(await bucket().list('private'))]
  expect(moved.map(({ path, bytes }) => `${path} ${bytes}`).toSorted()).toEqual(
    files.map(({ path, bytes }) => `${path} ${bytes}`).toSorted(),
  )
  Object.assign(environment, { VITRINE_DATA: join(folder, 'data') })
  cms = spawn(process.execPath, ['src/main.ts'], { cwd: root, env: environment, stdio: 'inherit' })
  await untilReady(environment['PUBLIC_ORIGIN'] ?? '', cms)
  Object.assign(process.env, {
    CMS_TEST_URL: environment['PUBLIC_ORIGIN'],
    DATABASE_URL: environment['DATABASE_URL'],
    FEED_SECRET: environment['FEED_SECRET'],
  })
}, 120_000)

async function send(
  method: string,
  path: string,
  file?: { name: string; bytes: Buffer },
  data?: object,
) {
  const form = new FormData()
  if (file) form.set('file', new Blob([new Uint8Array(file.bytes)]), file.name)
  if (data) form.set('_payload', JSON.stringify(data))
  const answer = await fetch(`${environment['PUBLIC_ORIGIN']}/admin/api${path}`, {
    method,
    body: form,
    headers: { authorization: `JWT ${await logIn('editor')}` },
  })
  const body: {
    doc?: {
      id: number
      filename: string
      focalX?: number
      sizes?: Record<string, { filename?: string }>
    }
  } = await answer.json()
  return { status: answer.status, doc: body.doc }
}
const picture = (color: string, width = 1000) =>
  sharp({ create: { width, height: 700, channels: 3, background: color } })
    .png()
    .toBuffer()
const names = async () => (await bucket().list('media')).map(({ path }) => path.slice(6))

let shown = ''

test('keeps an upload with its sizes in the bucket alone, served as from a disk', async () => {
  const bytes = await picture('#336699')
  const { status, doc } = await send(
    'POST',
    '/media?locale=br',
    { name: 'Prova.png', bytes },
    { alt: 'Azul' },
  )
  expect(status).toBe(201)
  shown = doc?.filename ?? ''
  const sizes = Object.values(doc?.sizes ?? {}).flatMap(({ filename }) => filename ?? [])
  expect(sizes.length).toBeGreaterThan(4)
  expect(await names()).toEqual(expect.arrayContaining([shown, ...sizes]))
  expect(
    readdirSync(join(folder, 'data'), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && entry.parentPath.includes('media'),
    ),
  ).toEqual([])
  const whole = await get(`/media/${shown}`)
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-site',
  })
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(bytes)
  const ask = (headers: Record<string, string>, method = 'GET') =>
    fetch(`${environment['PUBLIC_ORIGIN']}/media/${shown}`, { method, headers })
  const part = await ask({ range: 'bytes=10-19' })
  expect([part.status, part.headers.get('content-range')]).toEqual([
    206,
    `bytes 10-19/${bytes.length}`,
  ])
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20))
  expect((await ask({ range: 'bytes=-5' })).headers.get('content-range')).toBe(
    `bytes ${bytes.length - 5}-${bytes.length - 1}/${bytes.length}`,
  )
  expect((await ask({ range: `bytes=${bytes.length}-` })).status).toBe(416)
  expect((await ask({ 'if-none-match': whole.headers.get('etag') ?? '' })).status).toBe(304)
  expect([(await ask({}, 'HEAD')).status, (await get('/media/gone.png')).status]).toEqual([
    200, 404,
  ])
  for (const size of sizes)
    expect([size, (await get(`/media/${size}`)).status]).toEqual([size, 200])
})

test('crops, refocuses, replaces and deletes what is in the bucket', async () => {
  const [made] = await query<{ id: number }>('select id from media where filename = $1', [shown])
  const id = made?.id
  const cropped = await send(
    'PATCH',
    `/media/${id}?locale=br&uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=100&uploadEdits[crop][unit]=%25&uploadEdits[widthInPixels]=500&uploadEdits[heightInPixels]=700`,
    undefined,
    { alt: 'Cortada' },
  )
  expect(cropped.status).toBe(200)
  const served = await contentOf(bucket(), `media/${cropped.doc?.filename}`)
  expect((await sharp(served).metadata()).width).toBe(500)
  const focused = await send(
    'PATCH',
    `/media/${id}?locale=br&uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=30`,
    undefined,
    { alt: 'Foco' },
  )
  expect([focused.status, focused.doc?.focalX]).toEqual([200, 20])
  // a second picture, since a picture has no duplicates (docs/decisions/0031)
  const copy = await send(
    'POST',
    '/media?locale=br',
    { name: 'Segunda.png', bytes: await picture('#336699') },
    { alt: 'Segunda' },
  )
  expect(copy.status).toBe(201)
  expect(await names()).toContain(copy.doc?.filename)
  const replaced = await send(
    'PATCH',
    `/media/${copy.doc?.id}?locale=br`,
    { name: 'Outra.png', bytes: await picture('#993333') },
    {},
  )
  expect(replaced.status).toBe(200)
  const now = await names()
  expect(now).toContain(replaced.doc?.filename)
  expect(now).not.toContain(copy.doc?.filename)
  expect((await staff('administrator', 'DELETE', `/media/${copy.doc?.id}?trash=true`)).status).toBe(
    200,
  )
  expect(
    (await names()).filter((name) => name.startsWith(replaced.doc?.filename.slice(0, -4) ?? '-')),
  ).toEqual([])
})

test('reads the text of a document from the bucket', async () => {
  const { status, doc } = await send(
    'POST',
    '/files?locale=br',
    { name: 'manual.pdf', bytes: manual },
    { title: 'Instrução', kind: 'manual' },
  )
  expect(status).toBe(201)
  await expect
    .poll(
      async () =>
        (
          await query<{ state: string; pages: string[] }>(
            'select state, pages from document_texts where file_id = $1',
            [doc?.id],
          )
        )[0],
      { timeout: 20_000, interval: 200 },
    )
    .toMatchObject({ state: 'read', pages: [expect.stringMatching(/solda/i)] })
})

test('gives private files to those who may have them alone', async () => {
  const token = await logInAs('manager')
  const { docs } = (
    await staff<{ docs: { id: number; revisions: { file: { filename: string } }[] }[] }>(
      'administrator',
      'GET',
      '/restricted-documents?limit=1&depth=2&sort=id',
    )
  ).body
  const name = docs[0]?.revisions[0]?.file.filename ?? ''
  const path = `private/restricted/${name}`
  expect((await bucket().list('private')).map((file) => file.path)).toContain(path)
  expect(
    (await ask('restricted-document-read', { token, params: { document: String(docs[0]?.id) } }))
      .body,
  ).toBe('segredo distribuidor')
  expect((await fetch(await bucket().addressOf(path))).status).toBe(403)
  expect((await get(`/admin/api/restricted-files/file/${name}`)).status).not.toBe(200)
  const opened = await staff<string>('editor', 'GET', `/restricted-files/file/${name}`)
  expect([
    opened.status,
    opened.headers.get('content-disposition'),
    opened.headers.get('cache-control'),
  ]).toEqual([200, 'attachment', 'no-store'])
})

test('the doctor names wrong keys, a missing bucket and one that is open to everybody', async () => {
  const checked = (more: Record<string, string> = {}) =>
    checkBucket(readEnvironment({ ...environment, ...more }))
  expect(await checked()).toMatchObject([{ state: 'ok' }])
  expect(await checked({ S3_SECRET_ACCESS_KEY: 'wrong' })).toMatchObject([
    { state: 'fault', remedy: expect.stringContaining('S3_SECRET_ACCESS_KEY') },
  ])
  expect(await checked({ S3_ACCESS_KEY_ID: 'nobody' })).toMatchObject([
    { state: 'fault', remedy: expect.stringContaining('S3_ACCESS_KEY_ID') },
  ])
  expect(await checked({ S3_BUCKET: 'another-bucket' })).toMatchObject([
    { state: 'fault', remedy: expect.stringContaining('S3_BUCKET') },
  ])
  expect(await checked({ S3_ENDPOINT: 'http://127.0.0.1:1' })).toMatchObject([
    { state: 'fault', remedy: expect.stringContaining('S3_ENDPOINT') },
  ])
  const open = 'open-to-everybody'
  await client().send(new CreateBucketCommand({ Bucket: open }))
  await client().send(
    new PutBucketPolicyCommand({
      Bucket: open,
      Policy: JSON.stringify({
        Version: '2012-10-17',
        Statement: [
          {
            Effect: 'Allow',
            Principal: '*',
            Action: ['s3:GetObject'],
            Resource: [`arn:aws:s3:::${open}/*`],
          },
        ],
      }),
    }),
  )
  expect(await checked({ S3_BUCKET: open })).toContainEqual(
    expect.objectContaining({ state: 'fault', text: expect.stringContaining('Everybody') }),
  )
})

test('goes on without the storage: pages are published, uploads are refused, files come back', async () => {
  await server.pause()
  try {
    const upload = send(
      'POST',
      '/media?locale=br',
      { name: 'Sem.png', bytes: await picture('#00ff00', 300) },
      { alt: 'Sem' },
    )
    expect((await get(`/media/${shown}`)).status).toBe(503)
    const [product] = await query<{ id: number }>(
      "select id from products where _status = 'published' limit 1",
    )
    expect((await staff('editor', 'PATCH', `/products/${product?.id}?locale=br`, {})).status).toBe(
      200,
    )
    expect((await upload).status).toBeGreaterThanOrEqual(400)
    expect(await query("select 1 from media where filename like 'sem-%'")).toEqual([])
  } finally {
    await server.resume()
  }
  await expect
    .poll(async () => (await get(`/media/${shown}`)).status, { timeout: 10_000 })
    .toBe(200)
}, 60_000)

test('is backed up, restored into another bucket, and moved back to a disk', async () => {
  const backup = join(folder, 'backup')
  const made = run('src/operations/backup.ts', [backup])
  expect(made.status, made.printed).toBe(0)
  const files = [...(await bucket().list('media')), ...(await bucket().list('private'))]
  for (const { path } of files) expect(existsSync(join(backup, path)), path).toBe(true)
  const own = await ownDatabase('vitrine_bucket_restored')
  const { Client } = await import('pg')
  const database = new Client({ connectionString: own['DATABASE_URL'] ?? '' })
  await database.connect()
  await database.query('drop schema public cascade; create schema public')
  await database.end()
  const place = {
    DATABASE_URL: own['DATABASE_URL'] ?? '',
    S3_PREFIX: 'restored',
    VITRINE_DATA: join(folder, 'restored'),
  }
  const restored = run('src/operations/restore.ts', [backup], place)
  expect(restored.status, restored.printed).toBe(0)
  const again = [...(await bucket(place).list('media')), ...(await bucket(place).list('private'))]
  expect(again.map(({ path, bytes }) => `${path} ${bytes}`)).toEqual(
    files.map(({ path, bytes }) => `${path} ${bytes}`),
  )
  expect(
    run('src/operations/restore.ts', [backup], {
      ...place,
      DATABASE_URL: environment['DATABASE_URL'] ?? '',
    }).printed,
  ).toMatch(/not empty/)
  const moved = run('src/operations/move-files.ts', ['disk', '--remove'], {
    ...place,
    STORAGE: 'disk',
  })
  expect(moved.status, moved.printed).toBe(0)
  expect(await bucket(place).list('media')).toEqual([])
  const disk = diskStorage(place.VITRINE_DATA)
  expect(
    [...(await disk.list('media')), ...(await disk.list('private'))].map(
      ({ path, bytes }) => `${path} ${bytes}`,
    ),
  ).toEqual(files.map(({ path, bytes }) => `${path} ${bytes}`))
}, 120_000)
