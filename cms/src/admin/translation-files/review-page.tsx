import Link from 'next/link'
import type { PayloadRequest } from 'payload'
import { ownViewPath } from '#src/admin/panel/own-views.ts'
import { staffOf } from '#src/platform/access/access.ts'
import { labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import type { ReviewPage, StoredFile } from '#src/translation/exchange/exchange-shapes.ts'
import { translationFilesTexts } from '#texts/translation-files.js'
import { itemKey } from '#src/admin/translations/desk-item.ts'
import { fileCounts, fileOrigin } from './file-list.tsx'
import { reviewPath } from './files-query.ts'
import { LazyDiscard, LazyReviewDocument } from './lazy-parts.tsx'
import { reviewPageSize } from './review.ts'

const { problems: labels, review: reviewLabels } = labelsOf(translationFilesTexts)

interface Words {
  say: (label: Label) => string
  language: string
}

/** Lines of the file that belong to no text of the site. */
function Problems({ file, say }: { file: StoredFile; say: Words['say'] }) {
  const { problems, problemCount } = file
  if (problemCount === 0) return null
  return (
    <details className="files__problems" open={file.open === 0}>
      <summary>
        {say(labels.title)} <span className="files__mono">{problemCount}</span>
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{say(labels.line)}</th>
            <th scope="col">{say(labels.reason)}</th>
            <th scope="col">{say(labels.detail)}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ line, reason, detail }) => (
            <tr key={`${line} ${reason} ${detail}`}>
              <th scope="row">{line}</th>
              <td>{say(labels.reasons[reason])}</td>
              <td className="files__mono">{detail}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {problemCount > problems.length ? (
        <p>{say(labels.more({ count: problemCount - problems.length }))}</p>
      ) : null}
    </details>
  )
}

/** Open proposals of a file, by document. */
export function Review({
  review: { file, page, total, documents },
  account,
  words,
}: {
  review: ReviewPage
  account: PayloadRequest['user']
  words: Words
}) {
  const { say } = words
  const staff = staffOf({ user: account })
  const mayDiscard = staff?.id === file.uploaderId || staff?.role !== 'translator'
  const pages = Math.ceil(total / reviewPageSize)
  return (
    <div className="files__review">
      <div className="files__facts">
        <p>
          {fileCounts(file, say)}
          <span className="files__small"> · {fileOrigin(file, words)}</span>
        </p>
        {mayDiscard ? (
          <LazyDiscard
            file={file.id}
            hasOpen={file.open > 0}
            listPath={ownViewPath('translation-files')}
          />
        ) : null}
      </div>
      <Problems file={file} say={say} />
      {documents.length === 0 ? (
        <p className="files__empty">{say(reviewLabels.done)}</p>
      ) : (
        documents.map((document) => (
          <LazyReviewDocument
            key={itemKey(document.item)}
            file={file.id}
            document={document}
            deskPath={`${ownViewPath('translations')}?item=${itemKey(document.item)}`}
          />
        ))
      )}
      {pages > 1 ? (
        <nav className="files__pages" aria-label={say(reviewLabels.pages)}>
          {Array.from({ length: pages }, (_, at) => at + 1).map((each) => (
            <Link
              key={each}
              href={reviewPath(file.id, each)}
              aria-current={each === page ? 'page' : undefined}
              prefetch={false}
            >
              {say(reviewLabels.page({ page: each }))}
            </Link>
          ))}
        </nav>
      ) : null}
    </div>
  )
}
