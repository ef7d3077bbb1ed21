import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { backOff } from './back-off.mjs'
import { openLog } from './log-file.mjs'
import { UserFacingError } from '../project/user-facing-error.mjs'
import { pinnedNode, root } from '../project/root.mjs'
import { respondsOk, watchHealth } from './watch-health.mjs'

/** Node flags that end a program with its parent (`follow-parent.mjs`). */
export const followParent = (program) => [
  '--import',
  `${pathToFileURL(join(root, 'tools', 'start', 'follow-parent.mjs')).href}?program=${encodeURIComponent(program)}`,
]

/** Node flags with which a program loads modules and waits for `begin()` (`wait-for-start.mjs`). */
function waitForStart(program, modules) {
  const url = pathToFileURL(join(root, 'tools', 'start', 'wait-for-start.mjs'))
  url.searchParams.set('program', program)
  for (const module of modules) url.searchParams.append('module', pathToFileURL(module).href)
  return ['--import', url.href]
}

/** Time limit for a hung program to end on SIGTERM, ms. */
const hungMs = 5000

/**
 * Starts and supervises a program: restarts it after a crash with exponential backoff, kills it
 * first if it hangs, and reports both. Output goes to `logs/<name>.log` in the data folder.
 * @param {{ name: string, script: string, cwd?: string, flags?: string[], env: Record<string,
 *   string>, data: string, ready: string, say: (text: string) => void, started?: (pid: number) =>
 *   void, watch?: Partial<Parameters<typeof watchHealth>[0]>, preload?: string[] }} options
 *   `script`: absolute path; `ready`: URL that answers 200 while the program is healthy; `started`:
 *   called with each process id; `preload`: modules that the first process loads before it waits
 *   for `begin()`
 */
export function superviseProgram({
  name,
  script,
  cwd = root,
  flags = [],
  env,
  data,
  ready,
  say,
  started = () => {},
  watch = {},
  preload,
}) {
  const log = openLog(data, name)
  let child
  let stopping = false
  let restarting = false
  const nextDelay = backOff()
  let timer
  let last = ''
  let isWaiting = preload !== undefined

  const launch = () => {
    const since = Date.now()
    restarting = false
    child = spawnProgram({ script, cwd, env, flags, preload: isWaiting ? preload : undefined })
    started(child.pid)
    for (const stream of [child.stdout, child.stderr]) {
      const lines = log.source()
      stream.on('data', (chunk) => {
        lines.write(chunk)
        last = (last + chunk).slice(-3000)
      })
      stream.once('end', lines.end)
    }
    const launched = child
    const endWatch = watchHealth({
      isHealthy: () => respondsOk(ready, watch.intervalMs),
      ...watch,
      onHung: () => {
        say(`${name} hangs; ending it`)
        launched.kill('SIGTERM')
        const force = setTimeout(() => launched.kill('SIGKILL'), hungMs)
        launched.once('exit', () => clearTimeout(force))
      },
    })
    child.on('exit', (code, signal) => {
      endWatch()
      if (stopping) return
      if (restarting) return launch()
      const delay = nextDelay(Date.now() - since)
      say(
        `${name} stopped by itself (${signal ?? `code ${code}`}); starting it again in ${delay / 1000} s`,
      )
      timer = setTimeout(launch, delay)
    })
  }
  launch()

  return {
    name,
    get pid() {
      return child.pid
    },
    /** Lets a preloaded program run its script. */
    begin() {
      if (isWaiting && child.connected) child.send('begin', () => {})
      isWaiting = false
    },
    /**
     * Resolves once the program is ready; rejects with its last output after `limit` ms or if it
     * exits first.
     */
    async up(limit = 60_000) {
      const until = Date.now() + limit
      while (Date.now() < until) {
        if (child.exitCode !== null && !stopping)
          throw new UserFacingError(
            `${name} could not start. Its last words:\n${last.trim().split('\n').slice(-12).join('\n')}`,
          )
        if (await isReady(ready)) return
        await new Promise((resolve) => setTimeout(resolve, 60))
      }
      throw new UserFacingError(
        `${name} did not answer within ${limit / 1000} s; see ${join(data, 'logs', `${name}.log`)}.`,
      )
    },
    /** Restarts the program with its current files. */
    restart() {
      if (stopping || restarting || child.exitCode !== null) return
      restarting = true
      child.kill('SIGTERM')
    },
    /** Sends SIGTERM, and SIGKILL after `limit` ms. */
    stop(limit) {
      stopping = true
      clearTimeout(timer)
      return endProgram(child, limit)
    },
  }
}

/** Spawns the process of a program: it ends with the current process and has an IPC channel. */
function spawnProgram({ script, cwd, env, flags, preload }) {
  const waiting = preload === undefined ? [] : waitForStart(script, preload)
  return spawn(pinnedNode, [...flags, ...followParent(script), ...waiting, script], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
}

/** True if a URL answers with a status below 300. */
const isReady = (url) =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    (answer) => answer.ok,
    () => false,
  )

/** Sends SIGTERM, and SIGKILL after `limit` ms; resolves when the process has ended. */
function endProgram(child, limit) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    const force = setTimeout(() => child.kill('SIGKILL'), limit)
    child.once('exit', () => {
      clearTimeout(force)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
