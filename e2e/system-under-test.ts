import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverProcesses } from '../tools/start/postgres.mjs'

/** Origin of the system under test, which `tools/test.mjs` starts. */
export const origin = new URL(process.env['VITRINE_URL'] ?? 'http://localhost:3000').origin

const dataFolder = process.env['VITRINE_DATA'] ?? 'var'

/** Log folder. */
export const logFolder = join(dataFolder, 'logs')

interface Program {
  pid: number
  port: number
}

/** Processes of the system; the supervisor rewrites the file at each restart. */
export function running(): { postgres: Program; cms: Program; site: Program } {
  return JSON.parse(readFileSync(join(dataFolder, 'running.json'), 'utf8'))
}

/** Sends a signal to a program: to each of its processes. */
export function signal(name: keyof ReturnType<typeof running>, sent: NodeJS.Signals): void {
  const { [name]: program } = running()
  const pids = name === 'postgres' ? serverProcesses(join(dataFolder, 'postgres')) : [program.pid]
  for (const pid of pids) process.kill(pid, sent)
}

/** Secrets of the internal calls and of the staff's log-ins. */
export function secrets(): { FEED_SECRET: string; DEMO_PASSWORD: string } {
  return JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8'))
}
