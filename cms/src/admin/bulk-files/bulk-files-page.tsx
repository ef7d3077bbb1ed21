import { useState } from 'react'
import type { ReactNode } from 'react'
import { LeaveWarning } from '#src/admin/panel/leave-warning.tsx'
import { useTexts, useLanguage } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { PageHead } from '#src/ui/page-parts.tsx'
import { FileButton, FileDropFrame } from '#src/ui/file-drop.tsx'
import { bulkFilesTexts } from '#texts/bulk-files.js'
import { AttachedResult } from './attached-result.tsx'
import { groupOf, rowGroups } from './bulk-row.ts'
import type { RowGroup } from './bulk-row.ts'
import { FileRow } from './file-row.tsx'
import { MissingAlts } from './missing-alts.tsx'
import { ProductList } from './product-field.tsx'
import { SendPanel } from './send-panel.tsx'
import { ReadingNote, StartPart } from './start-part.tsx'
import { useBulkRows } from './use-bulk-rows.ts'
import type { BulkRows } from './use-bulk-rows.ts'
import { useSending } from './use-sending.ts'

/** Files by state, with their fields. */
function FileList({ list }: { list: BulkRows }): ReactNode {
  const language = useLanguage()
  const labels = useTexts(bulkFilesTexts)
  const [chosen, setChosen] = useState<RowGroup | 'all'>('all')
  const { rows, products } = list
  const groups = rows.map((row) => groupOf(row, products))
  const shown = rows.filter((_, at) => chosen === 'all' || groups[at] === chosen)
  return (
    <div className="ui-main">
      <div className="ui-choices" role="group" aria-label={labels.tabs.name}>
        {(['all', ...rowGroups] as const).map((group) => {
          const count =
            group === 'all' ? rows.length : groups.filter((each) => each === group).length
          return count === 0 && group !== chosen ? null : (
            <Button key={group} aria-pressed={group === chosen} onClick={() => setChosen(group)}>
              {labels.tabs[group]} <span className="ui-mono">{count.toLocaleString(language)}</span>
            </Button>
          )
        })}
      </div>
      {shown.length === 0 ? <p className="ui-none">{labels.tabs.none}</p> : null}
      <ul className="bulk-rows">
        {shown.map((row) => (
          <FileRow
            key={row.key}
            row={row}
            products={products}
            onEdit={list.edit}
            onName={list.nameProduct}
            onRemove={list.remove}
          />
        ))}
      </ul>
    </div>
  )
}

/** Page of files in bulk: the first view, then the files with what was read from their names. */
export function BulkFilesPage(): ReactNode {
  const labels = useTexts(bulkFilesTexts)
  const language = useLanguage()
  const list = useBulkRows(language)
  const sending = useSending(list, language)
  const [textsApplied, setTextsApplied] = useState<number>()
  const { rows, products, reading, add } = list
  const isBusy = reading !== undefined || sending.progress !== undefined
  const isEmpty = rows.length === 0
  const isUnsaved =
    rows.some(({ state, action }) => state !== 'sent' && action !== 'skip') ||
    sending.waiting.length > 0
  const isDone = rows.every(({ state }) => state === 'sent') && sending.waiting.length === 0
  return (
    <main className="ui-page ui-changes">
      <FileDropFrame
        text={labels.start.dropPage}
        onDrop={(files) => (isBusy ? undefined : void add(files))}
      />
      <LeaveWarning isUnsaved={isUnsaved} />
      <ProductList products={products} />
      <PageHead title={labels.title}>
        {isEmpty ? null : (
          <>
            <span className="ui-mono">{labels.head.figures({ count: rows.length })}</span>
            <FileButton
              isMultiple
              text={labels.head.add}
              isBusy={isBusy}
              onFiles={(files) => void add(files)}
            />
            <Button
              aria-disabled={isBusy}
              onClick={() => {
                if (isBusy) return
                list.clear()
                sending.reset()
              }}
            >
              {isDone ? labels.order.again : labels.head.clear}
            </Button>
          </>
        )}
      </PageHead>
      {isEmpty ? (
        <div className="bulk-start">
          <StartPart list={list} />
          {textsApplied === undefined ? (
            <MissingAlts onApplied={setTextsApplied} />
          ) : (
            <AttachedResult id={textsApplied} />
          )}
        </div>
      ) : (
        <div className="ui-page__columns">
          <div>
            <ReadingNote list={list} />
            {sending.applied === undefined ? null : (
              <AttachedResult key={sending.applied} id={sending.applied} />
            )}
            {isDone && sending.applied === undefined ? (
              <p className="bulk-done" role="status">
                {labels.order.nothing}
              </p>
            ) : null}
            <FileList list={list} />
          </div>
          <SendPanel list={list} sending={sending} />
        </div>
      )}
    </main>
  )
}
