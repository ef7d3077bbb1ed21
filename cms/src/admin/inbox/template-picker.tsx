'use client'

import { useRef, useState } from 'react'
import { filledParts, fillTemplate } from '#src/people/inbox/reply-template.ts'
import type { TemplateValues } from '#src/people/inbox/reply-template.ts'
import { labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { inboxTexts } from '#texts/inbox.js'

const labels = labelsOf(inboxTexts)

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
  say: (label: Label) => string
}

/**
 * Select of a template. A dialog previews the template with its values before it becomes the text
 * of the reply.
 */
export function TemplatePicker({ templates, values, isReplaced, use, say }: PickerProps) {
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
        aria-label={say(labels.template)}
        value=""
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{say(labels.template)}</option>
        {templates.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <dialog ref={dialog} className="inbox__dialog" closedby="any" aria-labelledby="inbox-preview">
        <h2 id="inbox-preview">
          {say(labels.preview)}: {chosen?.title}
        </h2>
        <p className="inbox__filled">
          {filledParts(chosen?.body ?? '', values).map(({ text, placeholder }, index) =>
            placeholder === undefined ? text : <mark key={`${placeholder} ${index}`}>{text}</mark>,
          )}
        </p>
        {isReplaced ? <p className="inbox__small">{say(labels.replaceText)}</p> : null}
        <button type="button" className="panel-button panel-button--main" autoFocus onClick={take}>
          {say(labels.takeTemplate)}
        </button>
      </dialog>
    </>
  )
}
