import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { danglingReferences, emptyTexts, misfits, namedFiles, repeated } from './flaws.ts'
import * as content from './index.ts'
import { limits, meshOf } from './knowledge-base/mesh-example.ts'

test('every text is written in the three locales', () => {
  expect(emptyTexts({ ...content })).toEqual([])
})

test('a text that lacks a locale is found', () => {
  expect(emptyTexts({ title: { br: 'sim', en: ' ', es: 'sí' } })).toEqual(['content.title.en is empty'])
})

test('part numbers and keys are unique', () => {
  expect(repeated(content.products.flatMap((p) => p.variants.map((v) => v.partNumber)))).toEqual([])
  for (const rows of [content.products, content.subcategories, content.categories, content.pictures, content.applications, content.posts, content.publications, content.distributors]) {
    expect(repeated(rows.map((r) => r.key))).toEqual([])
  }
})

test('every value fits the attribute that its subcategory declares', () => {
  expect(misfits(content.products, content.subcategories)).toEqual([])
})

test('a value of the wrong type is found', () => {
  const [product] = content.products
  if (!product) throw new Error('there are no products')
  const wrong = { ...product, variants: [{ partNumber: 'X-1', values: { conductor: '10', colour: 'red' } }] }
  expect(misfits([wrong], content.subcategories)).toEqual(['X-1: conductor = "10"', 'X-1: colour = "red"'])
})

test('every reference leads somewhere', () => {
  expect(danglingReferences(content)).toEqual([])
})

test('every file named is there', () => {
  expect(namedFiles(content).filter((f) => !existsSync(new URL(`../${f}`, import.meta.url)))).toEqual([])
})

test('the catalogue has the size that the home page speaks of', () => {
  expect(content.categories).toHaveLength(4)
  expect(content.subcategories).toHaveLength(10)
  expect(content.products).toHaveLength(30)
  expect(content.products.flatMap((p) => p.variants)).toHaveLength(400)
})

test('solutions, news and guides are as many as they are meant to be', () => {
  expect(content.solutions).toHaveLength(6)
  expect(content.applications).toHaveLength(18)
  expect(content.posts).toHaveLength(24)
  expect(content.sections).toHaveLength(5)
  expect(content.publications).toHaveLength(24)
})

test('a worked example of the guides stays under its limit at the second attempt', () => {
  expect(meshOf(5).mesh).toBeGreaterThan(limits.touch)
  expect(meshOf(4).mesh).toBeLessThan(limits.touch)
})

test('optional cookies are off until chosen, necessary ones cannot be', () => {
  for (const item of content.layout.cookies.cookies_complete.flatMap((c) => c.items)) expect(item.activated).toBe(!item.optional)
})

test('a terminal clears its stud and holds its conductor', () => {
  const terminal = content.products.find((p) => p.family === 'TC')
  const v = terminal?.variants.find((x) => x.partNumber === 'TC-50-10')?.values
  expect(v).toMatchObject({ conductor: 50, stud: 'M10', outer: 13.3, bore: 9.8, width: 20.3, length: 58.2, die: 'green-14' })
})
