import { inboxPath } from '#src/admin/inbox/inbox-query.ts'
import { longTime } from '#src/admin/inbox/lead-times.ts'
import { everyLead } from '#src/people/inbox/list-leads.ts'
import type { ListedLead } from '#src/people/inbox/list-leads.ts'
import { textsIn } from '#src/platform/labels.ts'
import { dashboardTexts } from '#texts/dashboard.js'
import type { LeadGroup } from './group-leads.ts'

/** Maximum listed leads of a group; further ones are in the inbox. */
const maxListed = 6

/** Dashboard section with the leads of a group, those that wait longest first. */
export function OwnLeads({
  group,
  leads,
  language = 'pt',
}: {
  group: LeadGroup
  leads: readonly ListedLead[]
  language: string | undefined
}) {
  const { own: labels } = textsIn(dashboardTexts, language)
  const id = `dashboard-${group}`
  const tab = group === 'overdue' ? 'unanswered' : 'mine'
  return (
    <section className="dashboard__card" aria-labelledby={id}>
      <h2 id={id}>
        {labels[group]} <small>{leads.length}</small>
      </h2>
      {leads.length === 0 ? <p>{labels.none[group]}</p> : null}
      <table className="dashboard__rows">
        <tbody>
          {leads.slice(0, maxListed).map((lead) => {
            const { collection, id: number, name, company, about, since, remindAt } = lead
            const time = group === 'reminders' && remindAt !== null ? remindAt : since
            return (
              <tr key={`${collection} ${number}`}>
                <td>
                  <time dateTime={time}>{longTime(time, language)}</time>
                </td>
                <th scope="row">
                  <a
                    href={inboxPath({ ...everyLead, tab: 'all', lead: { collection, id: number } })}
                  >
                    {[name, company].filter(Boolean).join(', ')}
                  </a>{' '}
                  <small>{about}</small>
                </th>
              </tr>
            )
          })}
        </tbody>
      </table>
      {leads.length > maxListed ? (
        <p className="dashboard__more">
          <a href={inboxPath({ ...everyLead, tab, lead: undefined })}>{labels.all}</a>
        </p>
      ) : null}
    </section>
  )
}
