import { labelsOf, textOf } from '#src/platform/labels.ts'
import { historyPageTexts } from '#texts/history-page.js'
import type { Problem } from '#src/platform/panel-calls/send.ts'

const labels = labelsOf(historyPageTexts)

const texts: Record<Problem, typeof labels.failed> = {
  failed: labels.failed,
  denied: labels.denied,
  absent: labels.details.gone,
}

interface ProblemProps {
  problem: Problem | undefined
  language: string
  retry: () => void
}

/** Error of a reading, which stays until the reading succeeds. */
export const HistoryProblem = ({ problem, language, retry }: ProblemProps) =>
  problem === undefined ? null : (
    <div className="history__problem" role="alert">
      <p>{textOf(texts[problem], language)}</p>
      {problem === 'absent' ? null : (
        <button type="button" className="panel-button" onClick={retry}>
          {textOf(labels.retry, language)}
        </button>
      )}
    </div>
  )
