import { useEffect, useState } from 'react'
import { call } from '#src/admin/panel/call.ts'
import type { SentStructure } from '#src/changes/structure/request.ts'
import type { StructureView } from '#src/changes/structure/structure-shapes.ts'

/** Pause after the last change before the preview is asked for, ms. */
const pauseMs = 250

/** Attribute of a former subcategory of which all values are shown. */
export interface ShownInFull {
  subcategory: number
  from: string
}

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
      if (!structure) return
      const body = { structure, all }
      void call('structure.preview', { body }, { language, signal }).then(({ data, message }) => {
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` has the body
  }, [key, language])
  return {
    view: key === '' ? undefined : answer?.view,
    problem: answer?.key === key ? answer.problem : undefined,
    isLoading: key !== '' && answer?.key !== key,
  }
}
