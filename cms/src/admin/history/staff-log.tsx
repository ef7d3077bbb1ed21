import type { ReactNode } from 'react'
import { call, callAddress } from '#src/admin/panel/call.ts'
import { staffEventKinds } from '#src/changes/history-answer.ts'
import type { StaffEvent } from '#src/changes/history-shapes.ts'
import { dateTimeText } from '#src/platform/dates.ts'
import { historyPageTexts } from '#texts/history-page.js'
import type { HistoryContext } from './history-context.ts'
import { ChoiceChip, DatesChip } from './history-filters.tsx'
import { ReadRows } from '#src/admin/panel/read-rows.tsx'
import { ScrollArea } from '#src/ui/page-parts.tsx'
import { useTexts, useLanguage } from '#src/platform/language.ts'
import type { Address } from './use-address.ts'
import { usePages } from './use-pages.ts'
import type { Page } from './use-pages.ts'

const pageOf = ({
  events,
  next,
}: {
  events: StaffEvent[]
  next: number | null
}): Page<StaffEvent, number> => ({ items: events, next, total: events.length })

/** Session, device and network of an entry, without those that are unknown. */
const placeOf = ({ session, device, address }: StaffEvent): string =>
  [session, device, address].filter((part) => part !== null).join(', ')

function EventRow({ event }: { event: StaffEvent }): ReactNode {
  const language = useLanguage()
  const labels = useTexts(historyPageTexts)
  return (
    <tr data-refused={event.kind === 'log-in-refused' || undefined}>
      <td className="ui-mono">{dateTimeText(event.at, language)}</td>
      <th scope="row">{labels.events.kinds[event.kind]}</th>
      <td>{event.author?.name ?? labels.events.unknown}</td>
      <td>{event.subject}</td>
      <td className="staff-log__place">{placeOf(event)}</td>
    </tr>
  )
}

/** Log of the staff: log-ins, log-outs, passwords, exports of personal data. */
export function StaffLog({
  context,
  address,
}: {
  context: HistoryContext
  address: Address
}): ReactNode {
  const labels = useTexts(historyPageTexts)
  const { language, people } = context
  const { author, kind, from, to } = address.query.filters
  const filters = { author, kind: staffEventKinds.find((each) => each === kind), from, to }
  const pages = usePages(
    callAddress('staff-log.list', { query: filters }),
    (before, options) => call('staff-log.list', { query: { ...filters, before } }, options),
    { language, pageOf },
  )
  const { items, isLoading, problem } = pages
  const { at, what, who, subject, where } = labels.events
  return (
    <>
      <div className="ui-bar history__bar" role="group" aria-label={labels.filters.name}>
        <ChoiceChip
          name={labels.filters.person}
          value={author}
          every={labels.filters.everyone}
          options={people.map(({ id, name }) => ({ value: String(id), name }))}
          onChange={(value) => address.filter({ author: value })}
        />
        <ChoiceChip
          name={labels.filters.kind}
          value={kind}
          every={labels.filters.anyKind}
          options={staffEventKinds.map((each) => ({
            value: each,
            name: labels.events.kinds[each],
          }))}
          onChange={(value) => address.filter({ kind: value })}
        />
        <DatesChip address={address} />
      </div>
      <ScrollArea className="staff-log" label={labels.events.caption} isBusy={isLoading}>
        <ReadRows
          of={pages}
          rows={items.length === 0 && (isLoading || problem) ? undefined : items}
          none={labels.events.none}
          caption={labels.events.caption}
          heads={[at, what, who, subject, where]}
        >
          {(event) => <EventRow key={event.id} event={event} />}
        </ReadRows>
        {pages.next === null ? null : (
          <button
            type="button"
            className="history__older"
            aria-disabled={isLoading}
            onClick={pages.more}
          >
            {labels.older}
          </button>
        )}
      </ScrollArea>
    </>
  )
}
