import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { flags } from './flag.tsx'
import { iconNames } from './icon-names.ts'

test('contains exactly the icons, flags and drawings that components name', () => {
  const drawn = [
    ...readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8').matchAll(
      /<symbol id="([^"]+)"/g,
    ),
  ].map(([, id]) => id)
  const ofFlags = flags.map((country) => `flag-${country}`)
  expect(drawn.toSorted()).toEqual([...iconNames, ...ofFlags, 'broken-part'].toSorted())
})
