import { useCallback, useEffect, useState } from 'react'
import { call } from '#src/admin/panel/call.ts'
import type { CallAnswer } from '#src/admin/panel/call.ts'
import type { Choice } from '#src/panel-calls/find.ts'
import type { Locale } from '@vitrine/configuration/locales'
import { keyOf } from './relation-values.ts'
import type { Reference } from './relation-values.ts'

/** Delay after the last keystroke until the query is sent, ms. */
const pauseMs = 120

export interface Asked {
  /** Collections of the field, separated by commas. */
  collections: string
  locale: Locale | undefined
  language: string
}

type Found = CallAnswer<'find.choices'> & { query: string }

/** Documents that match a text, requested while the menu is open; undefined before the first answer. */
export function useFound(
  query: string,
  isOpen: boolean,
  { collections, locale, language }: Asked,
): { found: Found | undefined; hasFailed: boolean } {
  const [found, setFound] = useState<Found>()
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    if (!isOpen) return undefined
    const abort = new AbortController()
    const timer = setTimeout(
      () => {
        const given = { query: { q: query, in: collections, locale } }
        void call('find.choices', given, { language, signal: abort.signal }).then(({ data }) => {
          if (abort.signal.aborted) return
          if (data) setFound({ ...data, query })
          setFailed(data ? undefined : query)
        })
      },
      query === '' ? 0 : pauseMs,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [query, isOpen, collections, locale, language])
  return { found, hasFailed: failed === query }
}

/** Titles of a field's values by key; those that `known` has are not read. */
export function useTitles(
  references: readonly Reference[],
  { collections, locale, language }: Asked,
): { titles: ReadonlyMap<string, Choice>; learn: (choices: readonly Choice[]) => void } {
  const [titles, setTitles] = useState<ReadonlyMap<string, Choice>>(new Map())
  const learn = useCallback(
    (choices: readonly Choice[]): void =>
      setTitles(
        (known) =>
          new Map([
            ...known,
            ...choices.map((choice): [string, Choice] => [
              keyOf({ relationTo: choice.collection, value: choice.id }),
              choice,
            ]),
          ]),
      ),
    [],
  )
  const unknown = references
    .map(keyOf)
    .filter((key) => !titles.has(key))
    .join(',')
  useEffect(() => {
    if (unknown === '') return undefined
    const abort = new AbortController()
    const given = { query: { in: collections, ids: unknown, locale } }
    void call('find.choices', given, { language, signal: abort.signal }).then(({ data }) => {
      if (data && !abort.signal.aborted) learn(data.choices)
    })
    return () => abort.abort()
  }, [unknown, collections, locale, language, learn])
  return { titles, learn }
}
