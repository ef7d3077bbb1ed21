import type { ReactNode } from 'react'
import type { Problem } from '#src/platform/panel-calls/send.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { panelTexts } from '#texts/panel.js'
import type { Loaded } from './use-call.ts'

const { reading: labels } = labelsOf(panelTexts)

const texts: Record<Problem, typeof labels.failed> = {
  failed: labels.failed,
  denied: labels.denied,
  absent: labels.absent,
}

interface ReadProblemProps {
  of: Partial<Pick<Loaded<unknown>, 'problem' | 'message'>> & Pick<Loaded<unknown>, 'reload'>
  language: string
}

/** Error of a reading, in the server's words if it has any; stays until the reading succeeds. */
export const ReadProblem = ({
  of: { problem, message, reload },
  language,
}: ReadProblemProps): ReactNode =>
  problem === undefined ? null : (
    <div className="panel-problem" role="alert">
      <p>{message ?? textOf(texts[problem], language)}</p>
      {problem === 'absent' ? null : (
        <button type="button" className="panel-button" onClick={reload}>
          {textOf(labels.retry, language)}
        </button>
      )}
    </div>
  )
