import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { retainEarlierBuilds, retentionMs } from './earlier-builds.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-earlier-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const start = new Date('2026-01-01').getTime()
const day = 24 * 3600 * 1000

/** Deploys a build with these files; returns the names of the served files. */
function deploy(files: string[], now: number): string[] {
  const build = join(root, 'client')
  rmSync(build, { recursive: true, force: true })
  mkdirSync(join(build, 'assets'), { recursive: true })
  for (const name of files) writeFileSync(join(build, 'assets', name), name)
  return readdirSync(
    join(retainEarlierBuilds({ build, folder: join(root, 'kept'), now }), 'assets'),
  ).sort()
}

test('serves replaced files for a week after the deploy, however old the build', () => {
  expect(deploy(['app-1.js', 'font.woff2'], start)).toEqual(['app-1.js', 'font.woff2'])
  const second = start + 90 * day
  expect(deploy(['app-2.js', 'font.woff2'], second)).toEqual(['app-1.js', 'app-2.js', 'font.woff2'])
  expect(deploy(['app-2.js', 'font.woff2'], second + retentionMs)).toEqual([
    'app-1.js',
    'app-2.js',
    'font.woff2',
  ])
  expect(deploy(['app-2.js', 'font.woff2'], second + retentionMs + 1)).toEqual([
    'app-2.js',
    'font.woff2',
  ])
})

test('treats files of a restored build as current', () => {
  deploy(['a.js'], start)
  deploy(['b.js'], start + day)
  deploy(['a.js'], start + 2 * day)
  expect(deploy(['c.js'], start + 20 * day)).toEqual(['a.js', 'c.js'])
})

test('retains files a week longer after a corrupted list; deletes partial copies', () => {
  deploy(['a.js'], start)
  deploy(['b.js'], start + day)
  writeFileSync(join(root, 'kept', 'retired.json'), '{"a.js":')
  writeFileSync(join(root, 'kept', 'served', 'assets', 'c.js.partial'), 'x')
  expect(deploy(['b.js'], start + 30 * day)).toEqual(['a.js', 'b.js'])
  expect(deploy(['b.js'], start + 30 * day + retentionMs + 1)).toEqual(['b.js'])
})
