import { useEffect, useState } from 'react'
import { request } from '#src/admin/changes/requests.ts'
import type { Problem } from '#src/platform/panel-calls/send.ts'

/** Part of a list, with the parameter of the next part. */
export interface Page<T> {
  items: T[]
  next: string | number | null
  /** Entries in all parts. */
  total: number
}

interface State<T> extends Page<T> {
  key: string
  problem: Problem | undefined
}

export interface Pages<T> extends Page<T> {
  problem: Problem | undefined
  isLoading: boolean
  /** Reads the next part. */
  more: () => void
  /** Reads the list again. */
  reload: () => void
}

const addressOf = (path: string, before: string | number): string =>
  `${path}${path.includes('?') ? '&' : '?'}before=${encodeURIComponent(before)}`

/**
 * List that is read in parts, the newest first. `pageOf` is a function of a module, the same in each
 * render.
 */
export function usePages<Answer, T>(
  path: string,
  language: string,
  pageOf: (answer: Answer) => Page<T>,
): Pages<T> {
  const [attempt, setAttempt] = useState(0)
  const [isReadingMore, setReadingMore] = useState(false)
  const key = `${path} ${attempt}`
  const [state, setState] = useState<State<T>>({
    key: '',
    problem: undefined,
    items: [],
    next: null,
    total: 0,
  })
  useEffect(() => {
    const ended = new AbortController()
    void request<Answer>(path, { language, signal: ended.signal }).then(({ data, problem }) => {
      if (ended.signal.aborted) return
      setState((former) => ({ ...(data ? pageOf(data) : former), key, problem }))
    })
    return () => ended.abort()
  }, [key, path, language, pageOf])
  const more = async (before: string | number): Promise<void> => {
    setReadingMore(true)
    const { data, problem } = await request<Answer>(addressOf(path, before), { language })
    setReadingMore(false)
    setState((former) => {
      if (former.key !== key) return former
      if (!data) return { ...former, problem }
      const page = pageOf(data)
      return { ...former, ...page, items: [...former.items, ...page.items], problem: undefined }
    })
  }
  return {
    ...state,
    problem: state.key === key ? state.problem : undefined,
    isLoading: state.key !== key || isReadingMore,
    more: () => {
      if (state.next !== null && !isReadingMore) void more(state.next)
    },
    reload: () => setAttempt(attempt + 1),
  }
}
