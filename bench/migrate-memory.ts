import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { commandOf } from '../tools/start/program-commands.mjs'
import type { Figure } from './figures.ts'

/** Memory of the unit of `migrate` (deploy/systemd/vitrine-migrate.service), MB. */
const unitMegabytes = 1024
/** Interval at which the peak is read, ms. */
const everyMs = 200

/** Highest resident memory of a process until now, MB; undefined after its end. */
function peakOf(pid: number): number | undefined {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
  } catch {
    return undefined
  }
}

/** Data of an earlier release: nothing of the products' texts, values and entries is recorded. */
const forget = `
  delete from staff_entries; delete from staff_keys; delete from translations; delete from recorded_values;
  update background_steps set basis = '', finished_at = null, place = null, document_id = -1, done = 0, total = 0, started_at = null
    where name in ('staff-index', 'texts', 'values')`

/** Peak memory and processor time of an upgrade that records all documents, with the default limit of the heap. */
export async function measureMigrateMemory(
  databaseUrl: string,
  origin: string,
  secrets: Record<string, string>,
  products: number,
): Promise<Figure> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(forget)
  await client.end()
  const data = mkdtempSync(join(tmpdir(), 'vitrine-migrate-'))
  const { file, flags, script, cwd, env } = commandOf('migrate', {})
  const child = spawn(file, [...flags, script], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...env,
      ...secrets,
      DATABASE_URL: databaseUrl,
      VITRINE_DATA: data,
      PUBLIC_ORIGIN: origin,
      LOG_LEVEL: 'warn',
    },
  })
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  try {
    let peak = 0
    while (child.exitCode === null && child.pid !== undefined) {
      peak = Math.max(peak, peakOf(child.pid) ?? 0)
      await Promise.race([ended, pause(everyMs)])
    }
    if ((await ended) !== 0) throw new Error('the upgrade failed')
    return {
      what: `peak memory of an upgrade that records ${products} products anew`,
      value: `${peak.toFixed(0)} MB`,
      budget: `below the ${unitMegabytes} MB of its unit`,
      withinBudget: peak < unitMegabytes,
    }
  } finally {
    child.kill()
    rmSync(data, { recursive: true, force: true })
  }
}
