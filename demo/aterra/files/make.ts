/**
 * node files/make.ts [CHROMIUM [NAME]]: prints the documents of products and restricted area as
 * PDF, one per document and locale (NAME: only documents whose name has this beginning). Fonts come
 * from the project's @fontsource packages (or $FONTS), tables from the content.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { restrictedDocuments } from '../content/restricted.ts'
import type { Locale } from '../content/types.ts'
import { documents } from './documents.ts'
import { page } from './page.ts'
import { restrictedFile } from '../../companies.ts'
import { revisedOn } from './restricted.ts'

const chromium = process.argv[2] ?? 'chromium'
const only = process.argv[3]
const here = fileURLToPath(new URL('.', import.meta.url))
const fonts =
  process.env['FONTS'] ?? fileURLToPath(new URL('../../../node_modules', import.meta.url))
const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --allow-file-access-from-files --no-pdf-header-footer --virtual-time-budget=2000'

/** Documents of the restricted area: one file per revision. */
const restricted = restrictedDocuments.flatMap(({ key, title, number, revisions }) =>
  revisions.map(({ revision, date, blocks }) => ({
    name: restrictedFile(key, revision),
    title,
    number,
    blocks,
    revised: revisedOn(revision, date),
  })),
)

const work = mkdtempSync(join(tmpdir(), 'files-'))
for (const { name, title, number, blocks, revised } of [
  ...documents.map((document) => ({ ...document, revised: undefined })),
  ...restricted,
]) {
  if (only !== undefined && !name.startsWith(only)) continue
  for (const locale of ['br', 'en', 'es'] as Locale[]) {
    const html = join(work, `${name.replace('/', '-')}-${locale}.html`)
    writeFileSync(
      html,
      page({ locale, title, number, blocks, fonts, ...(revised ? { revised } : {}) }),
    )
    execFileSync(
      chromium,
      [
        ...flags.split(' '),
        `--user-data-dir=${join(work, 'profile')}`,
        `--print-to-pdf=${join(here, `${name}-${locale}.pdf`)}`,
        `file://${html}`,
      ],
      { stdio: 'ignore' },
    )
  }
}
rmSync(work, { recursive: true, force: true })
