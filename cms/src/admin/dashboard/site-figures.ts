import { screenPaths } from '@vitrine/configuration/screen-paths'
import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { measuredShare } from '@vitrine/contract/measured-visits'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'

/** Period for which visits are counted, days. */
export const visitDays = 7
/** Maximum listed screens. */
const maxScreens = 6

export interface ScreenFigures {
  screen: string
  /** Path pattern of the screen in a locale: `/produtos/:slug`. */
  path: string
  /** Number of visits, extrapolated from the measured share. */
  visits: number
  /** Mean time to the first byte, ms; null if none was measured. */
  responseMs: number | null
  /** Mean time to the largest content, ms; null if none was measured. */
  contentMs: number | null
}

export interface SiteFigures {
  all: Omit<ScreenFigures, 'screen' | 'path'>
  screens: ScreenFigures[]
  /** E-mails that could not be delivered. */
  failedMails: number
}

const pathOf = (screen: string, locale: Locale): string => {
  const path = (screenPaths[locale] as Record<string, string | undefined>)[screen]
  return path === undefined ? screen : locales[locale].prefix + path
}

/**
 * Reads visits and response times of the last `visitDays` days by screen, most visited first, and
 * the number of failed e-mails.
 */
export async function readSiteFigures(payload: Payload, locale: Locale): Promise<SiteFigures> {
  const [visits, [mails]] = await Promise.all([
    rows<{ screen: string | null } & Omit<ScreenFigures, 'screen' | 'path'>>(
      payload,
      sql`
      select screen, round(sum(visits) / ${measuredShare}::float)::int as visits,
        (sum(ttfb_ms) / nullif(sum(ttfb_count), 0))::int as "responseMs",
        (sum(lcp_ms) / nullif(sum(lcp_count), 0))::int as "contentMs"
      from visits where day > current_date - ${visitDays}::int
      group by grouping sets ((), (screen)) order by visits desc nulls last, screen`,
    ),
    rows<{ count: number }>(
      payload,
      sql`select count(*)::int as count from mails where state = 'failed'`,
    ),
  ])
  const total = visits.find(({ screen }) => screen === null)
  return {
    all: {
      visits: total?.visits ?? 0,
      responseMs: total?.responseMs ?? null,
      contentMs: total?.contentMs ?? null,
    },
    screens: visits
      .flatMap(({ screen, ...figures }) =>
        screen === null ? [] : [{ screen, path: pathOf(screen, locale), ...figures }],
      )
      .slice(0, maxScreens),
    failedMails: mails?.count ?? 0,
  }
}
