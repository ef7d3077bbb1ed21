import type { Colors } from './choices.ts'
import { contrast, hexOf, nearestPassing, oklchOf } from './color.ts'
import { isDark, markContrast, paletteOf } from './palette.ts'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/**
 * Light background derived for a dark site: its lightness, and its chroma as a share of the text
 * color's.
 */
const paper = { l: 0.965, chroma: 0.35 }

/**
 * Chosen colors for a theme: the chosen ones if they are of this theme, else colors derived from
 * them. The derived colors pass `checkColors` too, so that `paletteOf` guarantees every contrast.
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
