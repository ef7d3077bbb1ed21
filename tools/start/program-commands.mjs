import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pinnedNode, root } from '../project/root.mjs'
import { UserFacingError } from '../project/user-facing-error.mjs'

/**
 * Programs with their script, variables and memory limits.
 *
 * The site's pages are stored outside V8's heap (docs/decisions/0003). By default a heap grows to
 * gigabytes before a collection, and malloc retains freed memory.
 */
export const programs = {
  site: {
    script: 'site/server/main.ts',
    variables: 'site',
    build: 'site',
    port: { name: 'PORT', host: 'HOST', default: '3000' },
    heap: 'SITE_HEAP_MB',
    flags: ['--max-semi-space-size=4'],
    env: {
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '32768',
      MALLOC_TRIM_THRESHOLD_: '65536',
    },
  },
  cms: {
    script: 'cms/src/main.ts',
    variables: 'cms',
    build: 'cms',
    port: { name: 'CMS_PORT', host: 'CMS_HOST', default: '4001' },
    heap: 'CMS_HEAP_MB',
    // V8 would use a 128th of the limit: too many short-lived objects would be promoted
    flags: ['--max-semi-space-size=16'],
    env: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '65536' },
  },
  migrate: {
    script: 'cms/src/operations/migrate.ts',
    variables: 'cms',
    // it reads and writes as the cms does, a few documents at a time
    heap: 'CMS_HEAP_MB',
    flags: ['--max-semi-space-size=16'],
    env: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '65536' },
  },
}

/** Default heap limits, MB (docs/decisions/0054). */
export const defaultHeapMb = { SITE_HEAP_MB: 128, CMS_HEAP_MB: 512 }

/** Minimum heap limit with which a program starts, MB. */
const minHeapMb = 64

function heapLimit(name, environment) {
  const text = environment[name] || String(defaultHeapMb[name])
  if (!/^\d{2,6}$/.test(text) || Number(text) < minHeapMb)
    throw new UserFacingError(
      `${name} is "${text}": it must be a whole number of MB from ${minHeapMb}.`,
    )
  return Number(text)
}

/** Flags that map the stacks of errors in builds to the sources. */
const mapStacks = ['--import', pathToFileURL(join(root, 'tools/start/map-stacks.mjs')).href]

/**
 * Flags that set up traces before the program; none without an endpoint for them, so that nothing
 * is loaded.
 */
function telemetryFlags(name, { OTEL_EXPORTER_OTLP_ENDPOINT }) {
  if (!OTEL_EXPORTER_OTLP_ENDPOINT) return []
  return [
    '--import',
    `${pathToFileURL(join(root, 'tools/start/telemetry.mjs')).href}?program=${name}`,
  ]
}

/**
 * Command line and environment of a program.
 *
 * @param {keyof typeof programs} name
 * @param {Record<string, string | undefined>} environment may set the limit of the heap
 * @returns {{ file: string, flags: string[], script: string, cwd: string, env: Record<string,
 * string> }} `env`: to add to the variables of the program
 */
export function commandOf(name, environment = process.env) {
  const { script, heap, port, flags, env } = programs[name]
  const heapMb = heap && heapLimit(heap, environment)
  return {
    file: pinnedNode,
    flags: [
      ...(heapMb ? [`--max-old-space-size=${heapMb}`] : []),
      ...flags,
      ...mapStacks,
      ...(port ? telemetryFlags(name, environment) : []),
    ],
    script: join(root, script),
    cwd: join(root, script.split('/')[0]),
    env,
  }
}
