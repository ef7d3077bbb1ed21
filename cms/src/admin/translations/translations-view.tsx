import Link from 'next/link'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { mayOpen } from '#src/admin/panel/own-views.ts'
import { PanelView } from '#src/admin/panel/panel-view.tsx'
import { textsIn } from '#src/platform/labels.ts'
import { translationFilesTexts } from '#texts/translation-files.js'
import { translationsTexts } from '#texts/translations.js'
import { itemKey } from './desk-item.ts'
import { deskPath, filesPath, readDeskQuery } from './desk-query.ts'
import { LanguageChoice, QueueTabs } from './desk-head.tsx'
import { LazyDesk } from './lazy-desk.tsx'
import { GlossaryLink } from './glossary-link.tsx'
import { QueueList } from './queue-list.tsx'
import { LanguageProgress } from './language-progress.tsx'
import { queuePageSize, readDeskPage } from './read-desk-page.ts'
import { queueTexts } from './queue-texts.ts'
import './translations.css'
import './desk.css'
import './review.css'

/** Queue of texts that are missing, outdated or ready in a language, and the desk of one document. */
export async function TranslationsView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!mayOpen('translations', req.user)) notFound()
  const { language } = req.i18n
  const labels = textsIn(translationsTexts, language)
  const page = await readDeskPage(req, readDeskQuery(props.searchParams ?? {}))
  const { query, document, rows, total } = page
  const current = document && itemKey(document.item)
  const at = rows.findIndex(({ item }) => itemKey(item) === current)
  const pathOf = (index: number): string | null => {
    const row = rows[index]
    return row ? deskPath({ ...query, item: row.item }) : null
  }
  return (
    <PanelView name="translations" view={props}>
      <main className={`ui-page ui-diff translations${query.item ? ' translations--open' : ''}`}>
        <header className="ui-head">
          <h1>{labels.title}</h1>
          <LanguageChoice page={page} language={language} />
          <GlossaryLink req={req} />
          <Link className="ui-button translations__files" href={filesPath(query)}>
            {textsIn(translationFilesTexts, language).link}
          </Link>
        </header>
        <QueueTabs page={page} language={language} />
        <div className="ui-page__columns">
          <aside className="ui-controls translations__queue" aria-label={labels.listName}>
            <QueueList page={page} current={current} context={{ language }} />
            <LanguageProgress page={page} context={{ language }} />
          </aside>
          {document ? (
            <LazyDesk
              key={current}
              document={document}
              tab={query.tab}
              place={at === -1 ? null : { at: (query.page - 1) * queuePageSize + at + 1, total }}
              previousPath={pathOf(at - 1)}
              nextPath={at === -1 ? pathOf(0) : pathOf(at + 1)}
            />
          ) : (
            <p className="ui-empty">
              {rows.length === 0 ? queueTexts(language).emptyHints[query.tab] : labels.choose}
            </p>
          )}
        </div>
      </main>
    </PanelView>
  )
}
