import type { ReactNode } from 'react'
import { ListIcon } from '#src/admin/lists/list-icon.tsx'
import type { CellKey } from '#src/content/variants/grid/take-open.ts'
import type { PasteSummary } from '#src/content/variants/grid/use-grid-clipboard.ts'
import type { CellMessages } from '#src/content/variants/grid/wrong-cells.ts'
import { labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { gridTexts } from '#texts/grid.js'

const { paste: labels } = labelsOf(gridTexts)

/** Refusals whose reasons are listed. */
const maxReasons = 4

interface Props {
  summary: PasteSummary
  messages: CellMessages
  goTo: (cell: CellKey) => void
  undo: () => void
  close: () => void
  say: (text: Label) => string
}

/** What a paste did: equal, changed and invalid cells, and how it is taken back. */
export function PasteNote({ summary, messages, goTo, undo, close, say }: Props): ReactNode {
  const { lines, columns, from, changed, equal, left, refused } = summary
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
      {left > 0 ? <span className="changes-mono">{say(labels.left({ count: left }))}</span> : null}
      {refused.length > 0 ? (
        <span className="changes-mono" data-kind="invalid">
          {say(labels.refused({ count: refused.length }))}
        </span>
      ) : null}
      <span className="paste-note__actions">
        {first ? (
          <button type="button" className="changes-link" onClick={() => goTo(first)}>
            {say(labels.toInvalid)}
          </button>
        ) : null}
        {changed.length > 0 ? (
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
          {refused.slice(0, maxReasons).map(({ line, head, value, message }) => (
            <li key={`${line} ${head}`}>
              <b>{say(labels.place({ line, head, value }))}</b> {message}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
