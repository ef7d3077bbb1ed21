import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { underWay } from '#app/core/api/requests-under-way.ts'
import { useWords } from '#app/core/i18n/language.ts'
import { formWords } from '#shared/texts/words/forms.ts'
import { useLayoutData } from '#app/core/layout-data/layout-data.ts'
import { useModal } from '#app/core/modals/use-modal.ts'
import { elapsedField, formField, keyField } from '#shared/forms/describe-form.ts'
import type { FormDescription } from '#shared/forms/describe-form.ts'
import type { FormState } from '#shared/forms/form-state.ts'
import { sendForm } from './send-form.ts'

export interface Sending {
  /** How the form came back, when it did. */
  state: FormState | undefined
  /** How much of it has gone up, 0 to 1; `undefined`: it is not under way. */
  progress: number | undefined
  /** It was given up on the way. */
  cancelled: boolean
  send: (given: FormData) => Promise<void>
  cancel: () => void
}

/**
 * What may be gone on the next attempt: told in the status modal (spec §2), and at the top of the
 * form without JavaScript.
 */
const passing = new Set<FormState['code']>(['internal', 'unavailable', 'too-many-requests'])

/**
 * Sends a form, once at a time: what comes back is kept with it, and what went well leads on, told
 * in a modal where `done` says so.
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
  // from when it is there: who lets the browser fill it in is as fast as a robot from the first
  // letter on
  useEffect(() => {
    began.current = performance.now()
    // who leaves the page gives it up, and is led nowhere by its answer
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
    // no page of plain http has keys to draw: the server makes one of what was typed
    key.current ||= globalThis.crypto.randomUUID?.() ?? ''
    if (form.keyed) given.set(keyField, key.current)
    setCancelled(false)
    setProgress(0)
    const answer = await underWay(
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
    // what is changed now is another message; a lost answer is asked for again under the same key
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

/** The file that is not worth a long way up: the server would refuse it. */
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

/** What is said of a failure that no field has, and when it may be sent again. */
export function toldOf(
  { message, retryAfter }: FormState,
  wait: (minutes: number) => string,
): string {
  return retryAfter === undefined ? message : `${message} ${wait(Math.ceil(retryAfter / 60))}`
}

/**
 * How a form came back that was posted to this page without a script: told on that page alone, and
 * on no later one.
 */
function usePosted({ name, beside }: FormDescription): FormState | undefined {
  const posted = useLayoutData()?.form
  const first = useLocation().key === 'default'
  return posted && first && (posted.form === name || posted.form === beside) ? posted : undefined
}
