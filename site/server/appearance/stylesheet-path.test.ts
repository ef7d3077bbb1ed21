import { expect, test } from 'vitest'
import { neutralLook } from '@vitrine/appearance/choices'
import { lookStylesheet } from '@vitrine/appearance/stylesheet'
import { stylesheetAt, stylesheetPath } from './stylesheet-path.ts'

const path = stylesheetPath(neutralLook)

test('finds the stylesheet of a look at its URL, and knows it as the current one', () => {
  expect(stylesheetAt(path)).toEqual({ css: lookStylesheet(neutralLook), current: true })
  expect(stylesheetAt(path.replace(/\.[^.]+\.css$/, '.older.css'))?.current).toBe(false)
})

test.each([
  ['another font', path.replace('plain', 'comic')],
  ['other corners', path.replace('soft', 'wavy')],
  ['a color too few', path.replace(/-[0-9a-f]{6}\./, '.')],
  ['a color of eight digits', path.replace(/([0-9a-f]{6})\./, '$1ff.')],
  ['styles smuggled into a color', path.replace(/[0-9a-f]{6}\./, 'red;}*{}.')],
  ['an inherited name', path.replace('plain', 'constructor')],
  ['another folder', path.replace('/appearance/', '/assets/')],
  ['another ending', path.replace('.css', '.js')],
])('answers nothing for %s', (_name, other) => {
  expect(stylesheetAt(other)).toBeUndefined()
})
