import { readFileSync } from 'node:fs'
import { join } from 'node:path'

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

/** Secrets of the internal calls and of the staff's log-ins. */
export function secrets(): { FEED_SECRET: string; DEMO_PASSWORD: string } {
  return JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8'))
}
