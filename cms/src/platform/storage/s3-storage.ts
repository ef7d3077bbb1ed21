import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Environment } from '../environment-schema.ts'
import { contentOf } from './file-storage.ts'
import type { FileStorage, ListedFile, UploadFolder } from './file-storage.ts'
import { connectToS3, isMissing, sending } from './s3-client.ts'
import type { S3ServerSettings } from './s3-client.ts'
import { uploadFolderOf } from './upload-folder.ts'

/** Environment variables of a bucket. */
export type BucketSettings = S3ServerSettings &
  Pick<Environment, 'S3_BUCKET' | 'S3_PREFIX' | 'VITRINE_DATA'>

/** Bucket with the connection to its server, opened on first use. */
interface Bucket {
  name: string
  prefix: string
  connect: () => ReturnType<typeof connectToS3>
}

const keyOf = ({ prefix }: Bucket, path: string): string => `${prefix}${path}`

/**
 * Object at a path. Its content is read by a further request, which fails if the object has
 * changed.
 */
async function findObject(bucket: Bucket, path: string): ReturnType<FileStorage['find']> {
  const { client, sdk } = await bucket.connect()
  const request = { Bucket: bucket.name, Key: keyOf(bucket, path) }
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
}

/** All objects below a folder, without the empty ones that consoles create as folders. */
async function listObjects(bucket: Bucket, folder: string): Promise<ListedFile[]> {
  const { client, sdk } = await bucket.connect()
  const listed: ListedFile[] = []
  let token: string | undefined
  do {
    const page = await client.send(
      new sdk.ListObjectsV2Command({
        Bucket: bucket.name,
        Prefix: keyOf(bucket, `${folder}/`),
        ...(token ? { ContinuationToken: token } : {}),
      }),
    )
    for (const { Key, Size = 0, ETag = '', LastModified } of page.Contents ?? [])
      if (Key && !Key.endsWith('/'))
        listed.push({
          path: Key.slice(bucket.prefix.length),
          bytes: Size,
          state: `${ETag} ${LastModified?.getTime()}`,
        })
    token = page.IsTruncated ? page.NextContinuationToken : undefined
  } while (token)
  return listed
}

/** Copies a file to a temporary folder for as long as `use` runs. */
async function withLocalCopy<Result>(
  content: Buffer | undefined,
  path: string,
  use: (file: string) => Promise<Result>,
): Promise<Result | undefined> {
  if (!content) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-file-'))
  try {
    const file = join(folder, basename(path))
    await writeFile(file, content, { mode: 0o600 })
    return await use(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Files in a private bucket of an S3-compatible server: only the cms reads them. */
export function s3Storage(settings: BucketSettings): FileStorage & {
  /** URL of a file; the server answers only signed requests. */
  addressOf: (path: string) => Promise<string>
} {
  const { S3_BUCKET: name = '', S3_PREFIX: prefix, VITRINE_DATA: data } = settings
  let connection: ReturnType<typeof connectToS3> | undefined
  const connect = () => (connection ??= connectToS3(settings))
  const bucket: Bucket = { name, prefix, connect }

  const put = async (path: string, body: Buffer | Readable, bytes: number): Promise<void> => {
    const { client, sdk } = await connect()
    await client.send(
      new sdk.PutObjectCommand({
        Bucket: name,
        Key: keyOf(bucket, path),
        Body: body,
        ContentLength: bytes,
        ContentType: 'application/octet-stream',
      }),
      sending(bytes),
    )
  }
  const storage: Omit<FileStorage, keyof UploadFolder> = {
    place: `bucket ${name}${prefix ? ` below ${prefix}` : ''}${settings.S3_ENDPOINT ? ` of ${new URL(settings.S3_ENDPOINT).host}` : ''}`,
    find: (path) => findObject(bucket, path),
    write: (path, content) => put(path, content, content.length),
    writeFrom: async (path, file) => put(path, createReadStream(file), (await stat(file)).size),
    remove: async (path) => {
      const { client, sdk } = await connect()
      await client.send(new sdk.DeleteObjectCommand({ Bucket: name, Key: keyOf(bucket, path) }))
    },
    list: (folder) => listObjects(bucket, folder),
    withLocal: async (path, use) => withLocalCopy(await contentOf(storage, path), path, use),
  }
  return {
    ...storage,
    ...uploadFolderOf(data, storage),
    addressOf: async (path) => {
      const { client } = await connect()
      const { protocol, hostname, port } = client.config.endpoint
        ? await client.config.endpoint()
        : {
            protocol: 'https:',
            hostname: `s3.${settings.S3_REGION}.amazonaws.com`,
            port: undefined,
          }
      return `${protocol}//${hostname}${port ? `:${port}` : ''}/${name}/${keyOf(bucket, path)}`
    },
  }
}
