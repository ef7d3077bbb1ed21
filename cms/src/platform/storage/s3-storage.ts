import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Environment } from '../environment-schema.ts'
import { contentOf } from './file-storage.ts'
import type { FileStorage, ListedFile, UploadFolder } from './file-storage.ts'
import { connectToS3, isMissing, sending } from './s3-client.ts'
import type { S3ServerSettings } from './s3-client.ts'
import { uploadFolderOf } from './upload-folder.ts'

/** Variables of a bucket. */
export type BucketSettings = S3ServerSettings &
  Pick<Environment, 'S3_BUCKET' | 'S3_PREFIX' | 'VITRINE_DATA'>

/** Files in a bucket of an S3-compatible server, private: the cms alone reads them. */
export function s3Storage(settings: BucketSettings): FileStorage & {
  /** Address of a file, which answers to signed requests alone. */
  addressOf: (path: string) => Promise<string>
} {
  const { S3_BUCKET: bucket = '', S3_PREFIX: prefix, VITRINE_DATA: data } = settings
  let connection: ReturnType<typeof connectToS3> | undefined
  const connected = () => (connection ??= connectToS3(settings))
  const keyOf = (path: string): string => `${prefix}${path}`

  const storage: Omit<FileStorage, keyof UploadFolder> = {
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
        sending(content.length),
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
  }
  return {
    ...storage,
    ...uploadFolderOf(data, storage),
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
