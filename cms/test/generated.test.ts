/** @publishing */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const generated = ['src/platform/payload-types.ts', 'src/app/(payload)/admin/importMap.js']

it('generates the committed files without a database or a secret', () => {
  const backup = mkdtempSync(join(tmpdir(), 'vitrine-generated-'))
  try {
    for (const [index, file] of generated.entries())
      cpSync(join(root, file), join(backup, String(index)))
    const before = generated.map((file) => readFileSync(join(root, file), 'utf8'))
    const run = spawnSync(process.execPath, ['src/generate.ts'], {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], NODE_ENV: 'development', VITRINE_DATA: backup },
    })
    const after = generated.map((file) => readFileSync(join(root, file), 'utf8'))
    for (const [index, file] of generated.entries())
      cpSync(join(backup, String(index)), join(root, file))
    expect([run.status, after], run.stderr).toEqual([0, before])
  } finally {
    rmSync(backup, { recursive: true, force: true })
  }
})
