import type { Payload } from 'payload'
import { expiringDays, readExpiring } from '#src/content/certificates/expiring.ts'
import { dateText } from '#src/platform/dates.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { dashboardTexts } from '#texts/dashboard.js'

const labels = labelsOf(dashboardTexts).expiring

/**
 * Dashboard section of certificates that have expired or expire within `expiringDays`; renders
 * nothing if there are none.
 */
export async function CertificateOverview({
  payload,
  language,
}: {
  payload: Payload
  language: string | undefined
}) {
  const certificates = await readExpiring(payload)
  if (certificates.length === 0) return null
  return (
    <section className="dashboard__card" aria-labelledby="dashboard-certificates">
      <h2 id="dashboard-certificates">
        {textOf(labels.title({ days: expiringDays }), language)} ({certificates.length})
      </h2>
      <table className="dashboard__figures">
        <tbody>
          {certificates.map(({ id, number, standard, until, daysLeft, owner }) => {
            const date = dateText(`${until}T12:00:00Z`, language ?? 'pt')
            return (
              <tr key={id}>
                <th scope="row">
                  <a href={`${payload.config.routes.admin}/collections/certificates/${id}`}>
                    {standard} · {number}
                  </a>{' '}
                  <small>{owner?.name ?? textOf(labels.noOwner, language)}</small>
                </th>
                <td>
                  {daysLeft < 0
                    ? textOf(labels.expired({ date }), language)
                    : `${textOf(labels.expires({ date }), language)} · ${textOf(labels.daysLeft({ count: daysLeft }), language)}`}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
