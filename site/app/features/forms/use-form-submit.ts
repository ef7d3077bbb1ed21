import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Locale } from '@vitrine/configuration/locales'
import { trackRequest } from '#app/core/api/pending-requests.ts'
import { useTexts } from '#app/core/language.ts'
import { afterActivity } from '#app/core/visitor-activity.ts'
import { formsTexts } from '#texts/forms.js'
import { useLayoutData } from '#app/core/layout-data/layout-data.ts'
import { useModal } from '#app/core/modals/use-modal.ts'
import { elapsedField, formField, keyField } from '#shared/forms/describe-form.ts'
import type { FormDescription } from '#shared/forms/describe-form.ts'
import type { FormState } from '#shared/forms/form-state.ts'
import { deleteDraft } from './form-draft.ts'
import { loadFailureLog, sendForm } from './send-form.ts'

export interface FormSubmit {
  /** State of the form after a rejected submit. */
  state: FormState | undefined
  /** Uploaded fraction, 0 to 1; `undefined`: no submit is pending. */
  progress: number | undefined
  /** True if the visitor canceled the upload. */
  cancelled: boolean
  send: (formData: FormData) => Promise<void>
  cancel: () => void
}

/**
 * Codes of temporary failures, shown in the status modal (R2), or at the top of the form without
 * JavaScript.
 */
const temporaryCodes: readonly FormState['code'][] = [
  'internal',
  'unavailable',
  'busy',
  'too-many-requests',
]

/**
 * Submits a form, one request at a time. A failure is returned as state; success navigates to its
 * destination, with a modal if `done` is set.
 */
export function useFormSubmit(form: FormDescription, done?: string, action?: string): FormSubmit {
  const texts = useTexts(formsTexts)
  const navigate = useNavigate()
  const { show, prepare } = useModal()
  const [isFirstPage] = useState(useLocation().key === 'default')
  const [state, setState] = useState(usePostedState(form, isFirstPage))
  const [progress, setProgress] = useState<number>()
  const [cancelled, setCancelled] = useState(false)
  const controller = useRef<AbortController>(undefined)
  const key = useRef('')
  const shownAt = useRef(0)
  // measured since the form is shown: with autofill, a person submits as fast as a robot after the
  // first input, and on the first page the form is filled in before its code has come
  useEffect(() => {
    shownAt.current = isFirstPage ? 0 : performance.now()
    const unmounted = new AbortController()
    afterActivity(() => {
      prepare()
      void loadFailureLog().catch(() => undefined)
    }, unmounted.signal)
    // unmounting aborts the request and ignores its response
    return () => {
      unmounted.abort()
      controller.current?.abort()
      controller.current = undefined
    }
  }, [prepare, isFirstPage])

  const send = async (formData: FormData): Promise<void> => {
    if (controller.current) return
    const oversized = oversizedFile(form, formData)
    if (oversized) {
      setCancelled(false)
      return setState({
        form: form.name,
        code: 'invalid-input',
        message: texts.toCorrect,
        errors: { [oversized.name]: messageOfFiles(oversized, texts.file) },
        values: {},
      })
    }
    const { signal } = (controller.current = new AbortController())
    if (!formData.has(formField)) formData.set(formField, form.name)
    if (form.isPublic)
      formData.set(elapsedField, String(Math.round(performance.now() - shownAt.current)))
    // `crypto.randomUUID` is missing on plain http: then the server derives a key from the content
    key.current ||= globalThis.crypto.randomUUID?.() ?? ''
    if (form.idempotent) formData.set(keyField, key.current)
    setCancelled(false)
    setProgress(0)
    const answer = await trackRequest(
      sendForm(formData, {
        form: form.name,
        action,
        onProgress: setProgress,
        signal,
        lostMessage: texts.lost,
      }),
    )
    const aborted = signal.aborted
    if ('to' in answer && !aborted) {
      key.current = ''
      deleteDraft(form)
      await navigate(answer.to, { state: { carried: answer.carried } })
      if (done !== undefined)
        show({
          type: 'success',
          title: texts.sent,
          message: [done, answer.receipt && texts.receipt({ number: answer.receipt })]
            .filter(Boolean)
            .join(' '),
          actionLabel: texts.close,
        })
    }
    if (controller.current?.signal === signal) controller.current = undefined
    setProgress(undefined)
    setCancelled(aborted)
    if ('to' in answer || aborted) return setState(undefined)
    setState(answer.state)
    // a corrected form is a new message with a new key; after a lost response, the retry has the
    // same key
    if (Object.keys(answer.state.errors).length > 0) key.current = ''
    else if (temporaryCodes.includes(answer.state.code))
      show({
        type: 'error',
        title: texts.failed,
        message: failureMessage(answer.state, texts.wait),
        actionLabel: texts.back,
      })
  }
  return { state, progress, cancelled, send, cancel: () => controller.current?.abort() }
}

interface Oversized {
  name: string
  maxMegabytes: number
  maxFiles: number | undefined
  count: number
}

/** Rejects files over the server's limits before the upload. */
function oversizedFile({ fields }: FormDescription, formData: FormData): Oversized | undefined {
  for (const [name, { maxMegabytes, maxFiles }] of Object.entries(fields)) {
    const files = formData.getAll(name).filter((value) => value instanceof File)
    const size = files.reduce((sum, file) => sum + file.size, 0)
    if (
      maxMegabytes !== undefined &&
      (size > maxMegabytes * 1024 * 1024 || files.length > (maxFiles ?? 1))
    )
      return { name, maxMegabytes, maxFiles, count: files.length }
  }
  return undefined
}

const messageOfFiles = (
  { maxMegabytes: megabytes, maxFiles, count }: Oversized,
  texts: (typeof formsTexts)[Locale]['file'],
): string =>
  maxFiles === undefined
    ? texts.tooLarge({ megabytes })
    : count > maxFiles
      ? texts.tooMany({ count: maxFiles })
      : texts.tooLargeTogether({ megabytes })

/** Message of a failure that belongs to no field, with the retry time if known. */
export function failureMessage(
  { message, retryAfter }: FormState,
  wait: (values: { minutes: number }) => string,
): string {
  return retryAfter === undefined
    ? message
    : `${message} ${wait({ minutes: Math.ceil(retryAfter / 60) })}`
}

/** State of a form posted to this page without JavaScript, on that page only. */
function usePostedState(
  { name, secondaryForm }: FormDescription,
  isFirstPage: boolean,
): FormState | undefined {
  const postedState = useLayoutData()?.form
  return postedState &&
    isFirstPage &&
    (postedState.form === name || postedState.form === secondaryForm)
    ? postedState
    : undefined
}
