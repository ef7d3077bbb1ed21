import { contrast, isDarker, nearestPassing } from './color.ts'
import { hexColor } from './choices.ts'
import type { ChosenColor, Colors } from './choices.ts'
import { markContrast, textContrast } from './palette.ts'

/** A chosen color without enough contrast. */
export interface ColorFault {
  field: Exclude<ChosenColor, 'background'>
  /** Contrast with the least favorable background, and the minimum contrast. */
  ratio: number
  least: number
  /** Nearest color of the same hue with enough contrast, if there is one. */
  nearest: string | undefined
}

/**
 * Faults of chosen colors (WCAG 2.2 AA): text on background and surface 4.5 : 1, accent on both 3 :
 * 1. The background is free: the other colors are measured against it. Without faults, `paletteOf`
 * guarantees the contrast of all derived tones. The caller rejects colors that are not `#rrggbb`.
 */
export function checkColors(colors: Colors): ColorFault[] {
  const { background, surface, text } = colors
  if (!Object.values(colors).every((color) => hexColor.test(color))) return []
  const faults: ColorFault[] = []
  const check = (field: ColorFault['field'], least: number, rules: Rules): void => {
    const { grounds, preferred = grounds, suits = () => true } = rules
    const on = (list: readonly string[]) => (hex: string) =>
      list.every((ground) => contrast(hex, ground) >= least) && suits(hex)
    if (on(grounds)(colors[field])) return
    const ratio = Math.min(...grounds.map((ground) => contrast(colors[field], ground)))
    const nearest =
      nearestPassing(colors[field], on(preferred)) ?? nearestPassing(colors[field], on(grounds))
    faults.push({ field, ratio, least, nearest })
  }
  check('text', textContrast, { grounds: [background], preferred: [background, surface] })
  // the surface must be on the background's side of the text: no color between them has contrast
  // with both
  const onLight = isDarker(text, background)
  if (faults.length === 0)
    check('surface', textContrast, {
      grounds: [text],
      suits: (hex) => isDarker(text, hex) === onLight,
    })
  check('accent', markContrast, {
    grounds: faults.length === 0 ? [background, surface] : [background],
  })
  return faults
}

interface Rules {
  grounds: readonly string[]
  /**
   * Backgrounds on which the offered color has enough contrast, if possible; otherwise it has it on
   * `grounds` only. Default: `grounds`.
   */
  preferred?: readonly string[]
  suits?: (hex: string) => boolean
}
