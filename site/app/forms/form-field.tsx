import { useState } from 'react'
import type { FocusEvent, ReactNode } from 'react'
import { CheckboxField, SelectField, TextAreaField, TextField } from '#app/design/field/field.tsx'
import { useHydrated } from '#app/design/hydration/use-hydrated.ts'
import { useWords } from '#app/i18n/messages.ts'
import { formWords } from '#app/i18n/words/forms.ts'
import styles from './form.module.css'

/** One field of a form, as its screen describes it. */
export interface Field {
  name: string
  label: ReactNode
  kind?: 'text' | 'email' | 'tel' | 'password' | 'select' | 'checkbox' | 'textarea' | undefined
  hint?: string | undefined
  optional?: boolean | undefined
  autoComplete?: string | undefined
  /** What stands in it before anything is typed. */
  initial?: string | undefined
  options?: { value: string; label: string }[] | undefined
  placeholder?: string | undefined
  maxLength?: number | undefined
  /** How it is written once it is left: a mask takes whatever is pasted, and never fights the caret. */
  mask?: ((text: string) => string) | undefined
}

interface FormFieldProps {
  id: string
  field: Field
  value: string | undefined
  error: string | undefined
}

/** A field with its label, what it came back with, and what is wrong about it. */
export function FormField({ id, field, value, error }: FormFieldProps) {
  const words = useWords(formWords)
  const { name, label, kind = 'text', hint, optional = false, autoComplete, options = [], placeholder, maxLength, mask } = field
  const initial = value ?? field.initial ?? ''
  const told = { id, name, label, hint, error, required: !optional }
  if (kind === 'checkbox') return <CheckboxField {...told} value="on" defaultChecked={initial === 'on'} />
  const typed = { ...told, autoComplete, maxLength, defaultValue: initial, optionalLabel: optional ? words.optional : undefined }
  if (kind === 'select') return <SelectField {...told} autoComplete={autoComplete} defaultValue={initial} options={options} placeholder={placeholder} />
  if (kind === 'textarea') return <TextAreaField {...typed} />
  if (kind === 'password') return <PasswordField {...typed} />
  const format = (event: FocusEvent<HTMLInputElement>) => {
    if (mask) event.currentTarget.value = mask(event.currentTarget.value)
  }
  return <TextField {...typed} type={kind} inputMode={kind === 'text' ? undefined : kind} onBlur={format} />
}

/** A password that can be looked at while it is typed. */
function PasswordField(props: Parameters<typeof TextField>[0]) {
  const words = useWords(formWords)
  const [shown, setShown] = useState(false)
  const hydrated = useHydrated()
  return (
    <>
      <TextField {...props} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <div className={hydrated ? undefined : styles.later}>
        <CheckboxField label={words.showPassword} checked={shown} onChange={() => setShown(!shown)} />
      </div>
    </>
  )
}
