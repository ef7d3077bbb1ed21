import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { trackRequest } from '#app/core/api/pending-requests.ts'
import { useWords } from '#app/core/i18n/language.ts'
import { formWords } from '#shared/texts/words/forms.ts'
import { useLayoutData } from '#app/core/layout-data/layout-data.ts'
import { useModal } from '#app/core/modals/use-modal.ts'
import { elapsedField, formField, keyField } from '#shared/forms/describe-form.ts'
import type { FormDescription } from '#shared/forms/describe-form.ts'
import type { FormState } from '#shared/forms/form-state.ts'
import { sendForm } from './send-form.ts'

export interface Sending {
  /** Result of the last submit. */
  state: FormState | undefined
  /** Uploaded fraction, 0 to 1; `undefined`: no submit is pending. */
  progress: number | undefined
  /** Whether the visitor cancelled the upload. */
  cancelled: boolean
  send: (given: FormData) => Promise<void>
  cancel: () => void
}

/**
 * Codes of temporary failures: shown in the status modal (R2), or at the top of the form without
 * JavaScript.
 */
const passing = new Set<FormState['code']>(['internal', 'unavailable', 'too-many-requests'])

/**
 * Submits a form, one request at a time. A failure is kept as state; success navigates to its
 * destination, with a modal if `done` is set.
 */
export function useSending(form: FormDescription, done?: string): Sending {
  const words = useWords(formWords)
  const navigate = useNavigate()
  const { show } = useModal()
  const [state, setState] = useState(usePosted(form))
  const [progress, setProgress] = useState<number>()
  const [cancelled, setCancelled] = useState(false)
  const leaving = useRef<AbortController>(undefined)
  const key = useRef('')
  const began = useRef(0)
  // measured from mount: a visitor using autofill submits as fast as a bot after the first input
  useEffect(() => {
    began.current = performance.now()
    // unmounting aborts the request and ignores its response
    return () => {
      leaving.current?.abort()
      leaving.current = undefined
    }
  }, [])

  const send = async (given: FormData): Promise<void> => {
    if (leaving.current) return
    const large = tooLarge(form, given)
    if (large) {
      setCancelled(false)
      return setState({
        form: form.name,
        code: 'invalid-input',
        message: words.toCorrect,
        errors: { [large.name]: words.file.tooLarge(large.megabytes) },
        values: {},
      })
    }
    const { signal } = (leaving.current = new AbortController())
    if (!given.has(formField)) given.set(formField, form.name)
    if (form.open) given.set(elapsedField, String(Math.round(performance.now() - began.current)))
    // `crypto.randomUUID` is missing on plain http: the server then derives a key from the content
    key.current ||= globalThis.crypto.randomUUID?.() ?? ''
    if (form.keyed) given.set(keyField, key.current)
    setCancelled(false)
    setProgress(0)
    const answer = await trackRequest(
      sendForm(given, { form: form.name, onProgress: setProgress, signal, lost: words.lost }),
    )
    const givenUp = signal.aborted
    if ('to' in answer && !givenUp) {
      key.current = ''
      await navigate(answer.to)
      if (done !== undefined)
        show({
          type: 'success',
          title: words.sent,
          message: [done, answer.receipt && words.receipt(answer.receipt)]
            .filter(Boolean)
            .join(' '),
          actionLabel: words.close,
        })
    }
    if (leaving.current?.signal === signal) leaving.current = undefined
    setProgress(undefined)
    setCancelled(givenUp)
    if ('to' in answer || givenUp) return setState(undefined)
    setState(answer.state)
    // a corrected form is a new message with a new key; a lost response is retried with the same
    // key
    if (Object.keys(answer.state.errors).length > 0) key.current = ''
    else if (passing.has(answer.state.code))
      show({
        type: 'error',
        title: words.failed,
        message: toldOf(answer.state, words.wait),
        actionLabel: words.back,
      })
  }
  return { state, progress, cancelled, send, cancel: () => leaving.current?.abort() }
}

/** Rejects a file over the server's limit before the upload. */
function tooLarge(
  { fields }: FormDescription,
  given: FormData,
): { name: string; megabytes: number } | undefined {
  for (const [name, { megabytes }] of Object.entries(fields)) {
    const file = given.get(name)
    if (megabytes !== undefined && file instanceof File && file.size > megabytes * 1024 * 1024)
      return { name, megabytes }
  }
  return undefined
}

/** Message of a failure that belongs to no field, with the retry time if known. */
export function toldOf(
  { message, retryAfter }: FormState,
  wait: (minutes: number) => string,
): string {
  return retryAfter === undefined ? message : `${message} ${wait(Math.ceil(retryAfter / 60))}`
}

/** State of a form posted to this page without JavaScript, on that page only. */
function usePosted({ name, beside }: FormDescription): FormState | undefined {
  const posted = useLayoutData()?.form
  const first = useLocation().key === 'default'
  return posted && first && (posted.form === name || posted.form === beside) ? posted : undefined
}
