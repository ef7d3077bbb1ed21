import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { shortened, textDifference } from './text-difference.ts'
import type { ShownChange } from '#src/changes/history-shapes.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { historyPageTexts } from '#texts/history-page.js'

const { document: labels } = labelsOf(historyPageTexts)

interface PairProps {
  before: string | null
  after: string | null
  language: string
}

/** Former value struck through and new value underlined, each with its name for screen readers. */
export function ValuePair({ before, after, language }: PairProps): ReactNode {
  return (
    <>
      {before === null ? null : (
        <del>
          <span className="changes-hidden">{textOf(labels.before, language)} </span>
          {before}
        </del>
      )}
      {before === null || after === null ? null : (
        <span className="changes-arrow" aria-hidden="true">
          {' → '}
        </span>
      )}
      {after === null ? null : (
        <ins>
          <span className="changes-hidden">{textOf(labels.after, language)} </span>
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
  language,
}: {
  change: ShownChange
  language: string
}): ReactNode {
  if (isHidden) return <i>{textOf(labels.hidden, language)}</i>
  if (before && after && (before.isLong || after.isLong))
    return <WordChange before={before.text} after={after.text} />
  if (!before && !after) return <i>{textOf(labels.nothing, language)}</i>
  return <ValuePair before={before?.text ?? null} after={after?.text ?? null} language={language} />
}
