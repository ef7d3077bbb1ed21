import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Environment } from '../environment-schema.ts'
import { contentOf } from './file-storage.ts'
import type { FileStorage, ListedFile } from './file-storage.ts'

/** Variables of a bucket. */
export type BucketSettings = Pick<
  Environment,
  | 'S3_BUCKET'
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_PREFIX'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
  | 'VITRINE_DATA'
>

/** Time limits of a request, ms: to connect, and without a byte. */
const limits = { connectionTimeout: 3000, requestTimeout: 15_000 } as const

/** Attempts of a request that fails by the server or the network. */
const maxAttempts = 3

/** Most requests at a time; a slow reader of a file holds one. */
const maxSockets = 200

/** Age at which uploads and originals in the upload folder belong to a dead request, ms. */
const leftOverMs = 3_600_000

/** The SDK is loaded with the first request alone: a storage on disk does without it. */
async function connect(settings: BucketSettings) {
  const sdk = await import('@aws-sdk/client-s3')
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings
  const client = new sdk.S3Client({
    region: S3_REGION,
    maxAttempts,
    requestHandler: { ...limits, httpAgent: { maxSockets }, httpsAgent: { maxSockets } },
    // other servers than Amazon's: the bucket in the path, and none of the checksum headers of 2025,
    // which they reject; the signature already covers the body's SHA-256
    ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // without keys: those of the role of the machine
    ...(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
      ? {
          credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
        }
      : {}),
  })
  return { sdk, client }
}

const isMissing = (error: unknown): boolean =>
  Object(error).name === 'NoSuchKey' ||
  (Object(error).name === 'NotFound' && Object(error).$metadata?.httpStatusCode === 404)

/** Files in a bucket of an S3-compatible server, private: the cms alone reads them. */
export function s3Storage(settings: BucketSettings): FileStorage & {
  /** Address of a file, which answers to signed requests alone. */
  addressOf: (path: string) => Promise<string>
} {
  const { S3_BUCKET: bucket = '', S3_PREFIX: prefix, VITRINE_DATA: data } = settings
  let connection: ReturnType<typeof connect> | undefined
  const connected = () => (connection ??= connect(settings))
  const keyOf = (path: string): string => `${prefix}${path}`
  const uploadFolder = (folder: string): string => join(data, 'uploads', folder)

  const storage: FileStorage = {
    place: `bucket ${bucket}${prefix ? ` below ${prefix}` : ''}${settings.S3_ENDPOINT ? ` of ${new URL(settings.S3_ENDPOINT).host}` : ''}`,
    find: async (path) => {
      const { client, sdk } = await connected()
      const request = { Bucket: bucket, Key: keyOf(path) }
      try {
        const head = await client.send(new sdk.HeadObjectCommand(request))
        return {
          bytes: head.ContentLength ?? 0,
          changed: head.LastModified ?? new Date(0),
          etag: head.ETag ?? '""',
          read: async (range) => {
            const { Body } = await client.send(
              new sdk.GetObjectCommand({
                ...request,
                ...(head.ETag ? { IfMatch: head.ETag } : {}),
                ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
              }),
            )
            return Body as Readable
          },
        }
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    write: async (path, content) => {
      const { client, sdk } = await connected()
      await client.send(
        new sdk.PutObjectCommand({
          Bucket: bucket,
          Key: keyOf(path),
          Body: content,
          ContentLength: content.length,
          ContentType: 'application/octet-stream',
        }),
      )
    },
    remove: async (path) => {
      const { client, sdk } = await connected()
      await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: keyOf(path) }))
    },
    list: async (folder) => {
      const { client, sdk } = await connected()
      const listed: ListedFile[] = []
      let token: string | undefined
      do {
        const page = await client.send(
          new sdk.ListObjectsV2Command({
            Bucket: bucket,
            Prefix: keyOf(`${folder}/`),
            ...(token ? { ContinuationToken: token } : {}),
          }),
        )
        for (const { Key, Size = 0, ETag = '', LastModified } of page.Contents ?? [])
          // a key that ends in `/` is a folder that somebody made in a console
          if (Key && !Key.endsWith('/'))
            listed.push({
              path: Key.slice(prefix.length),
              bytes: Size,
              state: `${ETag} ${LastModified?.getTime()}`,
            })
        token = page.IsTruncated ? page.NextContinuationToken : undefined
      } while (token)
      return listed
    },
    withLocal: async (path, use) => {
      const content = await contentOf(storage, path)
      if (!content) return undefined
      const folder = await mkdtemp(join(tmpdir(), 'vitrine-file-'))
      try {
        const file = join(folder, basename(path))
        await writeFile(file, content, { mode: 0o600 })
        return await use(file)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    uploadFolder,
    storeUpload: (path, content) => storage.write(path, content),
    dropUpload: async (path) => {
      await rm(uploadFolder(path), { force: true })
      await removeLeftOver(dirname(uploadFolder(path)))
    },
    giveOriginal: async (path) => {
      const content = await contentOf(storage, path)
      if (!content) return
      const file = uploadFolder(path)
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      await writeFile(file, content, { mode: 0o600 })
    },
  }
  return {
    ...storage,
    addressOf: async (path) => {
      const { client } = await connected()
      const { protocol, hostname, port } = client.config.endpoint
        ? await client.config.endpoint()
        : {
            protocol: 'https:',
            hostname: `s3.${settings.S3_REGION}.amazonaws.com`,
            port: undefined,
          }
      return `${protocol}//${hostname}${port ? `:${port}` : ''}/${bucket}/${keyOf(path)}`
    },
  }
}

/** Removes what requests that failed left in an upload folder. */
async function removeLeftOver(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const info = await stat(join(folder, name)).catch(() => undefined)
    if (info?.isFile() && Date.now() - info.mtimeMs > leftOverMs)
      await rm(join(folder, name), { force: true })
  }
}
