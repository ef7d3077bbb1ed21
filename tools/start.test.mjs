import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { freePort } from './project/ports.mjs'
import { root } from './project/root.mjs'

const folders = []
afterEach(() =>
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })),
)

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'vitrine-tools-'))
  folders.push(path)
  return path
}

/** Runs `npm start` of a work tree with its own environment until it ends. */
function start(settings, tree = root) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(tree, 'tools', 'start.mjs')], {
      env: { PATH: process.env.PATH, ...settings },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let printed = ''
    child.stderr.on('data', (chunk) => {
      printed += chunk
    })
    child.on('close', (code) => resolve({ code, sentences: printed.trim().split('\n') }))
  })
}

test('reports a taken port in one sentence with exit code 1', async () => {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  const data = join(folder(), 'never-made')
  const { code, sentences } = await start({
    PORT: String(port),
    HOST: '127.0.0.1',
    VITRINE_DATA: data,
  })
  server.close()
  expect(code).toBe(1)
  expect(sentences).toHaveLength(1)
  expect(sentences[0]).toContain(`Port ${port} is taken`)
  expect(existsSync(data)).toBe(false)
})

test('reports invalid settings in one sentence each with exit code 1', async () => {
  const port = String(await freePort())
  const cases = [
    [{ PORT: 'eighty' }, 'PORT is "eighty"'],
    [{ PORT: port, DATABASE_URL: 'mysql://x/y' }, 'only postgres://'],
    [{ PORT: port, DATABASE_URL: 'nonsense' }, 'DATABASE_URL is not an address'],
    [{ PORT: port, VITRINE_MODE: 'prod' }, 'VITRINE_MODE is "prod"'],
    [{ PORT: port, VITRINE_DATA: '/dev/null/vitrine' }, 'cannot be written'],
  ]
  for (const [settings, expected] of cases) {
    const { code, sentences } = await start(settings)
    expect(code, expected).toBe(1)
    expect(sentences, expected).toHaveLength(1)
    expect(sentences[0]).toContain(expected)
  }
})

test('reads variables of .env; those of the environment win', async () => {
  const tree = folder()
  cpSync(join(root, 'tools'), join(tree, 'tools'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  symlinkSync(join(root, 'demo'), join(tree, 'demo'))
  writeFileSync(join(tree, '.env'), 'PORT=of-the-file\nVITRINE_MODE=of-the-file\n')
  const { sentences } = await start({ PORT: 'of-the-environment' }, tree)
  expect(sentences).toEqual([
    expect.stringContaining('PORT is "of-the-environment"'),
    expect.stringContaining('VITRINE_MODE is "of-the-file"'),
  ])
})
