import { execFileSync } from 'node:child_process'
import { expect } from '@playwright/test'
import { localeCodes } from '@vitrine/contract/locales'
import { certificatesPath } from '../../site/shared/certificates/certificates-path.ts'
import { violationsOf } from '../accessibility.ts'
import { knownProduct } from '../addresses.ts'
import { test } from '../human-delay.ts'
import { repeatedIn } from '../nightly.ts'
import { certificatesTexts } from '../texts.ts'

/** Names of the files of an archive, read by another program, which also checks their sums. */
const namesIn = (archive: string): string[] =>
  execFileSync(
    'python3',
    [
      '-c',
      'import sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print("\\n".join(z.namelist()))',
      archive,
    ],
    { encoding: 'utf8' },
  )
    .trim()
    .split('\n')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })
    // the form is HTML: without scripts one locale is enough
    for (const locale of javaScriptEnabled ? localeCodes : localeCodes.slice(-1)) {
      test(
        `the certificates of 5 part numbers as a ZIP, in ${locale}`,
        { tag: javaScriptEnabled ? repeatedIn(locale) : [] },
        async ({ page }) => {
          const { form, title } = certificatesTexts[locale]
          const { variants } = await knownProduct(locale)
          const codes = variants.slice(0, 5).map(({ part_number: code }) => code)
          await page.goto(certificatesPath(locale, {}))
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
          await page.getByLabel(form.label).fill(codes.map((code) => code.toLowerCase()).join('\n'))
          const [download] = await Promise.all([
            page.waitForEvent('download'),
            page.getByRole('button', { name: form.zip }).click(),
          ])
          const names = namesIn(await download.path())
          expect(names.filter((name) => name.endsWith('.csv'))).toHaveLength(1)
          expect(names.filter((name) => name.endsWith('.pdf')).length).toBeGreaterThan(0)
          await page.getByRole('button', { name: form.submit }).click()
          await expect(page.getByRole('rowheader')).toHaveText(codes)
          if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([])
        },
      )
    }
  })
}
