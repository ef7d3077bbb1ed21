import { dayText } from '#src/platform/dates.ts'
import { textsIn } from '#src/platform/labels.ts'
import { leadDays } from './lead-figures.ts'
import type { LeadFigures } from './lead-figures.ts'
import { HeadRow } from '#src/ui/row-table.tsx'
import { dashboardTexts } from '#texts/dashboard.js'

/** Dashboard sections: chart of the leads per day, table of the messages per department. */
export function LeadChart({
  figures: { departments, perDay },
  language,
}: {
  figures: LeadFigures
  language: string | undefined
}) {
  const labels = textsIn(dashboardTexts, language)
  const maxPerDay = Math.max(1, ...perDay.map((row) => row.messages + row.candidates))
  const height = (count: number) => ({ height: `${(count / maxPerDay) * 100}%` })
  return (
    <>
      <section className="dashboard__card" aria-labelledby="dashboard-days">
        <h2 id="dashboard-days">{labels.perDay({ days: leadDays })}</h2>
        <table className="dashboard__days">
          <HeadRow heads={[labels.day, labels.leadMessages, labels.leadCandidates]} />
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
          <span className="dashboard__messages">{labels.leadMessages}</span>
          <span className="dashboard__candidates">{labels.leadCandidates}</span>
        </p>
      </section>
      <section className="dashboard__card" aria-labelledby="dashboard-departments">
        <h2 id="dashboard-departments">{labels.departments({ days: leadDays })}</h2>
        {departments.length === 0 ? (
          <p>{labels.none}</p>
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
    </>
  )
}
