import { useEffect, useState } from 'react'
import type { Answered, Problem, SendOptions } from '#src/platform/panel-calls/send.ts'

/** Part of a list, with the parameter of the next part. */
export interface Page<T, Next extends string | number = string | number> {
  items: T[]
  next: Next | null
  /** Entries in all parts. */
  total: number
}

interface State<T, Next extends string | number> extends Page<T, Next> {
  key: string
  problem: Problem | undefined
  message: string | undefined
}

export interface Pages<T, Next extends string | number = string | number> extends Page<T, Next> {
  problem: Problem | undefined
  /** Sentence of the server about the problem. */
  message: string | undefined
  isLoading: boolean
  /** Reads the next part. */
  more: () => void
  /** Reads the list again. */
  reload: () => void
}

/**
 * List that is read in parts, the newest first.
 *
 * @param address - Address of the list; another address is another list.
 * @param read - Reads the part after `before`; undefined: the first one.
 */
export function usePages<Answer, T, Next extends string | number>(
  address: string,
  read: (before: Next | undefined, options: SendOptions) => Promise<Answered<Answer>>,
  { language, pageOf }: { language: string; pageOf: (answer: Answer) => Page<T, Next> },
): Pages<T, Next> {
  const [attempt, setAttempt] = useState(0)
  const [isReadingMore, setReadingMore] = useState(false)
  const key = `${address} ${attempt}`
  const [state, setState] = useState<State<T, Next>>({
    key: '',
    problem: undefined,
    message: undefined,
    items: [],
    next: null,
    total: 0,
  })
  useEffect(() => {
    const ended = new AbortController()
    void read(undefined, { language, signal: ended.signal }).then(({ data, problem, message }) => {
      if (ended.signal.aborted) return
      setState((former) => ({ ...(data ? pageOf(data) : former), key, problem, message }))
    })
    return () => ended.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` has the address
  }, [key, language])
  const more = async (before: Next): Promise<void> => {
    setReadingMore(true)
    const { data, problem, message } = await read(before, { language })
    setReadingMore(false)
    setState((former) => {
      if (former.key !== key) return former
      if (!data) return { ...former, problem, message }
      const page = pageOf(data)
      return { ...former, ...page, items: [...former.items, ...page.items], problem: undefined }
    })
  }
  return {
    ...state,
    problem: state.key === key ? state.problem : undefined,
    message: state.key === key ? state.message : undefined,
    isLoading: state.key !== key || isReadingMore,
    more: () => {
      if (state.next !== null && !isReadingMore) void more(state.next)
    },
    reload: () => setAttempt(attempt + 1),
  }
}
