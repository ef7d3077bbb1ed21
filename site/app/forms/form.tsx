import { useEffect, useId, useRef } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { useActionData, useNavigation, useSubmit } from 'react-router'
import { Button } from '#app/design/button/button.tsx'
import { Notice } from '#app/design/notice/notice.tsx'
import { useWords } from '#app/i18n/messages.ts'
import { formWords } from '#app/i18n/words/forms.ts'
import { useModal } from '#app/shell/modals/use-modal.ts'
import { FormField } from './form-field.tsx'
import type { Field } from './form-field.tsx'
import { intentField } from './form-state.ts'
import type { FormState } from './form-state.ts'
import styles from './form.module.css'

interface FormProps {
  fields: readonly Field[]
  submitLabel: string
  /** Which of the page's forms this is. */
  intent?: string
  hidden?: Record<string, string> | undefined
  variant?: 'primary' | 'secondary' | undefined
  /** After a failure that no field has: what can be done about it. */
  remedy?: ((state: FormState) => ReactNode) | undefined
}

/** How this form came back, when it did. */
export function useFormState(intent = ''): FormState | undefined {
  const state = useActionData<FormState>()
  return state?.intent === intent ? state : undefined
}

/**
 * A form of the site: posted to its own page where there is no JavaScript, sent over the API where there is. What is
 * wrong stands by its field; the first wrong field has the focus; a second press while it is under way does nothing.
 */
export function Form({ fields, submitLabel, intent = '', hidden = {}, variant, remedy }: FormProps) {
  const state = useFormState(intent)
  const words = useWords(formWords)
  const submit = useSubmit()
  const navigation = useNavigation()
  const { show } = useModal()
  const own = useId()
  const form = useRef<HTMLFormElement>(null)
  const busy = navigation.formMethod === 'POST' && (navigation.formData?.get(intentField) ?? '') === intent
  const wrong = fields.filter(({ name }) => state?.errors[name] !== undefined)
  const idOf = (name: string) => `${intent}${own}${name}`

  useEffect(() => {
    if (!state) return
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (first) first.focus()
    else if (passing.has(state.code)) show({ type: 'error', title: words.failed, message: state.message })
  }, [state, show, words])

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!busy) void submit(submitter instanceof HTMLButtonElement ? submitter : event.currentTarget)
  }

  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={send}>
      {intent === '' ? null : <input type="hidden" name={intentField} value={intent} />}
      {Object.entries(hidden).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
      {state ? (
        <Notice tone="error" title={wrong.length > 0 ? words.toCorrect : undefined} live>
          {wrong.length > 0 ? (
            <ul className={styles.summary}>
              {wrong.map(({ name, label }) => <li key={name}><a href={`#${idOf(name)}`}>{words.of(typeof label === 'string' ? label : words.consent, state.errors[name] ?? '')}</a></li>)}
            </ul>
          ) : (
            <p>{state.message}</p>
          )}
          {remedy?.(state)}
        </Notice>
      ) : null}
      {fields.map((field) => <FormField key={field.name} id={idOf(field.name)} field={field} value={state?.values[field.name]} error={state?.errors[field.name]} />)}
      <p className={styles.actions}>
        <Button type="submit" variant={variant} busy={busy}>{busy ? words.sending : submitLabel}</Button>
      </p>
    </form>
  )
}

/** What may be gone on the next attempt: told in the status modal (spec §2), and at the top of the form without JavaScript. */
const passing = new Set<FormState['code']>(['internal', 'unavailable', 'too-many-requests'])
