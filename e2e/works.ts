import { expect, test } from '@playwright/test'
import type { Locator } from '@playwright/test'
import { defaultLocale, localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { nightly } from './nightly.ts'

export const phone = { width: 390, height: 844 }
export const desk = { width: 1440, height: 900 }

/** Where each of a visitor's works is done; the gate does it once, on a phone in the default locale. */
export const places = [phone, desk].flatMap((viewport) =>
  localeCodes.map((locale: Locale) => ({
    locale,
    viewport,
    name: `at ${viewport.width} px in ${locale}`,
    tag: locale === defaultLocale && viewport === phone ? [] : [nightly],
  })),
)

/** Clicks of a work, counted. Typing and pasting do not count. */
export function countPresses() {
  let presses = 0
  return {
    press: async (target: Locator) => {
      presses += 1
      await target.click()
    },
    /** Prints the presses, and expects at most as many. */
    expectAtMost: (most: number) => {
      process.stdout.write(`  ${test.info().titlePath.slice(1).join(' ')}: ${presses} presses\n`)
      expect(presses).toBeLessThanOrEqual(most)
    },
  }
}
