'use client'

import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { FormEvent, SubmitEvent } from 'react'
import type { Answered, SendOptions } from '#src/platform/panel-calls/send.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { setUpTexts } from '#texts/set-up.js'
import type { FormAnswer } from './form-answer.ts'

const labels = labelsOf(setUpTexts)

/** Sends the fields of a form. */
type SendForm = (
  body: FormData,
  options: SendOptions,
) => Promise<Answered<FormAnswer, Pick<FormAnswer, 'faults'>>>

/**
 * Sends a form by a call and keeps the answer. After a save, calls `onDone` and refreshes the page.
 */
export function useFormAnswer(
  sendForm: SendForm,
  onDone?: (form: HTMLFormElement, answer: FormAnswer) => void,
) {
  const { i18n } = useTranslation()
  const router = useRouter()
  const [answer, setAnswer] = useState<FormAnswer>()
  const [pending, setPending] = useState(false)
  const send = async (form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> => {
    setPending(true)
    const { language } = i18n
    const body = new FormData(form, submitter)
    const answered = await sendForm(body, { language })
    const received: FormAnswer = answered.data
      ? answered.data
      : {
          message: answered.message ?? textOf(labels.failed, language),
          done: false,
          ...(answered.refused?.faults ? { faults: answered.refused.faults } : {}),
        }
    setPending(false)
    setAnswer(received)
    const [first] = received.faults ?? []
    const field = first?.field === undefined ? null : form.elements.namedItem(first.field)
    if (field instanceof HTMLElement) field.focus()
    if (!received.done) return
    onDone?.(form, received)
    router.refresh()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const { currentTarget, submitter } = event
    void send(currentTarget, submitter)
  }
  /** Error messages of a field, joined; empty if there are none. */
  const faultOf = (field: string): string =>
    (answer?.faults ?? [])
      .filter((fault) => fault.field === field)
      .map(({ message }) => message)
      .join(' ')
  /** Removes the errors of a field when its value changes. */
  const change = ({ target }: FormEvent): void => {
    const field: unknown = Object(target)['name']
    setAnswer((received) =>
      received && received.faults
        ? { ...received, faults: received.faults.filter((fault) => fault.field !== field) }
        : received,
    )
  }
  return { answer, pending, submit, faultOf, change }
}
