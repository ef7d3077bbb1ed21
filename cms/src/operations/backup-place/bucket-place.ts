import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { connectToS3, sending } from '#src/platform/storage/s3-client.ts'
import type { S3ServerSettings } from '#src/platform/storage/s3-client.ts'
import { sumsFile } from './backup-format.ts'
import { UserFacingError } from '#src/platform/user-facing-error.ts'
import type { BackupPlace } from './backup-place.ts'
import { inParts } from './in-parts.ts'

/**
 * Size of an upload part, bytes. S3 allows 10,000 parts, so a table may have 160 GB compressed; a
 * backup keeps two parts in memory.
 */
const partBytes = 16 * 1024 * 1024

/** Maximum keys per deletion request. */
const keysOfADelete = 1000

/** Name of the object by which an unfinished backup reserves its path. */
const claimPattern = /^claim-[0-9a-f-]{36}$/

type Connection = Awaited<ReturnType<typeof connectToS3>>

/**
 * Location below a path of a bucket. Objects cannot be renamed: a backup is complete if it has its
 * sums, which are written last. Of two backups that reserve the same path concurrently, at most one
 * continues: each writes its claim before it lists those of others, which also works on servers
 * without conditional writes.
 */
export function bucketPlace(server: S3ServerSettings, bucket: string, path: string): BackupPlace {
  let connection: Promise<Connection> | undefined
  const connected = () => (connection ??= connectToS3(server))
  const name = `s3://${bucket}/${path}`
  const keyOf = (file: string): string => `${path}/${file}`
  const claim = `claim-${randomUUID()}`
  const written = new Set<string>()
  const listAll = async (): Promise<string[]> => {
    const { client, sdk } = await connected()
    const files: string[] = []
    let token: string | undefined
    do {
      const page = await client.send(
        new sdk.ListObjectsV2Command({
          Bucket: bucket,
          Prefix: keyOf(''),
          ...(token ? { ContinuationToken: token } : {}),
        }),
      )
      for (const { Key } of page.Contents ?? [])
        // keys that end in `/` are folders created in a console
        if (Key && !Key.endsWith('/')) files.push(Key.slice(path.length + 1))
      token = page.IsTruncated ? page.NextContinuationToken : undefined
    } while (token)
    return files.toSorted()
  }
  const list = async () => (await listAll()).filter((file) => !claimPattern.test(file))
  const requireAlone = async () => {
    const others = (await listAll()).filter((file) => file !== claim)
    if (others.length === 0) return
    throw new UserFacingError(
      others.some((file) => claimPattern.test(file)) && !others.includes(sumsFile)
        ? `Another backup is being written to ${name}, or was killed there: remove it then. Each backup has a path of its own.`
        : `${name} is not empty: each backup has a path of its own. Without SHA256SUMS it is unfinished, and can be removed.`,
    )
  }
  const remove = async (files: readonly string[]) => {
    const { client, sdk } = await connected()
    for (let from = 0; from < files.length; from += keysOfADelete) {
      const Objects = files.slice(from, from + keysOfADelete).map((file) => ({ Key: keyOf(file) }))
      await client.send(
        new sdk.DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
      )
    }
  }
  const write = async (file: string, content: AsyncIterable<Buffer>) => {
    written.add(file)
    await upload(await connected(), { Bucket: bucket, Key: keyOf(file) }, content)
  }
  const discard = () => remove([...written])
  return {
    name,
    claim: async () => {
      await requireAlone()
      await write(claim, Readable.from([Buffer.from(`${new Date().toISOString()}\n`)]))
      try {
        await requireAlone()
      } catch (error) {
        await discard().catch(() => undefined)
        throw error
      }
    },
    write,
    // the access key may have no permission to delete: the claim then remains beside the complete
    // backup
    finish: () => remove([claim]).catch(() => undefined),
    discard,
    list,
    read: async (file) => {
      const { client, sdk } = await connected()
      const { Body } = await client.send(
        new sdk.GetObjectCommand({ Bucket: bucket, Key: keyOf(file) }),
      )
      return Body as Readable
    },
  }
}

/**
 * Writes an object of unknown length: in one request if it has one part, otherwise as a multipart
 * upload.
 */
async function upload(
  { client, sdk }: Connection,
  object: { Bucket: string; Key: string },
  content: AsyncIterable<Buffer>,
): Promise<void> {
  const parts = inParts(content, partBytes)
  const first = await parts.next()
  const body = first.value ?? Buffer.alloc(0)
  if (body.length < partBytes) {
    await client.send(
      new sdk.PutObjectCommand({ ...object, Body: body, ContentLength: body.length }),
      sending(body.length),
    )
    return
  }
  const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand(object))
  const Parts: { PartNumber: number; ETag: string | undefined }[] = []
  const send = async (part: Buffer) => {
    const PartNumber = Parts.length + 1
    const { ETag } = await client.send(
      new sdk.UploadPartCommand({
        ...object,
        UploadId,
        PartNumber,
        Body: part,
        ContentLength: part.length,
      }),
      sending(part.length),
    )
    Parts.push({ PartNumber, ETag })
  }
  try {
    await send(body)
    for await (const part of parts) await send(part)
    await client.send(
      new sdk.CompleteMultipartUploadCommand({ ...object, UploadId, MultipartUpload: { Parts } }),
      // the time limit is for the size of the whole object, because some servers join the parts
      // before they respond
      sending(Parts.length * partBytes),
    )
  } catch (error) {
    // a multipart upload that is neither completed nor aborted keeps its parts, which are charged
    // but not listed
    await client
      .send(new sdk.AbortMultipartUploadCommand({ ...object, UploadId }))
      .catch(() => undefined)
    throw error
  }
}
