import { tabs } from '#src/people/inbox/list-leads.ts'
import type { Tab } from '#src/people/inbox/list-leads.ts'
import { textsIn } from '#src/platform/labels.ts'
import { Tabs } from '#src/ui/choices.tsx'
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
    <Tabs
      label={labels.tabsName}
      choices={tabs.map((tab) => ({
        text: labels.tabs[tab],
        href: inboxPath({ ...query, tab, page: 1, lead: undefined }),
        count: counts[tab],
        isCurrent: tab === query.tab,
      }))}
    />
  )
}
