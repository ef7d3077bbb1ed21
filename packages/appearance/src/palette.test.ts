import { expect, test } from 'vitest'
import { checkColors } from './check-colors.ts'
import type { Colors } from './choices.ts'
import { chosenColors, neutralLook } from './choices.ts'
import { contrast } from './color.ts'
import { isDark, paletteOf } from './palette.ts'
import type { Palette } from './palette.ts'
import { themeColors, themes } from './themes.ts'

type Pairs = [front: keyof Palette, grounds: (keyof Palette)[]][]

const light: (keyof Palette)[] = ['background', 'backgroundDeep', 'surface', 'accentPale']
const bands: (keyof Palette)[] = ['inverse', 'inverseRaised']

/** Pairs of text and background that components use (WCAG 1.4.3). */
const text: Pairs = [
  ['text', [...light, 'successPale', 'warningPale', 'errorPale']],
  ['textSoft', light],
  ['textFaint', light],
  ['accentText', light],
  ['success', ['background', 'surface', 'successPale']],
  ['warning', ['background', 'surface', 'warningPale']],
  ['error', ['background', 'surface', 'errorPale']],
  ['onStrong', ['strong', 'accentText', 'success', 'error']],
  ['onInverse', bands],
  ['onInverseSoft', bands],
  ['onInverseFaint', bands],
  ['accentOnInverse', bands],
  ['inverse', ['accentOnInverse']],
]

/** Marks, borders of fields, focus ring (WCAG 1.4.11). */
const marks: Pairs = [
  ['accent', light],
  ['lineField', ['background', 'surface']],
]

function faultsOf(palette: Palette): string[] {
  return [
    { pairs: text, least: 4.5 },
    { pairs: marks, least: 3 },
  ].flatMap(({ pairs, least }) =>
    pairs.flatMap(([front, grounds]) =>
      grounds
        .filter((ground) => contrast(palette[front], palette[ground]) < least)
        .map((ground) => `${front} on ${ground}: ${contrast(palette[front], palette[ground])}`),
    ),
  )
}

/** Pseudo-random number generator with the same numbers in every run (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Colors with each fault replaced by the offered color, as the panel's button does. */
function withOffers(colors: Colors): Colors | undefined {
  let taken = colors
  for (let round = 0; round < chosenColors.length; round += 1) {
    const [fault] = checkColors(taken)
    if (!fault) return taken
    if (fault.nearest === undefined) return undefined
    taken = { ...taken, [fault.field]: fault.nearest }
  }
  return checkColors(taken).length === 0 ? taken : undefined
}

test('every pair in use has its contrast, for 250 random choices with the offers taken', () => {
  const random = randomOf(45)
  const hex = () =>
    `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`
  let accepted = 0
  for (let round = 0; round < 250; round += 1) {
    const chosen = { background: hex(), surface: hex(), text: hex(), accent: hex() }
    const colors = withOffers(chosen)
    if (!colors) continue
    accepted += 1
    expect(faultsOf(paletteOf(colors)), JSON.stringify(colors)).toEqual([])
    for (const theme of themes) {
      const own = themeColors(colors, theme)
      const told = `${theme}: ${JSON.stringify(colors)}`
      expect(isDark(own), told).toBe(theme === 'dark')
      expect(checkColors(own), told).toEqual([])
      expect(faultsOf(paletteOf(own)), told).toEqual([])
    }
  }
  // between two distant backgrounds there may be no valid accent: then no color is offered
  expect(accepted).toBeGreaterThan(225)
})

test('a choice that is refused breaks a pair, and its offer is of the same hue', () => {
  const yellow = { background: '#ffffff', surface: '#ffffff', text: '#111111', accent: '#f5d020' }
  const [fault, ...others] = checkColors(yellow)
  expect(others).toEqual([])
  expect(fault).toMatchObject({ field: 'accent', least: 3, nearest: expect.any(String) })
  expect(fault?.ratio).toBeLessThan(3)
  const offered = { ...yellow, accent: fault?.nearest ?? '' }
  expect(checkColors(offered)).toEqual([])
  expect(contrast(offered.accent, '#ffffff')).toBeLessThan(3.2)
})

test.each([
  ['text', { text: '#999999' }],
  ['surface', { surface: '#333333' }],
  ['accent', { accent: '#fafafa' }],
])('names %s as the color to change', (field, changed) => {
  const faults = checkColors({ ...neutralLook.colors, ...changed })
  expect(faults.map((fault) => fault.field)).toEqual([field])
})

test('reproduces the palette that was drawn by hand', () => {
  const drawn = {
    backgroundDeep: '#ebe6da',
    textSoft: '#3d4b49',
    textFaint: '#566260',
    lineField: '#6b7674',
    accentText: '#8c4010',
    accentPale: '#f7e9de',
    inverse: '#0f1f1e',
    inverseRaised: '#16302e',
    onInverse: '#f4f1ea',
    onInverseSoft: '#c9cbc4',
    onInverseFaint: '#95a09c',
    accentOnInverse: '#e8b48f',
    duotone: '#a3541f',
    duotoneInk: '#4d6a66',
    success: '#2c6a3c',
    successPale: '#e6efe2',
    warning: '#7a5200',
    warningPale: '#f8ecd0',
    error: '#a02818',
    errorPale: '#f9e4de',
  }
  const chosen = { background: '#f4f1ea', surface: '#fffefb', text: '#0f1f1e', accent: '#b4571e' }
  expect(paletteOf(chosen)).toMatchObject(drawn)
})

test('a dark site has bands that are darker still, with the light text on them', () => {
  const dark = { background: '#16181c', surface: '#1f2227', text: '#f2f1ec', accent: '#f5c518' }
  expect(checkColors(dark)).toEqual([])
  const palette = paletteOf(dark)
  expect(faultsOf(palette)).toEqual([])
  expect(palette.onInverse).toBe(dark.text)
  expect(contrast(palette.inverse, '#000000')).toBeLessThan(contrast(dark.background, '#000000'))
})

test('the neutral look passes', () => {
  expect(checkColors(neutralLook.colors)).toEqual([])
  expect(faultsOf(paletteOf(neutralLook.colors))).toEqual([])
})
