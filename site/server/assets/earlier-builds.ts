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
import { join } from 'node:path'

/**
 * Pages that were open before a deploy go on finding their code for so long (architecture.md, issue
 * 3), ms.
 */
export const retentionMs = 7 * 24 * 3600 * 1000

/** When a file left the build, by its name; files of the build that runs are not in it. */
type Retired = Record<string, number>

/**
 * Keeps the files of earlier builds, whose names tell their content: copies those of the build that
 * starts, and drops what left the build longer ago than `retentionMs`. Answers the folder to serve
 * after the build's own.
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
  const kept = join(served, 'assets')
  const list = join(folder, 'retired.json')
  mkdirSync(kept, { recursive: true })
  const current = new Set(readdirSync(join(build, 'assets')))
  const before = readRetired(list)
  const retired: Retired = {}
  for (const name of readdirSync(kept)) {
    if (current.has(name)) continue
    const since = before[name] ?? now
    if (name.endsWith(partial) || now - since > retentionMs)
      rmSync(join(kept, name), { force: true })
    else retired[name] = since
  }
  for (const name of current) copyAtomically(join(build, 'assets', name), join(kept, name))
  write(list, JSON.stringify(retired))
  return served
}

const partial = '.partial'

/** A file is there whole or not at all, also when the machine stops in between. */
function copyAtomically(from: string, to: string): void {
  if (existsSync(to)) return
  copyFileSync(from, to + partial)
  renameSync(to + partial, to)
}

function write(path: string, text: string): void {
  writeFileSync(path + partial, text)
  renameSync(path + partial, path)
}

/** A list that cannot be read has retired nothing: files stay a week longer. */
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
