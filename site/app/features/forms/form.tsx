import { useEffect, useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '#app/ui/elements/button.tsx'
import { Notice } from '#app/ui/frame/notice.tsx'
import { useWords } from '#app/core/i18n/language.ts'
import { formWords } from '#shared/texts/words/forms.ts'
import { formField, trapField } from '#shared/forms/describe-form.ts'
import type { Field, FormDescription } from '#shared/forms/describe-form.ts'
import { FormField } from './form-field.tsx'
import { FormNotice } from './form-notice.tsx'
import type { FormState } from '#shared/forms/form-state.ts'
import { SendingFile } from './sending-file.tsx'
import { useSending } from './use-sending.ts'
import styles from './form.module.css'

export type Fields = Readonly<Record<string, Field>>

/** A label for each visible field. */
type Labels<F extends Fields> = {
  [Name in keyof F as F[Name] extends { kind: 'hidden' } ? never : Name]: ReactNode
}

type FormProps<F extends Fields> = {
  form: FormDescription<F>
  submit: string
  hints?: { [Name in keyof F]?: string }
  choices?: { [Name in keyof F]?: readonly { value: string; label: string }[] }
  /** Initial values. */
  initial?: { [Name in keyof F]?: string | undefined }
  /** Formatting of a field, applied on blur (not on input, which would move the caret). */
  masks?: { [Name in keyof F]?: (text: string) => string }
  variant?: 'primary' | 'secondary' | undefined
  /** Success message, shown in a modal. */
  done?: string
  /** Action offered after a failure that belongs to no field. */
  remedy?: (state: FormState) => ReactNode
  onChange?: (event: FormEvent<HTMLFormElement>) => void
  /** Content before the fields. */
  children?: ReactNode
} & (Record<never, never> extends Labels<F> ? { labels?: Labels<F> } : { labels: Labels<F> })

/**
 * Form posted to its own page, natively or by script. Errors are shown at their fields, and the
 * first invalid field is focused. A second submit is ignored while one is pending. Input is kept on
 * failure.
 */
export function Form<const F extends Fields>({
  form,
  submit,
  labels,
  hints = {},
  choices = {},
  initial = {},
  masks = {},
  variant,
  done,
  remedy,
  onChange,
  children,
}: FormProps<F>) {
  const words = useWords(formWords)
  const { state, progress, cancelled, send, cancel } = useSending(form, done)
  const element = useRef<HTMLFormElement>(null)
  const [file, setFile] = useState('')
  const told: Readonly<Record<string, ReactNode>> = labels ?? {}
  const shown = shownFields(form.fields, choices)
  const wrong = shown.filter(([name]) => state?.errors[name] !== undefined).map(([name]) => name)
  const valueOf = (name: string): string[] => state?.values[name] ?? [initial[name] ?? []].flat()

  useEffect(() => {
    if (state) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [state])

  const press = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const given = new FormData(event.currentTarget, submitter)
    setFile([...given.values()].find((value) => value instanceof File)?.name ?? '')
    void send(given)
  }
  const giveUp = () => {
    // the cancel button that had the focus is removed
    element.current?.querySelector<HTMLElement>('button[type="submit"]')?.focus()
    cancel()
  }
  const busy = progress !== undefined
  return (
    <form
      ref={element}
      className={styles.form}
      method="post"
      encType={shown.some(([, { kind }]) => kind === 'file') ? 'multipart/form-data' : undefined}
      noValidate
      aria-label={submit}
      onSubmit={press}
      onChange={onChange}
    >
      <input type="hidden" name={formField} value={form.name} />
      {Object.keys(form.fields)
        .filter((name) => form.fields[name]?.kind === 'hidden')
        .map((name) =>
          valueOf(name).map((value) => (
            <input key={name} type="hidden" name={name} value={value} />
          )),
        )}
      {state?.code === 'link-expired' ? null : children}
      <FormNotice form={form} state={state} labels={told} wrong={wrong} remedy={remedy} />
      {lines(shown).map((line) => (
        <div key={line[0]?.[0]} className={styles.line}>
          {line.map(([name, field]) => (
            <FormField
              key={name}
              id={`${form.name}-${name}`}
              name={name}
              field={field}
              label={told[name]}
              hint={hints[name]}
              options={choices[name]}
              mask={masks[name]}
              value={valueOf(name)}
              error={state?.errors[name]}
              first={wrong[0] === name}
            />
          ))}
        </div>
      ))}
      {form.open ? (
        <p className={styles.trap} aria-hidden="true">
          <label>
            Website
            <input name={trapField} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
      ) : null}
      {busy && file !== '' ? <SendingFile file={file} part={progress} onCancel={giveUp} /> : null}
      {cancelled ? (
        <Notice tone="info" title={words.file.cancelled} live>
          <p>{words.file.cancelledText}</p>
        </Notice>
      ) : null}
      {/* an expired link cannot be retried with the same form */}
      {state?.code === 'link-expired' ? null : (
        <p className={styles.actions}>
          <Button type="submit" variant={variant} busy={busy}>
            {busy ? words.sending : submit}
          </Button>
        </p>
      )}
    </form>
  )
}

type Named = [name: string, field: Field]

/** Visible fields: a select without options is omitted. */
function shownFields(
  fields: Fields,
  choices: Readonly<Record<string, readonly unknown[] | undefined>>,
): Named[] {
  return Object.entries(fields).filter(
    ([name, { kind }]) =>
      kind !== 'hidden' &&
      ((kind !== 'select' && kind !== 'choices') || (choices[name]?.length ?? 0) > 0),
  )
}

/** Fields grouped by line. */
function lines(shown: readonly Named[]): Named[][] {
  const found: Named[][] = []
  for (const named of shown) {
    const last = found.at(-1)
    if (named[1].beside && last) last.push(named)
    else found.push([named])
  }
  return found
}
