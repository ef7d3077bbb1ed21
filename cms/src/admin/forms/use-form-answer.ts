'use client'

import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { FormEvent, SubmitEvent } from 'react'
import { panelApiBase } from '@vitrine/contract/panel'
import type { OwnEndpoint } from '#src/admin/panel/own-endpoints.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { setUpTexts } from '#texts/set-up.js'
import type { FormAnswer } from './form-answer.ts'

const labels = labelsOf(setUpTexts)

/** Answer of an endpoint; a request that the server itself refuses is answered with `errors`. */
function answerOf(json: unknown): FormAnswer {
  const [error]: unknown[] = Array.isArray(Object(json).errors) ? Object(json).errors : []
  const message: unknown = Object(error).message
  return typeof message === 'string' ? { message, done: false } : (json as FormAnswer)
}

/**
 * Sends a form to an endpoint of the panel and keeps the response. After a save, calls `onDone` and
 * refreshes the page.
 */
export function useFormAnswer(
  path: OwnEndpoint,
  onDone?: (form: HTMLFormElement, answer: FormAnswer) => void,
) {
  const { i18n } = useTranslation()
  const router = useRouter()
  const [answer, setAnswer] = useState<FormAnswer>()
  const [pending, setPending] = useState(false)
  const send = async (form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> => {
    setPending(true)
    try {
      const response = await fetch(panelApiBase + path, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'accept-language': i18n.language },
        body: new FormData(form, submitter),
      })
      const received = answerOf(await response.json())
      setAnswer(received)
      const [first] = received.faults ?? []
      const field = first?.field === undefined ? null : form.elements.namedItem(first.field)
      if (field instanceof HTMLElement) field.focus()
      if (received.done) {
        onDone?.(form, received)
        router.refresh()
      }
    } catch {
      setAnswer({ message: textOf(labels.failed, i18n.language), done: false })
    } finally {
      setPending(false)
    }
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
