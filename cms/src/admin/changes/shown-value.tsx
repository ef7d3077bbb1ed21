import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { shortened, textDifference } from './text-difference.ts'
import type { ShownChange } from '#src/changes/history-shapes.ts'
import { useTexts } from '#src/platform/language.ts'
import { historyPageTexts } from '#texts/history-page.js'

interface PairProps {
  before: string | null
  after: string | null
}

/** Former value struck through and new value underlined, each with its name for screen readers. */
export function ValuePair({ before, after }: PairProps): ReactNode {
  const { document: labels } = useTexts(historyPageTexts)
  return (
    <>
      {before === null ? null : (
        <del>
          <span className="ui-hidden">{labels.before} </span>
          {before}
        </del>
      )}
      {before === null || after === null ? null : (
        <span className="ui-arrow" aria-hidden="true">
          {' → '}
        </span>
      )}
      {after === null ? null : (
        <ins>
          <span className="ui-hidden">{labels.after} </span>
          {after}
        </ins>
      )}
    </>
  )
}

/** Text with its removed and added words. */
function WordChange({ before, after }: { before: string; after: string }): ReactNode {
  const parts = useMemo(() => shortened(textDifference(before, after)), [before, after])
  return parts.map(({ kind, text }, at) => {
    const key = `${at} ${kind}`
    if (kind === 'removed') return <del key={key}>{text}</del>
    if (kind === 'added') return <ins key={key}>{text}</ins>
    return <span key={key}>{text}</span>
  })
}

/** Values of a change: a long text by words, others side by side. */
export function ShownValues({
  change: { before, after, isHidden },
}: {
  change: ShownChange
}): ReactNode {
  const { document: labels } = useTexts(historyPageTexts)
  if (isHidden) return <i>{labels.hidden}</i>
  if (before && after && (before.isLong || after.isLong))
    return <WordChange before={before.text} after={after.text} />
  if (!before && !after) return <i>{labels.nothing}</i>
  return <ValuePair before={before?.text ?? null} after={after?.text ?? null} />
}
