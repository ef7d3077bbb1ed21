import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lettersModule } from './letters-make.ts'

test('the letters are generated from the font', () => {
  expect(readFileSync(new URL('letters.ts', import.meta.url), 'utf8')).toBe(lettersModule())
})
