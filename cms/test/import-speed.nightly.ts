import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { ownDatabase } from './support/own-database.ts'

interface Measured {
  values: number
  check: { ms: number; cpuMs: number }
  apply: { ms: number; cpuMs: number }
  state: string
  message: string
  megabytes: number
}

const cwd = resolve(import.meta.dirname, '..')

function run(script: string, env: NodeJS.ProcessEnv, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd,
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${script}: ${stderr || stdout}`)
  return stdout.trim().split('\n').at(-1) ?? ''
}

// slow: creates 900 products
it(
  'compares 10,000 part numbers in 30 s and publishes them in two minutes',
  { timeout: 1_200_000 },
  async () => {
    const env = await ownDatabase('import_speed')
    run('test/support/seed.ts', env)
    const measured: Measured = JSON.parse(run('test/support/import-times.ts', env, '900', '11'))
    process.stdout.write(`${JSON.stringify(measured)}\n`)
    expect(measured).toMatchObject({ state: 'done', values: 9900 })
    expect(measured.check.ms).toBeLessThan(30_000)
    expect(measured.apply.ms).toBeLessThan(120_000)
    expect(measured.megabytes).toBeLessThan(1024)
  },
)
