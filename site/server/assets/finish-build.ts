import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { precompress } from './precompress.ts'

const site = join(import.meta.dirname, '..', '..')
const build = join(site, 'build')
const client = join(build, 'client')

// the manifest is for the server only; Vite names styles imported by URL by their absolute path
const manifest = readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')
writeFileSync(join(build, 'manifest.json'), manifest.replaceAll(`${site}/`, ''))
rmSync(join(client, '.vite'), { recursive: true })
process.stdout.write(`${precompress(client)} files compressed\n`)
