import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { join, resolve } from 'node:path'

/** Work on many documents that a process of its own does. */
export const largeWorks = ['compare', 'apply', 'preview'] as const
export type LargeWork = (typeof largeWorks)[number]

/** Heap of the process, MB: about three times that of 13,000 rows of 10,000 products. */
const maxHeapMb = 1024
/** Connections of the process to the database. */
const connections = '4'
/** Time limit, ms. */
const timeoutMs = 30 * 60_000

// a path, since Next's bundler takes the URL of a module for a file of its own
const program = join(import.meta.dirname, '..', 'work-at-plan.ts')

/**
 * Does the work on a plan in a process of its own with a limited heap, beside and after requests. Returns
 * what the process has sent.
 *
 * @param signal - Kills the process; what it has not committed is not kept.
 * @param more - Further arguments of the work.
 *
 * @throws if the process ended before the work.
 */
export async function workApart(
  work: LargeWork,
  id: number,
  signal: AbortSignal,
  more: readonly string[] = [],
): Promise<unknown> {
  const child = fork(program, [work, String(id), ...more], {
    cwd: resolve(import.meta.dirname, '..', '..'),
    env: { ...process.env, DATABASE_CONNECTIONS: connections },
    execArgv: [`--max-old-space-size=${maxHeapMb}`],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  })
  const kill = (): void => void child.kill('SIGKILL')
  let sent: unknown
  child.on('message', (message) => {
    sent = message
  })
  signal.addEventListener('abort', kill)
  if (signal.aborted) kill()
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    const [code, killedBy] = (await once(child, 'exit')) as [number | null, string | null]
    if (code !== 0) throw new Error(`the process of a plan ended (${code ?? killedBy})`)
    return sent
  } finally {
    signal.removeEventListener('abort', kill)
  }
}
