'use client'

import { useTranslation } from '@payloadcms/ui'
import { defaultLocale, knownLocale, localeCodes, locales } from '@vitrine/configuration/locales'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { editorTexts } from '#texts/editor.js'
import { translationReviewTexts } from '#texts/translation-review.js'
import type { LanguageEffect } from './document-changes.ts'
import { useEditor } from './editor-store.ts'
import { fieldName } from './value-text.ts'

type State = 'draft' | 'changed' | 'outdated' | 'behind' | 'public' | 'absent'

function stateOf(
  { isPublic, isWritten, changes, outdated }: LanguageEffect,
  isBehind: boolean,
): State {
  if (!isPublic && !(isWritten && isBehind)) return isWritten ? 'draft' : 'absent'
  if (outdated.length > 0) return 'outdated'
  if (isBehind) return 'behind'
  return changes.length > 0 ? 'changed' : 'public'
}

function LanguageState({ effect }: { effect: LanguageEffect | undefined }): ReactNode {
  const { states } = useTexts(editorTexts)
  const { states: reviewStates } = useTexts(translationReviewTexts)
  const { i18n } = useTranslation()
  const behind = useEditor(({ document }) => document?.outdated[effect?.locale ?? defaultLocale])
  const review = useEditor(({ document }) => document?.reviews[effect?.locale ?? defaultLocale])
  if (!effect) return null
  const reviewed = review === undefined ? null : <small>{reviewStates[review]}</small>
  const state = stateOf(effect, behind !== undefined)
  const count = effect.changes.length
  if (state === 'changed')
    return (
      <span data-state="changed">
        {states.draft}
        {reviewed ?? <small>{states.changed({ count })}</small>}
      </span>
    )
  return (
    <span data-state={state === 'behind' ? 'outdated' : state}>
      {states[state]}
      {state === 'outdated' ? (
        <small>{effect.outdated.map((each) => fieldName(each, i18n)).join(', ')}</small>
      ) : (
        reviewed
      )}
    </span>
  )
}

/** Tabs of the languages with the state of each; a tab opens the form in its language. */
export function LanguageTabs(): ReactNode {
  const { languages: title } = useTexts(editorTexts)
  const effects = useEditor((state) => state.effects)
  const form = useEditor((state) => state.locale)
  return (
    <nav className="editor-languages" aria-label={title}>
      {localeCodes.map((code) => (
        <Link
          key={code}
          href={`?locale=${code}`}
          prefetch={false}
          aria-current={code === knownLocale(form) && form !== '' ? 'true' : undefined}
          data-content-locale={code}
          title={locales[code].title}
        >
          <b>{locales[code].abbr}</b>
          <LanguageState effect={effects.find(({ locale }) => locale === code)} />
        </Link>
      ))}
    </nav>
  )
}
