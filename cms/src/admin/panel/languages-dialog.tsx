'use client'

import { useState } from 'react'
import type { ReactNode } from 'react'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { publishingTexts } from '#texts/publishing.js'
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

interface Props extends LanguageQuestion {
  /** Language of the panel. */
  language: string
  /** Name of the language of the form. */
  own: string
  onEnd: (chosen: string[] | undefined) => void
}

/** Dialog with the other languages that a request can include; none is preselected. */
export function LanguagesDialog({
  language,
  own,
  kind,
  documents,
  others,
  onEnd,
}: Props): ReactNode {
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <Dialog
      title={textOf(titles[kind]({ language: own }), language)}
      onClose={() => onEnd(undefined)}
    >
      <p>{textOf(hints[kind], language)}</p>
      <ul className="panel-dialog__ticks">
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
      <div className="panel-dialog__actions">
        <button type="button" onClick={() => onEnd(undefined)}>
          {textOf(cancel, language)}
        </button>
        <button type="button" data-main onClick={() => onEnd([...chosen])}>
          {textOf(labels[kind], language)}
        </button>
      </div>
    </Dialog>
  )
}
