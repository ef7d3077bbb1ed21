import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'

/**
 * Retention of a replaced build's files, ms: pages opened before a deploy can still load their
 * scripts.
 */
export const retentionMs = 7 * 24 * 3600 * 1000

/** Time at which a file left the build, by file name; files of the current build are not listed. */
type Retired = Record<string, number>

/**
 * Retains the content-hashed files of earlier builds: copies those of the current build and deletes
 * files that were replaced longer ago than `retentionMs`. Returns the folder to serve after the
 * build's own.
 */
export function retainEarlierBuilds({
  build,
  folder,
  now = Date.now(),
}: {
  build: string
  folder: string
  now?: number
}): string {
  const served = join(folder, 'served')
  const target = join(served, 'assets')
  const list = join(folder, 'retired.json')
  mkdirSync(target, { recursive: true })
  const current = new Set(readdirSync(join(build, 'assets')))
  const before = readRetired(list)
  const retired: Retired = {}
  for (const name of readdirSync(target)) {
    if (current.has(name)) continue
    const since = before[name] ?? now
    if (name.endsWith(partial) || now - since > retentionMs)
      rmSync(join(target, name), { force: true })
    else retired[name] = since
  }
  for (const name of current) copyAtomically(join(build, 'assets', name), join(target, name))
  write(list, JSON.stringify(retired))
  return served
}

const partial = '.partial'

/** Copies to a temporary name, then renames, so that a crash leaves no partial file. */
function copyAtomically(from: string, to: string): void {
  if (existsSync(to)) return
  copyFileSync(from, to + partial)
  renameSync(to + partial, to)
}

function write(path: string, text: string): void {
  writeFileSync(path + partial, text)
  renameSync(path + partial, path)
}

/**
 * Reads the list of replaced files; an unreadable one counts as empty, which retains files a week
 * longer.
 */
function readRetired(path: string): Retired {
  try {
    const entries = Object.entries(Object(JSON.parse(readFileSync(path, 'utf8'))))
    return Object.fromEntries(
      entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    )
  } catch {
    return {}
  }
}

/**
 * Folder with the assets of earlier builds; undefined if the disk fails, so that the current build is
 * still served.
 */
export function earlierBuilds(
  build: string,
  data: string | undefined,
  log: FastifyBaseLogger,
): string | undefined {
  if (data === undefined) return undefined
  try {
    return retainEarlierBuilds({ build, folder: resolve(data, 'earlier-builds') })
  } catch (error) {
    log.warn({ err: error }, 'the scripts of earlier builds cannot be kept')
    return undefined
  }
}
