import { locales } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'

/** Formats are costly to make: each is made once. */
const formats = new Map<string, unknown>()

function once<Format>(key: string, make: () => Format): Format {
  if (!formats.has(key)) formats.set(key, make())
  return formats.get(key) as Format
}

/** A number as the locale writes it; `decimals` fixes the digits after the mark. */
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

/** The one of the forms that the locale uses for a count; `other` is always there. */
export function plural(
  count: number,
  locale: Locale,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string {
  const rules = once(`plural ${locale}`, () => new Intl.PluralRules(locales[locale].tag))
  return (forms[rules.select(count)] ?? forms.other).replace('{count}', formatNumber(count, locale))
}

/**
 * Day, month and year: `12/11/2026`, and in English `12 Nov 2026`, which no reader takes for a
 * month.
 */
const dateStyles: Record<
  Locale,
  { day: 'numeric' | '2-digit'; month: 'short' | '2-digit'; mark: string }
> = {
  br: { day: '2-digit', month: '2-digit', mark: '/' },
  en: { day: 'numeric', month: 'short', mark: ' ' },
  es: { day: '2-digit', month: '2-digit', mark: '/' },
}

/**
 * A date of the cms as the locale writes it, the same on server and browser: an instant (ISO 8601)
 * in São Paulo's time,
 * a mere day (`2026-11-12`) as that day.
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

/** A file's size as people read it, in kB and MB of a thousand. */
export function formatBytes(bytes: number, locale: Locale): string {
  return bytes < 1_000_000
    ? `${formatNumber(Math.max(1, Math.round(bytes / 1000)), locale)} kB`
    : `${formatNumber(bytes / 1_000_000, locale, 1)} MB`
}
