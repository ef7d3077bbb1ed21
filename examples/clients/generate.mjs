import { mkdir, writeFile } from 'node:fs/promises'
import { createClient } from '@hey-api/openapi-ts'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { generate } from 'orval'

const [origin = 'http://localhost:3000'] = process.argv.slice(2)
const description = new URL('/api/v1/openapi.json', origin)

await mkdir('generated', { recursive: true })
await writeFile('generated/openapi.d.ts', astToString(await openapiTypescript(description)))
await createClient({
  input: description.href,
  output: { path: 'generated/hey-api', module: { extension: '.ts' } },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
  logs: { level: 'silent' },
})
await generate({
  input: { target: description.href },
  output: { target: 'generated/orval.ts', client: 'fetch', baseUrl: `${origin}/api/v1` },
})
