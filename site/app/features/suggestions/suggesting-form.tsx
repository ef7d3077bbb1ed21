import { useState } from 'react'
import type { ComponentType } from 'react'
import { SearchForm } from '#app/ui/controls/search-form.tsx'
import type { SearchFormProps } from '#app/ui/controls/search-form.tsx'
import { useHydrated } from '#app/ui/elements/use-hydrated.ts'
import { useLocale } from '#app/core/language.ts'

/** Search form with suggestions while typing; their code and texts are loaded on the first focus. */
export function SuggestingForm(props: SearchFormProps) {
  const locale = useLocale()
  const hydrated = useHydrated()
  const [input, setInput] = useState<HTMLInputElement>()
  const [Suggestions, setSuggestions] = useState<ComponentType<{ input: HTMLInputElement }>>()
  return (
    <SearchForm
      {...props}
      role={hydrated ? 'combobox' : undefined}
      onFocus={(focused) => {
        setInput(focused)
        if (!Suggestions)
          import('./suggestions.tsx')
            .then(async (loaded) => {
              await loaded.suggestionsTexts.load(locale)
              setSuggestions(() => loaded.Suggestions)
            })
            // without suggestions, the search form still works
            .catch(() => undefined)
      }}
    >
      {Suggestions && input ? <Suggestions input={input} /> : null}
    </SearchForm>
  )
}
