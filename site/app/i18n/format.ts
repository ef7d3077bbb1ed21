import { locales } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'

const numbers = new Map<string, Intl.NumberFormat>()

/** A number as the locale writes it; `decimals` fixes the digits after the mark. */
export function formatNumber(value: number, locale: Locale, decimals?: number | null): string {
  const key = `${locale} ${decimals ?? ''}`
  let format = numbers.get(key)
  if (!format) {
    const fixed = decimals === undefined || decimals === null ? { maximumFractionDigits: 6 } : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    format = new Intl.NumberFormat(locales[locale].tag, fixed)
    numbers.set(key, format)
  }
  return format.format(value)
}

const rules = new Map<Locale, Intl.PluralRules>()

/** The one of the forms that the locale uses for a count; `other` is always there. */
export function plural(count: number, locale: Locale, forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }): string {
  let rule = rules.get(locale)
  if (!rule) rules.set(locale, (rule = new Intl.PluralRules(locales[locale].tag)))
  return (forms[rule.select(count)] ?? forms.other).replace('{count}', formatNumber(count, locale))
}

/** Day, month and year in the locale's order: `12/11/2026`, and in English `12 Nov 2026`, which no reader takes for a month. */
const dateStyles: Record<Locale, Intl.DateTimeFormatOptions> = {
  br: { day: '2-digit', month: '2-digit', year: 'numeric' },
  en: { day: 'numeric', month: 'short', year: 'numeric' },
  es: { day: '2-digit', month: '2-digit', year: 'numeric' },
}

const dates = new Map<string, Intl.DateTimeFormat>()

/**
 * A date of the cms as the locale writes it, the same on server and browser: an instant (ISO 8601) in São Paulo's time,
 * a mere day (`2026-11-12`) as that day.
 */
export function formatDate(iso: string, locale: Locale): string {
  const timeZone = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? 'UTC' : 'America/Sao_Paulo'
  const key = `${locale} ${timeZone}`
  let format = dates.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(locales[locale].tag, { ...dateStyles[locale], timeZone })
    dates.set(key, format)
  }
  if (dateStyles[locale].month !== 'short') return format.format(new Date(iso))
  const parts = Object.fromEntries(format.formatToParts(new Date(iso)).map((part) => [part.type, part.value]))
  return `${parts['day']} ${parts['month']} ${parts['year']}`
}

/** A file's size as people read it, in kB and MB of a thousand. */
export function formatBytes(bytes: number, locale: Locale): string {
  return bytes < 1_000_000 ? `${formatNumber(Math.max(1, Math.round(bytes / 1000)), locale)} kB` : `${formatNumber(bytes / 1_000_000, locale, 1)} MB`
}
