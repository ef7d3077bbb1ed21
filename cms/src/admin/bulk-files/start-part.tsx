import { useId } from 'react'
import type { ReactNode } from 'react'
import Link from 'next/link'
import { panelBase, panelFileLimit } from '@vitrine/contract/panel'
import { maxBulkFiles } from '#src/content/media/bulk/bulk-answer.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { bulkFilesTexts } from '#texts/bulk-files.js'
import { FilesButton } from './file-chooser.tsx'
import type { BulkRows } from './use-bulk-rows.ts'

const { start: labels } = labelsOf(bulkFilesTexts)

/** Lists of stored uploads without use, and of equal ones. */
const storedLists = [
  { collection: 'media', query: 'unused=yes', text: labels.unused },
  { collection: 'media', query: 'equal=yes', text: labels.equal },
  { collection: 'files', query: 'unused=yes', text: labels.unusedFiles },
  { collection: 'files', query: 'equal=yes', text: labels.equalFiles },
] as const

/** What is read, and what went wrong with all of the files. */
export function ReadingNote({ list, language }: { list: BulkRows; language: string }): ReactNode {
  const { reading, problem } = list
  return (
    <>
      <p className="sheets__checking" role="status">
        {reading ? textOf(labels.reading(reading), language) : ''}
      </p>
      <div role="alert" className="panel-problem">
        {problem === '' ? null : <p>{problem}</p>}
      </div>
    </>
  )
}

/** First view: where files are dropped, what their names may say, and what is stored. */
export function StartPart({ list, language }: { list: BulkRows; language: string }): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  const id = useId()
  return (
    <div className="sheets__start">
      <section className="sheets__drop" aria-labelledby={id} aria-busy={list.reading !== undefined}>
        <h2 id={id}>{say(labels.drop)}</h2>
        <FilesButton
          text={labels.choose}
          isMain
          isBusy={list.reading !== undefined}
          onFiles={(files) => void list.add(files)}
          language={language}
        />
        <p className="changes-small">
          {say(labels.size({ count: maxBulkFiles, megabytes: panelFileLimit / 1024 / 1024 }))}
        </p>
        <ReadingNote list={list} language={language} />
      </section>
      <div className="sheets__help">
        <section>
          <h2>{say(labels.how)}</h2>
          <ul>
            <li>{say(labels.names)}</li>
            <li>{say(labels.words)}</li>
            <li>{say(labels.unsure)}</li>
          </ul>
        </section>
        <section>
          <h2>{say(labels.stored)}</h2>
          <ul>
            {storedLists.map(({ collection, query, text }) => (
              <li key={`${collection} ${query}`}>
                <Link
                  className="changes-link"
                  href={`${panelBase}/collections/${collection}?${query}`}
                  prefetch={false}
                >
                  {say(text)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}
