import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { lockDataFolder } from './data-folder.mjs'
import { openLog } from './log-file.mjs'

const folders = []
afterEach(() =>
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })),
)
function dataFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-modes-'))
  folders.push(folder)
  return folder
}
const modeOf = (...path) => (statSync(join(...path)).mode & 0o777).toString(8)

test('creates logs for their owner only, and fixes those of an earlier version', async () => {
  const data = dataFolder()
  const before = process.umask(0)
  try {
    mkdirSync(join(data, 'logs'), { mode: 0o755 })
    writeFileSync(join(data, 'logs', 'cms.log'), 'earlier\n', { mode: 0o644 })
    for (const name of ['cms', 'site']) openLog(data, name).close()
    const releaseFolder = await lockDataFolder(data)
    releaseFolder()
    expect([
      modeOf(data, 'logs'),
      modeOf(data, 'logs', 'cms.log'),
      modeOf(data, 'logs', 'site.log'),
    ]).toEqual(['700', '600', '600'])
  } finally {
    process.umask(before)
  }
})

test('closes the data folder and its content to others', async () => {
  const data = join(dataFolder(), 'data')
  const before = process.umask(0)
  try {
    const releaseFolder = await lockDataFolder(data)
    releaseFolder()
    for (const name of ['media', 'mail', 'private']) {
      mkdirSync(join(data, name), { recursive: true })
      chmodSync(join(data, name), 0o755)
    }
    const giveBackAgain = await lockDataFolder(data)
    giveBackAgain()
    // as root: search permission for the user of PostgreSQL
    expect(modeOf(data)).toBe(process.getuid() === 0 ? '711' : '700')
    for (const name of ['media', 'mail', 'private']) expect(modeOf(data, name)).toBe('700')
  } finally {
    process.umask(before)
  }
})
