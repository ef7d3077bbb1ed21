import { dateTimeText } from '#src/platform/dates.ts'
import { textsIn } from '#src/platform/labels.ts'
import { dashboardTexts } from '#texts/dashboard.js'
import { Calendar } from './calendar.tsx'
import { currentWeeks, dayOf } from './calendar-days.ts'
import type { ListProps } from './recent-changes.tsx'
import { readUpcoming } from './work-figures.ts'

const rowId = (day: string): string => `upcoming-${day}`

/**
 * Dashboard section: scheduled publications and removals as a calendar and as a list by time;
 * renders nothing if there are none.
 */
export async function UpcomingPublications({ payload, user, language = 'pt', locale }: ListProps) {
  const labels = textsIn(dashboardTexts, language)
  const upcoming = (await readUpcoming(payload, user, locale)).map((each) => ({
    ...each,
    day: dayOf(new Date(each.at)),
  }))
  if (upcoming.length === 0) return null
  const byDay = Map.groupBy(upcoming, ({ day }) => day)
  const countOf = new Map([...byDay].map(([day, events]) => [day, events.length]))
  const firstOf = new Set([...byDay.values()].map(([first]) => first))
  return (
    <section className="dashboard__card" aria-labelledby="dashboard-upcoming">
      <h2 id="dashboard-upcoming">{labels.upcoming}</h2>
      <Calendar
        weeks={currentWeeks(language)}
        language={language}
        countOf={countOf}
        targetOf={rowId}
      />
      <table className="dashboard__rows">
        <tbody>
          {upcoming.map((event) => (
            <tr
              key={`${event.collection} ${event.id} ${event.type} ${event.at}`}
              {...(firstOf.has(event) ? { id: rowId(event.day) } : {})}
            >
              <td>
                <time dateTime={event.at}>{dateTimeText(event.at, language)}</time>
              </td>
              <th scope="row">
                <a href={event.href}>{event.title}</a>{' '}
                <small>{event.locales.filter(Boolean).join(', ').toUpperCase()}</small>
              </th>
              <td>{event.type === 'publish' ? labels.publish : labels.unpublish}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
