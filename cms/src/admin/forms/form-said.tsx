'use client'

import type { FormAnswer } from './form-answer.ts'
import './forms.css'

/** Message of a form's response, and the errors that belong to no field. */
export function FormSaid({ answer }: { answer: FormAnswer | undefined }) {
  const faults = (answer?.faults ?? []).filter(({ field }) => field === undefined)
  return (
    <div className="form-said" role="status" data-done={answer?.done || undefined}>
      {answer ? (
        <p>
          {answer.href === undefined ? answer.message : <a href={answer.href}>{answer.message}</a>}
        </p>
      ) : null}
      {faults.length > 0 ? (
        <ul>
          {faults.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
