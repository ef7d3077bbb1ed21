import { locales } from './locales.ts'
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

/** Case of a count in the locale: the exact one, else that of its cardinal or ordinal category. */
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

/** Day, month and year: `12/11/2026`, in English `12 Nov 2026`, which is unambiguous. */
const dateStyles: Record<
  Locale,
  { day: 'numeric' | '2-digit'; month: 'short' | '2-digit'; mark: string }
> = {
  br: { day: '2-digit', month: '2-digit', mark: '/' },
  en: { day: 'numeric', month: 'short', mark: ' ' },
  es: { day: '2-digit', month: '2-digit', mark: '/' },
}

/**
 * Formats a date in the locale, equal on server and browser: an instant (ISO 8601) in the time zone
 * of São Paulo, a calendar date (`2026-11-12`) as such.
 */
export function formatDate(iso: string, locale: Locale): string {
  const { mark, ...style } = dateStyles[locale]
  const timeZone = iso.length === 10 ? 'UTC' : 'America/Sao_Paulo'
  const format = once(
    `date ${locale} ${timeZone}`,
    () => new Intl.DateTimeFormat(locales[locale].tag, { ...style, year: 'numeric', timeZone }),
  )
  const parts = format.formatToParts(new Date(iso))
  return ['day', 'month', 'year']
    .map((name) => parts.find(({ type }) => type === name)?.value)
    .join(mark)
}

/** Formats a file size in decimal kB or MB. */
export function formatBytes(bytes: number, locale: Locale): string {
  return bytes < 1_000_000
    ? `${formatNumber(Math.max(1, Math.round(bytes / 1000)), locale)} kB`
    : `${formatNumber(bytes / 1_000_000, locale, 1)} MB`
}
