import Link from 'next/link'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import { leadKinds } from '#src/people/inbox/list-leads.ts'
import type { listLeads, ListedLead } from '#src/people/inbox/list-leads.ts'
import type { LeadRef } from '#src/people/inbox/lead-history.ts'
import type { ServiceHours } from '#src/people/inbox/service-hours.ts'
import { textsIn } from '#src/platform/labels.ts'
import { Button } from '#src/ui/button.tsx'
import { Empty, Pager } from '#src/ui/page-parts.tsx'
import { Options } from '#src/ui/options.tsx'
import { QueueSearch } from '#src/ui/queue-search.tsx'
import { inboxTexts } from '#texts/inbox.js'
import { inboxPath, queryParams } from './inbox-query.ts'
import type { InboxQuery } from './inbox-query.ts'
import { shortTime, waitingTime } from './lead-times.ts'

interface ListContext {
  language: string
  service: ServiceHours
  /** Id of the signed-in account. */
  me: number
}

interface ListProps {
  query: InboxQuery
  list: Awaited<ReturnType<typeof listLeads>>
  current: LeadRef | undefined
  departments: readonly { id: number; title: string }[]
  context: ListContext
}

/** List of a tab's leads, with search and filters above it. */
export function LeadList({ query, list, current, departments, context }: ListProps) {
  const { language } = context
  const labels = textsIn(inboxTexts, language)
  const isEmptyByFilter =
    query.text !== '' ||
    query.kind ||
    query.locale ||
    query.department ||
    query.tab !== 'unanswered'
  const pageLink = (page: number, text: string) => ({
    text,
    href: inboxPath({ ...query, page, lead: undefined }),
  })
  return (
    <section className="inbox__list">
      <SearchForm query={query} departments={departments} language={language} />
      {list.leads.length === 0 ? (
        <Empty
          title={isEmptyByFilter ? labels.none : labels.allAnswered}
          hint={isEmptyByFilter ? labels.noneHint : labels.allAnsweredHint}
        />
      ) : (
        <nav className="inbox__leads" aria-label={labels.listName}>
          {list.leads.map((lead) => (
            <LeadRow
              key={`${lead.collection}-${lead.id}`}
              lead={lead}
              href={inboxPath({ ...query, lead })}
              isCurrent={lead.collection === current?.collection && lead.id === current.id}
              context={context}
            />
          ))}
          <Pager
            before={query.page > 1 ? pageLink(query.page - 1, labels.newer) : undefined}
            after={list.more ? pageLink(query.page + 1, labels.older) : undefined}
          />
        </nav>
      )}
    </section>
  )
}

interface RowProps {
  lead: ListedLead
  href: string
  isCurrent: boolean
  context: ListContext
}

/** Text and color of the state at the end of a lead's row. */
function stateOf(lead: ListedLead, { language, service, me }: ListContext) {
  const labels = textsIn(inboxTexts, language)
  const { status, remindAt, owner, ownerName } = lead
  const isDue = remindAt !== null && new Date(remindAt) <= new Date()
  if (isDue && status !== 'archived') return { text: labels.remindNow, tone: 'warn' }
  const isOpen = status === 'new' || status === 'open' || status === 'read'
  const waiting = isOpen ? waitingTime(lead.since, service, language) : undefined
  if (waiting && (waiting.isLate || waiting.share >= 50))
    return { text: waiting.text, tone: waiting.isLate ? 'late' : 'warn' }
  if (status === 'new' && owner === null) return { text: labels.fresh, tone: 'warn' }
  if (isOpen && owner === me) return { text: labels.withYou, tone: '' }
  if (isOpen && ownerName) return { text: labels.with({ name: ownerName }), tone: '' }
  return {
    text: labels.states[status as keyof typeof labels.states] ?? labels.fresh,
    tone: '',
  }
}

function LeadRow({ lead, href, isCurrent, context }: RowProps) {
  const { language } = context
  const labels = textsIn(inboxTexts, language)
  const state = stateOf(lead, context)
  return (
    <Link
      className="ui-entry inbox__row"
      href={href}
      aria-current={isCurrent ? 'true' : undefined}
      prefetch={false}
      scroll={false}
    >
      <b>{lead.name}</b>
      <time className="ui-mono" dateTime={lead.createdAt}>
        {shortTime(lead.createdAt, language)}
      </time>
      <span className="inbox__company">{lead.company}</span>
      <span className="inbox__about">
        {labels.kinds[lead.kind]} <span className="ui-mono">{lead.locale.toUpperCase()}</span>
        {': '}
        {lead.kind === 'quotation' ? labels.codes({ count: lead.lines }) : lead.about}
      </span>
      <span className="inbox__state" data-tone={state.tone}>
        {state.text}
      </span>
    </Link>
  )
}

interface SearchProps {
  query: InboxQuery
  departments: ListProps['departments']
  language: string
}

/** Search and filters as a `GET` form, so that it works before the scripts are loaded. */
function SearchForm({ query, departments, language }: SearchProps) {
  const labels = textsIn(inboxTexts, language)
  const isFiltered = Boolean(query.kind ?? query.locale ?? query.department)
  const { tab } = queryParams(query)
  const selects = [
    {
      name: 'kind',
      label: labels.kind,
      value: query.kind,
      options: leadKinds.map((kind) => [kind, labels.kinds[kind]] as const),
    },
    {
      name: 'language',
      label: labels.language,
      value: query.locale,
      options: localeCodes.map((code) => [code, locales[code].title] as const),
    },
    {
      name: 'department',
      label: labels.department,
      value: query.department === undefined ? undefined : String(query.department),
      options: departments.map(({ id, title }) => [String(id), title] as const),
    },
  ]
  return (
    <QueueSearch
      key={inboxPath(query)}
      kept={{ tab }}
      text={query.text}
      texts={labels}
      isFiltered={isFiltered}
      id="inbox-filter"
      filters={
        <>
          {selects.map(({ name, label, value, options }) => (
            <label key={name}>
              {label}
              <select name={name} defaultValue={value ?? ''}>
                <Options none={labels.every} of={options} />
              </select>
            </label>
          ))}
          <p>
            <Button type="submit" look="main">
              {labels.apply}
            </Button>
            <Link
              className="ui-button"
              href={inboxPath({
                ...query,
                text: '',
                kind: undefined,
                locale: undefined,
                department: undefined,
                page: 1,
                lead: undefined,
              })}
            >
              {labels.clear}
            </Link>
          </p>
        </>
      }
    >
      <button type="submit" className="ui-hidden">
        {labels.searchButton}
      </button>
    </QueueSearch>
  )
}
