import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { rendered, servePagesInTest } from '../../test/page-cache-server.ts'
import { savedPagesFile } from './saved-pages.ts'
import { WarmStart } from './warm-start.ts'

const quiet = { warn: () => undefined }

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-warm-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Site with a folder; each page contains `version`. */
async function siteWith(
  folder: string,
  version: string,
  isPublic: (path: string) => boolean = () => true,
) {
  const made: string[] = []
  const site = await servePagesInTest(async (key) => {
    made.push(key)
    const status = key.endsWith('/404') ? 404 : 200
    return rendered({ status, html: `<h1>${key} ${version}</h1>`, tags: ['products'] })
  })
  const warmStart = new WarmStart({
    pages: site.pages,
    folder,
    isPublic,
    log: quiet as never,
  })
  return { ...site, warmStart, made }
}

const brotli = { 'accept-encoding': 'br' }

test('serves the pages of an earlier process while the cms is away, and makes them anew with it', async () => {
  const folder = temporaryFolder()
  const before = await siteWith(folder, 'before')
  await before.ask('/produtos')
  await before.ask('/noticias')
  await before.warmStart.stop()

  const after = await siteWith(folder, 'after')
  expect(await after.warmStart.restore()).toEqual(['/noticias', '/produtos'])
  after.state.away = true
  for (const headers of [brotli, {}]) {
    const kept = await after.ask('/produtos', headers)
    expect([kept.status, kept.headers['cache-status']]).toEqual([200, 'vitrine; hit; detail=stale'])
  }
  expect((await after.ask('/produtos')).body.toString()).toContain('before')
  expect(after.made).toEqual([])
  after.state.away = false
  expect((await after.ask('/produtos')).body.toString()).toContain('after')
})

test('makes the home pages and the latest pages before the site is ready', async () => {
  const folder = temporaryFolder()
  const before = await siteWith(folder, 'before')
  for (const path of ['/noticias', '/produtos']) await before.ask(path)
  await before.warmStart.stop()
  const after = await siteWith(folder, 'after')
  await after.warmStart.restore()
  await after.warmStart.warm()
  expect(after.made).toEqual(expect.arrayContaining(['/', '/en', '/es', '/produtos', '/noticias']))
  expect((await after.ask('/produtos', brotli)).headers['cache-status']).toBe('vitrine; hit')
})

test('saves no searches, no error pages, and nothing that only the team sees', async () => {
  const folder = temporaryFolder()
  const site = await siteWith(folder, 'now')
  for (const path of ['/busca?q=typed+by+a+visitor', '/nothing/here/at/all', '/produtos'])
    await site.ask(path)
  await site.warmStart.save()
  const saved = readFileSync(savedPagesFile(folder), 'utf8').trim().split('\n').slice(1)
  expect(saved.map((line) => JSON.parse(line).key)).toEqual(['/produtos'])

  const closed = await siteWith(folder, 'now', (path) => path.startsWith('/en'))
  for (const path of ['/produtos', '/en/products']) await closed.ask(path)
  await closed.warmStart.save()
  expect(await closed.warmStart.restore()).toEqual(['/en/products'])
})

test('leaves out what is damaged, of another format, or older than the scripts that it names', async () => {
  const folder = temporaryFolder()
  const file = savedPagesFile(folder)
  const site = await siteWith(folder, 'now')
  await site.ask('/produtos')
  await site.warmStart.save()
  expect(readdirSync(dirname(file))).toHaveLength(1)
  const whole = readFileSync(file, 'utf8')
  appendFileSync(file, `${whole.split('\n')[1]?.slice(0, 80)}\n{"key":"//x","tags":[],"page":{}}\n`)
  expect(await site.warmStart.restore()).toEqual(['/produtos'])
  writeFileSync(file, whole.replace('pages 1', 'pages 0'))
  expect(await site.warmStart.restore()).toEqual([])
  writeFileSync(file, whole)
  const eightDaysAgo = Date.now() / 1000 - 8 * 24 * 3600
  utimesSync(file, eightDaysAgo, eightDaysAgo)
  expect(await site.warmStart.restore()).toEqual([])
})
