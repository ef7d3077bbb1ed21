import { useState } from 'react'
import type { ReactNode } from 'react'
import { useCall } from '#src/admin/panel/use-call.ts'
import type { ShownUpload } from '#src/content/media/bulk/bulk-shapes.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { bulkFilesTexts } from '#texts/bulk-files.js'
import type { RowAction } from './bulk-row.ts'

interface NoteProps {
  stored: ShownUpload
  action: RowAction
}

/** Stored upload that a file equals or would replace, and where it is used. */
export function StoredNote({ stored, action }: NoteProps): ReactNode {
  const language = useLanguage()
  const { uses: labels, failed } = useTexts(bulkFilesTexts)
  const [isAsked, setAsked] = useState(false)
  const isReplaced = action === 'replace'
  const isShown = isAsked || isReplaced
  const { collection, id, thumbnail, filename, href } = stored
  const { data, problem, message } = useCall(
    'bulk-files.uses',
    isShown ? { query: { collection, id } } : undefined,
    { language },
  )
  return (
    <div className="bulk-stored">
      {thumbnail === null ? null : <img src={thumbnail} alt="" loading="lazy" />}
      <a href={href} target="_blank" rel="noreferrer">
        {filename}
      </a>
      {isShown ? null : (
        <Button look="link" onClick={() => setAsked(true)}>
          {labels.show}
        </Button>
      )}
      <div aria-live="polite">
        {problem ? <p>{message ?? failed}</p> : null}
        {data ? (
          <>
            <p>{data.total === 0 ? labels.none : labels.list({ count: data.total })}</p>
            {data.places.length > 0 ? (
              <ul>
                {data.places.map((place) => (
                  <li key={`${place.href} ${place.title}`}>
                    <a href={place.href} target="_blank" rel="noreferrer">
                      {place.title}
                    </a>
                  </li>
                ))}
                {data.total > data.places.length ? <li>{labels.more}</li> : null}
              </ul>
            ) : null}
            {isReplaced ? <p className="bulk-stored__follows">{labels.follows}</p> : null}
          </>
        ) : null}
      </div>
    </div>
  )
}
