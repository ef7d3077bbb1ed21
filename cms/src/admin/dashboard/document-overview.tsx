import type { Payload } from 'payload'
import { textsIn } from '#src/platform/labels.ts'
import { readTextless } from '#src/publishing/documents/searched-text.ts'
import { dashboardTexts } from '#texts/dashboard.js'

/** Maximum listed documents; the most recently saved ones are listed. */
const maxListed = 10

/**
 * Dashboard section of PDFs without extracted text, which the search finds only by title; renders
 * nothing if there are none.
 */
export async function DocumentOverview({
  payload,
  language,
}: {
  payload: Payload
  language: string | undefined
}) {
  const labels = textsIn(dashboardTexts, language).documents
  const documents = await readTextless(payload, maxListed)
  if (documents.length === 0) return null
  return (
    <section className="dashboard__card" aria-labelledby="dashboard-documents">
      <h2 id="dashboard-documents">{labels.title}</h2>
      <table className="dashboard__figures">
        <tbody>
          {documents.map(({ id, filename, state }) => (
            <tr key={id}>
              <th scope="row">
                <a href={`${payload.config.routes.admin}/collections/files/${id}`}>{filename}</a>
              </th>
              <td>{labels[state]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
