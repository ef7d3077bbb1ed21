'use client'

import type { ComponentProps } from 'react'
import { FormField } from '#src/ui/form-fields.tsx'
import './forms.css'

interface TextFieldProps extends Pick<
  ComponentProps<'input'>,
  'lang' | 'required' | 'maxLength' | 'defaultValue'
> {
  name: string
  label: string
  fault: string
  type?: 'text' | 'tel' | 'email'
  /** Number of lines of a multi-line text. */
  rows?: number
}

/** Text field with its label. */
export const TextField = ({ label, fault, type = 'text', rows, ...attributes }: TextFieldProps) => (
  <FormField label={label} problem={fault}>
    {(control) =>
      rows === undefined ? (
        <input {...control} {...attributes} type={type} />
      ) : (
        <textarea {...control} {...attributes} rows={rows} />
      )
    }
  </FormField>
)
