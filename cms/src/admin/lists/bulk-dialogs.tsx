'use client'

import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { PublicationPart } from '#src/admin/consequences/publication-part.tsx'
import { usePublication } from '#src/admin/consequences/use-publication.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { textsIn } from '#src/platform/labels.ts'
import { useTexts } from '#src/platform/language.ts'
import { Options } from '#src/ui/options.tsx'
import { doubtsTexts } from '#texts/doubts.js'
import { listsTexts } from '#texts/lists.js'
import { panelTexts } from '#texts/panel.js'
import {
  changedIn,
  changedLanguages,
  releasedDrafts,
  languageRequests,
  readRows,
  sendAll,
  shortName,
} from './bulk-requests.ts'
import type { BulkRequest, LanguageAction, Refused } from './bulk-requests.ts'
import type { ListData } from './list-data.ts'
import type { ListRow } from '#src/staff-index/list-shapes.ts'

/** Maximum document names in a sentence; further documents are counted. */
const maxNames = 4

export type BulkAction = LanguageAction | 'schedule' | 'move' | 'trash'

export interface DialogProps {
  data: ListData
  rows: readonly ListRow[]
  /**
   * Called when the dialog closes. `isDone`: the requests were sent, so that the list must be read
   * again.
   */
  onEnd: (isDone: boolean) => void
}

export function namesOf(rows: readonly ListRow[], language: string): string {
  const labels = textsIn(listsTexts, language)
  const names = rows.slice(0, maxNames).map(shortName).join(', ')
  const count = rows.length - maxNames
  return count > 0 ? labels.bulk.more({ names, count }) : names
}

type Progress =
  | { step: 'open' }
  | { step: 'working'; done: number; total: number }
  | {
      step: 'done'
      count: number
      refused: Refused[]
      /** Sends those again that were refused for doubtful values, which are accepted now. */
      accept: { count: number; run: () => Promise<void> } | undefined
    }

type Ended = Pick<Extract<Progress, { step: 'done' }>, 'count' | 'refused'>

/** Progress of a bulk action, and the function that sends its requests. */
export function useBulk(
  data: ListData,
): [Progress, (requests: readonly BulkRequest[]) => Promise<void>] {
  const labels = useTexts(listsTexts)
  const [progress, setProgress] = useState<Progress>({ step: 'open' })
  const run = async (
    requests: readonly BulkRequest[],
    before: Ended = { count: 0, refused: [] },
  ): Promise<void> => {
    const total = requests.length
    setProgress({ step: 'working', done: 0, total })
    const refused = await sendAll(
      data.collection,
      requests,
      {
        language: data.language,
        inUse: labels.bulk.inUse,
        failed: labels.bulk.failed,
      },
      (done) => setProgress({ step: 'working', done, total }),
    )
    const count = before.count + total - refused.length
    const [asked, others] = [true, false].map((isAsked) =>
      refused.filter(({ accepted }) => (accepted !== undefined) === isAsked),
    )
    const again = (asked ?? []).flatMap(({ accepted }) => accepted ?? [])
    const kept = [...before.refused, ...(others ?? [])]
    setProgress({
      step: 'done',
      count,
      refused: [...kept, ...(asked ?? [])],
      accept:
        again.length > 0
          ? { count: again.length, run: () => run(again, { count, refused: kept }) }
          : undefined,
    })
  }
  return [progress, run]
}

/**
 * Dialog of a bulk action: `children` describe the change; after the requests, the dialog shows the
 * number of changed documents and the refused ones with the reasons.
 */
export function BulkDialog({
  title,
  progress,
  action,
  isReady,
  onStart,
  onEnd,
  children,
}: {
  title: string
  progress: Progress
  action: string
  isReady: boolean
  onStart: () => void
  onEnd: (isDone: boolean) => void
  children: ReactNode
}) {
  const labels = useTexts(listsTexts)
  const { cancel, close } = useTexts(panelTexts)
  const doubtLabels = useTexts(doubtsTexts)
  const isDone = progress.step === 'done'
  return (
    <Dialog
      title={title}
      onClose={() => {
        if (progress.step !== 'working') onEnd(isDone)
      }}
    >
      {isDone ? (
        <>
          <p role="status">{labels.bulk.done({ count: progress.count })}</p>
          {progress.refused.length > 0 ? (
            <div role="alert" className="list-refused">
              <h3>{labels.bulk.refused}</h3>
              <ul>
                {progress.refused.map((refused) => (
                  <li key={refused.title}>
                    <b>{refused.title}</b>: {refused.reason}
                    {refused.places.map(({ title: place, address }) => (
                      <a key={address} href={address} target="_blank" rel="noreferrer">
                        {place}
                      </a>
                    ))}
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
        </>
      ) : (
        children
      )}
      <div className="ui-dialog__actions">
        {isDone ? (
          <>
            {progress.accept ? (
              <button type="button" onClick={() => void progress.accept?.run()}>
                {doubtLabels.publishLeft({ count: progress.accept.count })}
              </button>
            ) : null}
            <button type="button" data-main onClick={() => onEnd(true)}>
              {close}
            </button>
          </>
        ) : (
          <>
            <button
              type="button"
              disabled={progress.step === 'working'}
              onClick={() => onEnd(false)}
            >
              {cancel}
            </button>
            <button
              type="button"
              data-main
              disabled={!isReady || progress.step === 'working'}
              onClick={onStart}
            >
              {progress.step === 'working'
                ? labels.bulk.working({ done: progress.done, total: progress.total })
                : action}
            </button>
          </>
        )}
      </div>
    </Dialog>
  )
}

/**
 * Dialog that publishes or retires documents in chosen languages. Reads the rows again when it
 * opens, so that it lists the changes per language by the current states.
 */
export function LanguageDialog({
  data,
  rows: known,
  action,
  onEnd,
}: DialogProps & { action: LanguageAction }) {
  const labels = useTexts(listsTexts)
  const { language, collection, locale } = data
  const [rows, setRows] = useState<readonly ListRow[]>()
  const [chosen, setChosen] = useState<readonly Locale[]>([])
  const [progress, run] = useBulk(data)
  useEffect(() => {
    const ids = known.map(({ id }) => id)
    void readRows(collection, ids, { locale, language }).then((read) => {
      const byId = new Map(read?.map((row) => [row.id, row]))
      const now = read === undefined ? known : known.flatMap(({ id }) => byId.get(id) ?? [])
      setRows(now)
      // only the content language is preselected
      if (changedIn(now, action, locale).length > 0) setChosen([locale])
    })
    // rows are read once, when the dialog opens
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const unchanged = (rows ?? []).filter((row) => changedLanguages(row, action).length === 0)
  const isIdle = rows !== undefined && unchanged.length === rows.length
  const isPublish = action === 'publish'
  const names = chosen.map((code) => locales[code].title).join(', ')
  const publication = usePublication(
    isPublish ? releasedDrafts(collection, rows ?? [], chosen) : [],
    language,
  )
  const start = (isPublish ? labels.bulk.publishIn : labels.bulk.retireIn)({ languages: names })
  const title = (isPublish ? labels.bulk.publishTitle : labels.bulk.retireTitle)({
    count: known.length,
  })
  return (
    <BulkDialog
      title={title}
      progress={progress}
      action={
        chosen.length > 0
          ? publication.action(start)
          : isIdle
            ? labels.bulk[action]
            : labels.bulk.chooseLanguage
      }
      isReady={chosen.length > 0 && !publication.isOpen}
      onStart={() => void run(languageRequests(rows ?? [], action, chosen))}
      onEnd={onEnd}
    >
      {rows === undefined ? (
        <p role="status">{labels.bulk.reading}</p>
      ) : (
        <ul className="list-languages">
          {localeCodes.map((code) => {
            const changed = changedIn(rows, action, code)
            const text = isPublish ? labels.bulk.changes : labels.bulk.leaves
            return (
              <li key={code}>
                <label>
                  <input
                    type="checkbox"
                    disabled={changed.length === 0}
                    checked={chosen.includes(code)}
                    onChange={({ target }) =>
                      setChosen(
                        localeCodes.filter((each) =>
                          each === code ? target.checked : chosen.includes(each),
                        ),
                      )
                    }
                  />
                  <b>{locales[code].abbr}</b>
                  <span className="ui-hidden">{locales[code].title}</span>
                  <span>
                    {changed.length === 0
                      ? labels.bulk.nothing
                      : text({ count: changed.length, names: namesOf(changed, language) })}
                  </span>
                </label>
              </li>
            )
          })}
        </ul>
      )}
      <PublicationPart of={publication} />
      {unchanged.length > 0 ? (
        <p className="list-hint">{labels.bulk.same({ names: namesOf(unchanged, language) })}</p>
      ) : null}
    </BulkDialog>
  )
}

/**
 * Dialog that moves documents to another parent; in collections with drafts the move is saved as a
 * draft.
 */
export function MoveDialog({ data, rows, onEnd }: DialogProps) {
  const labels = useTexts(listsTexts)
  const [target, setTarget] = useState('')
  const [progress, run] = useBulk(data)
  const { parentField } = data
  return (
    <BulkDialog
      title={labels.bulk.moveTitle({ count: rows.length })}
      progress={progress}
      action={labels.bulk.move}
      isReady={target !== '' && parentField !== null}
      onStart={() =>
        void run(
          rows.map((row) => ({
            row,
            query: { locale: data.locale, draft: 'true' },
            data: {
              ...(parentField === null ? {} : { [parentField]: Number(target) }),
              ...(data.columns.includes('site') ? { _status: 'draft' } : {}),
            },
          })),
        )
      }
      onEnd={onEnd}
    >
      <label className="list-target">
        {labels.bulk.target}
        <select value={target} onChange={(event) => setTarget(event.target.value)}>
          <Options none="–" of={data.parents.map(({ value, label }) => [value, label])} />
        </select>
      </label>
      <p className="list-hint">{labels.bulk.moveHint}</p>
    </BulkDialog>
  )
}

export function TrashDialog({ data, rows, onEnd }: DialogProps) {
  const labels = useTexts(listsTexts)
  const [progress, run] = useBulk(data)
  return (
    <BulkDialog
      title={labels.bulk.trashTitle({ count: rows.length })}
      progress={progress}
      action={labels.bulk.trash}
      isReady
      onStart={() =>
        void run(
          rows.map((row) => ({ row, query: {}, data: { deletedAt: new Date().toISOString() } })),
        )
      }
      onEnd={onEnd}
    >
      <p>{namesOf(rows, data.language)}</p>
      <p className="list-hint">{labels.bulk.trashHint}</p>
    </BulkDialog>
  )
}
