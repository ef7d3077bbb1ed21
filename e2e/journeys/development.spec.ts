/** @dev */
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { calls } from '@vitrine/contract/calls'
import { localeCodes } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import { freePort } from '../../tools/project/ports.mjs'
import { root } from '../../tools/project/root.mjs'
import { startSystem } from '../../tools/test/system.mjs'
import { violationsOf } from '../accessibility.ts'
import { pageTexts } from '../texts.ts'
import { hydrated } from '../watched-page.ts'
import { routePath } from '../../site/shared/routes/table.ts'

/**
 * Maximum time until a change is visible, ms; the first request compiles, at the lowest priority.
 */
const seenWithin = 90_000
const edited = 'edited-by-the-test'

/** Copies the work tree (files known to git), with hard links of the installed packages. */
function copyWorkTree(): string {
  mkdirSync(join(root, 'var'), { recursive: true })
  const copy = mkdtempSync(join(root, 'var', 'development-'))
  // search permission for the user of PostgreSQL
  chmodSync(copy, 0o711)
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root })
  for (const file of files.toString().split('\0').filter(Boolean)) {
    mkdirSync(join(copy, dirname(file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  execFileSync('cp', ['-al', join(root, 'node_modules'), copy])
  return copy
}

/** Replaces a text in the only file of a folder that contains it. */
function edit(folder: string, from: string, to: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|json)$/.test(name) && !name.includes('.test.'))
    .map((name) => join(folder, name))
    .filter((file) => readFileSync(file, 'utf8').includes(from))
  expect(files, from).toHaveLength(1)
  const [file = ''] = files
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
}

test('shows a change of a component and a text at once, of a handler when the cms has restarted, and the style guide of the panel', async ({
  page,
}) => {
  // takes 45 s of processor time at low priority
  test.setTimeout(420_000)
  const copy = copyWorkTree()
  const data = mkdtempSync(join(tmpdir(), 'vitrine-development-'))
  let system: Awaited<ReturnType<typeof startSystem>> | undefined
  try {
    system = await startSystem(
      data,
      { VITRINE_DEMO: 'no', VITE_HMR_PORT: String(await freePort()) },
      ['nice', '-n', '19', process.execPath, join(copy, 'tools', 'dev.mjs')],
    )
    const running = () => JSON.parse(readFileSync(join(data, 'running.json'), 'utf8'))
    const before = running()
    const departments = () =>
      fetch(
        `http://127.0.0.1:${before.cms.port}${apiBase}${apiVersion}${calls['departments-list'].path}`,
      ).then(
        (answer) => answer.text(),
        () => 'restarting',
      )

    const [locale] = localeCodes
    await page.goto(system.url + routePath('contact', locale))
    // the page does not receive edits before its HMR connection
    await hydrated(page)
    await expect(page.getByRole('contentinfo')).not.toHaveAttribute('data-edited', edited)
    await page.evaluate(() => Object.assign(window, { stillThere: true }))
    edit(join(copy, 'site', 'app'), '<footer', `<footer data-edited="${edited}"`)
    await expect(page.getByRole('contentinfo')).toHaveAttribute('data-edited', edited, {
      timeout: seenWithin,
    })
    expect(await page.evaluate(() => 'stillThere' in window), 'the page was not loaded again').toBe(
      true,
    )

    const { more } = pageTexts[locale].shell.newsletter
    edit(join(copy, 'site/texts', locale), `"more": "${more}"`, `"more": "${edited}"`)
    await expect(page.getByRole('contentinfo')).toContainText(edited, { timeout: seenWithin })

    expect(await departments()).not.toContain(edited)
    const read = `readOptions(context, 'departments', offered)`
    edit(
      join(copy, 'cms', 'src'),
      read,
      `${read}.then(() => ({ data: [{ id: 1, slug: 'x', title: '${edited}' }] }))`,
    )
    await expect.poll(departments, { timeout: seenWithin, intervals: [100] }).toContain(edited)
    expect(running().site).toEqual(before.site)

    const guide = `${system.url}${panelBase}/style-guide`
    // the first request compiles, for longer than the gateway waits
    await expect
      .poll(async () => (await page.request.get(guide)).status(), { timeout: 2 * seenWithin })
      .toBe(200)
    await page.goto(guide, { timeout: seenWithin })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: seenWithin })
    expect(await violationsOf(page)).toEqual([])
  } finally {
    await system?.stop()
    for (const folder of [copy, data]) rmSync(folder, { recursive: true, force: true })
  }
})
