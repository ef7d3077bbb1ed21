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

/** A build with these files starts; what can then be had. */
function deploy(files: string[], now: number): string[] {
  const build = join(root, 'client')
  rmSync(build, { recursive: true, force: true })
  mkdirSync(join(build, 'assets'), { recursive: true })
  for (const name of files) writeFileSync(join(build, 'assets', name), name)
  return readdirSync(
    join(retainEarlierBuilds({ build, folder: join(root, 'kept'), now }), 'assets'),
  ).sort()
}

test('what a deploy took away can be had for a week from that deploy on, however long it had stood', () => {
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

test('a build that comes back is current again', () => {
  deploy(['a.js'], start)
  deploy(['b.js'], start + day)
  deploy(['a.js'], start + 2 * day)
  expect(deploy(['c.js'], start + 20 * day)).toEqual(['a.js', 'c.js'])
})

test('a list that was destroyed keeps the files a week longer, and half a copy is taken away', () => {
  deploy(['a.js'], start)
  deploy(['b.js'], start + day)
  writeFileSync(join(root, 'kept', 'retired.json'), '{"a.js":')
  writeFileSync(join(root, 'kept', 'served', 'assets', 'c.js.partial'), 'x')
  expect(deploy(['b.js'], start + 30 * day)).toEqual(['a.js', 'b.js'])
  expect(deploy(['b.js'], start + 30 * day + retentionMs + 1)).toEqual(['b.js'])
})
