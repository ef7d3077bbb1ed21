import { checkColors } from '@vitrine/appearance/check-colors'
import type { ColorFault } from '@vitrine/appearance/check-colors'
import { chosenColors, hexColor, neutralLook } from '@vitrine/appearance/choices'
import type { ChosenColor, Colors } from '@vitrine/appearance/choices'
import { localeOfPanel, labelsOf, textOf } from '#src/platform/labels.ts'
import { appearanceTexts } from '#texts/appearance.js'
import { locales } from '@vitrine/configuration/locales'

const labels = labelsOf(appearanceTexts)

/** Color in a common notation as `#rrggbb`; other values unchanged. */
export function normalColor(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const digits = value.trim().toLowerCase().replace(/^#/, '')
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${digits.replaceAll(/./g, '$&$&')}`
  return value
}

/**
 * Error of a chosen color; undefined if it is valid. Colors that are not set have the neutral
 * value.
 */
export function faultOf(field: ChosenColor, colors: unknown): ColorFault | undefined {
  const given = Object(colors) as Record<string, unknown>
  const whole = Object.fromEntries(
    chosenColors.map((name) => [name, normalColor(given[name]) || neutralLook.colors[name]]),
  ) as Colors
  return checkColors(whole).find((fault) => fault.field === field)
}

/** Error of a color while it is typed; undefined until the text is a color. */
export const faultWhileTyped = (
  field: ChosenColor,
  colors: Partial<Record<ChosenColor, string>>,
): ColorFault | undefined => (isColor(colors[field]) ? faultOf(field, colors) : undefined)

export const isColor = (value: unknown): boolean => hexColor.test(String(normalColor(value)))

/**
 * Contrast ratio in the number format of the panel's language, rounded down, so that 4.49 is not
 * shown as 4.5.
 */
export function ratioText(ratio: number, language: string | undefined): string {
  return new Intl.NumberFormat(locales[localeOfPanel(language)].tag, {
    maximumFractionDigits: 1,
  }).format(Math.floor(ratio * 10) / 10)
}

/** Error message of a color, with the nearest color that has enough contrast. */
export function faultText(fault: ColorFault, language: string | undefined): string {
  const values = {
    ratio: ratioText(fault.ratio, language),
    least: ratioText(fault.least, language),
    ground: textOf(labels.grounds[fault.field], language),
  }
  return fault.nearest === undefined
    ? textOf(labels.contrast(values), language)
    : textOf(labels.contrastNearest({ ...values, nearest: fault.nearest }), language)
}
