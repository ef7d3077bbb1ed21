import type { Readable } from 'node:stream'

/** Bytes of a file from `start` to `end`, both included. */
export interface ByteRange {
  start: number
  end: number
}

/** A file in the storage, as it was when it was looked up. */
export interface StoredFile {
  bytes: number
  changed: Date
  /** Entity tag with its quotes: another content has another one. */
  etag: string
  /**
   * Streams the content, or a part of it.
   *
   * @throws When it is gone since, or the storage fails.
   */
  read: (range?: ByteRange) => Promise<Readable>
}

/** A file of a listing. */
export interface ListedFile {
  /** Path with `/`, as `media/files/a.pdf`. */
  path: string
  bytes: number
  /** Differs when the file was written again. */
  state: string
}

/**
 * Where media and private files are kept: below the data folder or in a bucket. Paths are relative
 * to either (`media/files/a.pdf`, `private/cvs/…`). Every method throws when the storage fails;
 * what is missing is no failure.
 */
export interface FileStorage extends UploadFolder {
  /** Name of the place for messages, without secrets. */
  place: string
  find: (path: string) => Promise<StoredFile | undefined>
  /** Writes a file, which is seen whole or not at all; resolves when it outlives a power cut. */
  write: (path: string, content: Buffer) => Promise<void>
  remove: (path: string) => Promise<void>
  /** Files below a folder. */
  list: (folder: string) => Promise<ListedFile[]>
  /** Calls `use` with a file on the disk of the same content; undefined without such a file. */
  withLocal: <T>(path: string, use: (file: string) => Promise<T>) => Promise<T | undefined>
}

/** Payload's own folder for uploads, beside the storage. */
export interface UploadFolder {
  /** Folder on the disk in which Payload leaves uploads of a folder, and looks for originals. */
  uploadFolder: (folder: string) => string
  /** Stores an upload that Payload also writes to its folder. */
  storeUpload: (path: string, content: Buffer) => Promise<void>
  /** Removes what Payload wrote to its folder, and what requests that failed left there long ago. */
  dropUpload: (path: string) => Promise<void>
  /** Removes what Payload wrote to its folder under names that begin with a path. */
  dropUploads: (path: string) => Promise<void>
  /** Lays an original where Payload looks for it. */
  giveOriginal: (path: string) => Promise<void>
}

/** Folders whose files cannot be made again. */
export const fileFolders = ['media', 'private'] as const

/** Files that are being written under another name, and those of the doctor. */
export const isTemporary = (path: string): boolean =>
  path.endsWith('.part') || /(^|\/)\./.test(path)

/** Whole content of a file; undefined when it is missing. */
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
