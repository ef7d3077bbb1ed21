import type { ReactNode } from 'react'
import { useTexts } from '#src/platform/language.ts'
import type { PastedCodes } from '#src/staff-index/pasted-codes.ts'
import { filterPanelTexts } from '#texts/filter-panel.js'
import './codes-note.css'

/** Codes that are named at once; of more, on request. */
const shownCodes = 12

/** What of pasted codes the view does not show: those that no document has, and those above the limit. */
export function CodesNote({
  codes,
  unknown,
  pasted,
}: {
  codes: readonly string[]
  unknown: readonly string[]
  /** Codes that were pasted last. */
  pasted: PastedCodes | undefined
}): ReactNode {
  const labels = useTexts(filterPanelTexts)
  const isCut =
    pasted !== undefined && pasted.given > codes.length && pasted.codes.join() === codes.join()
  return (
    <div className="codes-note" role="status">
      {isCut ? <p>{labels.cut({ given: pasted.given, used: codes.length })}</p> : null}
      {unknown.length === 0 ? null : (
        <details open={unknown.length <= shownCodes}>
          <summary>{labels.unknown({ count: unknown.length })}</summary>
          <p className="ui-mono">{unknown.join(', ')}</p>
        </details>
      )}
    </div>
  )
}
