import type { Colors } from './choices.ts'
import { contrast, hexOf, nearestPassing, oklchOf } from './color.ts'
import { isDark, markContrast, paletteOf } from './palette.ts'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Lightness and share of the chroma of the light ground that is derived for a dark site. */
const paper = { l: 0.965, chroma: 0.35 }

/**
 * Chosen colors for a theme: the company's own where they are of it, else derived from them. The
 * derived ones pass `checkColors` too, so that `paletteOf` guarantees every contrast.
 *
 * @param colors - Colors that `checkColors` accepts.
 */
export function themeColors(colors: Colors, theme: Theme): Colors {
  if (isDark(colors) === (theme === 'dark')) return colors
  const { inverse, inverseRaised, onInverse, accentOnInverse } = paletteOf(colors)
  if (theme === 'dark')
    return {
      background: inverse,
      surface: inverseRaised,
      text: onInverse,
      accent: accentOnInverse,
    }
  const { c, h } = oklchOf(colors.text)
  const grounds = [hexOf({ l: paper.l, c: c * paper.chroma, h }), '#ffffff']
  const [background = '#ffffff', surface = '#ffffff'] = grounds
  const isVisible = (hex: string): boolean =>
    grounds.every((ground) => contrast(hex, ground) >= markContrast)
  return {
    background,
    surface,
    text: inverse,
    accent: nearestPassing(colors.accent, isVisible) ?? inverse,
  }
}
