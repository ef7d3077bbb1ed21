import { textsIn } from '#src/platform/labels.ts'
import { dashboardTexts } from '#texts/dashboard.js'
import type { CalendarDay } from './calendar-days.ts'

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`)

const formatOf = (language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })

/** Name of a day, which contains the text that is seen (WCAG 2.5.3). */
const nameOf = (seen: string, name: string): string =>
  name.includes(seen) ? name : `${seen}: ${name}`

/**
 * Calendar in which each day with events links to the list of these.
 * @param countOf - Number of events by date (`2026-11-26`).
 * @param targetOf - Id of the first row of a date in the list.
 */
export function Calendar({
  weeks,
  language,
  countOf,
  targetOf,
}: {
  weeks: CalendarDay[][]
  language: string
  countOf: ReadonlyMap<string, number>
  targetOf: (day: string) => string
}) {
  const labels = textsIn(dashboardTexts, language)
  const short = formatOf(language, { weekday: 'narrow' })
  const long = formatOf(language, { weekday: 'long' })
  const full = formatOf(language, { day: 'numeric', month: 'long' })
  const dayAndMonth = formatOf(language, { day: 'numeric', month: 'numeric' })
  return (
    <table className="dashboard__calendar">
      <thead>
        <tr>
          {(weeks[0] ?? []).map(({ day }) => (
            <th key={day} scope="col" abbr={long.format(noon(day))}>
              {short.format(noon(day))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map(({ day, isToday, isPast }, index) => {
              const count = countOf.get(day) ?? 0
              const isFirst = day.endsWith('-01') || (week === weeks[0] && index === 0)
              const text = isFirst ? dayAndMonth.format(noon(day)) : String(Number(day.slice(8)))
              return (
                <td key={day} data-past={isPast} aria-current={isToday ? 'date' : undefined}>
                  {count === 0 ? (
                    text
                  ) : (
                    <a
                      href={`#${targetOf(day)}`}
                      aria-label={nameOf(
                        text,
                        labels.dayOfCalendar({ date: full.format(noon(day)), count }),
                      )}
                    >
                      {text}
                      <span aria-hidden="true">{count}</span>
                    </a>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
