import type { Readable } from 'node:stream'

/** Where a backup is written, and read for a restore. Paths are relative to it, with `/`. */
export interface BackupPlace {
  /** For messages. */
  name: string
  /**
   * Takes the place for a new backup.
   *
   * @throws {UserFacingError} When it holds anything, or belongs to an unfinished one.
   */
  claim: () => Promise<void>
  /** Writes a file, or writes it again: it is seen whole or not at all. Holds a part in memory. */
  write: (path: string, content: AsyncIterable<Buffer>) => Promise<void>
  /** Gives the backup its name, after its last file. */
  finish: () => Promise<void>
  /** Removes what this backup wrote when it failed. */
  discard: () => Promise<void>
  /** Files of the backup, sorted. */
  list: () => Promise<string[]>
  /** @throws When the file is missing. */
  read: (path: string) => Promise<Readable>
}
