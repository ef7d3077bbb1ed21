/** @system */
import { execFileSync } from 'node:child_process'
import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  rmdirSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, request, test } from '@playwright/test'
import { defaultLocale, locales } from '@vitrine/configuration/locales'
import { panelApiBase } from '@vitrine/contract/panel'
import { startSystem } from '../../../tools/test/system.mjs'
import { launchSite } from '../../launch-site.ts'
import { contactMessage, send } from '../../contact-message.ts'
import { visit } from '../../load.ts'
import { nightly } from '../../nightly.ts'
import { png } from '../../png.ts'

/** Size of the disk, MB: slightly more than a database without content. */
const size = 320
const administrator = { email: 'ti@example.com', password: 'a password of the tests' }

/** Fills the disk with a file. */
function fill(file: string): void {
  const out = openSync(file, 'w')
  for (const piece of [1_000_000, 4096, 1]) {
    try {
      for (;;) writeSync(out, Buffer.alloc(piece))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    }
  }
  closeSync(out)
}

test(
  'serves reads on a full disk, acknowledges no unsaved message, and recovers',
  { tag: nightly },
  async () => {
    test.skip(
      process.platform !== 'linux' || process.getuid?.() !== 0,
      'only root can mount a small disk',
    )
    const disk = mkdtempSync(join(tmpdir(), 'vitrine-disk-'))
    const filler = join(disk, 'filler')
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m,mode=0755`, 'tmpfs', disk])
    let system
    try {
      system = await startSystem(disk, {
        VITRINE_DEMO: 'no',
        ADMIN_EMAIL: administrator.email,
        ADMIN_PASSWORD: administrator.password,
      })
      const base = system.url
      const staff = await request.newContext({ baseURL: base, extraHTTPHeaders: { origin: base } })
      const { token } = await (
        await staff.post(`${panelApiBase}/users/login`, { data: administrator })
      ).json()
      const made = await staff.post(`${panelApiBase}/departments?locale=${defaultLocale}`, {
        headers: { authorization: `JWT ${token}` },
        data: { title: 'Vendas', slug: 'vendas', email: 'vendas@example.com' },
      })
      expect(made.status(), await made.text()).toBe(201)
      await launchSite(staff, base)
      expect((await visit('/', { base })).status).toBeLessThan(400)
      const home = locales.en.prefix
      expect((await visit(home, { base })).status).toBe(200)

      fill(filler)
      const letters = Array.from({ length: 14 }, () => ({
        ...contactMessage('vendas'),
        message: Array.from({ length: 120 }, () => crypto.randomUUID()).join(' '),
      }))
      const receipts = new Map<string, string>()
      let failed = 0
      for (const each of letters) {
        const { status, body } = await send(each, base)
        if (status === 200) receipts.set(each.idempotency_key, body.receipt)
        else failed += 1
        expect(status === 200 || status >= 500, `${status} is no honest answer`).toBe(true)
      }
      expect(failed, 'the disk was full').toBeGreaterThan(0)
      expect((await visit(home, { base })).status, 'reads go on').toBe(200)
      const upload = await staff.post(`${panelApiBase}/media?locale=${defaultLocale}`, {
        headers: { authorization: `JWT ${token}` },
        multipart: {
          file: {
            name: 'Foto.png',
            mimeType: 'image/png',
            buffer: await png(800, 600, [20, 40, 60]),
          },
          _payload: JSON.stringify({ alt: 'Foto' }),
        },
      })
      expect(upload.status(), await upload.text()).toBe(507)
      expect(readdirSync(join(disk, 'media')).filter((name) => name.startsWith('foto'))).toEqual([])
      await staff.dispose()

      rmSync(filler)
      for (const each of letters) {
        await expect
          .poll(async () => (await send(each, base)).status, { timeout: 40_000, intervals: [500] })
          .toBe(200)
        const { receipt } = (await send(each, base)).body
        expect(receipt, 'what was acknowledged is there').toBe(
          receipts.get(each.idempotency_key) ?? receipt,
        )
      }
    } finally {
      await system?.stop()
      // lazy: a busy mount must not hide the failure of the test
      execFileSync('umount', ['--lazy', disk])
      rmdirSync(disk)
    }
  },
)
