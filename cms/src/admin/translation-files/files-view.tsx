import { locales } from '@vitrine/configuration/locales'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { mayOpen, ownViewPath } from '#src/admin/panel/own-views.ts'
import { PanelView } from '#src/admin/panel/panel-view.tsx'
import { deskPath, filesPath, readDeskQuery } from '#src/admin/translations/desk-query.ts'
import { exchangeLimits } from '#src/translation/exchange/exchanged.ts'
import { queueTexts } from '#src/admin/translations/queue-texts.ts'
import { queueTabs } from '#src/translation/queue-tabs.ts'
import { textsIn } from '#src/platform/labels.ts'
import { Segments } from '#src/ui/choices.tsx'
import { translationFilesTexts } from '#texts/translation-files.js'
import { translationsTexts } from '#texts/translations.js'
import { FileList } from './file-list.tsx'
import { fileOf } from './files-query.ts'
import { LazyReceiveForm, LazySendForm } from './lazy-parts.tsx'
import { readSend } from './read-send.ts'
import type { SendPage } from './read-send.ts'
import { readOwnFiles, readReview } from './review.ts'
import { Review } from './review-page.tsx'
import './files.css'

/** Documents of the queue, to be sent to an agency. */
function Send({ page, language }: { page: SendPage; language: string }) {
  const labels = textsIn(translationFilesTexts, language)
  const { tabsName } = textsIn(translationsTexts, language)
  const { query, own, rows, total } = page
  const { documents: size } = exchangeLimits
  const parts = Math.ceil(total / size)
  const partText = (part: number): string =>
    labels.send.part({ from: (part - 1) * size + 1, to: Math.min(part * size, total), total })
  return (
    <section className="files__part" aria-labelledby="files-send">
      <h2 id="files-send">{labels.send.title}</h2>
      <p>{labels.send.hint}</p>
      <div className="files__choices">
        <Segments
          label={labels.send.language}
          choices={own.map((to) => ({
            text: locales[to].title,
            href: filesPath({ ...query, to, page: 1 }),
            isCurrent: to === query.to,
          }))}
        />
        <Segments
          label={tabsName}
          choices={queueTabs.map((tab) => ({
            text: queueTexts(language).tabs[tab],
            href: filesPath({ ...query, tab, page: 1 }),
            isCurrent: tab === query.tab,
          }))}
        />
      </div>
      {parts > 1 ? (
        <>
          <p>{labels.send.parts({ max: size })}</p>
          <nav className="files__pages" aria-label={labels.send.partName}>
            {Array.from({ length: parts }, (_, at) => at + 1).map((part) => (
              <Link
                key={part}
                href={filesPath({ ...query, page: part })}
                aria-current={part === query.page ? 'page' : undefined}
                prefetch={false}
              >
                {partText(part)}
              </Link>
            ))}
          </nav>
        </>
      ) : null}
      {rows.length === 0 ? (
        <p className="files__empty">{labels.send.empty}</p>
      ) : (
        <LazySendForm key={filesPath(query)} rows={rows} isWhole={query.tab === 'ready'} />
      )}
    </section>
  )
}

/** Page of the files for agencies: what is sent, what came back, and the review of a file. */
export async function FilesView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!mayOpen('translation-files', req.user)) notFound()
  const { language } = req.i18n
  const labels = textsIn(translationFilesTexts, language)
  const params = props.searchParams ?? {}
  const query = readDeskQuery(params)
  const file = fileOf(params['file'])
  const review = file === undefined ? undefined : await readReview(req, file, query.page)
  if (file !== undefined && !review) notFound()
  const [send, files] = review
    ? [undefined, []]
    : await Promise.all([readSend(req, query), readOwnFiles(req)])
  return (
    <PanelView name="translation-files" view={props}>
      <main className="ui-controls ui-diff files">
        <header className="files__head">
          <div>
            <p className="files__path">
              <Link href={deskPath({ ...query, page: 1 })}>{labels.back}</Link>
              {review ? (
                <>
                  {' / '}
                  <Link href={ownViewPath('translation-files')}>{labels.title}</Link>
                </>
              ) : null}
            </p>
            <h1>{review ? review.file.name : labels.title}</h1>
          </div>
        </header>
        {review ? (
          <Review review={review} account={req.user} words={{ language }} />
        ) : (
          <div className="files__columns">
            <section className="files__part" aria-labelledby="files-receive">
              <h2 id="files-receive">{labels.receive.title}</h2>
              <p>{labels.receive.hint}</p>
              <LazyReceiveForm listPath={ownViewPath('translation-files')} />
              <FileList files={files} words={{ language }} />
            </section>
            {send ? <Send page={send} language={language} /> : null}
          </div>
        )}
      </main>
    </PanelView>
  )
}
