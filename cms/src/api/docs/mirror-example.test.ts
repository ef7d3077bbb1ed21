import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { openApi } from './openapi.ts'

const run = promisify(execFile)
const example = join(import.meta.dirname, '../../../../examples/mirror')
const bin = (name: string): string => join(example, 'node_modules', name)

it(
  'compiles with the types that are generated from the description',
  { timeout: 120_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'openapi-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const description = join(folder, 'openapi.json')
    await writeFile(description, JSON.stringify(openApi()))
    await run(process.execPath, [
      bin('openapi-typescript/bin/cli.js'),
      description,
      '-o',
      join(example, 'api.d.ts'),
    ])
    const { stdout } = await run(process.execPath, [
      bin('typescript/lib/tsc.js'),
      '-p',
      example,
    ]).catch((error: { stdout: string }) => error)
    expect(stdout).toBe('')
  },
)
