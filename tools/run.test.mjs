import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inCopy } from './test/configurations.mjs'
import { lockDataFolder } from './start/data-folder.mjs'
import { commandOf } from './start/program-commands.mjs'
import { oldNode, root } from './project/root.mjs'

const run = (name, settings = {}, ...args) => {
  const command = [join(root, 'tools/run.mjs'), name, ...args]
  const { status, stderr } = spawnSync(process.execPath, command, {
    env: { PATH: process.env.PATH, ...settings },
    encoding: 'utf8',
    timeout: 20_000,
  })
  return { status, sentences: stderr.trim().split('\n') }
}

test('names the programs when asked for another', () =>
  expect(run('shop')).toEqual({
    status: 1,
    sentences: [
      'There is no program "shop": there are site, cms, migrate, backup, restore, move-files, doctor.',
    ],
  }))

test('names the required version for a Node that is too old, in a clone and in a production install', () => {
  expect(oldNode('18.20.8', false)).toMatch(/Node 20\.19 or newer/)
  expect(oldNode('20.20.2', true)).toMatch(/Node 24\.0 or newer/)
  expect([oldNode('20.19.0', false), oldNode('24.0.0', true), oldNode('25.1.0', true)]).toEqual(
    Array(3).fill(undefined),
  )
})

test('requires of each program its own production settings only', () => {
  const asked = (name) =>
    run(name, { VITRINE_MODE: 'production' }).sentences.map((sentence) => sentence.split(' ')[0])
  expect(asked('migrate')).toEqual([
    'DATABASE_URL',
    'PUBLIC_ORIGIN',
    'PAYLOAD_SECRET',
    'FEED_SECRET',
  ])
  expect(asked('site')).toEqual(expect.arrayContaining(['PUBLIC_ORIGIN', 'FEED_SECRET']))
  expect(asked('site')).not.toEqual(expect.arrayContaining(['DATABASE_URL']))
})

test('bounds the heaps, by default and as configured', () => {
  const limits = (environment) =>
    ['site', 'cms', 'migrate'].map((name) =>
      commandOf(name, environment).flags.find((flag) => flag.startsWith('--max-old-space-size=')),
    )
  expect(limits({}).every((flag) => Number(flag?.split('=')[1]) >= 128)).toBe(true)
  expect(limits({ CMS_HEAP_MB: '1500', SITE_HEAP_MB: '200' })).toEqual([
    '--max-old-space-size=200',
    '--max-old-space-size=1500',
    '--max-old-space-size=1500',
  ])
  for (const wrong of ['much', '12.5', '0', '63', '--inspect'])
    expect(() => commandOf('cms', { CMS_HEAP_MB: wrong }), wrong).toThrow(/CMS_HEAP_MB is/)
})

test('makes no system for a backup, and restores over none that runs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-run-'))
  try {
    expect(run('backup', { VITRINE_DATA: folder }, join(folder, 'backup'))).toMatchObject({
      status: 1,
      sentences: [expect.stringMatching(/^There is no system in /)],
    })
    expect(readdirSync(folder)).toEqual([])
    const release = await lockDataFolder(folder)
    // not spawnSync: this process must answer on the lock's socket
    const restore = spawn(
      process.execPath,
      [join(root, 'tools/run.mjs'), 'restore', join(folder, 'backup')],
      { env: { PATH: process.env.PATH, VITRINE_DATA: folder } },
    )
    let printed = ''
    restore.stderr.on('data', (chunk) => {
      printed += chunk
    })
    expect(await new Promise((done) => restore.once('close', done))).toBe(1)
    expect(printed).toMatch(/^Vitrine runs on /)
    release()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('requires the production settings of the cms for operations, except the doctor', () => {
  const settings = { VITRINE_MODE: 'production' }
  expect(run('backup', settings, '/nowhere').sentences[0]).toMatch(/^DATABASE_URL is not set/)
  expect(run('doctor', settings)).toMatchObject({ status: 1, sentences: [''] })
})

test('examines a clone in which nothing was started', () =>
  inCopy('doctor', async (copy) => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [join(copy, 'tools/run.mjs'), 'doctor', 'cms'],
      { cwd: copy, env: { PATH: process.env.PATH }, encoding: 'utf8' },
    )
    expect([stdout, stderr]).toEqual([expect.stringMatching(/warning  build: .*not built/), ''])
  }))
