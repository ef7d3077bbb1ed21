import { contrast, hexOf, isDarker, oklchOf, pushed } from './color.ts'
import type { Oklch } from './color.ts'
import type { Colors } from './choices.ts'

/**
 * Minimum contrast of text (WCAG 1.4.3) and of marks such as borders and the focus ring (1.4.11).
 */
export const textContrast = 4.5
export const markContrast = 3

/** Color roles of the design system, as `#rrggbb`. `inverse` is the background of dark bands. */
export interface Palette extends Colors {
  backgroundDeep: string
  textSoft: string
  textFaint: string
  lineField: string
  /** Color of filled controls, and of text on `strong`, `accentText`, `success` and `error`. */
  strong: string
  onStrong: string
  accentText: string
  accentPale: string
  inverse: string
  inverseRaised: string
  onInverse: string
  onInverseSoft: string
  onInverseFaint: string
  accentOnInverse: string
  /** Tint of pictures in bands; never a background of text. */
  duotone: string
  duotoneInk: string
  success: string
  successPale: string
  warning: string
  warningPale: string
  error: string
  errorPale: string
}

/**
 * Derived tone: lightness at the share `at` between two colors, the chroma of the first one times a
 * factor, and its hue turned by degrees. The numbers reproduce a palette that was drawn by hand for
 * the demonstration (palette.test.ts).
 */
interface Tone {
  at: number
  chroma: number
  turn: number
}

const tones = {
  backgroundDeep: { at: 0.0448, chroma: 1.718, turn: 0.5 },
  textSoft: { at: 0.2387, chroma: 0.834, turn: -4.7 },
  textFaint: { at: 0.355, chroma: 0.692, turn: -6 },
  lineField: { at: 0.4515, chroma: 0.62, turn: -6.8 },
  accentText: { at: 0.2923, chroma: 0.854, turn: -0.2 },
  accentPale: { at: 0.9586, chroma: 0.154, turn: 13 },
  accentOnInverse: { at: 0.6206, chroma: 0.568, turn: 9.1 },
  inverseRaised: { at: 0.0859, chroma: 1.488, turn: -1.5 },
  onInverseSoft: { at: 0.1635, chroma: 1, turn: 32.1 },
  onInverseFaint: { at: 0.3581, chroma: 1.41, turn: 84.7 },
  duotone: { at: 0.088, chroma: 0.887, turn: 2.67 },
  duotoneInk: { at: 0.375, chroma: 1.582, turn: -5.03 },
} as const satisfies Record<string, Tone>

/** Colors with a fixed meaning: fixed hue, lightness between the text and the background. */
const meanings = {
  success: { at: 0.3355, c: 0.0977, h: 149.6 },
  successPale: { at: 0.9772, c: 0.0197, h: 135.8 },
  warning: { at: 0.3352, c: 0.0987, h: 76.3 },
  warningPale: { at: 0.982, c: 0.039, h: 87.6 },
  error: { at: 0.331, c: 0.1588, h: 31 },
  errorPale: { at: 0.9667, c: 0.0245, h: 36.5 },
} as const

/** Lightness of the dark band of a dark site, as a factor of its background's lightness. */
const deeper = 0.6

const between = (from: Oklch, to: Oklch, { at, chroma, turn }: Tone): Oklch => ({
  l: from.l + at * (to.l - from.l),
  c: from.c * chroma,
  h: from.h + turn,
})

/**
 * A pale tone if it passes; otherwise the first color that passes on the way from the tone to the
 * background, which itself passes: text on the tone must keep its contrast.
 */
function receding(tone: Oklch, ground: string, passes: (hex: string) => boolean): string {
  const end = oklchOf(ground)
  for (let part = 0; part < 1; part += 0.05) {
    const hex = hexOf({
      l: tone.l + part * (end.l - tone.l),
      c: tone.c + part * (end.c - tone.c),
      h: tone.h,
    })
    if (passes(hex)) return hex
  }
  return ground
}

/**
 * All color roles, derived from colors that `checkColors` accepts. Every pair in use has its
 * contrast: at least 4.5 for text and 3 for marks.
 */
export function paletteOf(colors: Colors): Palette {
  const { background, surface, text, accent } = colors
  const light = isDarker(text, background)
  const toText = light ? 'dark' : 'light'
  const of = { background: oklchOf(background), text: oklchOf(text), accent: oklchOf(accent) }

  const carries = (ground: string): boolean =>
    contrast(text, ground) >= textContrast && contrast(accent, ground) >= markContrast
  const pale = (tone: Oklch): string => receding(tone, background, carries)
  const backgroundDeep = pale(between(of.background, of.text, tones.backgroundDeep))
  const accentPale = pale(between(of.accent, of.background, tones.accentPale))
  const grounds = [background, backgroundDeep, surface, accentPale]

  const legible =
    (least: number, on: readonly string[]) =>
    (hex: string): boolean =>
      on.every((ground) => contrast(hex, ground) >= least)
  const onLight = (tone: Oklch): string => pushed(tone, toText, legible(textContrast, grounds))

  const inverse = light ? text : hexOf({ ...of.background, l: of.background.l * deeper })
  const onInverse = light ? background : text
  const band = { ground: oklchOf(inverse), text: oklchOf(onInverse) }
  const inverseRaised = receding(
    between(band.ground, band.text, tones.inverseRaised),
    inverse,
    (hex) => contrast(onInverse, hex) >= textContrast,
  )
  const onBand = (tone: Oklch): string =>
    pushed(tone, 'light', legible(textContrast, [inverse, inverseRaised]))

  const meaning = (name: keyof typeof meanings): Oklch => {
    const { at, c, h } = meanings[name]
    return { l: of.text.l + at * (of.background.l - of.text.l), c, h }
  }
  const marked = (name: 'success' | 'warning' | 'error', ground: string): string =>
    pushed(meaning(name), toText, legible(textContrast, [background, surface, ground]))
  const successPale = pale(meaning('successPale'))
  const warningPale = pale(meaning('warningPale'))
  const errorPale = pale(meaning('errorPale'))

  return {
    ...colors,
    backgroundDeep,
    textSoft: onLight(between(of.text, of.background, tones.textSoft)),
    textFaint: onLight(between(of.text, of.background, tones.textFaint)),
    lineField: pushed(
      between(of.text, of.background, tones.lineField),
      toText,
      legible(markContrast, [background, surface]),
    ),
    strong: text,
    onStrong: background,
    accentText: onLight(between(of.accent, of.text, tones.accentText)),
    accentPale,
    inverse,
    inverseRaised,
    onInverse,
    onInverseSoft: onBand(between(band.text, band.ground, tones.onInverseSoft)),
    onInverseFaint: onBand(between(band.text, band.ground, tones.onInverseFaint)),
    accentOnInverse: onBand(between(of.accent, band.text, tones.accentOnInverse)),
    duotone: hexOf(between(of.accent, band.ground, tones.duotone)),
    duotoneInk: hexOf(between(band.ground, band.text, tones.duotoneInk)),
    success: marked('success', successPale),
    successPale,
    warning: marked('warning', warningPale),
    warningPale,
    error: marked('error', errorPale),
    errorPale,
  }
}

/** True if the site is dark: light text on a dark background. */
export const isDark = ({ text, background }: Pick<Colors, 'text' | 'background'>): boolean =>
  isDarker(background, text)
