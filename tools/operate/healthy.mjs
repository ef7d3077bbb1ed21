import { readFileSync } from 'node:fs'
import { respondsOk } from '../start/watch-health.mjs'

/**
 * Health check of a container with one program: exit code 0 if its readiness probe succeeds.
 * Process 1 is the program, or an init process with the program's command.
 */
const command = readFileSync('/proc/1/cmdline', 'utf8')
const { PORT = '3000', CMS_PORT = '4001' } = process.env
const port = /cms\/src\/main\.ts|run\.mjs\0cms/.test(command) ? CMS_PORT : PORT
process.exitCode = (await respondsOk(`http://127.0.0.1:${port}/readyz`)) ? 0 : 1
