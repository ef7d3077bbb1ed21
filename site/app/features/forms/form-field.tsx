import { useState } from 'react'
import type { FocusEvent, ReactNode } from 'react'
import { CheckboxField, SelectField, TextAreaField, TextField } from '#app/ui/controls/field.tsx'
import type { TextFieldProps } from '#app/ui/controls/field.tsx'
import { FileField } from '#app/ui/controls/file-field.tsx'
import { useHydrated } from '#app/ui/elements/use-hydrated.ts'
import { useTexts } from '#app/core/language.ts'
import { formsTexts } from '#texts/forms.js'
import type { Field } from '#shared/forms/describe-form.ts'
import styles from './form.module.css'

interface FormFieldProps {
  id: string
  name: string
  field: Field
  label: ReactNode
  hint: string | undefined
  options: readonly { value: string; label: string }[] | undefined
  mask: ((text: string) => string) | undefined
  /** Current values. */
  value: readonly string[]
  error: string | undefined
  /** True for the first invalid field. */
  first: boolean
}

/** Field of a form with its label, value and error. */
export function FormField({
  id,
  name,
  field,
  label,
  hint,
  options = [],
  mask,
  value,
  error,
  first,
}: FormFieldProps) {
  const texts = useTexts(formsTexts)
  const hydrated = useHydrated()
  const { kind, required = false, autoComplete, minLength, maxLength, rows } = field
  const { accept, maxFiles } = field
  // without JavaScript, autofocus moves the focus to the first invalid field
  const fieldProps = { id, name, label, hint, error, required, autoFocus: first && !hydrated }
  if (kind === 'tick')
    return <CheckboxField {...fieldProps} value="true" defaultChecked={value[0] === 'true'} />
  const optionalLabel = required ? undefined : texts.optional
  if (kind === 'choices')
    return (
      <Choices
        id={id}
        name={name}
        label={label}
        optional={texts.optional}
        options={options}
        chosen={value}
      />
    )
  if (kind === 'file')
    return (
      <FileField
        {...fieldProps}
        optionalLabel={optionalLabel}
        accept={accept}
        multiple={maxFiles !== undefined}
      />
    )
  const initial = value[0] ?? ''
  if (kind === 'select')
    return (
      <SelectField
        {...fieldProps}
        optionalLabel={optionalLabel}
        autoComplete={autoComplete}
        defaultValue={initial}
        options={options}
        placeholder={required && initial !== '' ? undefined : texts.choose}
      />
    )
  const typed = {
    ...fieldProps,
    optionalLabel,
    autoComplete,
    minLength,
    maxLength,
    defaultValue: initial,
  }
  if (kind === 'area') return <TextAreaField {...typed} rows={rows} />
  if (kind === 'password') return <PasswordField {...typed} />
  const format = (event: FocusEvent<HTMLInputElement>) => {
    if (mask) event.currentTarget.value = mask(event.currentTarget.value)
  }
  const type = kind === 'email' || kind === 'tel' ? kind : 'text'
  return (
    <TextField
      {...typed}
      type={type}
      inputMode={type === 'text' ? undefined : type}
      onBlur={format}
    />
  )
}

/** Password field with a show/hide button. */
function PasswordField(props: TextFieldProps) {
  const texts = useTexts(formsTexts)
  const [shown, setShown] = useState(false)
  const hydrated = useHydrated()
  return (
    <div className={styles.password}>
      <TextField
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={hydrated ? undefined : styles.later}>
        <CheckboxField
          label={texts.showPassword}
          checked={shown}
          onChange={() => setShown(!shown)}
        />
      </div>
    </div>
  )
}

interface ChoicesProps {
  id: string
  name: string
  label: ReactNode
  optional: string
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
}

/** Checkbox group for several options. */
function Choices({ id, name, label, optional, options, chosen }: ChoicesProps) {
  return (
    <fieldset id={id} className={styles.choices}>
      <legend>
        {label} <span className={styles.optional}>{optional}</span>
      </legend>
      {options.map((option) => (
        <CheckboxField
          key={option.value}
          name={name}
          value={option.value}
          label={option.label}
          defaultChecked={chosen.includes(option.value)}
        />
      ))}
    </fieldset>
  )
}
