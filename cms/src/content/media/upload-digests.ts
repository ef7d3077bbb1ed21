import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  Payload,
} from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { storage } from '#src/platform/storage/storage.ts'
import { uploadPath } from './stored-uploads.ts'

/** Collections of public uploads, whose files are compared by their content. */
export const publicUploads = ['media', 'files'] as const
export type PublicUpload = (typeof publicUploads)[number]

export const isPublicUpload = (slug: string): slug is PublicUpload =>
  publicUploads.some((each) => each === slug)

/** Key of the digest in the context of a request. */
const digestKey = 'uploadDigest'

/** Maximum files read per run. */
const maxFiles = 200

async function digestOf(content: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of content) hash.update(part as Buffer)
  return hash.digest('hex')
}

/** Notes the SHA-256 of an upload as it was given, before its metadata is removed. */
export const noteDigest: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  if ((operation !== 'create' && operation !== 'update') || !file) return args
  req.context[digestKey] = file.tempFilePath
    ? await digestOf(createReadStream(file.tempFilePath))
    : createHash('sha256').update(file.data).digest('hex')
  return args
}

/** Stores the digest of an upload with its document. */
export const storeDigest: CollectionAfterChangeHook = async ({ doc, req, collection }) => {
  const digest = req.context[digestKey]
  if (!req.file || typeof digest !== 'string') return doc
  await rows(
    req.payload,
    sql`insert into upload_digests (collection, document_id, digest) values (${collection.slug}, ${doc.id}::int, ${digest})
      on conflict (collection, document_id) do update set digest = excluded.digest`,
    req,
  )
  return doc
}

export const dropDigest: CollectionAfterDeleteHook = async ({ id, req, collection }) => {
  await rows(
    req.payload,
    sql`delete from upload_digests where collection = ${collection.slug} and document_id = ${id}::int`,
    req,
  )
}

/**
 * Stores the digests of uploads that have none, from their stored files, which lack the metadata of
 * the given ones; the digest of a missing file is empty. Returns the number of files read.
 */
export async function fillDigests(payload: Payload): Promise<number> {
  let count = 0
  for (const collection of publicUploads) {
    const found = await rows<{ id: number; filename: string }>(
      payload,
      sql`select id, filename from ${sql.identifier(collection)} d where filename is not null and not exists (
          select from upload_digests u where u.collection = ${collection} and u.document_id = d.id
        ) order by id limit ${maxFiles}`,
    )
    for (const { id, filename } of found) {
      const file = await storage.find(uploadPath(collection, filename))
      const digest = file ? await digestOf(await file.read()) : ''
      // a replacement meanwhile has its own
      await rows(
        payload,
        sql`insert into upload_digests (collection, document_id, digest)
          select ${collection}, id, ${digest} from ${sql.identifier(collection)} where id = ${id}::int and filename = ${filename}
          on conflict do nothing`,
      )
      count += 1
    }
  }
  return count
}
