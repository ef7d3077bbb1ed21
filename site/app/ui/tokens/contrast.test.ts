import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const tokens = Object.fromEntries(
  [...css.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, color]) => [name, color]),
)

const light = ['background', 'background-deep', 'surface', 'accent-pale']
const dark = ['inverse', 'inverse-raised']

/** Pairs of text and background colours used by components (WCAG 1.4.3). */
const text: [string, string[]][] = [
  ['text', [...light, 'accent-on-inverse', 'success-pale', 'warning-pale', 'error-pale']],
  ['text-soft', light],
  ['text-faint', light],
  ['accent-text', light],
  ['success', ['background', 'surface', 'success-pale']],
  ['warning', ['background', 'surface', 'warning-pale']],
  ['error', ['background', 'surface', 'error-pale']],
  ['on-inverse', [...dark, 'accent-text', 'accent-deep', 'success', 'error']],
  ['on-inverse-soft', dark],
  ['on-inverse-faint', dark],
  ['accent-on-inverse', [...dark, 'accent-deep']],
]

/** Non-text pairs: marks, field borders, focus ring (WCAG 1.4.11). */
const marks: [string, string[]][] = [
  ['accent', [...light, 'inverse']],
  ['line-field', ['background', 'surface']],
]

test.each(pairs(text))('text %s on %s has a contrast of at least 4.5 : 1', (front, ground) => {
  expect(contrast(front, ground)).toBeGreaterThanOrEqual(4.5)
})

test.each(pairs(marks))('mark %s on %s has a contrast of at least 3 : 1', (front, ground) => {
  expect(contrast(front, ground)).toBeGreaterThanOrEqual(3)
})

function pairs(list: [string, string[]][]): [string, string][] {
  return list.flatMap(([front, grounds]) =>
    grounds.map((ground): [string, string] => [front, ground]),
  )
}

function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

function luminance(name: string): number {
  const color = tokens[name]
  if (color === undefined) throw new Error(`tokens.css has no --${name}`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
