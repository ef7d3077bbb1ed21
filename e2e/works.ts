import { expect, test } from '@playwright/test'
import type { Locator } from '@playwright/test'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { RouteName } from '../site/shared/routes/table.ts'
import { nightly, repeatedIn } from './nightly.ts'

export const phone = { width: 390, height: 844 }
export const desk = { width: 1440, height: 900 }

/**
 * Devices and locales in which a task of a visitor on a screen is tested; the gate tests it once,
 * on a phone in the screen's locale.
 */
export const placesOf = (screen: RouteName) =>
  [phone, desk].flatMap((viewport) =>
    localeCodes.map((locale: Locale) => ({
      locale,
      viewport,
      name: `at ${viewport.width} px in ${locale}`,
      tag: viewport === phone ? repeatedIn(locale, screen) : [nightly],
    })),
  )

/** Counts the clicks of a task. Typing and pasting do not count. */
export function countPresses() {
  let presses = 0
  return {
    press: async (target: Locator) => {
      presses += 1
      await target.click()
    },
    /** Prints the number of clicks, and expects a maximum. */
    expectAtMost: (most: number) => {
      process.stdout.write(`  ${test.info().titlePath.slice(1).join(' ')}: ${presses} presses\n`)
      expect(presses).toBeLessThanOrEqual(most)
    },
  }
}
