import { locales } from '@vitrine/configuration/locales'
import { textsIn } from '#src/platform/labels.ts'
import type { SiteState } from '#src/staff-index/staff-entry.ts'
import { listsTexts } from '#texts/lists.js'
import { ListIcon } from '#src/ui/list-icon.tsx'
import type { ListIconName } from '#src/ui/list-icon.tsx'
import './language-mark.css'

/** State that a mark of a language shows. */
export type MarkedState = SiteState | 'outdated'

/** Icon by state of a language. The states differ in icon or border, not only in color. */
export const signs: Record<MarkedState, ListIconName> = {
  outdated: 'outdated',
  public: 'public',
  changed: 'pen',
  draft: 'pen',
  absent: 'absent',
}

export function LanguageMark({
  locale,
  state,
  language,
}: {
  locale: keyof typeof locales
  state: MarkedState
  language: string
}) {
  const labels = textsIn(listsTexts, language)
  const { abbr, title } = locales[locale]
  const told = `${title}: ${labels.states[state]}`
  return (
    <span className="list-mark" data-state={state} title={told}>
      <span aria-hidden="true">{abbr}</span>
      <ListIcon name={signs[state]} />
      <span className="ui-hidden">{told}</span>
    </span>
  )
}
