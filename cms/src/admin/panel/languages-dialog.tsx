'use client'

import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { publishingTexts } from '#texts/publishing.js'
import { lacksIn } from './choose-languages.ts'
import type { LanguageQuestion } from './choose-languages.ts'
import { Dialog } from './dialogs.tsx'
import { panelTexts } from '#texts/panel.js'

const labels = labelsOf(publishingTexts).with
const { cancel } = labelsOf(panelTexts)

const titles = {
  publish: labels.publishTitle,
  unpublish: labels.unpublishTitle,
  restore: labels.restoreTitle,
}
const hints = {
  publish: labels.publishHint,
  unpublish: labels.unpublishHint,
  restore: labels.restoreHint,
}

// loaded for a restored version alone
const VersionChanges = lazy(async () => ({
  default: (await import('./version-changes.tsx')).VersionChanges,
}))

/** Maximum missing facts that are named; further ones are counted. */
const maxLacks = 8

interface Props extends Omit<LanguageQuestion, 'own'> {
  /** Language of the request. */
  ownLocale: string
  /** Language of the panel. */
  language: string
  /** Name of the form's language. */
  own: string
  onEnd: (chosen: string[] | undefined) => void
}

/**
 * Dialog with the other languages that a request can include (none is preselected) and the missing
 * facts of the chosen languages.
 */
export function LanguagesDialog({
  language,
  own,
  ownLocale,
  kind,
  documents,
  others,
  lacks,
  version,
  onEnd,
}: Props): ReactNode {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const lacking = lacksIn(lacks, [ownLocale, ...chosen])
  const isAlone = others.length === 0
  return (
    <Dialog
      title={textOf(
        isAlone && kind === 'publish' ? labels.askTitle : titles[kind]({ language: own }),
        language,
      )}
      onClose={() => onEnd(undefined)}
    >
      {isAlone ? null : <p>{textOf(hints[kind], language)}</p>}
      <ul className="panel-dialog__ticks" hidden={isAlone}>
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
              {documents > 1 ? <small>{textOf(labels.count({ count }), language)}</small> : null}
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
        <div role="status" className="panel-dialog__lacks">
          <p>{textOf(labels.lacks, language)}</p>
          <ul>
            {lacking.slice(0, maxLacks).map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
            {lacking.length > maxLacks ? (
              <li>{textOf(labels.moreLacks({ count: lacking.length - maxLacks }), language)}</li>
            ) : null}
          </ul>
        </div>
      ) : null}
      <div className="panel-dialog__actions">
        <button type="button" onClick={() => onEnd(undefined)}>
          {textOf(cancel, language)}
        </button>
        <button type="button" data-main onClick={() => onEnd([...chosen])}>
          {textOf(lacking.length > 0 ? labels.anyway : labels[kind], language)}
        </button>
      </div>
    </Dialog>
  )
}
