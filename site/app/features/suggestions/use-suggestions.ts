import { useEffect, useState } from 'react'
import type { Answer } from '@vitrine/contract/client'
import { listLimits } from '@vitrine/contract/list-limits'
import { browserClient } from '#app/core/api/client-of.ts'
import type { Locale } from '@vitrine/configuration/locales'
import { useLocale } from '#app/core/language.ts'
import { chosenSuggestionPath } from '#shared/routes/chosen-suggestion-path.ts'

/** Debounce time of requests, ms: below the interval of fast typing. */
const pauseMs = 60
/** Minimum length of a text with suggestions, characters. */
const minTextLength = 2

export type Suggested = Answer<'search-suggest'>

/**
 * Suggestions for a text; undefined before the first answer, after a failed request, and for a text
 * that is too short or too long. The previous ones stay until the answer for the text arrives;
 * requests for an outdated text are aborted.
 */
export function useSuggestions(typed: string): Suggested | undefined {
  const locale = useLocale()
  const [suggested, setSuggested] = useState<Suggested>()
  const text = typed.replaceAll(/\s+/g, ' ').trim()
  const isSearchable = text.length >= minTextLength && text.length <= listLimits.search
  useEffect(() => {
    const controller = new AbortController()
    const timer = setTimeout(
      () => {
        if (!isSearchable) return setSuggested(undefined)
        browserClient(locale, controller.signal)('search-suggest', { query: { search: text } })
          .then((answer) => {
            if (!controller.signal.aborted) setSuggested(answer)
          })
          // already logged by the transport
          .catch(() => {
            if (!controller.signal.aborted) setSuggested(undefined)
          })
      },
      isSearchable ? pauseMs : 0,
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text, isSearchable, locale])
  return isSearchable ? suggested : undefined
}

/** Reports a chosen suggestion as the click of a search; failures are ignored. */
export function reportChoice(locale: Locale, text: string): void {
  void fetch(chosenSuggestionPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ locale, text }),
    keepalive: true,
  }).catch(() => undefined)
}
