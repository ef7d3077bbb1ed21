import type { ReactNode } from 'react'
import type { Problem } from '#src/platform/panel-calls/send.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { importPageTexts } from '#texts/import-page.js'

const labels = labelsOf(importPageTexts)

const texts: Record<Problem, typeof labels.failed> = {
  failed: labels.failed,
  denied: labels.denied,
  absent: labels.gone,
}

interface ProblemProps {
  problem: Problem | undefined
  language: string
  retry: () => void
}

/** Error of a reading, which stays until the reading succeeds. */
export const SheetsProblem = ({ problem, language, retry }: ProblemProps): ReactNode =>
  problem === undefined ? null : (
    <div className="sheets__problem" role="alert">
      <p>{textOf(texts[problem], language)}</p>
      {problem === 'absent' ? null : (
        <button type="button" className="panel-button" onClick={retry}>
          {textOf(labels.retry, language)}
        </button>
      )}
    </div>
  )
