import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { ownDatabase } from './support/own-database.ts'

interface Figures {
  saves: { count: number; p95: number; max: number; failed: number }
  searches: { count: number; p50: number; p95: number }
  cpuMs: number
  hold: number
  megabytes: number
  workerMegabytes: number
  seconds: number
}

interface Measured {
  quiet: Figures
  /** Comparison in the thread that answers requests. */
  inline: Figures
  planning: Figures
  applying: Figures
  /** As `quiet`, at the end. */
  after: Figures
  figures: { changed: number }
  /** Time for which saves of others wait for the last step, ms. */
  lastStepMs: number
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
  'lets others save and search while 10,000 part numbers are compared and published',
  { timeout: 1_800_000 },
  async () => {
    const env = await ownDatabase('beside_saves')
    run('test/support/seed.ts', env)
    const measured: Measured = JSON.parse(
      run('test/support/beside-times.ts', env, process.env['BESIDE_PRODUCTS'] ?? '900', '11'),
    )
    process.stdout.write(`${JSON.stringify(measured)}\n`)
    const { quiet, planning, applying, after, figures, lastStepMs } = measured
    const alone = Math.max(quiet.searches.p95, after.searches.p95)
    expect(figures.changed).toBeGreaterThan(0)
    expect(lastStepMs).toBeLessThan(1000)
    for (const { saves, searches, workerMegabytes } of [planning, applying]) {
      expect(saves.failed).toBe(0)
      expect(saves.p95).toBeLessThan(1000)
      expect(searches.p95 / alone).toBeLessThan(1.5)
      expect(workerMegabytes).toBeLessThan(1400)
    }
  },
)
