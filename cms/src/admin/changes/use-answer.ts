import { useEffect, useState } from 'react'
import { request } from './requests.ts'
import type { Problem } from '#src/platform/panel-calls/send.ts'

export interface Loaded<T> {
  /** Last answer; the former one while the next is read. */
  data: T | undefined
  problem: Problem | undefined
  isLoading: boolean
  /** Reads again. */
  reload: () => void
}

interface State<T> {
  key: string
  data: T | undefined
  problem: Problem | undefined
}

/** Answer of a call; `path` undefined: nothing is read. `revision`: reads again when it changes. */
export function useAnswer<T>(path: string | undefined, language: string, revision = 0): Loaded<T> {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<State<T>>({ key: '', data: undefined, problem: undefined })
  const key = path === undefined ? '' : `${path} ${revision} ${attempt}`
  useEffect(() => {
    if (path === undefined) return undefined
    const ended = new AbortController()
    void request<T>(path, { language, signal: ended.signal }).then(({ data, problem }) => {
      if (!ended.signal.aborted)
        setState((former) => ({ key, data: problem === 'failed' ? former.data : data, problem }))
    })
    return () => ended.abort()
  }, [key, path, language])
  return {
    data: path === undefined ? undefined : state.data,
    problem: state.key === key ? state.problem : undefined,
    isLoading: key !== '' && state.key !== key,
    reload: () => setAttempt(attempt + 1),
  }
}
