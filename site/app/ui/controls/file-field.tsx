import type { InputHTMLAttributes } from 'react'
import { Field, useFieldIds } from './field.tsx'
import type { FieldTexts } from './field.tsx'
import styles from './field.module.css'

export type FileFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'className' | 'children' | 'type'>

/** File input with label, hint and error. */
export function FileField({ label, hint, error, optionalLabel, ...props }: FileFieldProps) {
  const ids = useFieldIds(props.id, hint, error)
  return (
    <Field ids={ids} texts={{ label, hint, error, optionalLabel }}>
      <input {...props} {...ids.attributes} type="file" className={styles.file} />
    </Field>
  )
}
