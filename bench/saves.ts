import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Figure } from './figures.ts'
import { median, percentile } from './figures.ts'

const cms = resolve(import.meta.dirname, '..', 'cms')

/** Maximum statements of a save: a tenth above those of the release that the bench was written for. */
const maxStatements: Record<string, number> = {
  draft: 40,
  publication: 74,
  'publication in three languages': 164,
}

interface Measured {
  kind: string
  /** Part numbers of the product. */
  size: number
  /** Durations of the saves, ms. */
  times: number[]
  /** Statements of each save. */
  counts: number[]
}

const figureOf = ({ kind, size, times, counts }: Measured): Figure => {
  const statements = median(counts)
  const limit = maxStatements[kind]
  return {
    what: `save of a product with ${size} part numbers, ${kind} (p95 ${percentile(times, 0.95).toFixed(0)} ms, ${statements} statements)`,
    value: `${median(times).toFixed(0)} ms`,
    budget: `at most ${limit} statements`,
    withinBudget: limit === undefined ? undefined : statements <= limit,
  }
}

/** Time and statements of saves through Payload, in a process of its own (`save-times.ts`). */
export async function* measureSaves(
  databaseUrl: string,
  origin: string,
  secrets: Record<string, string>,
): AsyncGenerator<Figure> {
  const data = mkdtempSync(join(tmpdir(), 'vitrine-saves-'))
  const child = spawn(process.execPath, ['test/support/save-times.ts'], {
    cwd: cms,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...secrets,
      DATABASE_URL: databaseUrl,
      VITRINE_DATA: data,
      PUBLIC_ORIGIN: origin,
      LOG_LEVEL: 'warn',
    },
  })
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  try {
    for await (const line of createInterface({ input: child.stdout }))
      if (line.startsWith('{')) yield figureOf(JSON.parse(line))
    if ((await ended) !== 0) throw new Error('the saves could not be measured')
  } finally {
    child.kill()
    rmSync(data, { recursive: true, force: true })
  }
}
