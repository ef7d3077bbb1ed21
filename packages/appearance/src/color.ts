import { clampChroma, converter, formatHex, wcagContrast } from 'culori'

/** Lightness 0–1, chroma, hue in degrees (OKLCH). */
export interface Oklch {
  l: number
  c: number
  h: number
}

const convert = converter('oklch')

/** Converts `#rrggbb` to OKLCH; a gray has hue 0. */
export function oklchOf(hex: string): Oklch {
  const { l, c, h = 0 } = convert(hex) ?? { l: 0, c: 0 }
  return { l, c, h }
}

/** Converts to `#rrggbb`; chroma outside of sRGB is reduced, lightness and hue are unchanged. */
export function hexOf({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l))
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c: Math.max(0, c), h }, 'oklch'))
}

/** Contrast ratio of two colors, 1–21 (WCAG 2.2). */
export const contrast = (one: string, other: string): number => wcagContrast(one, other)

/** True if `one` is darker than `other`. */
export const isDarker = (one: string, other: string): boolean =>
  contrast(one, '#ffffff') > contrast(other, '#ffffff')

/** Step of lightness in a search for a color. */
const step = 0.005

/**
 * The color itself if it passes; otherwise the first color toward black (`dark`) or white that
 * passes, or black or white if none does.
 */
export function pushed(
  color: Oklch,
  toward: 'dark' | 'light',
  passes: (hex: string) => boolean,
): string {
  const direction = toward === 'dark' ? -step : step
  for (let { l } = color; l > 0 && l < 1; l += direction) {
    const hex = hexOf({ ...color, l })
    if (passes(hex)) return hex
  }
  return toward === 'dark' ? '#000000' : '#ffffff'
}

/**
 * Color of the same hue that passes, with the least change of lightness; `undefined` if neither a
 * lighter nor a darker one passes.
 */
export function nearestPassing(hex: string, passes: (hex: string) => boolean): string | undefined {
  if (passes(hex)) return hex
  const color = oklchOf(hex)
  for (let change = step; change <= 1 + step; change += step) {
    for (const l of [color.l - change, color.l + change]) {
      if (l < -step || l > 1 + step) continue
      const found = hexOf({ ...color, l })
      if (passes(found)) return found
    }
  }
  return undefined
}

/** Opaque color that `color` with the opacity `part`, 0–1, has on a background. */
export function mixed(color: string, ground: string, part: number): string {
  const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16)
  const mix = [1, 3, 5].map((at) =>
    Math.round(channel(color, at) * part + channel(ground, at) * (1 - part)),
  )
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
