'use client'

import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { call, callAddress } from '#src/admin/panel/call.ts'
import type { HistoryPage as Answer, SetSummary } from '#src/changes/history-shapes.ts'
import { useTexts } from '#src/platform/language.ts'
import { Tabs } from '#src/ui/choices.tsx'
import { historyPageTexts } from '#texts/history-page.js'
import type { HistoryPageTexts } from '#texts/history-page.js'
import type { HistoryContext } from './history-context.ts'
import { byDay } from './history-days.ts'
import { HistoryFilters } from './history-filters.tsx'
import { HistoryList } from './history-list.tsx'
import { historyTabs } from './history-query.ts'
import { OpenSessions } from './open-sessions.tsx'
import { SetDetailsPart } from './set-details.tsx'
import { StaffLog } from './staff-log.tsx'
import { useAddress } from './use-address.ts'
import type { Address } from './use-address.ts'
import { usePages } from './use-pages.ts'
import type { Page, Pages } from './use-pages.ts'

/** Up to which entries the server counts. */
const maxCounted = 1000

const pageOf = ({ sets, next, total }: Answer): Page<SetSummary, string> => ({
  items: sets,
  next,
  total,
})

/** Number of entries, and of their days if all of them are listed. */
function countText(pages: Pages<SetSummary>, labels: HistoryPageTexts): string | undefined {
  const { items, next, total } = pages
  if (items.length === 0) return undefined
  if (next === null) return labels.count({ count: items.length, days: byDay(items).length })
  return total >= maxCounted ? labels.atLeast({ count: total }) : labels.total({ count: total })
}

interface HeadProps {
  context: HistoryContext
  address: Address
  count?: string | undefined
  children?: ReactNode
}

/** Title, tabs and what belongs to the whole list. */
function Head({ context, address, count, children }: HeadProps): ReactNode {
  const labels = useTexts(historyPageTexts)
  const { tab } = address.query
  return (
    <>
      <header className="ui-head">
        <h1>{labels.title}</h1>
        <span className="ui-mono" role="status">
          {count ?? ''}
        </span>
        {children}
      </header>
      {context.isAdministrator ? (
        <Tabs
          label={labels.tabsName}
          choices={historyTabs.map((each) => ({
            text: labels.tabs[each],
            href: address.hrefOf({ tab: each, filters: {}, set: null }),
            count: each === 'sessions' ? context.sessionCount : undefined,
            isCurrent: each === tab,
            onOpen: () => address.open({ tab: each, filters: {}, set: null }),
          }))}
        />
      ) : null}
    </>
  )
}

/** List of changes and the differences of the chosen one. */
function Changes({ context, address }: { context: HistoryContext; address: Address }): ReactNode {
  const labels = useTexts(historyPageTexts)
  const { language } = context
  const { filters, set } = address.query
  const [revision, setRevision] = useState(0)
  const search = useRef<HTMLInputElement>(null)
  const pages = usePages(
    callAddress('history.list', { query: filters }),
    (before, options) => call('history.list', { query: { ...filters, before } }, options),
    { language, pageOf },
  )
  const chosen = set ?? pages.items[0]?.id ?? null
  return (
    <main className="ui-page history ui-changes" data-open={set !== null || undefined}>
      <Head context={context} address={address} count={countText(pages, labels)}>
        <a className="ui-button" href={callAddress('history.export', { query: filters })} download>
          {labels.export}
        </a>
      </Head>
      <HistoryFilters context={context} address={address} search={search} />
      <div className="ui-page__columns">
        <HistoryList
          context={context}
          address={address}
          pages={pages}
          chosen={chosen}
          search={search}
        />
        <SetDetailsPart
          key={chosen ?? ''}
          id={chosen}
          context={context}
          address={address}
          revision={revision}
          onUndone={() => {
            // the entry stays open when that of the undo becomes the first one
            if (set === null) address.open({ set: chosen }, 'replace')
            setRevision(revision + 1)
            pages.reload()
          }}
        />
      </div>
    </main>
  )
}

/** Page of the history, by tab. */
export function HistoryPage(context: HistoryContext): ReactNode {
  const address = useAddress()
  const { tab } = address.query
  if (!context.isAdministrator || tab === 'changes')
    return <Changes context={context} address={address} />
  return (
    <main className="ui-page history ui-changes">
      <Head context={context} address={address} />
      {tab === 'events' ? <StaffLog context={context} address={address} /> : <OpenSessions />}
    </main>
  )
}
