'use client'

import { useEffect, useRef, useState } from 'react'
import { filledParts, fillTemplate } from '#src/people/inbox/reply-template.ts'
import type { TemplateValues } from '#src/people/inbox/reply-template.ts'
import { useTexts } from '#src/platform/language.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { Options } from '#src/ui/options.tsx'
import { inboxTexts } from '#texts/inbox.js'
import { panelTexts } from '#texts/panel.js'

export interface Template {
  id: number
  title: string
  language: string
  body: string
}

interface PickerProps {
  templates: readonly Template[]
  values: TemplateValues
  /** True if the reply already has a text, which the template would replace. */
  isReplaced: boolean
  use: (text: string) => void
}

/**
 * Select of a template. A dialog previews the template with its values before it becomes the text
 * of the reply.
 */
export function TemplatePicker({ templates, values, isReplaced, use }: PickerProps) {
  const labels = useTexts(inboxTexts)
  const { cancel } = useTexts(panelTexts)
  const main = useRef<HTMLButtonElement>(null)
  const [chosen, setChosen] = useState<Template>()
  useEffect(() => {
    if (chosen) main.current?.focus()
  }, [chosen])
  if (templates.length === 0) return null
  const close = (): void => setChosen(undefined)
  const take = (): void => {
    if (chosen) use(fillTemplate(chosen.body, values))
    close()
  }
  return (
    <>
      <select
        aria-label={labels.template}
        value=""
        onChange={({ target }) =>
          setChosen(templates.find(({ id }) => String(id) === target.value))
        }
      >
        <Options none={labels.template} of={templates.map(({ id, title }) => [id, title])} />
      </select>
      {chosen ? (
        <Dialog isLight title={`${labels.preview}: ${chosen.title}`} onClose={close}>
          <p className="inbox__filled">
            {filledParts(chosen.body, values).map(({ text, placeholder }, index) =>
              placeholder === undefined ? (
                text
              ) : (
                <mark key={`${placeholder} ${index}`}>{text}</mark>
              ),
            )}
          </p>
          {isReplaced ? <p className="ui-small">{labels.replaceText}</p> : null}
          <div className="ui-dialog__actions">
            <button type="button" onClick={close}>
              {cancel}
            </button>
            <button ref={main} type="button" data-main onClick={take}>
              {labels.takeTemplate}
            </button>
          </div>
        </Dialog>
      ) : null}
    </>
  )
}
