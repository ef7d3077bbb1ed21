import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'oxc-parser'
import { check } from 'recheck'
import { boundedInputs } from './bounded-inputs.mjs'
import { root } from '../project/root.mjs'

/**
 * Checks that no regular expression takes superlinear time: literals of all source files, and
 * patterns that the search composes. Exponential ones are rejected anywhere; polynomial ones where
 * outside input is read, unless `bounded-inputs.mjs` gives a bound of the input.
 *
 * A verdict depends on the pattern alone: those of slow patterns are stored beside, so that a fresh
 * clone checks only new patterns. `patterns.mjs all` checks every pattern and ignores the stored
 * verdicts; `patterns.mjs store` checks every pattern and replaces them.
 */
const [mode = 'new'] = process.argv.slice(2)

/**
 * Time limit of the check of one pattern, ms; the longer one applies to patterns of outside input
 * that are still undecided.
 */
const timeoutMs = 500
const longerMs = 10_000
/** Number of patterns checked in parallel: cores of the smallest machine of the gate. */
const atOnce = 2

/** Results of earlier runs; each pattern is checked once. */
const cacheFile = join(root, 'node_modules', '.cache', 'vitrine', 'patterns.json')

/** Verdicts of patterns that took longer, a line each: the start of the hash of a pattern, a verdict. */
const storedFile = join(root, 'tools', 'test', 'slow-patterns.txt')
/** Duration of a check from which its verdict is stored, ms. */
const slowMs = 20
/** Characters of a hash in the stored file: of 2,000 patterns none two alike by chance. */
const hashLength = 16

const source = /\.(?:[cm]?js|tsx?)$/
const generated = /^cms\/src\/(?:migrations\/|platform\/payload-types\.ts)/
/** Files that read no outside input: tests, demonstration, tools. */
const readsOwnTexts = /^(?:tools|e2e|bench|golden|demo)\/|\.(?:test|spec|nightly)\.|\/test\//
/** Modules that compose patterns from parts when they are loaded. */
const composing = /^cms\/src\/search\/.*\.ts$/

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => source.test(file) && !generated.test(file))

/** Patterns and their files, by `/pattern/flags`. */
const patterns = new Map()
function note(pattern, flags, file) {
  const key = `/${pattern}/${flags}`
  const known = patterns.get(key) ?? { pattern, flags, files: [] }
  if (!known.files.includes(file)) known.files.push(file)
  patterns.set(key, known)
}

function visit(node, file) {
  if (typeof node !== 'object' || node === null) return
  if (node.type === 'Literal' && node.regex) note(node.regex.pattern, node.regex.flags, file)
  for (const child of Object.values(node)) visit(child, file)
}

for (const file of files) {
  let text
  try {
    text = readFileSync(join(root, file), 'utf8')
  } catch {
    // listed by git, but deleted
    continue
  }
  visit(parseSync(file, text).program, file)
  if (composing.test(file) && !readsOwnTexts.test(file) && text.includes('new RegExp('))
    await noteComposed(file)
}

async function noteComposed(file) {
  const Native = globalThis.RegExp
  globalThis.RegExp = new Proxy(Native, {
    construct(target, [pattern, flags = '']) {
      note(String(pattern?.source ?? pattern), flags, file)
      return new target(pattern, flags)
    },
  })
  await import(pathToFileURL(join(root, file)).href).finally(() => (globalThis.RegExp = Native))
}

function readCache() {
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8'))
  } catch {
    return {}
  }
}

const hashOf = (key) => createHash('sha256').update(key).digest('hex').slice(0, hashLength)

/** Verdicts of the stored file, by the hash of the pattern. */
const readStored = () =>
  new Map(
    readFileSync(storedFile, 'utf8')
      .split('\n')
      .map((line) => line.split(' ')),
  )

const isBounded = (file) => boundedInputs.some(({ files: bounded }) => bounded.test(file))
const unbounded = ({ files: where }) =>
  where.filter((file) => !readsOwnTexts.test(file) && !isBounded(file))

/**
 * Result for a pattern: `safe`, `exponential`, `polynomial` or `undecided`. Lookarounds are checked
 * with random inputs, which find polynomial time in linear patterns while the machine is busy: what
 * is found is checked again with the longer time.
 */
async function verdictOf(entry, timeout = timeoutMs) {
  // recheck does not know these flags; they do not affect the running time
  const flags = entry.flags.replace('v', 'u').replace('d', '')
  const { status, complexity, checker } = await check(entry.pattern, flags, { timeout })
  if (status === 'safe') return 'safe'
  if (status === 'vulnerable')
    return checker === 'fuzz' && timeout === timeoutMs
      ? verdictOf(entry, longerMs)
      : complexity.type
  return timeout === timeoutMs && unbounded(entry).length > 0
    ? verdictOf(entry, longerMs)
    : 'undecided'
}

/** A verdict of an earlier run; one that was not reached is none for a pattern of outside input. */
function earlier(key, entry) {
  const verdict = cached[key] ?? stored.get(hashOf(key))
  return verdict === 'undecided' && unbounded(entry).length > 0 ? undefined : verdict
}

const cached = mode === 'new' ? readCache() : {}
const stored = mode === 'new' ? readStored() : new Map()
const known = {}
for (const [key, entry] of patterns) known[key] = earlier(key, entry)
const queue = [...patterns].filter(([key]) => known[key] === undefined)
const slow = []
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [key, entry] = next
      const began = performance.now()
      known[key] = await verdictOf(entry)
      if (performance.now() - began > slowMs) slow.push(`${hashOf(key)} ${known[key]}`)
    }
  }),
)
if (mode === 'store') writeFileSync(storedFile, `${slow.toSorted().join('\n')}\n`)
mkdirSync(dirname(cacheFile), { recursive: true })
writeFileSync(cacheFile, JSON.stringify(known))

const wrong = [...patterns].flatMap(([key, entry]) => {
  const verdict = known[key]
  if (verdict === 'safe') return []
  const named = verdict === 'exponential' ? entry.files : unbounded(entry)
  return named.map((file) => `${file}: ${verdict} time: ${key}`)
})
const unused = boundedInputs
  .filter(
    ({ files: bounded }) =>
      ![...patterns].some(
        ([key, { files: where }]) =>
          known[key] !== 'safe' && where.some((file) => bounded.test(file)),
      ),
  )
  .map(({ files: bounded }) => `tools/test/bounded-inputs.mjs: nothing is bounded in ${bounded}`)
process.stdout.write([...wrong, ...unused].toSorted().join('\n'))
// the process of the checker would keep this one alive
process.exit(wrong.length + unused.length > 0 ? 1 : 0)
