import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { pinnedNode, root } from '../project/root.mjs'

test('no regular expression takes superlinear time, without a stored verdict', async () => {
  const { stdout } = await promisify(execFile)(pinnedNode, ['tools/test/patterns.mjs', 'all'], {
    cwd: root,
  }).catch((error) => error)
  expect(stdout).toBe('')
}, 900_000)

test('no stored verdict is one of exponential time', () => {
  const stored = readFileSync(join(root, 'tools', 'test', 'slow-patterns.txt'), 'utf8')
  expect(stored).not.toContain('exponential')
})
