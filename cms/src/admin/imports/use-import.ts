'use client'

import { useTranslation } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import type { RefObject } from 'react'
import { panelApiBase } from '@vitrine/contract/panel'
import { useFormDraft } from '#src/admin/forms/use-form-draft.ts'
import type { OwnEndpoint } from '#src/admin/panel/own-endpoints.ts'

/** Common part of the answers of imports: a message, and whether the import was saved. */
interface AnyAnswer {
  message: string
  done?: boolean
}

export interface Import<Answer extends AnyAnswer> {
  form: RefObject<HTMLFormElement | null>
  input: RefObject<HTMLInputElement | null>
  answer: Answer | undefined
  isPending: boolean
  /** Keeps what was chosen until the import is saved. */
  keep: () => void
  /** Removes the answer: another file, or no import. */
  reset: () => void
  /** Sends the file for a preview; with the digest of a preview it is saved. */
  send: (digest?: string) => Promise<void>
}

/** Upload of a file that is previewed first and saved by the digest of its preview. */
export function useImport<Answer extends AnyAnswer>(
  endpoint: OwnEndpoint,
  { draft, failed }: { draft: string; failed: string },
): Import<Answer> {
  const { i18n } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [answer, setAnswer] = useState<Answer>()
  const [isPending, setIsPending] = useState(false)
  const { form, keep, forget } = useFormDraft(draft)
  const send = async (digest?: string): Promise<void> => {
    const file = input.current?.files?.[0]
    if (!file) return input.current?.focus()
    const body = new FormData()
    body.set('file', file)
    setIsPending(true)
    try {
      const query = digest === undefined ? '' : `?apply=${digest}`
      const response = await fetch(panelApiBase + endpoint + query, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'accept-language': i18n.language },
        body,
      })
      const next = (await response.json()) as Answer
      setAnswer(next)
      if (next.done) forget()
    } catch {
      setAnswer((before) => ({ ...before, message: failed }) as Answer)
    }
    setIsPending(false)
  }
  return { form, input, answer, isPending, keep, reset: () => setAnswer(undefined), send }
}
