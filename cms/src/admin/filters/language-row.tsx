import { useState } from 'react'
import type { ReactNode } from 'react'
import { isLocale, localeCodes, locales } from '@vitrine/configuration/locales'
import { useTexts } from '#src/platform/language.ts'
import { languageStates } from '#src/staff-index/list-state.ts'
import type { LanguageState } from '#src/staff-index/list-state.ts'
import { Options } from '#src/ui/options.tsx'
import { filterPanelTexts } from '#texts/filter-panel.js'
import { filtersTexts } from '#texts/filters.js'
import { listsTexts } from '#texts/lists.js'
import type { RowProps } from './filter-offer.ts'
import { Marks, toggled } from './marks.tsx'

/** States of a language, or of any, of which one is met. */
export function LanguageRow({ state, onChange, counts }: RowProps): ReactNode {
  const labels = useTexts(filtersTexts)
  const panel = useTexts(filterPanelTexts)
  const { states } = useTexts(listsTexts)
  const { language } = state
  // a language without states is no filter: it is kept while the states are chosen anew
  const [kept, setKept] = useState(language)
  const shown = state.states.length > 0 ? language : kept
  const press = (value: LanguageState): void => {
    setKept(shown)
    const next = toggled(state.states, value)
    onChange({ states: next, language: next.length > 0 ? shown : null })
  }
  return (
    <>
      <select
        aria-label={labels.language}
        value={shown ?? ''}
        onChange={({ target: { value } }) =>
          onChange({
            language: isLocale(value) ? value : null,
            // a language filters only with a state: the most frequent one is set with it
            states: state.states.length > 0 ? state.states : ['outdated'],
          })
        }
      >
        <Options
          none={labels.anyLanguage}
          of={localeCodes.map((code) => [code, locales[code].title])}
        />
      </select>
      <Marks
        label={panel.languageState}
        options={languageStates.map((each) => [
          each,
          states[each],
          shown === null || !counts ? undefined : (counts.languages[`${shown} ${each}`] ?? 0),
        ])}
        chosen={state.states}
        onPress={press}
      />
    </>
  )
}
