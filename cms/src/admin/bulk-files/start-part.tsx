import { useId } from 'react'
import type { ReactNode } from 'react'
import Link from 'next/link'
import { panelBase, panelFileLimit } from '@vitrine/contract/panel'
import { maxBulkFiles } from '#src/content/media/bulk/bulk-answer.ts'
import { useTexts } from '#src/platform/language.ts'
import { FileButton } from '#src/ui/file-drop.tsx'
import { bulkFilesTexts } from '#texts/bulk-files.js'
import type { BulkRows } from './use-bulk-rows.ts'

/** Lists of stored uploads without use, and of equal ones. */
const storedLists = [
  { collection: 'media', query: 'unused=yes', text: 'unused' },
  { collection: 'media', query: 'equal=yes', text: 'equal' },
  { collection: 'files', query: 'unused=yes', text: 'unusedFiles' },
  { collection: 'files', query: 'equal=yes', text: 'equalFiles' },
] as const

/** What is read, and what went wrong with all of the files. */
export function ReadingNote({ list }: { list: BulkRows }): ReactNode {
  const { start: labels } = useTexts(bulkFilesTexts)
  const { reading, problem } = list
  return (
    <>
      <p className="ui-page__checking" role="status">
        {reading ? labels.reading(reading) : ''}
      </p>
      <div role="alert" className="ui-problem">
        {problem === '' ? null : <p>{problem}</p>}
      </div>
    </>
  )
}

/** First view: where files are dropped, what their names may say, and what is stored. */
export function StartPart({ list }: { list: BulkRows }): ReactNode {
  const { start: labels } = useTexts(bulkFilesTexts)
  const id = useId()
  return (
    <div className="ui-page__start">
      <section
        className="ui-page__drop"
        aria-labelledby={id}
        aria-busy={list.reading !== undefined}
      >
        <h2 id={id}>{labels.drop}</h2>
        <FileButton
          isMultiple
          text={labels.choose}
          isMain
          isBusy={list.reading !== undefined}
          onFiles={(files) => void list.add(files)}
        />
        <p className="ui-small">
          {labels.size({ count: maxBulkFiles, megabytes: panelFileLimit / 1024 / 1024 })}
        </p>
        <ReadingNote list={list} />
      </section>
      <div className="ui-page__help">
        <section>
          <h2>{labels.how}</h2>
          <ul>
            <li>{labels.names}</li>
            <li>{labels.words}</li>
            <li>{labels.unsure}</li>
          </ul>
        </section>
        <section>
          <h2>{labels.stored}</h2>
          <ul>
            {storedLists.map(({ collection, query, text }) => (
              <li key={`${collection} ${query}`}>
                <Link
                  className="ui-link"
                  href={`${panelBase}/collections/${collection}?${query}`}
                  prefetch={false}
                >
                  {labels[text]}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}
