import type { I18n } from '@payloadcms/translations'
import { datePatterns, dateTimeText } from '#src/platform/dates.ts'

/** date-fns locale as loaded by Payload: month names and format hooks. */
type DateLocale = NonNullable<I18n['dateFNS']>

/**
 * Payload's `admin.dateFormat`, one pattern for all languages; `showStaffDates` replaces its
 * output. Contains seconds, so that it differs from the patterns of our own fields.
 */
export const payloadDatePattern = 'dd/MM/yyyy HH:mm:ss'

/** Pattern hard-coded in Payload 3.90's schedule picker. */
const schedulePattern = 'MMM d, yyy h:mm a'

const partsOf = (pattern: string): { isToken: boolean; value: string }[] =>
  (pattern.match(/([A-Za-z])\1*|[^A-Za-z]+/g) ?? []).map((value) => ({
    isToken: /^[A-Za-z]/.test(value),
    value,
  }))

/** Time zone of a `TZDate`: the zone chosen for a scheduled publication. */
const zoneOf = (date: Date): string | undefined =>
  'timeZone' in date && typeof date.timeZone === 'string' ? date.timeZone : undefined

/**
 * Formats Payload's own dates (lists, versions, document controls) like `dateTimeText`. Payload
 * formats with one static pattern in the browser's time zone; date-fns passes every pattern and
 * date to the `preprocessor` of its locale.
 */
export function showStaffDates(locale: DateLocale, language: string): void {
  locale.localize.preprocessor = (date, parts) => {
    const pattern = parts.map(({ value }) => value).join('')
    if (pattern === payloadDatePattern) {
      const text = dateTimeText(new Date(date.getTime()).toISOString(), language, zoneOf(date))
      return [{ isToken: false, value: text }]
    }
    return pattern === schedulePattern ? partsOf(datePatterns(language).dateTime) : parts
  }
}
