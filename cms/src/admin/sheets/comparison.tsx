import { useId, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { PlanPreview } from '#src/changes/plans/plan-shapes.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { importPageTexts } from '#texts/import-page.js'
import { changingColumns, familiesOf, otherColumns } from './comparison-rows.ts'
import type { ComparedColumn, ListedKind } from './comparison-rows.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { EffectTabs, firstEffect, tabId } from './effect-tabs.tsx'
import { openColumns } from './open-columns.ts'
import { RefusedTable } from './refused-table.tsx'
import { DoubtList } from '#src/admin/doubts/doubt-list.tsx'
import { unansweredOf } from '#src/admin/doubts/doubt-answers.ts'
import type { Answers } from '#src/admin/doubts/doubt-answers.ts'
import type { Left } from './ticks.ts'
import './comparison.css'

/** Names of documents in a tab. */
const maxNames = 4

/** Targets that a sentence names. */
const maxDeadNames = 12

interface ChipsProps {
  columns: readonly ComparedColumn[]
  chosen: string | null
  onChoose: (column: string | null) => void
}

/** Columns that change, as filters of the rows. */
function ColumnChips({ columns, chosen, onChoose }: ChipsProps): ReactNode {
  const language = useLanguage()
  const labels = useTexts(importPageTexts)
  const all = columns.reduce((sum, { count }) => sum + count, 0)
  const chip = (id: string | null, name: string, count: number): ReactNode => (
    <Button key={id ?? ''} aria-pressed={id === chosen} onClick={() => onChoose(id)}>
      {name} <span className="ui-mono">{count.toLocaleString(language)}</span>
    </Button>
  )
  return (
    <div className="ui-choices" role="group" aria-label={labels.table.columnsName}>
      {chip(null, labels.table.all, all)}
      {columns.map(({ id, label, locale, count }) =>
        chip(id, locale === null ? label : `${label} ${locale.toUpperCase()}`, count),
      )}
    </div>
  )
}

interface ListProps {
  preview: PlanPreview
  kind: ListedKind
  left: Left
  onLeft: (change: (left: Left) => Left) => void
}

/** Changed or new rows, with the filter of their columns. */
function RowList({ preview, kind, left, onLeft }: ListProps): ReactNode {
  const labels = useTexts(importPageTexts)
  const [column, setColumn] = useState<string | null>(null)
  const [isChangingOnly, setChangingOnly] = useState(true)
  const chips = useMemo(
    () => changingColumns(familiesOf(preview, { kind, column: null })),
    [preview, kind],
  )
  const families = useMemo(() => familiesOf(preview, { kind, column }), [preview, kind, column])
  const columns = useMemo(() => {
    const changing = changingColumns(families)
    return isChangingOnly ? changing : [...changing, ...otherColumns(families, changing)]
  }, [families, isChangingOnly])
  if (families.length === 0)
    return <p className="ui-none">{labels.table.none({ rows: preview.rowKind })}</p>
  return (
    <>
      <div className="comparison__bar" hidden={chips.length === 0}>
        <ColumnChips columns={chips} chosen={column} onChoose={setColumn} />
        {kind === 'changed' ? (
          <label>
            <input
              type="checkbox"
              className="comparison__tick"
              checked={isChangingOnly}
              onChange={({ target }) => setChangingOnly(target.checked)}
            />
            {labels.table.onlyChanging}
          </label>
        ) : null}
      </div>
      <ComparisonTable
        key={`${kind} ${column}`}
        rowKind={preview.rowKind}
        families={families}
        columns={columns}
        left={left}
        onLeft={onLeft}
      />
      {preview.moreDocuments > 0 ? (
        <p className="ui-small">
          {labels.table.moreDocuments({ count: preview.moreDocuments, rows: preview.rowKind })}
        </p>
      ) : null}
    </>
  )
}

/** First targets that lead nowhere, with their rows: `2: /nada`. */
const deadNames = ({ deadTargets }: PlanPreview): string =>
  [
    ...deadTargets.slice(0, maxDeadNames).map(({ row, target }) => `${row}: ${target}`),
    ...(deadTargets.length > maxDeadNames ? ['…'] : []),
  ].join('; ')

/** Columns and sheets of the file that are not read, and rows that stay as drafts. */
function Unread({ preview }: { preview: PlanPreview }): ReactNode {
  const labels = useTexts(importPageTexts)
  const { unknownColumns, ignoredSheets, fileName } = preview
  // a CSV file is one sheet without a name
  const nameOf = (sheet: string): string => (sheet === '' ? fileName : sheet)
  const columns = unknownColumns.map(({ sheet, ...each }) =>
    labels.unread.column({ ...each, sheet: nameOf(sheet) }),
  )
  const converted = preview.convertedColumns.map(({ sheet, ...each }) =>
    labels.unread.converted({ ...each, sheet: nameOf(sheet) }),
  )
  return (
    <>
      {converted.map((text) => (
        <p key={text} className="comparison__unread">
          {text}
        </p>
      ))}
      {columns.length > 0 && openColumns(preview).length === 0 ? (
        <p className="comparison__unread">{labels.unread.columns({ names: columns.join(', ') })}</p>
      ) : null}
      {preview.untried > 0 ? (
        <p className="comparison__unread">{labels.unread.untried({ count: preview.untried })}</p>
      ) : null}
      {preview.deadTargets.length > 0 ? (
        <p className="comparison__unread">
          {labels.unread.deadTargets({ names: deadNames(preview) })}
        </p>
      ) : null}
      {preview.equalDrafts > 0 ? (
        <p className="comparison__unread">
          {labels.unread.equalDrafts({ count: preview.equalDrafts })}
        </p>
      ) : null}
      {ignoredSheets.length > 0 ? (
        <p className="comparison__unread">
          {labels.unread.sheets({ names: ignoredSheets.map(nameOf).join(', ') })}
        </p>
      ) : null}
    </>
  )
}

interface ComparisonProps {
  preview: PlanPreview
  left: Left
  onLeft: (change: (left: Left) => Left) => void
  /** Keys of refused documents that the person confirms. */
  confirmed: ReadonlySet<string>
  onConfirm: (key: string, isConfirmed: boolean) => void
  answers: Answers
  onAnswers: (change: (answers: Answers) => Answers) => void
}

/** What the rows of a file would do, by tab, and what is refused. */
export function Comparison({
  preview,
  left,
  onLeft,
  confirmed,
  onConfirm,
  answers,
  onAnswers,
}: ComparisonProps): ReactNode {
  const labels = useTexts(importPageTexts)
  const id = useId()
  const [effect, setEffect] = useState(() => firstEffect(preview))
  const newIn = useMemo(
    () =>
      familiesOf(preview, { kind: 'created', column: null })
        .slice(0, maxNames)
        .map(({ document: { code, title } }) => code ?? title)
        .join(' '),
    [preview],
  )
  return (
    <div className="ui-main">
      <EffectTabs
        preview={preview}
        unanswered={unansweredOf(preview, answers)}
        newIn={newIn}
        chosen={effect}
        onChoose={setEffect}
        id={id}
      />
      <div id={id} role="tabpanel" aria-labelledby={tabId(id, effect)}>
        {effect === 'changed' || effect === 'created' ? (
          <RowList key={effect} preview={preview} kind={effect} left={left} onLeft={onLeft} />
        ) : null}
        {effect === 'doubtful' ? (
          <DoubtList preview={preview} answers={answers} onAnswers={onAnswers} />
        ) : null}
        {effect === 'equal' ? (
          <p className="ui-none">
            {preview.figures.equal === 0
              ? labels.table.none({ rows: preview.rowKind })
              : labels.table.equal({
                  count: preview.figures.equal,
                  rows: preview.rowKind,
                  unread: preview.unknownColumns.length,
                })}
          </p>
        ) : null}
        {effect === 'refused' && preview.refused.length === 0 ? (
          <p className="ui-none">{labels.refused.none}</p>
        ) : null}
        <Unread preview={preview} />
        {effect === 'equal' ? null : (
          <RefusedTable
            id={preview.id}
            refused={preview.refused}
            more={preview.moreRefused}
            confirmed={confirmed}
            onConfirm={onConfirm}
          />
        )}
      </div>
    </div>
  )
}
