import type { Payload } from 'payload'
import { expiringDays, readExpiring } from '#src/content/certificates/expiring.ts'
import { dateText } from '#src/platform/dates.ts'
import { textsIn } from '#src/platform/labels.ts'
import { dashboardTexts } from '#texts/dashboard.js'

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
  const labels = textsIn(dashboardTexts, language).expiring
  const certificates = await readExpiring(payload)
  if (certificates.length === 0) return null
  return (
    <section className="dashboard__card" aria-labelledby="dashboard-certificates">
      <h2 id="dashboard-certificates">
        {labels.title({ days: expiringDays })} ({certificates.length})
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
                  <small>{owner?.name ?? labels.noOwner}</small>
                </th>
                <td>
                  {daysLeft < 0
                    ? labels.expired({ date })
                    : `${labels.expires({ date })} · ${labels.daysLeft({ count: daysLeft })}`}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
