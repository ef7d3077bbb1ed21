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

const days = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', day: '2-digit', month: '2-digit', year: 'numeric' })

/** A date as drawings bear it: 12.11.2026, in São Paulo's time, the same on server and browser; a mere day has no time to shift. */
export function formatDate(iso: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso)) return iso.split('-').toReversed().join('.')
  return days.format(new Date(iso)).replaceAll('/', '.')
}

/** A file's size as people read it, in kB and MB of a thousand. */
export function formatBytes(bytes: number, locale: Locale): string {
  return bytes < 1_000_000 ? `${formatNumber(Math.max(1, Math.round(bytes / 1000)), locale)} kB` : `${formatNumber(bytes / 1_000_000, locale, 1)} MB`
}
