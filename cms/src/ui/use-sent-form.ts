import { useState } from 'react'
import type { SubmitEvent } from 'react'
import type { Answered, FieldErrors } from '#src/platform/panel-calls/send.ts'

interface Outcome {
  errors: FieldErrors
  /** Problem that belongs to no field; empty without one. */
  problem: string
  isSaved: boolean
}

const untried: Outcome = { errors: {}, problem: '', isSaved: false }

/**
 * Fields of a form that one request sends. What was typed stays after a refusal; the problem of a
 * field stays until that field changes.
 *
 * @param failed - Sentence for a request that was not answered.
 */
export function useSentForm<Fields extends object, Data>({
  initial,
  send,
  onSaved,
  failed,
}: {
  initial: Fields
  send: (fields: Fields) => Promise<Answered<Data>>
  onSaved: (data: Data) => void
  failed: string
}) {
  const [fields, setFields] = useState(initial)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState(untried)
  const change = (part: Partial<Fields>): void => {
    setFields({ ...fields, ...part })
    setOutcome({
      ...untried,
      errors: Object.fromEntries(
        Object.entries(outcome.errors).filter(([field]) => !(field in part)),
      ),
    })
  }
  const submit = async (): Promise<void> => {
    setBusy(true)
    const { data, message, errors } = await send(fields)
    setBusy(false)
    if (data === undefined)
      return setOutcome({
        ...untried,
        errors: errors ?? {},
        problem: errors ? '' : (message ?? failed),
      })
    setOutcome({ ...untried, isSaved: true })
    onSaved(data)
  }
  return {
    fields,
    change,
    reset: () => setFields(initial),
    ...outcome,
    isBusy,
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault()
      if (!isBusy) void submit()
    },
  }
}
