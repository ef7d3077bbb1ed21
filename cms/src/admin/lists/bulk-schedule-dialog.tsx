'use client'

import { useState } from 'react'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { PublicationPart } from '#src/admin/consequences/publication-part.tsx'
import { usePublication } from '#src/admin/consequences/use-publication.ts'
import { TimeField } from '#src/admin/panel/time-field.tsx'
import { instantOfTyped, zoneText } from '#src/platform/dates.ts'
import { useTexts } from '#src/platform/language.ts'
import { listsTexts } from '#texts/lists.js'
import { publishingTexts } from '#texts/publishing.js'
import { BulkDialog, namesOf, useBulk } from './bulk-dialogs.tsx'
import type { DialogProps } from './bulk-dialogs.tsx'
import { releasedDrafts, schedulable, scheduleRequests } from './bulk-requests.ts'

/**
 * Dialog that schedules the publication or removal of several documents in the chosen languages; a
 * document without any of these languages is skipped.
 */
export function BulkScheduleDialog({ data, rows, onEnd }: DialogProps) {
  const labels = useTexts(listsTexts).bulk
  const { schedule } = useTexts(publishingTexts)
  const { language } = data
  const isAnyPublic = rows.some((row) => schedulable(row, 'unpublish').length > 0)
  const [type, setType] = useState<'publish' | 'unpublish'>('publish')
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<readonly Locale[]>([data.locale])
  const [progress, run] = useBulk(data)
  const at = instantOfTyped(typed)
  const publication = usePublication(
    type === 'publish' ? releasedDrafts(data.collection, rows, chosen) : [],
    language,
  )
  const requests = at === undefined ? [] : scheduleRequests(rows, { type, at, chosen })
  const skipped = rows.filter(
    (row) => !schedulable(row, type).some((code) => chosen.includes(code)),
  )
  return (
    <BulkDialog
      title={labels.scheduleTitle({ count: rows.length })}
      progress={progress}
      action={publication.action(schedule.title)}
      isReady={requests.length > 0 && !publication.isOpen}
      onStart={() => void run(requests)}
      onEnd={onEnd}
    >
      <fieldset>
        <legend>{schedule.action}</legend>
        {(['publish', 'unpublish'] as const).map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="type"
              checked={type === value}
              disabled={value === 'unpublish' && !isAnyPublic}
              onChange={() => setType(value)}
            />
            {schedule[value]}
          </label>
        ))}
      </fieldset>
      <TimeField
        className="list-target"
        label={schedule.when({ zone: zoneText(language) })}
        value={typed}
        onChange={setTyped}
      />
      <fieldset>
        <legend>{schedule.languages}</legend>
        {localeCodes.map((code) => {
          const count = rows.filter((row) => schedulable(row, type).includes(code)).length
          return (
            <label key={code}>
              <input
                type="checkbox"
                checked={chosen.includes(code)}
                disabled={count === 0}
                onChange={({ target }) =>
                  setChosen(
                    localeCodes.filter((each) =>
                      each === code ? target.checked : chosen.includes(each),
                    ),
                  )
                }
              />
              {locales[code].title}
              <small>{labels.documents({ count })}</small>
            </label>
          )
        })}
      </fieldset>
      <PublicationPart of={publication} />
      {skipped.length > 0 ? (
        <p className="list-hint">{labels.notScheduled({ names: namesOf(skipped, language) })}</p>
      ) : null}
    </BulkDialog>
  )
}
