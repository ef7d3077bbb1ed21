import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'

const formats = new Map<Locale, Intl.NumberFormat>()

/** Number formatted for the locale. */
export function formatNumber(value: number, locale: Locale): string {
  let format = formats.get(locale)
  if (!format)
    formats.set(
      locale,
      (format = new Intl.NumberFormat(locales[locale].tag, {
        maximumFractionDigits: 6,
        useGrouping: false,
      })),
    )
  return format.format(value)
}

/**
 * Formatted range such as `10–630 mm²`; a single number when both bounds are equal. A space
 * precedes the unit.
 */
export function formatRange(from: number, to: number, unit: string | null, locale: Locale): string {
  const figure =
    from === to
      ? formatNumber(from, locale)
      : `${formatNumber(from, locale)}–${formatNumber(to, locale)}`
  return unit ? `${figure} ${unit}` : figure
}
