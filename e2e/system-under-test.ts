import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the system under test listens: what `tools/test.mjs` started, as `npm start` starts it. */
export const origin = new URL(process.env['VITRINE_URL'] ?? 'http://localhost:3000').origin

const dataFolder = process.env['VITRINE_DATA'] ?? 'var'

/** Where the programs write what they log. */
export const logFolder = join(dataFolder, 'logs')

interface Program {
  pid: number
  port: number
}

/**
 * The processes that make up the system at this moment; the supervisor writes the file again at
 * each restart.
 */
export function running(): { postgres: Program; cms: Program; site: Program } {
  return JSON.parse(readFileSync(join(dataFolder, 'running.json'), 'utf8'))
}

/** What opens the doors between the two programs, and the staff's. */
export function secrets(): { FEED_SECRET: string; DEMO_PASSWORD: string } {
  return JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8'))
}
