import type { Locale } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import type { Payload } from 'payload'
import { filterOf } from '#src/admin/shell/waiting-counts.ts'
import { textsIn } from '#src/platform/labels.ts'
import { dashboardTexts } from '#texts/dashboard.js'
import { readSiteFigures, visitDays } from './site-figures.ts'

/** Dashboard section: visits and response times by screen, and the number of failed e-mails. */
export async function SiteOverview({
  payload,
  language = 'pt',
  locale,
}: {
  payload: Payload
  language: string | undefined
  locale: Locale
}) {
  const { siteFigures: labels } = textsIn(dashboardTexts, language)
  const { all, screens, failedMails } = await readSiteFigures(payload, locale)
  const time = (ms: number | null): string => (ms === null ? '–' : timeText(ms, language))
  return (
    <section className="dashboard__card" aria-labelledby="dashboard-site">
      <h2 id="dashboard-site">{labels.site({ days: visitDays })}</h2>
      {all.visits === 0 ? (
        <p>{labels.noVisits}</p>
      ) : (
        <table className="dashboard__visits">
          <thead>
            <tr>
              <th scope="col">{labels.visitCount({ count: all.visits })}</th>
              <th scope="col">{labels.response}</th>
              <th scope="col">{labels.content}</th>
            </tr>
          </thead>
          <tbody>
            {screens.map(({ screen, path, visits, responseMs, contentMs }) => (
              <tr key={screen}>
                <th scope="row">
                  <span>{visits.toLocaleString(language)}</span>{' '}
                  {path.includes(':') ? path.replaceAll(/:\w+/g, '…') : <a href={path}>{path}</a>}
                </th>
                <td>{time(responseMs)}</td>
                <td>{time(contentMs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="dashboard__mails">
        <a href={`${panelBase}/collections/mails?${filterOf('mails')}`}>
          {labels.failedMails({ count: failedMails })}
        </a>
      </p>
    </section>
  )
}

/** Duration in milliseconds or, from one second on, in seconds: `87 ms`, `1,2 s`. */
function timeText(ms: number, language: string): string {
  const isLong = ms >= 1000
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLong ? 'second' : 'millisecond',
    unitDisplay: 'short',
    maximumFractionDigits: isLong ? 1 : 0,
  }).format(isLong ? ms / 1000 : ms)
}
