import type { Readable } from 'node:stream'

/**
 * Location to which backups are written, and from which they are restored. Paths are relative to
 * it, with `/`.
 */
export interface BackupPlace {
  /** Name of the location, for messages. */
  name: string
  /**
   * Reserves the location for a new backup.
   *
   * @throws {UserFacingError} If the location contains files, or belongs to an incomplete backup.
   */
  claim: () => Promise<void>
  /** Writes or overwrites a file atomically, without holding all of it in memory. */
  write: (path: string, content: AsyncIterable<Buffer>) => Promise<void>
  /** Gives the backup its final name, after its last file. */
  finish: () => Promise<void>
  /** Removes the files of a failed backup. */
  discard: () => Promise<void>
  /** Files of the backup, sorted. */
  list: () => Promise<string[]>
  /** @throws If the file is missing. */
  read: (path: string) => Promise<Readable>
}
