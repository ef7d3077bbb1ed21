import Link from 'next/link'
import { tabs } from '#src/people/inbox/list-leads.ts'
import type { Tab } from '#src/people/inbox/list-leads.ts'
import { textsIn } from '#src/platform/labels.ts'
import { inboxTexts } from '#texts/inbox.js'
import { inboxPath } from './inbox-query.ts'
import type { InboxQuery } from './inbox-query.ts'

interface TabsProps {
  query: InboxQuery
  counts: Record<Tab, number>
  language: string
}

/** Tabs of the lead states, each with the number of leads that match the search. */
export function InboxTabs({ query, counts, language }: TabsProps) {
  const labels = textsIn(inboxTexts, language)
  return (
    <nav className="ui-tabs" aria-label={labels.tabsName}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          href={inboxPath({ ...query, tab, page: 1, lead: undefined })}
          aria-current={tab === query.tab ? 'page' : undefined}
          prefetch={false}
        >
          {labels.tabs[tab]} <span className="inbox__mono">{counts[tab]}</span>
        </Link>
      ))}
    </nav>
  )
}
