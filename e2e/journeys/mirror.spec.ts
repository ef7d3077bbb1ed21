/** @alone @feed */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from '@playwright/test'
import { apiUrl } from '../contract-client.ts'
import { panelApi, Panel } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { origin } from '../system-under-test.ts'

const example = join(import.meta.dirname, '../../examples/mirror')
const run = Date.now().toString(36).slice(-5)

/** Starts the example; resolves when it runs. */
async function startMirror(file: string) {
  const mirror = spawn(process.execPath, ['mirror.ts', origin, file], {
    cwd: example,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await once(mirror, 'spawn')
  return {
    kill: async () => {
      const ended = once(mirror, 'exit')
      mirror.kill('SIGKILL')
      await ended
    },
  }
}

/** Records of the API by part number. */
async function readCatalogue(): Promise<Record<string, string>> {
  const records: Record<string, string> = {}
  for (let next = 0, more = true; more;) {
    const answer = await fetch(`${apiUrl}/web/part-numbers?after=${next}&locales=*&limit=500`)
    const page = (await answer.json()) as { data: { key: string }[]; next: number; more: boolean }
    for (const record of page.data) records[record.key] = JSON.stringify(record)
    ;({ next, more } = page)
  }
  return records
}

test('the example of the guide follows the catalogue, and survives being killed', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-mirror-'))
  const file = join(folder, 'catalogue.sqlite')
  const stored = (): Record<string, string> => {
    // the example has not created it yet
    if (!existsSync(file) || statSync(file).size === 0) return {}
    const copy = new DatabaseSync(file, { timeout: 5000 })
    const isMade = copy.prepare("select 1 from sqlite_master where name = 'parts'").all().length > 0
    const all = isMade ? copy.prepare('select part_number, record from parts').all() : []
    copy.close()
    return Object.fromEntries(all.map((row) => [String(row['part_number']), String(row['record'])]))
  }
  const isInStep = () =>
    expect
      .poll(async () => {
        const [copy, catalogue] = [stored(), await readCatalogue()]
        return Object.keys({ ...copy, ...catalogue }).filter((key) => copy[key] !== catalogue[key])
      })
      .toEqual([])
  let mirror = await startMirror(file)
  try {
    await expect.poll(() => Object.keys(stored()).length).toBeGreaterThan(0)
    // in the middle of its first pages
    await mirror.kill()
    mirror = await startMirror(file)
    await isInStep()

    await new Panel(page).setSession('editor@aterra.example')
    const { docs } = await panelApi<{ docs: { id: number }[] }>(
      page,
      'GET',
      '/subcategories?limit=1&depth=0&locale=br&sort=id',
    )
    const publish = (id: number | undefined, data: object) =>
      panelApi<{ doc: { id: number } }>(
        page,
        id === undefined ? 'POST' : 'PATCH',
        `/products${id === undefined ? '' : `/${id}`}?locale=br&depth=0`,
        { ...data, _status: 'published' },
      )
    const code = `MIR-${run}`.toUpperCase()
    const { doc } = await publish(undefined, {
      title: `Espelhado ${run}`,
      subcategory: docs[0]?.id,
      variants: [{ part_number: code, values: { packing: 5 } }],
    })
    const began = performance.now()
    await expect.poll(() => stored()[code], { intervals: [100] }).toContain(`Espelhado ${run}`)
    process.stdout.write(`  in step after ${Math.round(performance.now() - began)} ms\n`)

    await mirror.kill()
    await publish(doc.id, { variants: [{ part_number: `${code}-B`, values: { packing: 5 } }] })
    mirror = await startMirror(file)
    await expect.poll(() => Object.keys(stored())).toContain(`${code}-B`)
    expect(Object.keys(stored())).not.toContain(code)
    await isInStep()
  } finally {
    await mirror.kill()
    rmSync(folder, { recursive: true, force: true })
  }
})
