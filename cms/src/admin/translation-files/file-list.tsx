import { locales } from '@vitrine/configuration/locales'
import Link from 'next/link'
import { longTime } from '#src/admin/inbox/lead-times.ts'
import { labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { keptDays } from '#src/translation/exchange/proposals.ts'
import type { StoredFile } from '#src/translation/exchange/exchange-shapes.ts'
import { translationFilesTexts } from '#texts/translation-files.js'
import { reviewPath } from './files-query.ts'

const { receive: labels } = labelsOf(translationFilesTexts)

interface Words {
  say: (label: Label) => string
  language: string
}

/** Numbers of a file: open, decided, unchanged, without a place. */
export function fileCounts(
  { open, accepted, rejected, unchanged, problemCount }: StoredFile,
  say: Words['say'],
): string {
  return [
    say(labels.open({ count: open })),
    accepted + rejected > 0 ? say(labels.decided({ accepted, rejected })) : '',
    say(labels.unchanged({ count: unchanged })),
    say(labels.problems({ count: problemCount })),
  ]
    .filter((text) => text !== '')
    .join(' · ')
}

/** Who uploaded a file, and when. */
export const fileOrigin = (
  { uploadedAt, uploadedBy }: StoredFile,
  { say, language }: Words,
): string => {
  const when = longTime(uploadedAt, language)
  return uploadedBy === null ? when : say(labels.by({ when, who: uploadedBy }))
}

/** Files that came back, each with what is open in it. */
export function FileList({ files, words }: { files: readonly StoredFile[]; words: Words }) {
  const { say } = words
  if (files.length === 0) return <p className="files__empty">{say(labels.none)}</p>
  return (
    <>
      <h3>{say(labels.list)}</h3>
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
            <span>{fileCounts(file, say)}</span>
          </li>
        ))}
      </ul>
      <p className="files__small">{say(labels.kept({ days: keptDays }))}</p>
    </>
  )
}
