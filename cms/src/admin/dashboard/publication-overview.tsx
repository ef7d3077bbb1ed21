import type { Payload } from 'payload'
import { dateTimeText } from '#src/platform/dates.ts'
import { words } from '#src/platform/labels.ts'
import { readFailedPublications } from './failed-publications.ts'
import { dashboardWords as texts } from './words.ts'

/** Dashboard section of failed scheduled publications; renders nothing when there are none. */
export async function PublicationOverview({
  payload,
  language,
}: {
  payload: Payload
  language: string | undefined
}) {
  const failed = await readFailedPublications(payload)
  if (failed.length === 0) return null
  const { admin } = payload.config.routes
  const timeOf = (at: Date): string => dateTimeText(at.toISOString(), language ?? 'pt')
  return (
    <section aria-labelledby="dashboard-publications">
      <h2 id="dashboard-publications">
        {words(texts.publications, language)} ({failed.length})
      </h2>
      <table className="dashboard__figures">
        <tbody>
          {failed.map(({ job, path, title, kind, type, at, again }) => (
            <tr key={job}>
              <th scope="row">
                <a href={`${admin}${path}`}>{title || words(kind, language)}</a>{' '}
                <small>
                  {words(type === 'publish' ? texts.publish : texts.unpublish, language)} ·{' '}
                  {timeOf(at)}
                </small>
              </th>
              <td>
                {again === null
                  ? words(texts.notAgain, language)
                  : `${words(texts.again, language)} ${timeOf(again)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
