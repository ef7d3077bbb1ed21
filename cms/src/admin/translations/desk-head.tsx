import Link from 'next/link'
import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { textsIn } from '#src/platform/labels.ts'
import { queueTabs } from '#src/translation/queue-tabs.ts'
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
  const choice = (to: Locale | undefined, name: string, shown: readonly Locale[]) => (
    <Link
      key={name}
      href={deskPath({ ...query, to, page: 1, item: undefined })}
      aria-current={to === query.to ? 'true' : undefined}
      prefetch={false}
    >
      {name} <span className="translations__mono">{countsOf(counts, shown)[query.tab]}</span>
    </Link>
  )
  if (own.length < 2) return null
  return (
    <nav className="translations__languages" aria-label={labels.languages}>
      {choice(undefined, labels.allLanguages, usual)}
      {own.map((locale) => choice(locale, locales[locale].title, [locale]))}
    </nav>
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
    <nav className="ui-tabs" aria-label={labels.tabsName}>
      {shownTabs.map((tab) => (
        <Link
          key={tab}
          href={deskPath({ ...query, tab, page: 1, item: undefined })}
          aria-current={tab === query.tab ? 'page' : undefined}
          prefetch={false}
        >
          {queueTexts(language).tabs[tab]}{' '}
          <span className="translations__mono">{figures[tab]}</span>
        </Link>
      ))}
    </nav>
  )
}
