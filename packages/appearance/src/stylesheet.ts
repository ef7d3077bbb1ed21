import { cornerRadii, monoFont, typePairs } from './choices.ts'
import type { Look } from './choices.ts'
import { isDark, paletteOf } from './palette.ts'

/** Name of a CSS custom property: `accentText` is `--color-accent-text`. */
export const colorProperty = (role: string): string =>
  `--color-${role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** Two hexadecimal digits of an alpha, 0–1. */
const alpha = (part: number): string =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0')

/** Font stack of a shipped font, followed by its metric-compatible fallback (`fonts.css`). */
const stack = (font: string, generic: string): string => `'${font}','${font} fallback',${generic}`

/**
 * Custom properties of an appearance, name → value: the choices of the company in the design
 * system.
 */
export function lookProperties({ colors, type, corners }: Look): Record<string, string> {
  const palette = paletteOf(colors)
  const { text, onInverse, inverse, surface, accent } = palette
  const { title, text: body, generic } = typePairs[type]
  const radii = cornerRadii[corners]
  return {
    ...Object.fromEntries(
      Object.entries(palette).map(([role, color]) => [colorProperty(role), color]),
    ),
    '--color-line': text + alpha(0.141),
    '--color-line-strong': text,
    '--color-line-on-inverse': onInverse + alpha(0.18),
    '--color-surface-clear': surface + alpha(0),
    '--color-shade': text + alpha(0.122),
    '--color-scrim': inverse + alpha(0.6),
    '--color-veil-top': inverse + alpha(0.05),
    '--color-veil': inverse + alpha(0.2),
    '--color-veil-bottom': inverse + alpha(0.94),
    '--color-tap': accent + alpha(0.133),
    '--check': `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='%23${palette.onStrong.slice(1)}' stroke-width='2'%3E%3Cpath d='m4.5 10 4 4 7-8'/%3E%3C/svg%3E")`,
    '--float': `0 1px 0 ${inverse}14,0 18px 40px -18px ${inverse}66`,
    '--font-title': stack(title, generic === 'serif' ? 'serif' : 'system-ui,sans-serif'),
    '--font-sans': stack(body, 'system-ui,sans-serif'),
    '--font-mono': stack(monoFont, 'ui-monospace,monospace'),
    '--corner-control': radii.control,
    '--corner-card': radii.card,
  }
}

/** Stylesheet of an appearance: `color-scheme` and the custom properties on the root element. */
export function lookStylesheet(look: Look): string {
  const properties = Object.entries(lookProperties(look))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
  return `:root{color-scheme:${isDark(look.colors) ? 'dark' : 'light'};${properties}}`
}
