import { screenPaths } from '@vitrine/configuration/screen-paths'
import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { measuredShare } from '@vitrine/contract/measured-visits'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'

/** Period of the figures, days. */
export const visitDays = 7
/** Screens with most visits that are listed. */
const maxScreens = 6

export interface ScreenFigures {
  screen: string
  /** Path pattern of the screen in a locale: `/produtos/:slug`. */
  path: string
  /** Estimated from the share that is measured. */
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

/** Visits and response times of the last days, by screen, most visited first. */
export async function readSiteFigures(payload: Payload, locale: Locale): Promise<SiteFigures> {
  const [found, [mails]] = await Promise.all([
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
  const total = found.find(({ screen }) => screen === null)
  return {
    all: {
      visits: total?.visits ?? 0,
      responseMs: total?.responseMs ?? null,
      contentMs: total?.contentMs ?? null,
    },
    screens: found
      .flatMap(({ screen, ...figures }) =>
        screen === null ? [] : [{ screen, path: pathOf(screen, locale), ...figures }],
      )
      .slice(0, maxScreens),
    failedMails: mails?.count ?? 0,
  }
}
