import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { root } from '../project/root.mjs'

/**
 * Exports of Node's modules that came after Node 20.19, the oldest one that `oldNode` accepts:
 * difference of `Object.keys(await import(name))` between Node 20.20.2 and 24.21.0.
 */
const newer = {
  assert: 'Assert partialDeepStrictEqual',
  crypto: 'argon2 argon2Sync decapsulate encapsulate randomUUIDv7',
  fs: 'Utf8Stream glob globSync mkdtempDisposableSync',
  'fs/promises': 'glob mkdtempDisposable',
  http: 'CloseEvent MessageEvent WebSocket setGlobalProxyFromEnv',
  module:
    'constants enableCompileCache findPackageJSON flushCompileCache getCompileCacheDir registerHooks stripTypeScriptTypes',
  net: 'BoundSocket',
  perf_hooks: 'eventLoopUtilization timerify',
  process: 'execve finalization ref threadCpuUsage unref',
  sqlite: 'DatabaseSync Session StatementSync backup constants default',
  'stream/consumers': 'bytes',
  tls: 'getCACertificates getCertificateCompressionAlgorithms setDefaultCACertificates',
  url: 'URLPattern fileURLToPathBuffer',
  util: 'diff getCallSites getSystemErrorMessage setTraceSigInt',
  worker_threads: 'isMarkedAsUntransferable locks markAsUncloneable threadName',
  zlib: 'ZstdCompress ZstdDecompress createZstdCompress createZstdDecompress zstdCompress zstdCompressSync zstdDecompress zstdDecompressSync',
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
/** Commands that may be the first one in a fresh clone; `texts` follows another. */
const commands = [
  ...new Set(
    Object.values(scripts).flatMap((script) => /tools\/[a-z]+\.mjs/.exec(script)?.[0] ?? []),
  ),
].filter((command) => command !== 'tools/texts.mjs')

/** What a fresh clone cannot load in a file, and the project's own files that it imports. */
function importsOf(file) {
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  const missing = []
  const own = []
  for (const { moduleRequest, entries } of module.staticImports) {
    const from = moduleRequest.value
    if (from.startsWith('.')) own.push(relative(root, resolve(root, dirname(file), from)))
    else if (!from.startsWith('node:')) missing.push(`${file}: the package ${from}`)
    const names = newer[from.slice('node:'.length)]?.split(' ') ?? []
    for (const { importName } of entries)
      if (names.includes(importName.name)) missing.push(`${file}: ${importName.name} of ${from}`)
  }
  return { missing, own }
}

/** What a fresh clone cannot load in files and all that they import. */
function missingIn(files, seen = new Set(files)) {
  return files.flatMap((file) => {
    const { missing, own } = importsOf(file)
    const further = own.filter((other) => !seen.has(other))
    for (const other of further) seen.add(other)
    return [...missing, ...missingIn(further, seen)]
  })
}

test.each(commands)('%s starts in a fresh clone: Node 20 and no packages', (command) => {
  expect(missingIn([command])).toEqual([])
})
