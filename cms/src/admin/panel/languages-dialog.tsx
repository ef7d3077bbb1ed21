'use client'

import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { useTexts, useLanguage } from '#src/platform/language.ts'
import { publishingTexts } from '#texts/publishing.js'
import { lacksIn } from './choose-languages.ts'
import type { LanguageQuestion } from './choose-languages.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { DialogActions } from '#src/ui/question.tsx'

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

// loaded for a restored version alone
const VersionChanges = lazy(async () => ({
  default: (await import('./version-changes.tsx')).VersionChanges,
}))

/** Maximum missing facts that are named; further ones are counted. */
const maxLacks = 8

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
  onEnd,
}: Props): ReactNode {
  const labels = useTexts(publishingTexts).with
  const language = useLanguage()
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
          </li>
        ))}
      </ul>
      {version === undefined ? null : (
        <Suspense>
          <VersionChanges version={version} locales={[ownLocale, ...chosen]} language={language} />
        </Suspense>
      )}
      {lacking.length > 0 ? (
        <div role="status" className="ui-dialog__lacks">
          <p>{labels.lacks}</p>
          <ul>
            {lacking.slice(0, maxLacks).map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
            {lacking.length > maxLacks ? (
              <li>{labels.moreLacks({ count: lacking.length - maxLacks })}</li>
            ) : null}
          </ul>
        </div>
      ) : null}
      <DialogActions
        onCancel={() => onEnd(undefined)}
        confirm={lacking.length > 0 ? labels.anyway : labels[kind]}
        onConfirm={() => onEnd([...chosen])}
      />
    </Dialog>
  )
}
