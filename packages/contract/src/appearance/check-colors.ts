import { contrast, isDarker, nearestPassing } from './color.ts'
import { hexColor } from './choices.ts'
import type { ChosenColor, Colors } from './choices.ts'
import { markContrast, textContrast } from './palette.ts'

/** A chosen colour without enough contrast. */
export interface ColorFault {
  field: Exclude<ChosenColor, 'background'>
  /** Contrast with the worst of its grounds, and the least one that passes. */
  ratio: number
  least: number
  /** Nearest passing colour of the same hue, when there is one. */
  nearest: string | undefined
}

/**
 * Faults of chosen colours (WCAG 2.2 AA): text on background and surface 4.5 : 1, accent on both 3 :
 * 1. The background is free: the others are measured against it. Without faults, `paletteOf`
 * guarantees all derived tones. Colours that are not `#rrggbb` are the caller's to refuse.
 */
export function checkColors(colors: Colors): ColorFault[] {
  const { background, surface, text } = colors
  if (!Object.values(colors).every((color) => hexColor.test(color))) return []
  const faults: ColorFault[] = []
  const check = (
    field: ColorFault['field'],
    least: number,
    grounds: readonly string[],
    suits: (hex: string) => boolean = () => true,
  ): void => {
    const passes = (hex: string): boolean =>
      grounds.every((ground) => contrast(hex, ground) >= least) && suits(hex)
    const color = colors[field]
    if (passes(color)) return
    const ratio = Math.min(...grounds.map((ground) => contrast(color, ground)))
    faults.push({ field, ratio, least, nearest: nearestPassing(color, passes) })
  }
  check('text', textContrast, [background])
  // the surface is on the background's side of the text: no tone between them suits both otherwise
  const onLight = isDarker(text, background)
  check('surface', textContrast, [text], (hex) => isDarker(text, hex) === onLight)
  check(
    'accent',
    markContrast,
    faults.some(({ field }) => field === 'surface') ? [background] : [background, surface],
  )
  return faults
}
