'use client'

import { knownLocale } from '@vitrine/configuration/locales'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { languageName } from '#src/platform/language-name.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { publishingTexts } from '#texts/publishing.js'
import { unpublishedTextsTexts } from '#texts/unpublished-texts.js'
import { lacksIn } from './choose-languages.ts'
import type { LanguageQuestion } from './choose-languages.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { DialogActions } from '#src/ui/question.tsx'
import { LackingFacts } from './lacking-facts.tsx'

const titles = {
  publish: 'publishTitle',
  unpublish: 'unpublishTitle',
  restore: 'restoreTitle',
} as const
const hints = {
  publish: 'publishHint',
  unpublish: 'unpublishHint',
  restore: 'restoreHint',
} as const

// loaded for a restored version, and for texts that somebody opens
const VersionChanges = lazy(async () => ({
  default: (await import('./version-changes.tsx')).VersionChanges,
}))
const UnpublishedTexts = lazy(async () => ({
  default: (await import('./version-changes.tsx')).UnpublishedTexts,
}))

/** Fold with the unpublished texts of a language, which are read when it is opened first. */
function LanguageTexts({ own, locale }: { own: string; locale: string }): ReactNode {
  const labels = useTexts(unpublishedTextsTexts)
  const language = useLanguage()
  const [isRead, setIsRead] = useState(false)
  return (
    <details className="ui-dialog__texts" onToggle={() => setIsRead(true)}>
      <summary>{labels.open({ language: languageName(knownLocale(locale), language) })}</summary>
      {isRead ? (
        <Suspense>
          <UnpublishedTexts own={own} locale={locale} />
        </Suspense>
      ) : null}
    </details>
  )
}

interface Props extends Omit<LanguageQuestion, 'own'> {
  /** Language of the request. */
  ownLocale: string
  /** Name of the form's language. */
  own: string
  onEnd: (chosen: string[] | undefined) => void
}

/**
 * Dialog with the other languages that a request can include (none is preselected) and the missing
 * facts of the chosen languages.
 */
export function LanguagesDialog({
  own,
  ownLocale,
  kind,
  documents,
  others,
  lacks,
  version,
  document,
  onEnd,
}: Props): ReactNode {
  const labels = useTexts(publishingTexts).with
  const [chosen, setChosen] = useState<readonly string[]>([])
  const lacking = lacksIn(lacks, [ownLocale, ...chosen])
  const isAlone = others.length === 0
  return (
    <Dialog
      title={
        isAlone && kind === 'publish' ? labels.askTitle : labels[titles[kind]]({ language: own })
      }
      onClose={() => onEnd(undefined)}
    >
      {isAlone ? null : <p>{labels[hints[kind]]}</p>}
      <ul className="ui-dialog__ticks" hidden={isAlone}>
        {others.map(({ locale, title, count }) => (
          <li key={locale}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(locale)}
                onChange={({ target }) =>
                  setChosen(
                    target.checked ? [...chosen, locale] : chosen.filter((code) => code !== locale),
                  )
                }
              />
              {title}
              {documents > 1 ? <small>{labels.count({ count })}</small> : null}
            </label>
            {kind === 'publish' && document !== undefined ? (
              <LanguageTexts own={document} locale={locale} />
            ) : null}
          </li>
        ))}
      </ul>
      {version === undefined ? null : (
        <Suspense>
          <VersionChanges version={version} locales={[ownLocale, ...chosen]} />
        </Suspense>
      )}
      <LackingFacts names={lacking.map(({ name }) => name)} />
      <DialogActions
        onCancel={() => onEnd(undefined)}
        confirm={lacking.length > 0 ? labels.anyway : labels[kind]}
        onConfirm={() => onEnd([...chosen])}
      />
    </Dialog>
  )
}
