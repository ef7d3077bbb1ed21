import { locales } from '@vitrine/configuration/locales'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { mayOpen, ownViewPath } from '#src/admin/panel/own-views.ts'
import { PanelView } from '#src/admin/panel/panel-view.tsx'
import { deskPath, filesPath, readDeskQuery } from '#src/admin/translations/desk-query.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { exchangeLimits } from '#src/translation/exchange/exchanged.ts'
import { queueTabs } from '#src/translation/queue-tabs.ts'
import { translationFilesTexts } from '#texts/translation-files.js'
import { translationsTexts } from '#texts/translations.js'
import { FileList } from './file-list.tsx'
import { fileOf } from './files-query.ts'
import { LazyReceiveForm, LazySendForm } from './lazy-parts.tsx'
import { readSend } from './read-send.ts'
import type { SendPage } from './read-send.ts'
import { readOwnFiles, readReview } from './review.ts'
import { Review } from './review-page.tsx'
import '#src/admin/look/work-queues.css'
import './files.css'

const labels = labelsOf(translationFilesTexts)
const { tabs, tabsName } = labelsOf(translationsTexts)

interface Words {
  say: (label: Label) => string
  language: string
}

/** Documents of the queue, to be sent to an agency. */
function Send({ page, say }: { page: SendPage } & Pick<Words, 'say'>) {
  const { query, own, rows, total } = page
  const { documents: size } = exchangeLimits
  const parts = Math.ceil(total / size)
  const partText = (part: number): string =>
    say(labels.send.part({ from: (part - 1) * size + 1, to: Math.min(part * size, total), total }))
  return (
    <section className="files__part" aria-labelledby="files-send">
      <h2 id="files-send">{say(labels.send.title)}</h2>
      <p>{say(labels.send.hint)}</p>
      <div className="files__choices">
        <nav className="files__choice" aria-label={say(labels.send.language)}>
          {own.map((to) => (
            <Link
              key={to}
              href={filesPath({ ...query, to, page: 1 })}
              aria-current={to === query.to ? 'true' : undefined}
              prefetch={false}
            >
              {locales[to].title}
            </Link>
          ))}
        </nav>
        <nav className="files__choice" aria-label={say(tabsName)}>
          {queueTabs.map((tab) => (
            <Link
              key={tab}
              href={filesPath({ ...query, tab, page: 1 })}
              aria-current={tab === query.tab ? 'true' : undefined}
              prefetch={false}
            >
              {say(tabs[tab])}
            </Link>
          ))}
        </nav>
      </div>
      {parts > 1 ? (
        <>
          <p>{say(labels.send.parts({ max: size }))}</p>
          <nav className="files__pages" aria-label={say(labels.send.partName)}>
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
        <p className="files__empty">{say(labels.send.empty)}</p>
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
  const say = (label: Label): string => textOf(label, language)
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
      <main className="files">
        <header className="files__head">
          <div>
            <p className="files__path">
              <Link href={deskPath({ ...query, page: 1 })}>{say(labels.back)}</Link>
              {review ? (
                <>
                  {' / '}
                  <Link href={ownViewPath('translation-files')}>{say(labels.title)}</Link>
                </>
              ) : null}
            </p>
            <h1>{review ? review.file.name : say(labels.title)}</h1>
          </div>
        </header>
        {review ? (
          <Review review={review} account={req.user} words={{ say, language }} />
        ) : (
          <div className="files__columns">
            <section className="files__part" aria-labelledby="files-receive">
              <h2 id="files-receive">{say(labels.receive.title)}</h2>
              <p>{say(labels.receive.hint)}</p>
              <LazyReceiveForm listPath={ownViewPath('translation-files')} />
              <FileList files={files} words={{ say, language }} />
            </section>
            {send ? <Send page={send} say={say} /> : null}
          </div>
        )}
      </main>
    </PanelView>
  )
}
