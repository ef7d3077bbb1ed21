/** @reading @certificates */
import { execFileSync } from 'node:child_process'
import { expect } from '@playwright/test'
import { certificatesPath } from '../../site/shared/certificates/certificates-path.ts'
import { routePath } from '../../site/shared/routes/table.ts'
import { violationsOf } from '../accessibility.ts'
import { knownProduct } from '../addresses.ts'
import { test } from '../human-delay.ts'
import { countPresses, placesOf } from '../works.ts'
import { certificatesTexts } from '../texts.ts'

/** File names of an archive, read by another program, which also checks the checksums. */
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

const places = placesOf('certificates')

/**
 * Devices and locales, with JavaScript and without; without JavaScript only those of the gate,
 * since the form is plain HTML.
 */
const ways = [true, false].flatMap((javaScriptEnabled) =>
  (javaScriptEnabled ? places : places.filter(({ tag }) => tag.length === 0)).map((place) => ({
    ...place,
    javaScriptEnabled,
  })),
)

for (const { name, locale, viewport, tag, javaScriptEnabled } of ways)
  test.describe(`${name}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, { tag }, () => {
    test.use({ javaScriptEnabled, viewport })

    test('the certificates of 5 part numbers as a ZIP', async ({ page }) => {
      const { form, title } = certificatesTexts[locale]
      const { variants } = await knownProduct(locale)
      const codes = variants.slice(0, 5).map(({ part_number: code }) => code)
      const { press, expectAtMost } = countPresses()
      await page.goto(routePath('home', locale))
      await press(
        page
          .getByRole('contentinfo')
          .locator(`a[href="${certificatesPath(locale, {})}"]`)
          .first(),
      )
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await page.getByLabel(form.label).fill(codes.map((code) => code.toLowerCase()).join('\n'))
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        press(page.getByRole('button', { name: form.zip })),
      ])
      expectAtMost(2)
      const names = namesIn(await download.path())
      expect(names.filter((one) => one.endsWith('.csv'))).toHaveLength(1)
      expect(names.filter((one) => one.endsWith('.pdf')).length).toBeGreaterThan(0)
      await page.getByRole('button', { name: form.submit }).click()
      await expect(page.getByRole('rowheader')).toHaveText(codes)
      if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([])
    })
  })
