/**
 * Limits of an archive: number of files and their total size, bytes. A PDF has 0.1 to 2 MB; ZIP64
 * begins at 4 GB.
 */
export const archiveLimits = { files: 500, bytes: 200_000_000 } as const

/** True if the files fit into an archive. */
export const fitsArchive = (files: readonly { bytes: number }[]): boolean =>
  files.length <= archiveLimits.files &&
  files.reduce((sum, { bytes }) => sum + bytes, 0) <= archiveLimits.bytes
