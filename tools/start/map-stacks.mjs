/*
 * Maps the stacks of errors to the sources, for built files only; loaded with `node --import`. A
 * map is read with the first error of its file: `--enable-source-maps` reads all maps when their
 * files are loaded, 66 MB for the cms (docs/decisions/0081).
 */
import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Maps by file, each with the timer that drops it. */
const maps = new Map()
/** Time after its last use for which a map is kept, ms: the largest takes 60 MB. */
const keptMs = 60_000

/** Source map of a file; null for a file without one. */
function mapOf(file) {
  let kept = maps.get(file)
  if (!kept) {
    kept = { map: readMap(file), timer: setTimeout(() => maps.delete(file), keptMs).unref() }
    maps.set(file, kept)
  }
  kept.timer.refresh()
  return kept.map
}

/** Reads the source map that the last line of a file names. */
function readMap(file) {
  try {
    const name = /\n\/\/# sourceMappingURL=(\S+)\s*$/.exec(readFileSync(file, 'utf8'))?.[1]
    if (name === undefined || name.startsWith('data:')) return null
    const url = new URL(name, pathToFileURL(file))
    return { url, map: new SourceMap(JSON.parse(readFileSync(url, 'utf8'))) }
  } catch {
    return null
  }
}

/** Text of a stack frame, with its position in the source if there is a map. */
function describe(site) {
  const text = `    at ${site}`
  const script = site.getFileName()
  const [line, column] = [site.getLineNumber(), site.getColumnNumber()]
  if (!script || line === null || column === null) return text
  if (script.startsWith('node:') || script.includes('/node_modules/')) return text
  const file = script.startsWith('file:') ? fileURLToPath(script) : script
  const found = mapOf(file)
  const origin = found?.map.findOrigin(line, column)
  if (!origin?.fileName) return text
  const source = new URL(origin.fileName, found.url)
  const place = source.protocol === 'file:' ? fileURLToPath(source) : source.href
  return text.replace(
    `${script}:${line}:${column}`,
    () => `${place}:${origin.lineNumber}:${origin.columnNumber}`,
  )
}

function prepareStackTrace(error, sites) {
  let title
  try {
    title = Error.prototype.toString.call(error)
  } catch {
    title = 'Error'
  }
  return [title, ...sites.map(describe)].join('\n')
}

const apply = () => {
  Error.prepareStackTrace = prepareStackTrace
}
apply()
// Next replaces `Error.prepareStackTrace`: the cms sets this function again afterwards
Reflect.set(globalThis, Symbol.for('vitrine.map-stacks'), apply)
