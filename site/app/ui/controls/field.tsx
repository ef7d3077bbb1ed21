import { useId } from 'react'
import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react'
import { Icon } from '#app/ui/elements/icon.tsx'
import styles from './field.module.css'

export type Told = {
  label: ReactNode
  hint?: ReactNode
  /** Instruction to correct the value: "Informe um e-mail válido". */
  error?: string | undefined
  /** Suffix of an optional field's label: "opcional". */
  optionalLabel?: string | undefined
}
type Native<Attributes> = Omit<Attributes, 'style' | 'className' | 'children'>

export type TextFieldProps = Told & Native<InputHTMLAttributes<HTMLInputElement>>
export type TextAreaFieldProps = Told & Native<TextareaHTMLAttributes<HTMLTextAreaElement>>
export type SelectFieldProps = Told &
  Native<SelectHTMLAttributes<HTMLSelectElement>> & {
    options: readonly { value: string; label: string }[]
    placeholder?: string | undefined
  }
export type CheckboxFieldProps = Omit<Told, 'optionalLabel'> &
  Native<InputHTMLAttributes<HTMLInputElement>> & { kind?: 'checkbox' | 'radio' | undefined }

export function TextField({ label, hint, error, optionalLabel, ...props }: TextFieldProps) {
  const ids = useFieldIds(props.id, hint, error)
  return (
    <Field ids={ids} told={{ label, hint, error, optionalLabel }}>
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
    <Field ids={ids} told={{ label, hint, error, optionalLabel }}>
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
    <Field ids={ids} told={{ label, hint, error, optionalLabel }}>
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
      <Told ids={ids} hint={hint} error={error} />
    </div>
  )
}

type FieldIds = ReturnType<typeof useFieldIds>

export function useFieldIds(given: string | undefined, hint: ReactNode, error: string | undefined) {
  const own = useId()
  const id = given ?? own
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

export function Field({ ids, told, children }: { ids: FieldIds; told: Told; children: ReactNode }) {
  return (
    <div className={styles.field} data-wrong={told.error ? true : undefined}>
      <label className={styles.label} htmlFor={ids.id}>
        {told.label}
        {told.optionalLabel && <span className={styles.optional}>{told.optionalLabel}</span>}
      </label>
      {children}
      <Told ids={ids} hint={told.hint} error={told.error} />
    </div>
  )
}

function Told({ ids, hint, error }: { ids: FieldIds; hint: ReactNode; error: string | undefined }) {
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
