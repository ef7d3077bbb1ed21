import type { I18n } from '@payloadcms/translations'
import { datePatterns, dateTimeText } from '#src/platform/dates.ts'
import type { DateLanguage } from '#src/platform/dates.ts'

/** Month names and formatting hooks of a language (date-fns), as Payload loads them. */
type DateLocale = NonNullable<I18n['dateFNS']>

/**
 * Payload's `admin.dateFormat`, one for all languages; `showStaffDates` replaces what it shows. With
 * seconds, so that it differs from the patterns of our own fields.
 */
export const payloadDatePattern = 'dd/MM/yyyy HH:mm:ss'

/** Written into Payload 3.90's picker for scheduled publications. */
const schedulePattern = 'MMM d, yyy h:mm a'

const partsOf = (pattern: string): { isToken: boolean; value: string }[] =>
  (pattern.match(/([A-Za-z])\1*|[^A-Za-z]+/g) ?? []).map((value) => ({
    isToken: /^[A-Za-z]/.test(value),
    value,
  }))

/** A date that carries a time zone of its own (`TZDate`): the one chosen for a publication. */
const zoneOf = (date: Date): string | undefined =>
  'timeZone' in date && typeof date.timeZone === 'string' ? date.timeZone : undefined

/**
 * Makes Payload's own dates (lists, versions, document controls) read as `dateTimeText`. Payload
 * formats with one static pattern in the time zone of the browser; date-fns hands every pattern to
 * the `preprocessor` of its locale, with the date.
 */
export function showStaffDates(locale: DateLocale, language: DateLanguage): void {
  locale.localize.preprocessor = (date, parts) => {
    const pattern = parts.map(({ value }) => value).join('')
    if (pattern === payloadDatePattern) {
      const text = dateTimeText(new Date(date.getTime()).toISOString(), language, zoneOf(date))
      return [{ isToken: false, value: text }]
    }
    return pattern === schedulePattern ? partsOf(datePatterns[language].dateTime) : parts
  }
}
