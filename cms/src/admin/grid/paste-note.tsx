import type { ReactNode } from 'react'
import { ListIcon } from '#src/admin/lists/list-icon.tsx'
import type { CellKey } from '#src/content/variants/grid/take-open.ts'
import type { PasteSummary } from '#src/content/variants/grid/use-grid-clipboard.ts'
import type { CellMessages } from '#src/content/variants/grid/wrong-cells.ts'
import { labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { gridTexts } from '#texts/grid.js'

const { paste: labels, code } = labelsOf(gridTexts)

/** Maximum number of refused cells with their reasons. */
const shownRefusals = 12

interface Props {
  summary: PasteSummary
  messages: CellMessages
  goTo: (cell: CellKey) => void
  /** Takes the paste back; undefined if it is not the last change. */
  undo: (() => void) | undefined
  close: () => void
  say: (text: Label) => string
}

/** What a paste did: equal, changed and invalid cells, and how it is taken back. */
export function PasteNote({ summary, messages, goTo, undo, close, say }: Props): ReactNode {
  const { lines, columns, from, changed, equal, left, fromClosed, refused } = summary
  const invalid = changed.filter(({ row, key }) => messages.get(row)?.has(key))
  const [first] = invalid
  return (
    <div className="paste-note" role="status">
      <span>
        <b>{say(labels.title({ lines, columns }))}</b> {say(labels.from({ code: from }))}
      </span>
      <span className="changes-mono">{say(labels.equal({ count: equal }))}</span>
      <span className="changes-mono" data-kind="changed">
        {say(labels.changed({ count: changed.length - invalid.length }))}
      </span>
      {first ? (
        <span className="changes-mono" data-kind="invalid">
          {say(labels.invalid({ count: invalid.length }))}
        </span>
      ) : null}
      {refused.length > 0 ? (
        <span className="changes-mono" data-kind="invalid">
          {say(labels.refused({ count: refused.length }))}
        </span>
      ) : null}
      {fromClosed > 0 ? (
        <span className="changes-mono">{say(labels.fromClosed({ count: fromClosed }))}</span>
      ) : null}
      {left > 0 ? <span className="changes-mono">{say(labels.left({ count: left }))}</span> : null}
      <span className="paste-note__actions">
        {first ? (
          <button type="button" className="changes-link" onClick={() => goTo(first)}>
            {say(labels.toInvalid)}
          </button>
        ) : null}
        {undo ? (
          <button type="button" className="changes-link" onClick={undo}>
            {say(labels.undo)}
          </button>
        ) : null}
        <button
          type="button"
          className="paste-note__close"
          aria-label={say(labels.close)}
          onClick={close}
        >
          <ListIcon name="remove" />
        </button>
      </span>
      {refused.length > 0 ? (
        <ul className="paste-note__refused">
          {refused.slice(0, shownRefusals).map(({ line, head, message }) => (
            <li key={`${line} ${head}`}>
              {say(labels.refusal({ line, head: head || say(code) }))} {message}
            </li>
          ))}
          {refused.length > shownRefusals ? (
            <li>{say(labels.moreRefused({ count: refused.length - shownRefusals }))}</li>
          ) : null}
        </ul>
      ) : null}
    </div>
  )
}
