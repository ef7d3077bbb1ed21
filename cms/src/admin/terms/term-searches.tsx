'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { locales } from '@vitrine/configuration/locales'
import { useState } from 'react'
import { call } from '#src/admin/panel/call.ts'
import { useCall } from '#src/admin/panel/use-call.ts'
import type { SearchAnswer } from '#src/admin/searches/search-answer.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import type { SearchedWord } from '#src/translation/terms/term-shapes.ts'
import { Button } from '#src/ui/button.tsx'
import { HeadRow } from '#src/ui/row-table.tsx'
import { termsTexts } from '#texts/terms.js'
import './words-field.css'

/** Searches of visitors for the words of a saved concept; undefined until they are read. */
function useSearchedWords(id: unknown, language: string): readonly SearchedWord[] | undefined {
  const isSaved = typeof id === 'string' || typeof id === 'number'
  return useCall('terms.searches', isSaved ? { query: { id } } : undefined, { language }).data
    ?.words
}

/** Row of a searched word, with the button that makes it find the term. */
function Row({ searched, mayMake }: { searched: SearchedWord; mayMake: boolean }) {
  const { searched: labels } = useTexts(termsTexts)
  const language = useLanguage()
  const [answer, setAnswer] = useState<SearchAnswer>()
  const [isPending, setIsPending] = useState(false)
  const { locale, word, kind, preferred, times, results } = searched
  const make = async (): Promise<void> => {
    setIsPending(true)
    const body = { locale, text: word, word: preferred }
    const { data, message, errors } = await call('searches.add-synonym', { body }, { language })
    setIsPending(false)
    setAnswer(data ?? { message: message ?? labels.failed, errors })
  }
  const found = answer?.tried?.total ?? results
  return (
    <tr>
      <th scope="row" lang={locales[locale].tag}>
        {word}
      </th>
      <td>{locales[locale].title}</td>
      <td data-figure>{times}</td>
      <td data-figure>{found ?? '–'}</td>
      <td>
        {mayMake && kind !== 'preferred' && answer?.document === undefined ? (
          <Button disabled={isPending} onClick={() => void make()}>
            {labels.make({ term: preferred })}
          </Button>
        ) : null}
        <span role="status">
          {answer
            ? [answer.message, ...Object.values(answer.errors ?? {})].filter(Boolean).join(' ')
            : ''}
        </span>
      </td>
    </tr>
  )
}

/** Words of the concept that visitors searched in the last 90 days, and what the search found. */
export function TermSearches() {
  const { searched: labels } = useTexts(termsTexts)
  const language = useLanguage()
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const words = useSearchedWords(id, language)
  const role: unknown = user?.['role']
  const mayMake = permissions.synonyms.create.some((each) => each === role)
  if (words === undefined) return null
  return (
    <section className="term-searches" aria-label={labels.title}>
      <h3>{labels.title}</h3>
      <p>{words.length === 0 ? labels.none : labels.hint}</p>
      {words.length === 0 ? null : (
        <table>
          <HeadRow
            heads={[labels.word, labels.language, labels.times, labels.results]}
            action={labels.action}
          />
          <tbody>
            {words.map((each) => (
              <Row key={`${each.locale} ${each.word}`} searched={each} mayMake={mayMake} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
