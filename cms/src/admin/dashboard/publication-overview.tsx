import type { Payload } from 'payload'
import { dateTimeText } from '#src/platform/dates.ts'
import { textsIn, textOf } from '#src/platform/labels.ts'
import { readFailedPublications } from './failed-publications.ts'
import { dashboardTexts } from '#texts/dashboard.js'

/** Dashboard section of failed scheduled publications; renders nothing when there are none. */
export async function PublicationOverview({
  payload,
  language,
}: {
  payload: Payload
  language: string | undefined
}) {
  const labels = textsIn(dashboardTexts, language)
  const failed = await readFailedPublications(payload)
  if (failed.length === 0) return null
  const { admin } = payload.config.routes
  const timeOf = (at: Date): string => dateTimeText(at.toISOString(), language ?? 'pt')
  return (
    <section className="dashboard__card" aria-labelledby="dashboard-publications">
      <h2 id="dashboard-publications">
        {labels.publications} ({failed.length})
      </h2>
      <table className="dashboard__figures">
        <tbody>
          {failed.map(({ job, path, title, kind, type, at, again, unaccepted }) => (
            <tr key={job}>
              <th scope="row">
                <a href={`${admin}${path}`}>{title || textOf(kind, language)}</a>{' '}
                <small>
                  {type === 'publish' ? labels.publish : labels.unpublish} · {timeOf(at)}
                </small>
              </th>
              <td>
                {unaccepted === null
                  ? again === null
                    ? labels.notAgain
                    : `${labels.again} ${timeOf(again)}`
                  : labels.unaccepted({ codes: unaccepted })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
