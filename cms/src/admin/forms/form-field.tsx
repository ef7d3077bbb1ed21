'use client'

import { useId } from 'react'
import type { ReactNode } from 'react'
import './forms.css'

/** Attributes that connect a control with its label, hint and error. */
interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FormFieldProps {
  label: string
  hint?: string | undefined
  fault?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** Label, hint and error of a form control; `children` renders the control. */
export function FormField({ label, hint, fault = '', children }: FormFieldProps) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', fault ? `${id}-fault` : ''].filter(Boolean).join(' ')
  return (
    <div className="form-field" data-invalid={fault === '' ? undefined : true}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': fault === '' ? undefined : true,
      })}
      {hint ? (
        <p id={`${id}-hint`} className="form-field__hint">
          {hint}
        </p>
      ) : null}
      {fault ? (
        <p id={`${id}-fault`} className="form-field__fault">
          {fault}
        </p>
      ) : null}
    </div>
  )
}
