import { constants } from 'node:fs'
import { access, open, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { fileFolders } from '#src/platform/storage/file-storage.ts'
import { findingsOf } from './finding.ts'
import type { Finding } from './finding.ts'

const gib = 1024 ** 3

/** Free space below which uploads will soon fail, bytes. */
const littleSpace = gib
/** Free space below which uploads fail, bytes. */
const noSpace = 0.1 * gib

/**
 * Checks the data folder: existence, write permission, free space, and permissions of other users.
 */
export async function checkStorage(data: string): Promise<Finding[]> {
  const { ok, warning, fault } = findingsOf('storage')
  const own = 'Give the folder to the user of the cms, who runs the doctor too, with mode 0700.'
  const more = 'Enlarge the file system, or remove old logs and backups.'
  const remedies: Record<string, string> = {
    ENOSPC: more,
    EDQUOT: more,
    EROFS: 'Mount the file system for writing, or correct VITRINE_DATA.',
  }
  if (!(await stat(data).catch(() => undefined))?.isDirectory())
    return [
      fault(
        `The data folder ${data} does not exist.`,
        'Create it for the user of the cms, or correct VITRINE_DATA.',
      ),
    ]
  const findings: Finding[] = []
  for (const folder of ['.', ...fileFolders]) {
    const path = join(data, folder)
    const found = await stat(path).catch(() => undefined)
    if (!found) continue
    const failure = await writeFailure(path)
    if (failure)
      findings.push(fault(`${path} cannot be written (${failure}).`, remedies[failure] ?? own))
    // `private` must be closed to other users; on the other folders they may have the search
    // permission (x), which a PostgreSQL process of another user needs
    if (found.mode & (folder === 'private' ? 0o077 : 0o066))
      findings.push(warning(`${path} is open to other users of this machine.`, own))
  }
  const { bavail, bsize } = await statfs(data)
  const free = bavail * bsize
  const text = `${(free / gib).toFixed(1)} GiB are free for ${data}.`
  if (free < noSpace) findings.push(fault(text, more))
  else if (free < littleSpace) findings.push(warning(text, more))
  else if (findings.length === 0) findings.push(ok(`The data folder can be written; ${text}`))
  return findings
}

/** Error code of writing a test file, which is removed at once; `undefined` on success. */
async function writeFailure(folder: string): Promise<string | undefined> {
  const file = join(folder, `.doctor-${process.pid}`)
  try {
    await access(folder, constants.R_OK | constants.X_OK)
    const handle = await open(file, 'wx', 0o600)
    try {
      await handle.write('written by the doctor\n')
      await handle.sync()
    } finally {
      await handle.close()
      await rm(file, { force: true })
    }
    return undefined
  } catch (error) {
    return String(Object(error).code ?? 'failed')
  }
}

/** Checks the permissions of files with secrets. */
export async function checkSecretFiles(files: string[]): Promise<Finding[]> {
  const { ok, fault } = findingsOf('secrets')
  const findings: Finding[] = []
  for (const file of files) {
    const found = await stat(file).catch(() => undefined)
    if (!found) continue
    const mode = (found.mode & 0o777).toString(8)
    findings.push(
      found.mode & 0o077
        ? fault(`${file} is open to other users (mode ${mode}).`, `chmod 600 ${file}`)
        : ok(`${file} is open to its owner alone.`),
    )
  }
  return findings
}
