import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packageBin, root } from '../project/root.mjs'

let folder
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-stacks-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Output of a script that is run with the module. */
function run(name, text) {
  writeFileSync(join(folder, name), text)
  return execFileSync(
    packageBin('node'),
    ['--import', join(root, 'tools/start/map-stacks.mjs'), join(folder, name)],
    { encoding: 'utf8' },
  )
}

const printStack = 'console.log(new Error("broken").stack)'

test('a stack names the sources of a build', () => {
  // maps to the third line of the source
  writeFileSync(
    join(folder, 'build.mjs.map'),
    JSON.stringify({ version: 3, sources: ['../src/price.ts'], names: [], mappings: 'AAEA' }),
  )
  expect(run('build.mjs', `${printStack}\n//# sourceMappingURL=build.mjs.map\n`)).toMatch(
    new RegExp(`^Error: broken\n.*${join(tmpdir(), 'src/price.ts')}:3:`),
  )
})

test('a map is forgotten some time after its last use', () => {
  const map = join(folder, 'forgotten.mjs.map')
  writeFileSync(
    map,
    JSON.stringify({ version: 3, sources: ['../src/price.ts'], names: [], mappings: 'AAEA' }),
  )
  const printed = run(
    'forgotten.mjs',
    `import { rmSync } from 'node:fs'; let end, uses = 0
globalThis.setTimeout = (act) => ((end = act), { unref() { return this }, refresh() { uses += 1 } })
const print = () => console.log(new Error('broken').stack.includes('price.ts'))
print(); rmSync(${JSON.stringify(map)}); print(); end(); print(); console.log(uses >= 3)\n//# sourceMappingURL=forgotten.mjs.map\n`,
  )
  expect(printed).toBe('true\ntrue\nfalse\ntrue\n')
})

test.each([
  ['without a map', printStack],
  ['with a map that is not there', `${printStack}\n//# sourceMappingURL=gone.map\n`],
])('a stack of a file %s is as it was', (_, text) => {
  expect(run('plain.mjs', text)).toMatch(/^Error: broken\n.*plain\.mjs:1:13/)
})

test('an error whose name cannot be read has a stack', () => {
  const text = `const error = new Error('broken')
Object.defineProperty(error, 'name', { get() { throw new Error('no name') } })
console.log(error.stack)`
  expect(run('nameless.mjs', text)).toMatch(/^Error\n/)
})
