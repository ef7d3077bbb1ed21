import Link from 'next/link'
import { locales } from '@vitrine/configuration/locales'
import type { HistoryEntry } from '#src/people/inbox/lead-history.ts'
import type { OpenLead } from '#src/people/inbox/read-lead.ts'
import type { ServiceHours } from '#src/people/inbox/service-hours.ts'
import { textsIn } from '#src/platform/labels.ts'
import { inboxTexts } from '#texts/inbox.js'
import type { InboxTexts } from '#texts/inbox.js'
import { inboxPath } from './inbox-query.ts'
import type { InboxQuery } from './inbox-query.ts'
import { shortTime, waitingTime } from './lead-times.ts'

const stateLabel = (status: string, { states }: InboxTexts): string =>
  Object.entries(states).find(([state]) => state === status)?.[1] ?? states.new

interface SideProps {
  lead: OpenLead
  query: InboxQuery
  service: ServiceHours
  language: string
}

/** Side column of a lead: reply deadline, earlier leads of the sender, history. */
export function LeadSide({ lead, query, service, language }: SideProps) {
  const labels = textsIn(inboxTexts, language)
  const latest = lead.history.findLast(({ kind }) => kind === 'reply' || kind === 'received')
  const since = latest?.kind === 'received' ? latest.at : lead.createdAt
  const isOpen = ['new', 'open', 'read'].includes(lead.status)
  const waiting = waitingTime(since, service, language)
  return (
    <>
      <section className="inbox__block">
        <h3>{labels.deadline}</h3>
        {isOpen ? (
          <>
            <p className="inbox__pair">
              <span>{labels.waitsFor}</span>
              <b className="ui-mono" data-late={waiting.isLate}>
                {waiting.short}
              </b>
            </p>
            <span className="ui-share inbox__share" data-late={waiting.isLate} aria-hidden="true">
              <span style={{ inlineSize: `${waiting.share}%` }} />
            </span>
          </>
        ) : (
          <p>{labels.inTime}</p>
        )}
        <p className="inbox__small">{labels.target({ hours: service.targetHours })}</p>
      </section>
      {lead.earlier.length === 0 ? null : (
        <section className="inbox__block">
          <h3>{labels.earlier}</h3>
          {lead.earlier.map((each) => (
            <p key={`${each.collection}-${each.id}`} className="inbox__pair">
              <Link
                href={inboxPath({ ...query, tab: 'all', text: '', page: 1, lead: each })}
                prefetch={false}
              >
                {labels.kinds[each.kind]}
                <small>
                  {each.kind === 'quotation' ? labels.codes({ count: each.lines }) : each.about}
                  {', '}
                  {stateLabel(each.status, labels).toLowerCase()}
                </small>
              </Link>
              <time className="ui-mono">{shortTime(each.createdAt, language)}</time>
            </p>
          ))}
        </section>
      )}
      <section className="inbox__block">
        <h3>{labels.history}</h3>
        <ol className="inbox__history">
          <li>
            <time className="ui-mono">{shortTime(lead.createdAt, language)}</time>
            {labels.arrived}
          </li>
          <li>
            <time className="ui-mono">{shortTime(lead.createdAt, language)}</time>
            {labels.receiptSent({ language: locales[lead.locale].title })}
          </li>
          {lead.history.map((entry) => (
            <li key={entry.id}>
              <time className="ui-mono">{shortTime(entry.at, language)}</time>
              {historyLabel(entry, language)}
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

function historyLabel(entry: HistoryEntry, language: string): string {
  const labels = textsIn(inboxTexts, language)
  const { kind, detail, authorName } = entry
  if (kind === 'reply') return labels.replied({ name: authorName ?? labels.somebody })
  if (kind === 'received') return labels.gotAnswer
  if (kind === 'owner') return detail ? labels.ownerChanged({ name: detail }) : labels.ownerNobody
  return labels.stateChanged({ state: stateLabel(detail ?? '', labels) })
}
