import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { barrel } from './catalogue/conductors.ts'
import { checkDigit } from './catalogue/gtin.ts'
import { products } from './catalogue/index.ts'
import {
  barcodes,
  britishSpellings,
  clashes,
  danglingReferences,
  emptyTexts,
  misfits,
  namedFiles,
  repeated,
} from './flaws.ts'
import * as content from './index.ts'
import { limits, meshOf } from './knowledge-base/mesh-example.ts'

test('every text is written in the three locales', () => {
  // a language with the search for distributors has no text about sales abroad
  const sought = 'content.layout.contact.salesAbroad.br is empty'
  expect(emptyTexts({ ...content, terms: [] })).toEqual([sought])
})

test('a text that lacks a locale is found', () => {
  expect(emptyTexts({ title: { br: 'sim', en: ' ', es: 'sí' } })).toEqual([
    'content.title.en is empty',
  ])
})

test('part numbers and keys are unique', () => {
  expect(repeated(content.products.flatMap((p) => p.variants.map((v) => v.partNumber)))).toEqual([])
  for (const rows of [
    content.products,
    content.subcategories,
    content.categories,
    content.pictures,
    content.applications,
    content.posts,
    content.publications,
    content.distributors,
  ]) {
    expect(repeated(rows.map((r) => r.key))).toEqual([])
  }
})

test('every value fits the attribute that its subcategory declares', () => {
  expect(misfits(content.products, content.subcategories)).toEqual([])
})

test('attributes of one key are of one type and unit', () => {
  expect(clashes(content.subcategories)).toEqual([])
})

test('a value of the wrong type is found', () => {
  const [product] = content.products
  if (!product) throw new Error('there are no products')
  const wrong = {
    ...product,
    variants: [{ partNumber: 'X-1', values: { conductor: '10', colour: 'red' } }],
  }
  expect(misfits([wrong], content.subcategories)).toEqual([
    'X-1: conductor = "10"',
    'X-1: colour = "red"',
  ])
})

test('every reference leads somewhere', () => {
  expect(danglingReferences(content)).toEqual([])
})

test('every file named is there', () => {
  expect(
    namedFiles(content).filter((f) => !existsSync(new URL(`../${f}`, import.meta.url))),
  ).toEqual([])
})

test('the catalogue has the size that the home page speaks of', () => {
  expect(content.categories).toHaveLength(7)
  expect(new Set(products.map((p) => p.subcategory)).size).toBe(28)
  expect(products).toHaveLength(126)
  expect(products.flatMap((p) => p.variants)).toHaveLength(1636)
})

test('every variant has its GTIN with the right check digit, its packing, and a product with a tariff heading', () => {
  expect(checkDigit('789123456789')).toBe(5)
  expect(barcodes(content.products)).toEqual([])
  expect(
    repeated(content.products.flatMap((p) => p.variants.map((v) => v.gtin ?? v.partNumber))),
  ).toEqual([])
})

test('a GTIN never moves', () => {
  const gtins = new Map(
    content.products.flatMap((p) => p.variants).map((v) => [v.partNumber, v.gtin]),
  )
  expect(['TC-10-6', 'OC-2U-8-85', 'CS-250'].map((part) => gtins.get(part))).toEqual([
    '7899990001011',
    '7899990030066',
    '7899990023082',
  ])
})

test('every connector with a die index has that die, and a tool for it', () => {
  const stocked = new Set(
    products
      .filter((p) => p.subcategory === 'matrizes')
      .flatMap((p) => p.variants.map((v) => v.values['die'])),
  )
  const pressed = products.filter(
    (p) =>
      p.variants.some((v) => v.values['die']) &&
      !['matrizes', 'preparacao'].includes(p.subcategory),
  )
  expect(
    pressed.flatMap((p) =>
      p.variants
        .filter((v) => v.values['die'] && !stocked.has(v.values['die']))
        .map((v) => v.partNumber),
    ),
  ).toEqual([])
  expect(pressed.filter((p) => !p.tooling?.length).map((p) => p.key)).toEqual([])
})

test('every product leads to three others, and every state has a distributor', () => {
  expect(products.filter((p) => p.related.length < 3).map((p) => p.key)).toEqual([])
  expect(new Set(content.distributors.map((d) => d.state)).size).toBe(27)
  expect(content.distributors).toHaveLength(60)
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
  for (const item of content.layout.cookies.cookies_complete.flatMap((c) => c.items))
    expect(item.activated).toBe(!item.optional)
})

test('a terminal clears its stud and holds its conductor', () => {
  const terminal = content.products.find((p) => p.family === 'TC')
  const v = terminal?.variants.find((x) => x.partNumber === 'TC-50-10')?.values
  expect(v).toMatchObject({
    conductor: 50,
    stud: 'M10',
    outer: 13.3,
    bore: 9.8,
    width: 20.3,
    length: 58.2,
    die: 'green-14',
  })
})

test('English is American throughout', () => {
  expect(britishSpellings({ ...content })).toEqual([])
  expect(britishSpellings({ title: { br: 'cor', en: 'Aluminium colours', es: 'color' } })).toEqual([
    'content.title.en: Aluminium',
    'content.title.en: colours',
  ])
})

test('the opening of a press is wider than its largest barrel', () => {
  const presses = content.products
    .flatMap(({ variants }) => variants)
    .flatMap(({ partNumber, values: { sections, opening, tonnes } }) =>
      tonnes !== undefined && Array.isArray(sections) && typeof opening === 'number'
        ? [{ partNumber, opening, largest: barrel(sections[1]).outer }]
        : [],
    )
  expect(presses.length).toBeGreaterThan(9)
  for (const { partNumber, opening, largest } of presses)
    expect(opening, partNumber).toBeGreaterThan(largest)
})

test('the torque table has every stud of the catalogue from M5', () => {
  const studs = new Set(
    content.products
      .flatMap(({ variants }) => variants.map(({ values: { stud } }) => stud))
      .filter((stud) => typeof stud === 'string' && Number(stud.slice(1)) >= 5),
  )
  const table = content.publications
    .find(({ key }) => key === 'torque-de-aperto')
    ?.text.find((block) => block.kind === 'table')
  const bolts = table?.kind === 'table' ? table.rows.map(([bolt]) => bolt) : []
  expect(bolts).toEqual(expect.arrayContaining([...studs]))
})
