import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { textsIn } from '#src/platform/labels.ts'
import { queueTabs } from '#src/translation/queue-tabs.ts'
import { Segments, Tabs } from '#src/ui/choices.tsx'
import type { LinkChoice } from '#src/ui/choices.tsx'
import { translationsTexts } from '#texts/translations.js'
import { deskPath } from './desk-query.ts'
import { countsOf } from './read-desk-page.ts'
import type { DeskPage } from './read-desk-page.ts'
import { queueTexts } from './queue-texts.ts'

interface HeadProps {
  page: DeskPage
  language: string
}

/** Target languages, with the number of their documents in the tab. */
export function LanguageChoice({ page, language }: HeadProps) {
  const labels = textsIn(translationsTexts, language)
  const { query, own, usual, counts } = page
  if (own.length < 2) return null
  const choice = (to: Locale | undefined, text: string, shown: readonly Locale[]): LinkChoice => ({
    text,
    href: deskPath({ ...query, to, page: 1, item: undefined }),
    count: countsOf(counts, shown)[query.tab],
    isCurrent: to === query.to,
  })
  return (
    <Segments
      label={labels.languages}
      choices={[
        choice(undefined, labels.allLanguages, usual),
        ...own.map((locale) => choice(locale, locales[locale].title, [locale])),
      ]}
    />
  )
}

/** Queues, with the number of their documents. */
export function QueueTabs({ page, language }: HeadProps) {
  const labels = textsIn(translationsTexts, language)
  const { query, counts, shown } = page
  const figures = countsOf(counts, shown)
  // nobody sends back where nobody hands in
  const shownTabs = queueTabs.filter(
    (tab) => tab !== 'returned' || figures.returned > 0 || query.tab === tab,
  )
  return (
    <Tabs
      label={labels.tabsName}
      choices={shownTabs.map((tab) => ({
        text: queueTexts(language).tabs[tab],
        href: deskPath({ ...query, tab, page: 1, item: undefined }),
        count: figures[tab],
        isCurrent: tab === query.tab,
      }))}
    />
  )
}
