import { expect, test } from 'vitest'
import { readDrawingLabels } from '@vitrine/contract/product/drawing-labels'
import { labelText } from '@vitrine/contract/product/drawing-text'
import { attributeText } from '@vitrine/contract/product/attribute-text'
import { products, subcategories } from '../../content/catalogue/index.ts'
import type { Attribute, AttributeValue, Locale, Product } from '../../content/types.ts'
import { catalogue } from './catalogue.ts'
import { drawingOf, partDrawn } from './drawing-of.ts'
import { Part } from './part.ts'
import { outlinePoints } from './path.ts'
import { View } from './view.ts'
import { sizes } from './writing.ts'
import type { Writing } from './writing.ts'

/**
 * Families without a drawing, since only their length has a dimension or none has: rolls, cords,
 * powder, a pump.
 */
const without = ['AD', 'CS', 'FU', 'IA', 'IP', 'PC', 'PL', 'PT']

const attributesOf = (product: Product): Attribute[] =>
  subcategories.find(({ key }) => key === product.subcategory)?.attributes ?? []
const drawn = products.filter((product) => partDrawn(product) !== undefined)
const locales: Locale[] = ['br', 'en', 'es']

interface Label {
  text: string
  kind: Writing
  left: number
  top: number
  right: number
  bottom: number
}

/** Texts of a sheet and their boxes, read from the SVG alone. */
function labelsOf(svg: string): Label[] {
  return [
    ...svg.matchAll(
      /<g class="t (\w+)" role="img" aria-label="([^"]*)" transform="translate\(([-\d.]+) ([-\d.]+)\)( rotate\(-90\))? scale\(([\d.]+)\)"/g,
    ),
  ].map(([, kind = '', said = '', x, y, turned, scale]) => {
    const text = said.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
    const [width, height] = [text.length * 600 * Number(scale), 700 * Number(scale)]
    const [left, base] = [Number(x), Number(y)]
    return {
      text,
      kind: kind as Writing,
      ...(turned
        ? { left: left - height, right: left, top: base - width, bottom: base }
        : { left, right: left + width, top: base - height, bottom: base }),
    }
  })
}

const tags: Record<Locale, string> = { br: 'pt-BR', en: 'en-US', es: 'es-ES' }
/** A value as formatted in its table. */
function written(attribute: Attribute, value: AttributeValue, locale: Locale): string {
  const one = (n: number): string =>
    n.toLocaleString(
      tags[locale],
      attribute.decimals === undefined
        ? { maximumFractionDigits: 6 }
        : { minimumFractionDigits: attribute.decimals, maximumFractionDigits: attribute.decimals },
    )
  return Array.isArray(value) ? value.map(one).join('–') : one(Number(value))
}

/** Labels that a visible line crosses: leaders, dimension lines, edges. */
function crossed(sheet: string, labels: readonly Label[]): string[] {
  const drawn = [...sheet.matchAll(/<path class="(?!gap|axis|hidden)\w+" d="([^"]+)"/g)].flatMap(
    ([, d = '']) => d.split(/(?=M)/),
  )
  const runs = drawn.map((d) => outlinePoints(d))
  return labels
    .filter((label) =>
      runs.some((points) =>
        points.some(([x, y], i) => {
          const [x0, y0] = points[i - 1] ?? [x, y]
          if (
            Math.max(x, x0) < label.left ||
            Math.min(x, x0) > label.right ||
            Math.max(y, y0) < label.top ||
            Math.min(y, y0) > label.bottom
          )
            return false
          return Array.from({ length: 41 }, (_, k) => k / 40).some((t) => {
            const [px, py] = [x0 + (x - x0) * t, y0 + (y - y0) * t]
            return (
              px > label.left + 1 &&
              px < label.right - 1 &&
              py > label.top + 1 &&
              py < label.bottom - 1
            )
          })
        }),
      ),
    )
    .map(({ text }) => text)
}

test('every family that is not named as having none has a drawing, of a part number of its own', () => {
  const families = products.map((product) => product.family)
  expect(families.filter((family) => !(family in catalogue)).toSorted()).toEqual(without)
  expect(Object.keys(catalogue).filter((family) => !families.includes(family))).toEqual([])
  expect(drawn).toHaveLength(118)
})

test.each(locales)(
  'the letters and figures of each drawing are those of the table, and nothing lies on anything, in %s',
  (locale) => {
    for (const product of drawn) {
      const { family } = product
      const svg = drawingOf({ product, attributes: attributesOf(product), locale }) ?? ''
      const [, width = '0', height = '0'] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
      const labels = labelsOf(svg)
      const variant = product.variants.find(({ partNumber }) => partNumber === partDrawn(product))
      expect
        .soft(
          labels.filter(({ kind }) => kind === 'title').map(({ text }) => text),
          family,
        )
        .toEqual([variant?.partNumber])
      const dimensions = labels.filter(({ kind }) => kind === 'dimension').map(({ text }) => text)
      const stated = attributesOf(product).flatMap((attribute) => {
        const value = variant?.values[attribute.key]
        return attribute.symbol && value !== undefined
          ? [`${attribute.symbol} ${written(attribute, value, locale)}`]
          : []
      })
      // each letter once, and all letters of the part number
      expect.soft(dimensions.toSorted(), family).toEqual(stated.toSorted())

      for (const label of labels)
        expect
          .soft(
            label.left >= 8 &&
              label.top >= 8 &&
              label.right <= Number(width) - 8 &&
              label.bottom <= Number(height) - 8,
            `${family}: ${label.text} inside ${width} × ${height}`,
          )
          .toBe(true)
      const over = labels.flatMap((one, i) =>
        labels
          .slice(i + 1)
          .filter(
            (other) =>
              one.left < other.right &&
              other.left < one.right &&
              one.top < other.bottom &&
              other.top < one.bottom,
          )
          .map((other) => `${one.text} / ${other.text}`),
      )
      expect.soft(over, family).toEqual([])
      const [, sheet = ''] = svg.split('</defs>')
      expect.soft(crossed(sheet, labels), family).toEqual([])
      const points = [...sheet.matchAll(/<path class="(?!gap)\w+" d="([^"]+)"/g)].flatMap(
        ([, d = '']) => outlinePoints(d),
      )
      expect.soft(points.length, family).toBeGreaterThan(20)
      const outside = points.filter(
        ([x, y]) => x < 4 || y < 60 || x > Number(width) - 4 || y > Number(height) - 4,
      )
      expect.soft(outside, family).toEqual([])
    }
  },
)

/** An attribute in the format of the API. */
const answered = (
  { key, label, unit, symbol, decimals, choices, type }: Attribute,
  locale: Locale,
) => ({
  key,
  label: label[locale],
  type,
  unit: unit ?? null,
  symbol: symbol ?? null,
  decimals: decimals ?? null,
  filter: false,
  choices: (choices ?? []).map((choice) => ({ value: choice.value, label: choice.label[locale] })),
})
const said = { yes: 'yes', no: 'no', notStated: '–' }

test.each(locales)(
  'every drawing has the values of the table for every part number of its family, in %s',
  (locale) => {
    let parts = 0
    for (const product of drawn) {
      const own = attributesOf(product)
      const attributes = own.map((attribute) => answered(attribute, locale))
      const svg = drawingOf({ product, attributes: own, locale }) ?? ''
      const labels = readDrawingLabels(svg)
      const textsOf = ({ partNumber, values }: (typeof product.variants)[number]) =>
        labels.map((label) =>
          labelText(label, attributes, { part_number: partNumber, values }, (attribute, value) =>
            attributeText(attribute, value, locale, said),
          ),
        )
      for (const variant of product.variants) {
        parts += 1
        const texts = textsOf(variant)
        expect(texts[0]).toBe(variant.partNumber)
        expect(texts.join()).not.toContain('{')
        const letters = new Set(
          labels.flatMap(({ text }) => /^(\S+) \{(\w+)\}$/.exec(text)?.slice(2) ?? []),
        )
        for (const attribute of own.filter(({ key, symbol }) => symbol && letters.has(key))) {
          const value = variant.values[attribute.key]
          expect(texts, `${variant.partNumber} ${attribute.key}`).toContain(
            `${attribute.symbol} ${value === undefined ? '–' : written(attribute, value, locale)}`,
          )
        }
        // the file states the values of the drawn part number
        if (variant.partNumber === partDrawn(product))
          expect(texts.toSorted()).toEqual(
            [...svg.matchAll(/aria-label="([^"]*)"[^>]* data-label=/g)]
              .map(([, text = '']) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
              .toSorted(),
          )
      }
    }
    expect(parts).toBeGreaterThan(1500)
  },
)

test('a sheet is as wide as every other, and its letters are large enough for a telephone', () => {
  const [product] = drawn
  if (!product) throw new Error('nothing is drawn')
  const svg = drawingOf({ product, attributes: attributesOf(product), locale: 'en' }) ?? ''
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="800" height="\d+"/)
  // on a sheet 358 px wide
  expect((sizes.note * 358) / 800).toBeGreaterThan(7.5)
  expect(svg).not.toMatch(/<script|onload|href="(?!#)/)
})

test('a dimension that is not as long as its value is refused', () => {
  const [product] = drawn
  const [variant] = product?.variants ?? []
  if (!product || !variant) throw new Error('nothing is drawn')
  const view = new View(
    new Part({ product, variant, attributes: attributesOf(product), locale: 'br' }),
  )
  const { length } = variant.values
  expect(() => view.across('length', 0, Number(length))).not.toThrow()
  expect(() => view.across('length', 0, Number(length) + 0.2)).toThrow(/would be drawn as/)
  expect(() => view.across('conductor', 0, 10)).toThrow(/no letter/)
  expect(() => view.across('spacing', 0, 10)).toThrow(/spacing/)
})
