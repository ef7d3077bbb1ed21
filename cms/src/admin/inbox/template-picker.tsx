'use client'

import { useRef, useState } from 'react'
import { filledParts, fillTemplate } from '#src/people/inbox/reply-template.ts'
import type { TemplateValues } from '#src/people/inbox/reply-template.ts'
import { useTexts } from '#src/platform/language.ts'
import { inboxTexts } from '#texts/inbox.js'

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
  const dialog = useRef<HTMLDialogElement>(null)
  const [chosen, setChosen] = useState<Template>()
  if (templates.length === 0) return null
  const choose = (id: string): void => {
    const template = templates.find((each) => String(each.id) === id)
    if (!template) return
    setChosen(template)
    dialog.current?.showModal()
  }
  const take = (): void => {
    if (chosen) use(fillTemplate(chosen.body, values))
    dialog.current?.close()
  }
  return (
    <>
      <select
        aria-label={labels.template}
        value=""
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{labels.template}</option>
        {templates.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <dialog ref={dialog} className="inbox__dialog" closedby="any" aria-labelledby="inbox-preview">
        <h2 id="inbox-preview">
          {labels.preview}: {chosen?.title}
        </h2>
        <p className="inbox__filled">
          {filledParts(chosen?.body ?? '', values).map(({ text, placeholder }, index) =>
            placeholder === undefined ? text : <mark key={`${placeholder} ${index}`}>{text}</mark>,
          )}
        </p>
        {isReplaced ? <p className="inbox__small">{labels.replaceText}</p> : null}
        <button type="button" className="ui-button ui-button--main" autoFocus onClick={take}>
          {labels.takeTemplate}
        </button>
      </dialog>
    </>
  )
}
