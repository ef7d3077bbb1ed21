import type { Payload } from 'payload'
import { words } from '#src/platform/labels.ts'
import { readFailedPublications } from './failed-publications.ts'
import { dashboardWords as texts } from './words.ts'

const dates: Record<string, string> = { pt: 'pt-BR', en: 'en-GB', es: 'es' }

/** What was scheduled and did not happen; nothing stands here as long as everything does. */
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
  const timeOf = (at: Date): string =>
    at.toLocaleString(dates[language ?? 'pt'] ?? 'pt-BR', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'America/Sao_Paulo',
    })
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
