import { formatDate } from '@vitrine/configuration/format'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { startOfDay } from '@vitrine/configuration/wall-clock'
import type { PartRecord } from '@vitrine/contract/shapes/feed'
import { lifeCycleTexts } from '#texts/life-cycle.js'
import { programsTexts } from '#texts/programs.js'
import type { AtomEntry } from './atom-xml.ts'
import type { FeedReader } from './feed-reader.ts'
import { latestEntries, maxEntries } from './latest-entries.ts'

await Promise.all(
  localeCodes.flatMap((code) => [programsTexts, lifeCycleTexts].map(({ load }) => load(code))),
)

/** Part numbers that are new, not for new projects, or discontinued, those of the latest days. */
export async function catalogueEntries(reader: FeedReader): Promise<AtomEntry[]> {
  const { data } = await reader.readOnce('state-changes-list', { limit: String(maxEntries) })
  return latestEntries(data.flatMap((record) => entryOf(record, reader.locale)))
}

const names = {
  new: 'new',
  'not-for-new-projects': 'notForNew',
  discontinued: 'discontinued',
} as const

/** Entry of a part number; none in a language in which it is not public. */
function entryOf(
  { part_number: code, updated_at, state, languages }: PartRecord,
  locale: Locale,
): AtomEntry[] {
  const own = languages[locale]
  const { value } = state
  if (!own || value === 'active') return []
  const texts = programsTexts[locale]
  const life = lifeCycleTexts[locale]
  const dated = (day: string | null, text: (values: { date: string }) => string) =>
    day === null ? '' : text({ date: formatDate(day, locale) })
  const { reason } = own
  const summary = [
    own.title === code ? '' : `${own.title}.`,
    reason === '' || /[.!?]$/.test(reason) ? reason : `${reason}.`,
    dated(state.since, life.fromDay),
    dated(state.last_order, life.orders),
    dated(state.last_delivery, life.deliveries),
    state.successor === null ? '' : texts.successor({ code: state.successor }),
  ]
  return [
    {
      name: `${code}/${value}`,
      title: texts.change({ code, state: texts.states[names[value]] }),
      url: own.url,
      updated: state.since === null ? updated_at : new Date(startOfDay(state.since)).toISOString(),
      summary: summary.filter(Boolean).join(' '),
      category: { term: value, label: texts.states[names[value]] },
    },
  ]
}
