import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { CheckboxField, SelectField, TextAreaField, TextField } from '#app/design/field/field.tsx'
import { Link } from '#app/design/link/link.tsx'
import { useLocale, useWords } from '#app/i18n/messages.ts'
import { leadFormWords } from '#app/i18n/words/lead-forms.ts'
import { routePath } from '#app/routes/table.ts'
import { chosenOf } from './call-input.ts'
import { useFieldOutcome } from './lead-form.tsx'
import styles from './lead-form.module.css'

type Named<Props> = Omit<Props, 'defaultValue' | 'error'> & { name: string }

/** A line of a form; one that may stay empty says so. */
export function FormText(props: Named<ComponentProps<typeof TextField>>) {
  const { optional } = useWords(leadFormWords)
  return <TextField {...props} {...useFieldOutcome(props.name)} optionalLabel={props.required ? undefined : optional} />
}

export function FormArea(props: Named<ComponentProps<typeof TextAreaField>>) {
  const { optional } = useWords(leadFormWords)
  return <TextAreaField {...props} {...useFieldOutcome(props.name)} optionalLabel={props.required ? undefined : optional} />
}

export function FormSelect(props: Named<ComponentProps<typeof SelectField>>) {
  const { optional, choose } = useWords(leadFormWords)
  return <SelectField placeholder={choose} {...props} {...useFieldOutcome(props.name)} optionalLabel={props.required ? undefined : optional} />
}

/** A consent that is given, never assumed; it leads to what is agreed to. */
export function FormConsent({ label }: { label?: ReactNode }) {
  const { consent, policy } = useWords(leadFormWords)
  const locale = useLocale()
  const { error } = useFieldOutcome('consent')
  return <CheckboxField name="consent" value="true" required error={error} label={<>{label ?? consent} <Link href={routePath('privacy-policy', locale)}>{policy}</Link></>} />
}

/** Any number of things, by their boxes. */
export function FormChoices({ name, label, options }: { name: string; label: string; options: readonly { value: string; label: string }[] }) {
  const { optional } = useWords(leadFormWords)
  const chosen = chosenOf(useFieldOutcome(name).defaultValue)
  return (
    <fieldset className={styles.choices}>
      <legend>{label} <span className={styles.hint}>({optional})</span></legend>
      {options.map((option) => <CheckboxField key={option.value} name={name} value={option.value} label={option.label} defaultChecked={chosen.includes(option.value)} />)}
    </fieldset>
  )
}

/** A file; the browser keeps the choice while the page stays. */
export function FormFile({ name, label, hint, accept }: { name: string; label: string; hint: string; accept: string }) {
  const id = useId()
  const { error } = useFieldOutcome(name)
  return (
    <div className={styles.file}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="file" name={name} accept={accept} required aria-describedby={`${id}-hint`} aria-invalid={error ? true : undefined} />
      {error ? <p className={styles.wrong}>{error}</p> : null}
      <p className={styles.hint} id={`${id}-hint`}>{hint}</p>
    </div>
  )
}

export function Pair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}
