import Link from 'next/link'
import { tabs } from '#src/people/inbox/list-leads.ts'
import type { Tab } from '#src/people/inbox/list-leads.ts'
import { labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { inboxTexts } from '#texts/inbox.js'
import { inboxPath } from './inbox-query.ts'
import type { InboxQuery } from './inbox-query.ts'

const labels = labelsOf(inboxTexts)

interface TabsProps {
  query: InboxQuery
  counts: Record<Tab, number>
  say: (label: Label) => string
}

/** Tabs of the lead states, each with the number of leads that match the search. */
export function InboxTabs({ query, counts, say }: TabsProps) {
  return (
    <nav className="work-tabs" aria-label={say(labels.tabsName)}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          href={inboxPath({ ...query, tab, page: 1, lead: undefined })}
          aria-current={tab === query.tab ? 'page' : undefined}
          prefetch={false}
        >
          {say(labels.tabs[tab])} <span className="inbox__mono">{counts[tab]}</span>
        </Link>
      ))}
    </nav>
  )
}
