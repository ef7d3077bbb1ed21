import type { ReactNode } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { panelTexts } from '#texts/panel.js'
import type { Loaded } from './use-call.ts'

interface ReadProblemProps {
  of: Partial<Pick<Loaded<unknown>, 'problem' | 'message'>> & Pick<Loaded<unknown>, 'reload'>
}

/** Error of a reading, in the server's words if it has any; stays until the reading succeeds. */
export function ReadProblem({ of: { problem, message, reload } }: ReadProblemProps): ReactNode {
  const { reading: labels } = useTexts(panelTexts)
  return problem === undefined ? null : (
    <div className="ui-problem" role="alert">
      <p>{message ?? labels[problem]}</p>
      {problem === 'absent' ? null : <Button onClick={reload}>{labels.retry}</Button>}
    </div>
  )
}
