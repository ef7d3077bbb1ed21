import type { Readable } from 'node:stream'

/** Inclusive range of bytes. */
export interface ByteRange {
  start: number
  end: number
}

/** File in the storage, as of its look-up. */
export interface StoredFile {
  bytes: number
  changed: Date
  /** Entity tag with its quotes; different contents have different tags. */
  etag: string
  /**
   * Streams the content, or a part of it.
   *
   * @throws If the file was deleted or changed since, or the storage fails.
   */
  read: (range?: ByteRange) => Promise<Readable>
}

/** File of a listing. */
export interface ListedFile {
  /** Path with `/`: `media/files/a.pdf`. */
  path: string
  bytes: number
  /** Value that changes when the file is written again. */
  state: string
}

/**
 * Storage of media and private files: below the data folder or in a bucket, with relative paths
 * (`media/files/a.pdf`, `private/cvs/…`). Every method throws if the storage fails; a missing file
 * is not a failure.
 */
export interface FileStorage extends UploadFolder {
  /** Description of the storage for messages, without secrets. */
  place: string
  find: (path: string) => Promise<StoredFile | undefined>
  /** Writes a file atomically; resolves when it would survive a power failure. */
  write: (path: string, content: Buffer) => Promise<void>
  /** Writes a copy of a local file, as `write` does; its content is not held in memory. */
  writeFrom: (path: string, file: string) => Promise<void>
  remove: (path: string) => Promise<void>
  /** Files below a folder. */
  list: (folder: string) => Promise<ListedFile[]>
  /** Calls `use` with a local copy of a file; undefined if the file is missing. */
  withLocal: <T>(path: string, use: (file: string) => Promise<T>) => Promise<T | undefined>
}

/** Local folder in which Payload writes uploads and reads originals, in addition to the storage. */
export interface UploadFolder {
  /** Local folder for the uploads of a storage folder. */
  uploadFolder: (folder: string) => string
  /** Stores an upload that Payload also writes to its folder. */
  storeUpload: (path: string, content: Buffer) => Promise<void>
  /** Removes a file that Payload wrote to its folder, and old files of failed requests. */
  dropUpload: (path: string) => Promise<void>
  /** Removes the files in Payload's folder whose names begin with a path. */
  dropUploads: (path: string) => Promise<void>
  /** Copies an original to Payload's folder. */
  giveOriginal: (path: string) => Promise<void>
}

/** Folders whose files cannot be generated again. */
export const fileFolders = ['media', 'private'] as const

/**
 * True for files that are being written under a temporary name, and for test files of the doctor.
 */
export const isTemporary = (path: string): boolean =>
  path.endsWith('.part') || /(^|\/)\./.test(path)

/** Content of a file; undefined if it is missing. */
export async function contentOf(
  storage: Pick<FileStorage, 'find'>,
  path: string,
): Promise<Buffer | undefined> {
  const file = await storage.find(path)
  if (!file) return undefined
  const parts: Buffer[] = []
  for await (const part of await file.read()) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
