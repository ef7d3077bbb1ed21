import { renameSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { precompress } from './precompress.ts'

const build = join(import.meta.dirname, '..', '..', 'build')
const client = join(build, 'client')

// the manifest is for the server only
renameSync(join(client, '.vite', 'manifest.json'), join(build, 'manifest.json'))
rmdirSync(join(client, '.vite'))
process.stdout.write(`${precompress(client)} files compressed\n`)
