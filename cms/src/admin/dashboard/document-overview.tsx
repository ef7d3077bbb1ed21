import type { Payload } from 'payload'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { readTextless } from '#src/publishing/documents/searched-text.ts'
import { dashboardTexts } from '#texts/dashboard.js'

const labels = labelsOf(dashboardTexts).documents

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
  const documents = await readTextless(payload, maxListed)
  if (documents.length === 0) return null
  return (
    <section className="dashboard__card" aria-labelledby="dashboard-documents">
      <h2 id="dashboard-documents">{textOf(labels.title, language)}</h2>
      <table className="dashboard__figures">
        <tbody>
          {documents.map(({ id, filename, state }) => (
            <tr key={id}>
              <th scope="row">
                <a href={`${payload.config.routes.admin}/collections/files/${id}`}>{filename}</a>
              </th>
              <td>{textOf(labels[state], language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
