import { useEffect, useState } from 'react'
import type { SentStructure } from '#src/changes/structure/request.ts'
import type { StructureView } from '#src/changes/structure/structure-answer.ts'
import { askPreview } from './structure-requests.ts'
import type { ShownInFull } from './structure-requests.ts'

/** Pause after the last change before the preview is asked for, ms. */
const pauseMs = 250

export interface Preview {
  /** Last answer; the former one while the next is calculated. */
  view: StructureView | undefined
  /** Sentence of the server for a change that cannot be planned. */
  problem: string | undefined
  isLoading: boolean
}

interface Answer {
  key: string
  view: StructureView | undefined
  problem: string | undefined
}

/** What a change would do, calculated by the server; undefined: nothing is asked. */
export function usePreview(
  structure: SentStructure | undefined,
  all: ShownInFull | undefined,
  language: string,
): Preview {
  const [answer, setAnswer] = useState<Answer>()
  const key = structure ? JSON.stringify({ structure, all }) : ''
  useEffect(() => {
    if (key === '') return undefined
    const ended = new AbortController()
    const timer = setTimeout(() => {
      const { signal } = ended
      void askPreview(JSON.parse(key), { language, signal }).then(({ data, message }) => {
        if (signal.aborted) return
        setAnswer((former) => ({
          key,
          view: data ?? former?.view,
          problem: data ? undefined : (message ?? ''),
        }))
      })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [key, language])
  return {
    view: key === '' ? undefined : answer?.view,
    problem: answer?.key === key ? answer.problem : undefined,
    isLoading: key !== '' && answer?.key !== key,
  }
}
