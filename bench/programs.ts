import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'

/** System programs of the measurements and their Debian packages. */
const packages = { nginx: 'nginx-light', wrk: 'wrk' } as const

/** Finds a program; installs its Debian package if possible. */
export function requireProgram(name: keyof typeof packages): string {
  const path = find(name)
  if (path) return path
  execFileSync(
    'sh',
    [
      '-c',
      `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages[name]}`,
    ],
    { stdio: 'ignore' },
  )
  const installed = find(name)
  if (!installed) throw new Error(`${name} is not there and could not be installed`)
  return installed
}

function find(name: string): string | undefined {
  try {
    return (
      execFileSync('sh', ['-c', `PATH="$PATH:/usr/sbin:/sbin" command -v ${name}`], {
        encoding: 'utf8',
      }).trim() || undefined
    )
  } catch {
    return undefined
  }
}

/** Starts a program pinned to one core. */
export function spawnOnCore(
  core: number,
  command: string,
  args: string[],
  options: { env?: NodeJS.ProcessEnv } = {},
): ChildProcess {
  return spawn('taskset', ['-c', String(core), command, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...options,
  })
}

/** Moves all threads of a process to cores. */
export function pinTo(cores: number | string, pid: number): void {
  spawnOnCore(0, 'taskset', ['-a', '-p', '-c', String(cores), String(pid)])
}

/** Requests per second of one core, measured by `wrk` on another core. */
export function requestsPerSecond(
  url: string,
  options: { seconds: number; headers?: Record<string, string> },
): number {
  const headers = Object.entries(options.headers ?? {}).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ])
  const printed = execFileSync(
    'taskset',
    ['-c', '1', requireProgram('wrk'), '-t1', '-c32', `-d${options.seconds}s`, ...headers, url],
    { encoding: 'utf8' },
  )
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1])
  if (!Number.isFinite(rate) || /Non-2xx/.test(printed))
    throw new Error(`wrk could not measure ${url}:\n${printed}`)
  return rate
}
