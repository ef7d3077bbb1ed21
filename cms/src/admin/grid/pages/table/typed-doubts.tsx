import type { Locale } from '@vitrine/configuration/locales'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { call } from '#src/admin/panel/call.ts'
import type { AskedDoubts } from '#src/content/limits/doubt-shapes.ts'
import type { Variant } from '#src/content/variants/declaration.ts'
import { useLanguage } from '#src/platform/language.ts'
import { valueRows } from '#src/content/variants/value-rows.ts'
import { acceptDoubt, isDoubtAccepted } from '#src/admin/doubts/accepted-doubts.ts'

/** Pause after the last change, after which the server is asked, ms. */
const pauseMs = 700

/** Doubtful value of a form, with the digest by which its publication takes it. */
export type TypedDoubt = AskedDoubts['doubts'][number]

export interface Typed {
  /** Null for a product that was never saved. */
  id: number | null
  subcategory: number
  locale: Locale
  variants: readonly Variant[]
}

/** Doubtful values of a form that nobody has answered, by the index of their row and the key of their column. */
export interface TypedDoubts {
  texts: ReadonlyMap<number, ReadonlyMap<string, string>>
  at: (row: number, key: string) => TypedDoubt | undefined
  accept: (doubt: TypedDoubt) => void
}

/** Doubts of the values as they stand now; an answer about a former value is none. */
function placed(variants: readonly Variant[], doubts: readonly TypedDoubt[]) {
  const byKey = new Map(doubts.map((doubt) => [doubt.key, doubt]))
  const found = new Map<number, Map<string, TypedDoubt>>()
  if (byKey.size === 0) return found
  for (const [row, { place, values }] of valueRows(variants).entries())
    for (const [key, value] of Object.entries(values)) {
      const doubt = byKey.get(`${place}/${key}`)
      if (!doubt || isDoubtAccepted(doubt.digest)) continue
      if (JSON.stringify(doubt.after) !== JSON.stringify(value)) continue
      found.set(row, (found.get(row) ?? new Map<string, TypedDoubt>()).set(key, doubt))
    }
  return found
}

interface Props {
  typed: Typed
  /** Time of the last save, after which other values may be public. */
  savedAt: unknown
  onDoubts: (doubts: TypedDoubts) => void
}

/** Asks the server after each pause of the author which values of part numbers are doubtful; shows nothing. */
export function AskTypedDoubts({ typed, savedAt, onDoubts }: Props): null {
  const language = useLanguage()
  const body = useMemo(() => JSON.stringify(typed), [typed])
  const [doubts, setDoubts] = useState<readonly TypedDoubt[]>([])
  const [answers, setAnswers] = useState(0)
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const timer = setTimeout(() => {
      const given = { body: JSON.parse(body) as Typed & { variants: Variant[] } }
      void call('products.doubts', given, { language, signal }).then(({ data }) => {
        if (data && !signal.aborted) setDoubts(data.doubts)
      })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [body, language, savedAt])
  const { variants } = typed
  const found = useMemo(
    () => placed(variants, doubts),
    // oxlint-disable-next-line react/exhaustive-deps -- an accepted value is noted outside of React
    [variants, doubts, answers],
  )
  const tell = useEffectEvent(onDoubts)
  useEffect(() => {
    tell({
      texts: new Map(
        [...found].map(([row, own]) => [
          row,
          new Map([...own].map(([key, { message }]) => [key, message])),
        ]),
      ),
      at: (row, key) => found.get(row)?.get(key),
      accept: ({ digest }) => {
        acceptDoubt(digest)
        setAnswers((count) => count + 1)
      },
    })
  }, [found])
  return null
}
