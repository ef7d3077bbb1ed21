import { useEffect, useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '#app/ui/elements/button.tsx'
import { Notice } from '#app/ui/frame/notice.tsx'
import { useTexts } from '#app/core/language.ts'
import { formsTexts } from '#texts/forms.js'
import { formField, honeypotField } from '#shared/forms/describe-form.ts'
import type { Field, FormDescription } from '#shared/forms/describe-form.ts'
import { storeDraft, restoreDraft } from './form-draft.ts'
import { FormField } from './form-field.tsx'
import { FormNotice } from './form-notice.tsx'
import type { FormState } from '#shared/forms/form-state.ts'
import { UploadProgress } from './upload-progress.tsx'
import { useFormSubmit } from './use-form-submit.ts'
import styles from './form.module.css'

export type Fields = Readonly<Record<string, Field>>

/** Label of each visible field. */
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
  /** Path of the form's screen, on pages of other screens. */
  action?: string | undefined
  /** Success message, shown in a modal. */
  done?: string
  /** Action offered after a failure that belongs to no field. */
  remedy?: (state: FormState) => ReactNode
  onChange?: (event: FormEvent<HTMLFormElement>) => void
  /** Content before the fields. */
  children?: ReactNode
} & (Record<never, never> extends Labels<F> ? { labels?: Labels<F> } : { labels: Labels<F> })

/**
 * Form posted to its own page or to its screen, natively or by script. Errors are shown at their
 * fields, and the first invalid field is focused. A second submit is ignored while one is pending.
 * Input is kept on failure.
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
  action,
  done,
  remedy,
  onChange,
  children,
}: FormProps<F>) {
  const texts = useTexts(formsTexts)
  const { state, progress, cancelled, send, cancel } = useFormSubmit(form, done, action)
  const element = useFormElement(form, state)
  const [file, setFile] = useState('')
  const labelOf: Readonly<Record<string, ReactNode>> = labels ?? {}
  const visible = shownFields(form.fields, choices)
  const invalid = visible
    .filter(([name]) => state?.errors[name] !== undefined)
    .map(([name]) => name)
  const valuesOf = (name: string): string[] => state?.values[name] ?? [initial[name] ?? []].flat()

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const formData = new FormData(event.currentTarget, submitter)
    setFile([...formData.values()].find((value) => value instanceof File)?.name ?? '')
    void send(formData)
  }
  const onCancel = () => {
    // the focused cancel button is removed, so the focus moves to the submit button
    element.current?.querySelector<HTMLElement>('button[type="submit"]')?.focus()
    cancel()
  }
  const busy = progress !== undefined
  return (
    <form
      ref={element}
      className={styles.form}
      method="post"
      action={action}
      encType={visible.some(([, { kind }]) => kind === 'file') ? 'multipart/form-data' : undefined}
      noValidate
      aria-label={submit}
      onSubmit={onSubmit}
      onChange={(event) => {
        if (form.isPublic) storeDraft(form, event.currentTarget)
        onChange?.(event)
      }}
    >
      <input type="hidden" name={formField} value={form.name} />
      {hiddenNames(form.fields).flatMap((name) =>
        valuesOf(name).map((value) => <input key={name} type="hidden" name={name} value={value} />),
      )}
      {state?.code === 'link-expired' ? null : children}
      <FormNotice form={form} state={state} labels={labelOf} invalid={invalid} remedy={remedy} />
      {linesOf(visible).map((line) => (
        <div key={line[0]?.[0]} className={styles.line}>
          {line.map(([name, field]) => (
            <FormField
              key={name}
              id={`${form.name}-${name}`}
              name={name}
              field={field}
              label={labelOf[name]}
              hint={hints[name]}
              options={choices[name]}
              mask={masks[name]}
              value={valuesOf(name)}
              error={state?.errors[name]}
              first={invalid[0] === name}
            />
          ))}
        </div>
      ))}
      {form.isPublic ? <Honeypot /> : null}
      {busy && file !== '' ? (
        <UploadProgress file={file} fraction={progress} onCancel={onCancel} />
      ) : null}
      {cancelled ? (
        <Notice tone="info" title={texts.file.cancelled} live>
          <p>{texts.file.cancelledText}</p>
        </Notice>
      ) : null}
      {/* an expired link cannot be retried with the same form */}
      {state?.code === 'link-expired' ? null : (
        <p className={styles.actions}>
          <Button type="submit" variant={variant} busy={busy}>
            {busy ? texts.sending : submit}
          </Button>
        </p>
      )}
    </form>
  )
}

/**
 * Ref of the form's element. Focuses the first invalid field after a failed submit, and restores the
 * draft of a public form that was not submitted.
 */
function useFormElement(form: FormDescription<Fields>, state: FormState | undefined) {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (state) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [state])

  const wasPosted = useRef(state !== undefined)
  useEffect(() => {
    if (form.isPublic && element.current && !wasPosted.current) restoreDraft(form, element.current)
  }, [form])
  return element
}

const hiddenNames = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.kind === 'hidden')

/** Field that only robots fill. */
function Honeypot() {
  return (
    <p className={styles.trap} aria-hidden="true">
      <label>
        Website
        <input name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  )
}

type NamedField = [name: string, field: Field]

/** Visible fields; a select without options is omitted. */
function shownFields(
  fields: Fields,
  choices: Readonly<Record<string, readonly unknown[] | undefined>>,
): NamedField[] {
  return Object.entries(fields).filter(
    ([name, { kind }]) =>
      kind !== 'hidden' &&
      ((kind !== 'select' && kind !== 'choices') || (choices[name]?.length ?? 0) > 0),
  )
}

/** Fields grouped by line. */
function linesOf(visible: readonly NamedField[]): NamedField[][] {
  const lines: NamedField[][] = []
  for (const named of visible) {
    const last = lines.at(-1)
    if (named[1].sameLine && last) last.push(named)
    else lines.push([named])
  }
  return lines
}
