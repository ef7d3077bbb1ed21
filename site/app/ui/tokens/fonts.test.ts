import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(app, file), 'utf8')
const numbers = (css: string, pattern: RegExp) =>
  [...css.matchAll(pattern)].map(([, number]) => Number(number))

/** Axes of the subset Archivo font, as declared in its @font-face rule. */
const [face = ''] =
  /@font-face \{\s+font-family: Archivo;[^}]+\}/.exec(
    read('../../packages/appearance/fonts/fonts.css'),
  ) ?? []
const range = (property: string) =>
  [...face.matchAll(new RegExp(`${property}: ([\\d.]+)%? ([\\d.]+)`, 'g'))].flatMap(
    ([, least, most]) => [Number(least), Number(most)],
  )

const sheets = globSync('**/*.css', { cwd: app })

test.each([
  ['font-weight', /font(?:-weight)?: (\d{3})\b/g],
  ['font-stretch', /font-stretch: ([\d.]+)%/g],
])('every %s is available in the subset font', (property, pattern) => {
  const [least = 0, most = 0] = range(property)
  const used = sheets.flatMap((file) => numbers(read(file), pattern))
  expect(used.length).toBeGreaterThan(5)
  expect(used.filter((number) => number < least || number > most)).toEqual([])
})
