import { locales } from '@vitrine/configuration/locales'
import Link from 'next/link'
import { longTime } from '#src/admin/inbox/lead-times.ts'
import { textsIn } from '#src/platform/labels.ts'
import { keptDays } from '#src/translation/exchange/proposals.ts'
import type { StoredFile } from '#src/translation/exchange/exchange-shapes.ts'
import { translationFilesTexts } from '#texts/translation-files.js'
import { reviewPath } from './files-query.ts'

interface Words {
  language: string
}

/** Numbers of a file: open, decided, unchanged, without a place. */
export function fileCounts(
  { open, accepted, rejected, unchanged, problemCount }: StoredFile,
  language: string,
): string {
  const { receive: labels } = textsIn(translationFilesTexts, language)
  return [
    labels.open({ count: open }),
    accepted + rejected > 0 ? labels.decided({ accepted, rejected }) : '',
    labels.unchanged({ count: unchanged }),
    labels.problems({ count: problemCount }),
  ]
    .filter((text) => text !== '')
    .join(' · ')
}

/** Who uploaded a file, and when. */
export const fileOrigin = ({ uploadedAt, uploadedBy }: StoredFile, { language }: Words): string => {
  const { receive: labels } = textsIn(translationFilesTexts, language)
  const when = longTime(uploadedAt, language)
  return uploadedBy === null ? when : labels.by({ when, who: uploadedBy })
}

/** Files that came back, each with what is open in it. */
export function FileList({ files, words }: { files: readonly StoredFile[]; words: Words }) {
  const { language } = words
  const { receive: labels } = textsIn(translationFilesTexts, language)
  if (files.length === 0) return <p className="files__empty">{labels.none}</p>
  return (
    <>
      <h3>{labels.list}</h3>
      <ul className="files__list">
        {files.map((file) => (
          <li key={file.id} data-open={file.open > 0}>
            <Link href={reviewPath(file.id)} prefetch={false}>
              {file.name}
            </Link>
            <span className="files__small">
              {file.locales.map((locale) => locales[locale].abbr).join(' ')}{' '}
              {fileOrigin(file, words)}
            </span>
            <span>{fileCounts(file, language)}</span>
          </li>
        ))}
      </ul>
      <p className="files__small">{labels.kept({ days: keptDays })}</p>
    </>
  )
}
