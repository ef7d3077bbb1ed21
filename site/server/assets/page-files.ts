import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FilesOf, PageFiles, ScreenFile } from '#shared/page/page-files.ts'

/** Entry of Vite's manifest, by source file. */
interface Chunk {
  file: string
  imports?: readonly string[]
}

export type Manifest = Record<string, Chunk>

/** Entry files of the browser build: the starter and the app. */
export const entries = { start: 'app/entry.start.ts', app: 'app/entry.client.tsx' } as const

/** Manifest name of the style sheet of all screens. */
const style = 'style.css'

/**
 * Creates a lookup of a page's files in the manifest: the starter, then scripts of the app, the
 * screen and its texts, without duplicates.
 */
export function filesFrom(manifest: Manifest): FilesOf {
  const known = new Map<string, PageFiles>()
  return (sources, screen) => {
    const key = [screen?.file, ...sources].join(' ')
    const files =
      known.get(key) ??
      collect(manifest, [entries.app, ...(screen ? [screen.file] : []), ...sources], screen)
    known.set(key, files)
    return files
  }
}

function collect(
  manifest: Manifest,
  sources: readonly string[],
  screen: ScreenFile | undefined,
): PageFiles {
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
  return {
    styles: [addressOf(style)],
    start: addressOf(entries.start),
    scripts: [...scripts],
    screen: screen && { name: screen.name, file: addressOf(screen.file) },
  }
}

/** Reads the build's manifest, which is outside the public folder. */
export function readManifest(buildFolder: string): Manifest {
  return JSON.parse(readFileSync(join(buildFolder, 'manifest.json'), 'utf8'))
}
