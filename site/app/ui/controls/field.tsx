import { useId } from 'react'
import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react'
import { Icon } from '#app/ui/elements/icon.tsx'
import styles from './field.module.css'

export type FieldTexts = {
  label: ReactNode
  hint?: ReactNode
  /** Instruction to correct the value: "Informe um e-mail válido". */
  error?: string | undefined
  /** Suffix of an optional field's label: "opcional". */
  optionalLabel?: string | undefined
}
type Native<Attributes> = Omit<Attributes, 'style' | 'className' | 'children'>

export type TextFieldProps = FieldTexts & Native<InputHTMLAttributes<HTMLInputElement>>
export type TextAreaFieldProps = FieldTexts & Native<TextareaHTMLAttributes<HTMLTextAreaElement>>
export type SelectFieldProps = FieldTexts &
  Native<SelectHTMLAttributes<HTMLSelectElement>> & {
    options: readonly { value: string; label: string }[]
    placeholder?: string | undefined
  }
export type CheckboxFieldProps = Omit<FieldTexts, 'optionalLabel'> &
  Native<InputHTMLAttributes<HTMLInputElement>> & { kind?: 'checkbox' | 'radio' | undefined }

export function TextField({ label, hint, error, optionalLabel, ...props }: TextFieldProps) {
  const ids = useFieldIds(props.id, hint, error)
  return (
    <Field ids={ids} texts={{ label, hint, error, optionalLabel }}>
      <input type="text" {...props} {...ids.attributes} className={styles.control} />
    </Field>
  )
}

export function TextAreaField({
  label,
  hint,
  error,
  optionalLabel,
  rows = 5,
  ...props
}: TextAreaFieldProps) {
  const ids = useFieldIds(props.id, hint, error)
  return (
    <Field ids={ids} texts={{ label, hint, error, optionalLabel }}>
      <textarea rows={rows} {...props} {...ids.attributes} className={styles.control} />
    </Field>
  )
}

export function SelectField({
  label,
  hint,
  error,
  optionalLabel,
  options,
  placeholder,
  ...props
}: SelectFieldProps) {
  const ids = useFieldIds(props.id, hint, error)
  return (
    <Field ids={ids} texts={{ label, hint, error, optionalLabel }}>
      <span className={styles.select}>
        <select {...props} {...ids.attributes} className={styles.control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </Field>
  )
}

export function CheckboxField({
  label,
  hint,
  error,
  kind = 'checkbox',
  ...props
}: CheckboxFieldProps) {
  const ids = useFieldIds(props.id, hint, error)
  return (
    <div className={styles.field}>
      <label className={styles.choice}>
        <input {...props} {...ids.attributes} type={kind} className={styles.box} />
        <span>{label}</span>
      </label>
      <FieldMessages ids={ids} hint={hint} error={error} />
    </div>
  )
}

type FieldIds = ReturnType<typeof useFieldIds>

export function useFieldIds(
  explicitId: string | undefined,
  hint: ReactNode,
  error: string | undefined,
) {
  const own = useId()
  const id = explicitId ?? own
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    attributes: {
      id,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': error ? true : undefined,
    },
  }
}

export function Field({
  ids,
  texts,
  children,
}: {
  ids: FieldIds
  texts: FieldTexts
  children: ReactNode
}) {
  return (
    <div className={styles.field} data-wrong={texts.error ? true : undefined}>
      <label className={styles.label} htmlFor={ids.id}>
        {texts.label}
        {texts.optionalLabel && <span className={styles.optional}>{texts.optionalLabel}</span>}
      </label>
      {children}
      <FieldMessages ids={ids} hint={texts.hint} error={texts.error} />
    </div>
  )
}

function FieldMessages({
  ids,
  hint,
  error,
}: {
  ids: FieldIds
  hint: ReactNode
  error: string | undefined
}) {
  return (
    <>
      {error && (
        <p className={styles.error} id={`${ids.id}-error`}>
          <Icon name="error" size="small" />
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={`${ids.id}-hint`}>
          {hint}
        </p>
      )}
    </>
  )
}
