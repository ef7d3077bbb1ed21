import { importDateFNSLocale } from '@payloadcms/translations'
import { formatDate } from '@payloadcms/ui/shared'
import { describe, expect, it } from 'vitest'
import { payloadDatePattern, showStaffDates } from './panel-dates.ts'

const iso = '2026-11-22T09:19:00.000Z'

describe.each([
  {
    language: 'pt',
    key: 'pt',
    staff: '22/11/2026 06:19',
    manaus: '22/11/2026 05:19',
    month: 'novembro 2026',
  },
  {
    language: 'es',
    key: 'es',
    staff: '22/11/2026 06:19',
    manaus: '22/11/2026 05:19',
    month: 'noviembre 2026',
  },
  {
    language: 'en',
    key: 'en-US',
    staff: '22 Nov 2026, 06:19',
    manaus: '22 Nov 2026, 05:19',
    month: 'November 2026',
  },
] as const)(
  'dates that Payload formats in $language',
  ({ language, key, staff, manaus, month }) => {
    const format = async (pattern: string, timezone?: string): Promise<string> => {
      const dateFNS = await importDateFNSLocale(key)
      showStaffDates(dateFNS, language)
      // `formatDate` uses no other property of the translations
      const i18n = { dateFNS, language } as Parameters<typeof formatDate>[0]['i18n']
      return formatDate({ date: iso, i18n, pattern, ...(timezone ? { timezone } : {}) })
    }
    it(`reads ${staff}, wherever the browser stands`, async () =>
      expect(await format(payloadDatePattern)).toBe(staff))
    it('keeps the time zone of a scheduled publication', async () =>
      expect(await format(payloadDatePattern, 'America/Manaus')).toBe(manaus))
    it('leaves the patterns of calendars unchanged', async () =>
      expect(await format('MMMM yyyy')).toBe(month))
    it('formats the schedule picker with the same pattern', async () =>
      expect(await format('MMM d, yyy h:mm a')).toMatch(
        language === 'en' ? /^\d+ Nov 2026, \d\d:\d\d$/ : /^\d\d\/11\/2026 \d\d:\d\d$/,
      ))
  },
)
