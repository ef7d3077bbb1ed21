import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { iconNames } from './icon-names.ts'

test('contains exactly the icons, flags and drawings that components name', () => {
  const drawn = [
    ...readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8').matchAll(
      /<symbol id="([^"]+)"/g,
    ),
  ].map(([, id]) => id)
  expect(drawn.toSorted()).toEqual(
    [...iconNames, 'flag-br', 'flag-us', 'flag-es', 'open-circuit'].toSorted(),
  )
})
