import { useEffect, useState } from 'react'
import type { Problem } from '#src/platform/panel-calls/send.ts'
import { call, callAddress } from './call.ts'
import type { CallAnswer, CallArguments, DataCallName } from './call.ts'

export interface Loaded<Data> {
  /** Last answer; the former one while the next is read. */
  data: Data | undefined
  problem: Problem | undefined
  /** Sentence of the server about the problem. */
  message: string | undefined
  isLoading: boolean
  /** Reads again. */
  reload: () => void
}

interface State<Data> {
  key: string
  data: Data | undefined
  problem: Problem | undefined
  message: string | undefined
}

/**
 * Answer of a call that reads; `given` undefined: nothing is read. `revision`: reads again when it
 * changes.
 */
export function useCall<Name extends DataCallName>(
  name: Name,
  given: CallArguments<Name> | undefined,
  { language, revision = 0 }: { language: string | undefined; revision?: number },
): Loaded<CallAnswer<Name>> {
  type Data = CallAnswer<Name>
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<State<Data>>({
    key: '',
    data: undefined,
    problem: undefined,
    message: undefined,
  })
  const body = given === undefined ? '' : JSON.stringify(Object(given).body ?? null)
  const key =
    given === undefined ? '' : `${callAddress(name, given)} ${body} ${revision} ${attempt}`
  useEffect(() => {
    if (given === undefined) return undefined
    const ended = new AbortController()
    void call(name, given, { language, signal: ended.signal }).then(
      ({ data, problem, message }) => {
        if (ended.signal.aborted) return
        setState((former) => ({
          key,
          data: problem === 'failed' ? former.data : data,
          problem,
          message,
        }))
      },
    )
    return () => ended.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` has the name and the arguments
  }, [key, language])
  return {
    data: given === undefined ? undefined : state.data,
    problem: state.key === key ? state.problem : undefined,
    message: state.key === key ? state.message : undefined,
    isLoading: key !== '' && state.key !== key,
    reload: () => setAttempt(attempt + 1),
  }
}
