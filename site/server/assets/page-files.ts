import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FilesOf, PageFiles } from '#shared/page/page-files.ts'

/** What Vite's manifest says of a file of the build, by its source. */
interface Chunk {
  file: string
  imports?: readonly string[]
}

export type Manifest = Record<string, Chunk>

/** Where the browser's side begins: what starts the app, and the app. */
export const entries = { start: 'app/entry.start.ts', app: 'app/entry.client.tsx' } as const

/** Under which name the manifest has the one style sheet of all screens. */
const style = 'style.css'

/**
 * Finds the files of a page in the build's manifest: what starts it, the scripts of the app, then
 * those of the screen and of its texts, each once.
 */
export function filesFrom(manifest: Manifest): FilesOf {
  const known = new Map<string, PageFiles>()
  return (sources) => {
    const key = sources.join(' ')
    const files = known.get(key) ?? collect(manifest, [entries.app, ...sources])
    known.set(key, files)
    return files
  }
}

function collect(manifest: Manifest, sources: readonly string[]): PageFiles {
  const addressOf = (source: string) => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`The build has no ${source}.`)
    return `/${chunk.file}`
  }
  const scripts = new Set<string>()
  const visit = (source: string) => {
    const chunk = manifest[source]
    if (!chunk || scripts.has(`/${chunk.file}`)) return
    scripts.add(`/${chunk.file}`)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const source of sources) visit(source)
  return { styles: [addressOf(style)], start: addressOf(entries.start), scripts: [...scripts] }
}

/** The manifest of the build in a folder; it lies beside what visitors may fetch, not in it. */
export function readManifest(buildFolder: string): Manifest {
  return JSON.parse(readFileSync(join(buildFolder, 'manifest.json'), 'utf8'))
}
