import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { OtherBuilds } from './other-builds.ts'

const folders: string[] = []
const sites: FastifyInstance[] = []
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** Site with these assets that requests missing assets from these peers. */
async function site(assets: string[], peers: string[] = []) {
  const served = mkdtempSync(join(tmpdir(), 'vitrine-builds-'))
  folders.push(served)
  const folder = join(served, 'assets')
  mkdirSync(folder)
  for (const name of assets) writeFileSync(join(folder, name), `content of ${name}`)
  const app = Fastify()
  sites.push(app)
  const builds = new OtherBuilds({ folder: served, peers, secure: false })
  const requests: string[] = []
  app.setNotFoundHandler((request, reply) => {
    requests.push(request.url)
    return builds.answer(request, reply)
  })
  return { origin: await app.listen({ port: 0, host: '127.0.0.1' }), folder, requests }
}

test('serves a file of another build from the folder, as soon as it is there', async () => {
  const { origin, folder } = await site([])
  const ask = () => fetch(`${origin}/assets/app-12345678.js`)
  expect((await ask()).status).toBe(404)
  writeFileSync(join(folder, 'app-12345678.js'), 'new')
  const answer = await ask()
  expect([answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([
    200,
    'new',
    'text/javascript; charset=utf-8',
  ])
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test('asks the other sites once, in both directions, and keeps what they have', async () => {
  const away = 'http://127.0.0.1:1'
  const newer = await site(['app-newbuild.css'])
  const older = await site(['app-oldbuild.js'], [away, newer.origin])
  const ask = async (name: string) => (await fetch(`${older.origin}/assets/${name}`)).text()
  expect(await Promise.all([ask('app-newbuild.css'), ask('app-newbuild.css')])).toEqual([
    'content of app-newbuild.css',
    'content of app-newbuild.css',
  ])
  expect(await ask('app-newbuild.css')).toBe('content of app-newbuild.css')
  expect(newer.requests).toEqual(['/assets/app-newbuild.css'])
  expect(readFileSync(join(older.folder, 'app-newbuild.css'), 'utf8')).toContain('app-newbuild')
  expect(readdirSync(older.folder)).toHaveLength(2)
})

test('asks nobody twice for what nobody has, nor for names that no build gives', async () => {
  const other = await site([])
  const asking = await site([], [other.origin])
  const status = async (name: string) => (await fetch(`${asking.origin}/assets/${name}`)).status
  for (const name of [
    'gone-12345678.js',
    'gone-12345678.js',
    'index.html',
    '..%2fsecret-12345678.js',
  ])
    expect([name, await status(name)]).toEqual([name, 404])
  expect(other.requests).toEqual(['/assets/gone-12345678.js'])
})

test('an asked site asks no further', async () => {
  const first = await site([])
  const second = await site([], [first.origin])
  const third = await site([], [second.origin])
  expect((await fetch(`${third.origin}/assets/gone-12345678.js`)).status).toBe(404)
  expect([first.requests, second.requests.length]).toEqual([[], 1])
})
