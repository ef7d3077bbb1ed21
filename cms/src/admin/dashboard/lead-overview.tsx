import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import { dayText } from '#src/platform/dates.ts'
import { isOfSite } from '#src/content/site-modules.ts'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import { readLeadFigures, leadDays } from './lead-figures.ts'
import { dashboardTexts } from '#texts/dashboard.js'

const labels = labelsOf(dashboardTexts)

/** Panel paths of the filtered list of each open item. */
const lists = {
  messages: 'messages?where[status][equals]=new',
  candidates: 'candidates?where[status][equals]=new',
  members: 'members?where[state][equals]=pending-approval',
  requests: 'data-requests?where[status][equals]=open',
  mails: 'mails?where[state][equals]=failed',
} as const

/** Dashboard section for attendants: open items and leads per day. */
export async function LeadOverview({
  payload,
  language,
  locale,
}: {
  payload: Payload
  language: string | undefined
  locale: Locale
}) {
  const { departments, perDay, waiting } = await readLeadFigures(payload, locale)
  const names = (Object.keys(lists) as (keyof typeof lists)[]).filter(isOfSite)
  const maxPerDay = Math.max(1, ...perDay.map((row) => row.messages + row.candidates))
  const height = (count: number) => ({ height: `${(count / maxPerDay) * 100}%` })
  return (
    <>
      <section aria-labelledby="dashboard-waiting">
        <h2 id="dashboard-waiting">{textOf(labels.waiting, language)}</h2>
        <ul className="dashboard__waiting">
          {names.map((name) => (
            <li key={name}>
              <a href={`${payload.config.routes.admin}/collections/${lists[name]}`}>
                <strong data-none={waiting[name] === 0}>{waiting[name]}</strong>
                <span>{textOf(labels[name], language)}</span>
                {name === 'requests' && waiting.overdue > 0 ? (
                  <em>
                    {waiting.overdue} {textOf(labels.overdue, language)}
                  </em>
                ) : null}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <div className="dashboard__pair">
        <section aria-labelledby="dashboard-days">
          <h2 id="dashboard-days">{textOf(labels.perDay({ days: leadDays }), language)}</h2>
          <table className="dashboard__days">
            <thead>
              <tr>
                <th scope="col">{textOf(labels.day, language)}</th>
                <th scope="col">{textOf(labels.leadMessages, language)}</th>
                <th scope="col">{textOf(labels.leadCandidates, language)}</th>
              </tr>
            </thead>
            <tbody>
              {perDay.map((row) => (
                <tr key={row.day}>
                  <th scope="row">{dayText(`${row.day}T12:00:00Z`, language ?? 'pt')}</th>
                  <td className="dashboard__messages" style={height(row.messages)}>
                    <span>{row.messages}</span>
                  </td>
                  <td className="dashboard__candidates" style={height(row.candidates)}>
                    <span>{row.candidates}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="dashboard__key">
            <span className="dashboard__messages">{textOf(labels.leadMessages, language)}</span>
            <span className="dashboard__candidates">{textOf(labels.leadCandidates, language)}</span>
          </p>
        </section>
        <section aria-labelledby="dashboard-departments">
          <h2 id="dashboard-departments">
            {textOf(labels.departments({ days: leadDays }), language)}
          </h2>
          {departments.length === 0 ? (
            <p>{textOf(labels.none, language)}</p>
          ) : (
            <table className="dashboard__figures">
              <tbody>
                {departments.map((row) => (
                  <tr key={row.title}>
                    <th scope="row">{row.title}</th>
                    <td>{row.count}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
      </div>
    </>
  )
}
