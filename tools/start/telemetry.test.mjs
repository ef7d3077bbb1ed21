import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { commandOf } from './program-commands.mjs'

test('sets up traces before a program only where they are sent somewhere', () => {
  const imports = (environment) =>
    commandOf('cms', environment).flags.filter((flag) => flag.includes('telemetry.mjs'))
  expect(imports({})).toEqual([])
  expect(imports({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' })).toHaveLength(1)
})

const listening = async (server) => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${server.address().port}`
}

/** Program that calls another address for each request, also for `/healthz`. */
const program = `
  import { createServer } from 'node:http'
  const server = createServer(async (request, response) => {
    if (process.env.ASKS) await (await fetch(process.env.ASKS)).text()
    response.end('ok')
  })
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))`

test('a trace spans both programs, without visitor input', async () => {
  const spans = []
  const collector = await listening(
    createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => (body += chunk))
      request.on('end', () => {
        for (const { resource, scopeSpans } of JSON.parse(body).resourceSpans)
          for (const span of scopeSpans.flatMap((scope) => scope.spans))
            spans.push({ ...span, resource, attributes: JSON.stringify(span.attributes) })
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      })
    }),
  )
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-telemetry-'))
  writeFileSync(join(folder, 'program.mjs'), program)
  const start = async (name, asks) => {
    const env = {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector,
      OTEL_BSP_SCHEDULE_DELAY: '50',
      ...(asks ? { ASKS: asks } : {}),
    }
    const flags = commandOf(name, env).flags
    const child = spawn(commandOf(name).file, [...flags, join(folder, 'program.mjs')], { env })
    onTestFinished(() => void child.kill('SIGKILL'))
    const [port] = await new Promise((resolve) =>
      child.stdout.once('data', (chunk) => resolve(String(chunk).trim().split('\n'))),
    )
    return `http://127.0.0.1:${port}`
  }
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const cms = await start('cms')
  const site = await start('site', `${cms}/api/v1/web/products?search=secret+project`)
  await fetch(`${site}/healthz`)
  await fetch(`${site}/produtos?busca=secret+project`, { headers: { 'user-agent': 'Somebody/1' } })

  const kinds = { server: 2, client: 3 }
  await vi.waitFor(() => expect(spans.filter(({ kind }) => kind === kinds.server)).toHaveLength(3))
  const serviceOf = ({ resource }) =>
    resource.attributes.find(({ key }) => key === 'service.name').value.stringValue
  const page = spans.find(
    (span) => serviceOf(span) === 'vitrine-site' && span.kind === kinds.server,
  )
  const call = spans.find((span) => span.kind === kinds.client && span.parentSpanId === page.spanId)
  const answer = spans.find((span) => span.parentSpanId === call.spanId)
  expect([serviceOf(answer), answer.traceId]).toEqual(['vitrine-cms', page.traceId])
  const sent = spans.map(({ attributes }) => attributes).join('\n')
  expect(sent).toContain('/produtos')
  for (const personal of ['secret', 'Somebody']) expect(sent).not.toContain(personal)
})
