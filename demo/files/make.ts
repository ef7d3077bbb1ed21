/**
 * node files/make.ts [CHROMIUM]: prints the documents of the products, one PDF per document and locale.
 * Fonts come from the project's @fontsource packages (or $FONTS). Tables come from the content, never retyped.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locale } from '../content/types.ts'
import { documents } from './documents.ts'
import { page } from './page.ts'

const chromium = process.argv[2] ?? 'chromium'
const here = fileURLToPath(new URL('.', import.meta.url))
const fonts = process.env['FONTS'] ?? fileURLToPath(new URL('../../node_modules', import.meta.url))
const flags = '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --allow-file-access-from-files --no-pdf-header-footer --virtual-time-budget=2000'

const work = mkdtempSync(join(tmpdir(), 'files-'))
for (const { name, title, number, blocks } of documents) {
  for (const locale of ['br', 'en', 'es'] as Locale[]) {
    const html = join(work, `${name}-${locale}.html`)
    writeFileSync(html, page({ locale, title, number, blocks, fonts }))
    execFileSync(chromium, [...flags.split(' '), `--user-data-dir=${join(work, 'profile')}`, `--print-to-pdf=${join(here, `${name}-${locale}.pdf`)}`, `file://${html}`], { stdio: 'ignore' })
  }
}
rmSync(work, { recursive: true, force: true })
