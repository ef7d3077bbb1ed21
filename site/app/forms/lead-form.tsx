import { createContext, use, useEffect, useRef, useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '#app/design/button/button.tsx'
import { useHydrated } from '#app/design/hydration/use-hydrated.ts'
import { Notice } from '#app/design/notice/notice.tsx'
import { leadFormWords } from '#app/i18n/words/lead-forms.ts'
import { useLocale, useWords } from '#app/i18n/messages.ts'
import { routePath } from '#app/routes/table.ts'
import { useModal } from '#app/shell/modals/use-modal.ts'
import { forms } from './forms.ts'
import type { FormName } from './forms.ts'
import type { FormOutcome } from './outcome.ts'
import { sendForm } from './send-form.ts'
import { useOutcome } from './use-outcome.ts'
import styles from './lead-form.module.css'

export const OutcomeContext = createContext<FormOutcome | undefined>(undefined)

interface LeadFormProps {
  form: Exclude<FormName, 'newsletter-confirmation' | 'newsletter-leaving'>
  submit: string
  /** It carries a file. */
  file?: boolean
  children: ReactNode
}

/** A form: posted to its own page without scripts, sent to the API with them; nothing typed is lost, and twice is once. */
export function LeadForm({ form, submit, file = false, children }: LeadFormProps) {
  const words = useWords(leadFormWords)
  const locale = useLocale()
  const hydrated = useHydrated()
  const { show } = useModal()
  const posted = useOutcome(form)
  const [outcome, setOutcome] = useState(posted)
  const [progress, setProgress] = useState<number>()
  const element = useRef<HTMLFormElement>(null)
  const began = useRef(0)
  const key = useRef('')
  // from when it is there: who lets the browser fill it in is as fast as a robot from the first letter on
  useEffect(() => {
    began.current = performance.now()
  }, [])
  useEffect(() => {
    if (outcome && !outcome.sent) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [outcome])

  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (progress !== undefined) return
    const target = event.currentTarget
    const given = new FormData(target)
    given.set('elapsed', String(Math.round(performance.now() - began.current)))
    given.set('page', location.pathname)
    key.current ||= crypto.randomUUID()
    setProgress(0)
    const next = await sendForm(form, given, { locale, key: key.current, onProgress: setProgress, lost: words.lost })
    setProgress(undefined)
    setOutcome(next)
    if (next.sent) {
      target.reset()
      key.current = ''
      show({ type: 'success', title: words.sent, message: [next.message, next.receipt === '' ? '' : words.receipt(next.receipt)].filter(Boolean).join(' '), actionLabel: words.close })
    } else {
      // what is changed now is another message; a lost answer is asked for again under the same key
      if (Object.keys(next.errors).length > 0) key.current = ''
      show({ type: 'error', title: words.failed, message: next.message, actionLabel: words.back })
    }
  }

  return (
    <form
      ref={element}
      className={styles.form}
      method="post"
      action={routePath(forms[form].screen, locale)}
      encType={file ? 'multipart/form-data' : undefined}
      noValidate={hydrated}
      onSubmit={(event) => void send(event)}
      aria-label={submit}
    >
      {outcome ? (
        <Notice tone={outcome.sent ? 'success' : 'error'} title={outcome.sent ? words.sent : words.failed} live>
          <p>{outcome.message}</p>
          {outcome.receipt === '' ? null : <p className="mono">{words.receipt(outcome.receipt)}</p>}
          {!outcome.sent && file && !hydrated ? <p>{words.fileAgain}</p> : null}
        </Notice>
      ) : null}
      <OutcomeContext value={outcome?.sent === false ? outcome : undefined}>{children}</OutcomeContext>
      <p className={styles.trap} aria-hidden="true">
        <label>Website<input name="website" tabIndex={-1} autoComplete="off" /></label>
      </p>
      {progress !== undefined && file ? <progress className={styles.progress} value={progress} aria-label={words.sending} /> : null}
      <p><Button type="submit" busy={progress !== undefined}>{progress === undefined ? submit : words.sending}</Button></p>
    </form>
  )
}

/** What a field was filled with and what is wrong with it. */
export function useFieldOutcome(name: string): { defaultValue: string | undefined; error: string | undefined } {
  const outcome = use(OutcomeContext)
  return { defaultValue: outcome?.values[name], error: outcome?.errors[name] }
}
