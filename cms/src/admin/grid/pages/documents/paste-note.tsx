import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { ListIcon } from '#src/ui/list-icon.tsx'
import type { CellKey } from '#src/admin/grid/core/take-open.ts'
import type { PasteSummary } from '#src/admin/grid/component/use-grid-clipboard.ts'
import type { CellMessages } from '#src/admin/grid/core/wrong-cells.ts'
import { useTexts } from '#src/platform/language.ts'
import { gridTexts } from '#texts/grid.js'

/** Maximum number of refused cells with their reasons. */
const shownRefusals = 12

interface Props {
  summary: PasteSummary
  messages: CellMessages
  goTo: (cell: CellKey) => void
  /** Takes the paste back; undefined if it is not the last change. */
  undo: (() => void) | undefined
  close: () => void
}

/** What a paste did: equal, changed and invalid cells, and how it is taken back. */
export function PasteNote({ summary, messages, goTo, undo, close }: Props): ReactNode {
  const { paste: labels, code } = useTexts(gridTexts)
  const { lines, columns, from, changed, equal, left, fromClosed, refused } = summary
  const invalid = changed.filter(({ row, key }) => messages.get(row)?.has(key))
  const [first] = invalid
  return (
    <div className="paste-note" role="status">
      <span>
        <b>{labels.title({ lines, columns })}</b> {labels.from({ code: from })}
      </span>
      <span className="ui-mono">{labels.equal({ count: equal })}</span>
      <span className="ui-mono" data-kind="changed">
        {labels.changed({ count: changed.length - invalid.length })}
      </span>
      {first ? (
        <span className="ui-mono" data-kind="invalid">
          {labels.invalid({ count: invalid.length })}
        </span>
      ) : null}
      {refused.length > 0 ? (
        <span className="ui-mono" data-kind="invalid">
          {labels.refused({ count: refused.length })}
        </span>
      ) : null}
      {fromClosed > 0 ? (
        <span className="ui-mono">{labels.fromClosed({ count: fromClosed })}</span>
      ) : null}
      {left > 0 ? <span className="ui-mono">{labels.left({ count: left })}</span> : null}
      <span className="paste-note__actions">
        {first ? (
          <Button look="link" onClick={() => goTo(first)}>
            {labels.toInvalid}
          </Button>
        ) : null}
        {undo ? (
          <Button look="link" onClick={undo}>
            {labels.undo}
          </Button>
        ) : null}
        <button
          type="button"
          className="paste-note__close"
          aria-label={labels.close}
          onClick={close}
        >
          <ListIcon name="remove" />
        </button>
      </span>
      {refused.length > 0 ? (
        <ul className="paste-note__refused">
          {refused.slice(0, shownRefusals).map(({ line, head, message }) => (
            <li key={`${line} ${head}`}>
              {labels.refusal({ line, head: head || code })} {message}
            </li>
          ))}
          {refused.length > shownRefusals ? (
            <li>{labels.moreRefused({ count: refused.length - shownRefusals })}</li>
          ) : null}
        </ul>
      ) : null}
    </div>
  )
}
