import { contrast, nearestPassing } from '@vitrine/appearance/color'
import { typePairs } from '@vitrine/appearance/choices'
import type { Answer } from '@vitrine/contract/client'
import { textContrast } from '@vitrine/appearance/palette'

/** Background colors of Payload's light and dark theme. */
const grounds = { light: '#ffffff', dark: '#141414' } as const

/**
 * Custom properties of the accent color: adjusted for contrast on the theme's background, and the
 * background as the color of text on it.
 */
function accentOn(accent: string, theme: keyof typeof grounds): string {
  const ground = grounds[theme]
  const brand = nearestPassing(accent, (hex) => contrast(hex, ground) >= textContrast) ?? accent
  return `--brand:${brand};--on-brand:${ground};--brand-focus:${brand}`
}

/** Custom properties of the panel: the accent in both themes, and the font of titles. */
export function panelStylesheet({ colors, type }: Answer<'appearance-read'>): string {
  const { title, generic } = typePairs[type]
  return `:root{${accentOn(colors.accent, 'light')};--brand-title:'${title}',${generic}}html[data-theme=dark]{${accentOn(colors.accent, 'dark')}}`
}
