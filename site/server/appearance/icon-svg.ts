import type { Answer } from '@vitrine/contract/client'

type Appearance = Answer<'appearance-read'>

/** Radius of the icon's corners, in units of its 32 × 32 box. */
const radius = { square: 2, soft: 6, round: 16 } as const

/**
 * Icon of 32 × 32: the symbol, else the logo, on the background; without either, the first letter
 * or digit of the name.
 *
 * @param options.bleed - Square corners, for systems that round icons themselves.
 */
export function iconSvg(appearance: Appearance, { bleed = false } = {}): string {
  const { colors, corners, name } = appearance
  const svg = appearance.symbol ?? appearance.logo
  const inset = bleed ? 5 : 2
  const side = 32 - 2 * inset
  const ground = `<rect width="32" height="32" rx="${bleed ? 0 : radius[corners]}" fill="${svg ? colors.background : colors.accent}"/>`
  const sign = svg
    ? svg.replace(
        '<svg ',
        `<svg x="${inset}" y="${inset}" width="${side}" height="${side}" color="${colors.accent}" `,
      )
    : `<text x="16" y="23" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="20" fill="${colors.background}">${/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '·'}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${ground}${sign}</svg>`
}
