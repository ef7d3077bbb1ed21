import { languageOf, locales, timeZone } from './locales.ts'
import type { Locale } from './locales.ts'

/** Cache of `Intl` objects, which are costly to create. */
const formats = new Map<string, unknown>()

function once<Format>(key: string, make: () => Format): Format {
  if (!formats.has(key)) formats.set(key, make())
  return formats.get(key) as Format
}

/** Formats a number in the locale; `decimals` fixes the number of fraction digits. */
export function formatNumber(value: number, locale: Locale, decimals?: number | null): string {
  return once(
    `number ${locale} ${decimals ?? ''}`,
    () =>
      new Intl.NumberFormat(locales[locale].tag, {
        minimumFractionDigits: decimals ?? 0,
        maximumFractionDigits: decimals ?? 6,
      }),
  ).format(value)
}

/** Cases of a plural: by exact count (`=0`) or category; `other` is the fallback. */
export type PluralCases = Partial<Record<Intl.LDMLPluralRule | `=${number}`, string>> & {
  other: string
}

/**
 * Case of a count in the locale: the exact one, else the one of its cardinal or ordinal category.
 */
export function plural(
  count: number,
  locale: Locale,
  cases: PluralCases,
  type: Intl.PluralRuleType = 'cardinal',
): string {
  const rules = once(
    `plural ${locale} ${type}`,
    () => new Intl.PluralRules(locales[locale].tag, { type }),
  )
  return cases[`=${count}`] ?? cases[rules.select(count)] ?? cases.other
}

/**
 * Formats a date in the locale, equal on server and browser: an instant (ISO 8601) in the company's
 * time zone, a calendar date (`2026-11-12`) as it is. `12/11/2026`, in English `12 Nov 2026`, which
 * is unambiguous.
 */
export function formatDate(iso: string, locale: Locale): string {
  const zone = iso.length === 10 ? 'UTC' : timeZone
  const english = languageOf(locale) === 'en'
  const format = once(
    `date ${locale} ${zone}`,
    () =>
      new Intl.DateTimeFormat(locales[locale].tag, {
        day: english ? 'numeric' : '2-digit',
        month: english ? 'short' : '2-digit',
        year: 'numeric',
        timeZone: zone,
      }),
  )
  if (!english) return format.format(new Date(iso))
  const parts = format.formatToParts(new Date(iso))
  return ['day', 'month', 'year']
    .map((name) => parts.find(({ type }) => type === name)?.value)
    .join(' ')
}

/** Formats a file size in decimal kB or MB. */
export function formatBytes(bytes: number, locale: Locale): string {
  return bytes < 1_000_000
    ? `${formatNumber(Math.max(1, Math.round(bytes / 1000)), locale)} kB`
    : `${formatNumber(bytes / 1_000_000, locale, 1)} MB`
}
