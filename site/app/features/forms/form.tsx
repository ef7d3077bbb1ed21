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

/** Everything that is seen has a label. */
type Labels<F extends Fields> = {
  [Name in keyof F as F[Name] extends { kind: 'hidden' } ? never : Name]: ReactNode
}

type FormProps<F extends Fields> = {
  form: FormDescription<F>
  submit: string
  hints?: { [Name in keyof F]?: string }
  choices?: { [Name in keyof F]?: readonly { value: string; label: string }[] }
  /** What stands in it before anything is typed. */
  initial?: { [Name in keyof F]?: string | undefined }
  /**
   * How a field is written once it is left: a mask takes whatever is pasted, and never fights the
   * caret.
   */
  masks?: { [Name in keyof F]?: (text: string) => string }
  variant?: 'primary' | 'secondary' | undefined
  /** Told in a modal once it went well. */
  done?: string
  /** After a failure that no field has: what can be done about it. */
  remedy?: (state: FormState) => ReactNode
  onChange?: (event: FormEvent<HTMLFormElement>) => void
  /** Before its fields. */
  children?: ReactNode
} & (Record<never, never> extends Labels<F> ? { labels?: Labels<F> } : { labels: Labels<F> })

/**
 * A form of the site: posted to its own page, by the browser or by a script. What is wrong stands
 * by its field, and the
 * first wrong one has the focus; a second press while it is under way does nothing; nothing typed
 * is lost.
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
    // the button that was pressed goes away
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
      {/* a link that holds no longer is asked for elsewhere */}
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

/** What can be filled in: where there is nothing to choose from, no choice is shown. */
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

/** The fields by line. */
function lines(shown: readonly Named[]): Named[][] {
  const found: Named[][] = []
  for (const named of shown) {
    const last = found.at(-1)
    if (named[1].beside && last) last.push(named)
    else found.push([named])
  }
  return found
}
