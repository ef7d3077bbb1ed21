import Link from 'next/link'
import type { PayloadRequest } from 'payload'
import { ownViewPath } from '#src/admin/panel/own-views.ts'
import { staffOf } from '#src/platform/access/access.ts'
import type { ReviewPage, StoredFile } from '#src/translation/exchange/exchange-shapes.ts'
import { HeadRow } from '#src/ui/row-table.tsx'
import { translationFilesTexts } from '#texts/translation-files.js'
import { itemKey } from '#src/admin/translations/desk-item.ts'
import { textsIn } from '#src/platform/labels.ts'
import { fileCounts, fileOrigin } from './file-list.tsx'
import { reviewPath } from './files-query.ts'
import { LazyDiscard, LazyReviewDocument } from './lazy-parts.tsx'
import { reviewPageSize } from './review.ts'

interface Words {
  language: string
}

/** Lines of the file that belong to no text of the site. */
function Problems({ file, language }: { file: StoredFile; language: string }) {
  const { problems: labels } = textsIn(translationFilesTexts, language)
  const { problems, problemCount } = file
  if (problemCount === 0) return null
  return (
    <details className="files__problems" open={file.open === 0}>
      <summary>
        {labels.title} <span className="ui-mono">{problemCount}</span>
      </summary>
      <table>
        <HeadRow heads={[labels.line, labels.reason, labels.detail]} />
        <tbody>
          {problems.map(({ line, reason, detail }) => (
            <tr key={`${line} ${reason} ${detail}`}>
              <th scope="row">{line}</th>
              <td>{labels.reasons[reason]}</td>
              <td className="ui-mono">{detail}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {problemCount > problems.length ? (
        <p>{labels.more({ count: problemCount - problems.length })}</p>
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
  const { language } = words
  const { review: reviewLabels } = textsIn(translationFilesTexts, language)
  const staff = staffOf({ user: account })
  const mayDiscard = staff?.id === file.uploaderId || staff?.role !== 'translator'
  const pages = Math.ceil(total / reviewPageSize)
  return (
    <div className="files__review">
      <div className="files__facts">
        <p>
          {fileCounts(file, language)}
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
      <Problems file={file} language={language} />
      {documents.length === 0 ? (
        <p className="files__empty">{reviewLabels.done}</p>
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
        <nav className="files__pages" aria-label={reviewLabels.pages}>
          {Array.from({ length: pages }, (_, at) => at + 1).map((each) => (
            <Link
              key={each}
              href={reviewPath(file.id, each)}
              aria-current={each === page ? 'page' : undefined}
              prefetch={false}
            >
              {reviewLabels.page({ page: each })}
            </Link>
          ))}
        </nav>
      ) : null}
    </div>
  )
}
