import { rows, sql } from '#src/platform/database/query.ts'
import { refreshRanking } from '#src/publishing/views/refresh-ranking.ts'
import { searchKey } from '#src/search/words/fold.ts'
import type { Loading } from './loading.ts'
import { noise } from './noise.ts'

/** Number of days before the load for which searches and views are created. */
const days = 30

/** The last `days` days before the load, at the time of day of the load, newest first. */
const lastDays = (now: Date): Date[] =>
  Array.from({ length: days }, (_, index) => new Date(now.getTime() - index * 86_400_000))

/** Number of visits of a day as a share of a working day's: one half on weekends. */
const shareOf = (day: Date): number => (day.getUTCDay() % 6 === 0 ? 0.5 : 1)

/** Creates counts of searches, and of views of products and applications, for the last days. */
export async function loadVisits(loading: Loading): Promise<void> {
  const { payload, company, languages } = loading
  if (!company.activity) return
  const now = new Date()
  const searches = company.activity.searches.flatMap(({ locale, text, perWeek, results, clicks }) =>
    lastDays(now).flatMap((day) => {
      const date = day.toISOString()
      const share = shareOf(day) * (0.5 + noise(`${text} ${date.slice(0, 10)}`))
      const times = Math.round((perWeek / 6) * share)
      return times === 0
        ? []
        : [
            {
              date,
              locale: languages.localeOf(locale),
              key: searchKey(text),
              typed: text,
              times,
              empty: results === 0 ? times : 0,
              clicks: Math.floor(times * clicks),
              results,
            },
          ]
    }),
  )
  await rows(
    payload,
    sql`insert into searches (day, locale, text, typed, times, empty, clicks, results, seen_at)
      select date::date, locale, key, typed, times, empty, clicks, results, date
      from jsonb_to_recordset(${JSON.stringify(searches)}::jsonb) as given(
        date timestamptz, locale text, key text, typed text, times int, empty int, clicks int, results int)
      on conflict do nothing`,
  )
  await loadViews(loading, now)
  await loadMeasuredVisits(loading, now)
}

type Viewed = 'products' | 'applications'

/** Views per week of the document with the highest rank, and of that with the lowest. */
const viewsPerWeek = { first: 90, last: 4 } as const

/**
 * Creates views by rank: first the documents featured on the home page, then the others in the
 * order of the catalogue, so that lists sorted by views have a stable order.
 */
async function loadViews(loading: Loading, now: Date): Promise<void> {
  const { payload, company } = loading
  const ranked = (['products', 'applications'] as const).flatMap((collection: Viewed) => {
    const keys = [
      ...new Set([
        ...company.home.mostViewed[collection],
        ...company[collection].map(({ key }) => key),
      ]),
    ]
    return keys.map((key, rank) => ({
      collection,
      id: loading.id(collection, key),
      perWeek: Math.max(viewsPerWeek.last, viewsPerWeek.first / (1 + rank / 4)),
    }))
  })
  const views = ranked.flatMap(({ collection, id, perWeek }) =>
    lastDays(now).flatMap((day) => {
      const count = Math.round((perWeek / 6) * shareOf(day))
      return count === 0 ? [] : [{ collection, id, date: day.toISOString(), count }]
    }),
  )
  await rows(
    payload,
    sql`insert into view_totals (collection, document_id, day, count)
      select collection, id, date::date, count
      from jsonb_to_recordset(${JSON.stringify(views)}::jsonb) as given(collection text, id int, date timestamptz, count int)
      on conflict do nothing`,
  )
  await refreshRanking(payload)
}

/** Measured visits per week and mean times, ms, of the most visited screens. */
const screens = [
  { screen: 'product', perWeek: 520, ttfb: 62, lcp: 840 },
  { screen: 'home', perWeek: 310, ttfb: 48, lcp: 910 },
  { screen: 'products', perWeek: 240, ttfb: 55, lcp: 720 },
  { screen: 'product-category', perWeek: 180, ttfb: 58, lcp: 760 },
  { screen: 'search', perWeek: 150, ttfb: 96, lcp: 690 },
  { screen: 'publication', perWeek: 70, ttfb: 60, lcp: 880 },
  { screen: 'contact', perWeek: 45, ttfb: 51, lcp: 650 },
] as const

async function loadMeasuredVisits({ payload }: Loading, now: Date): Promise<void> {
  const measured = screens.flatMap(({ screen, perWeek, ttfb, lcp }) =>
    lastDays(now).flatMap((day) => {
      const date = day.toISOString()
      const change = 0.75 + noise(`${screen} ${date.slice(0, 10)}`) / 2
      const visits = Math.round((perWeek / 6) * shareOf(day) * change)
      return visits === 0
        ? []
        : [
            {
              date,
              screen,
              visits,
              ttfb: Math.round(visits * ttfb * change),
              lcp: Math.round(visits * lcp * change),
            },
          ]
    }),
  )
  await rows(
    payload,
    sql`insert into visits (day, screen, visits, ttfb_ms, ttfb_count, lcp_ms, lcp_count)
      select date::date, screen, visits, ttfb, visits, lcp, visits
      from jsonb_to_recordset(${JSON.stringify(measured)}::jsonb) as given(date timestamptz, screen text, visits int, ttfb int, lcp int)
      on conflict do nothing`,
  )
}
