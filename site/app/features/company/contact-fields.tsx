import type { ReactNode } from 'react'
import type { Answer } from '@vitrine/contract/client'
import { useTexts } from '#app/core/language.ts'
import { Consent } from '#app/features/forms/consent.tsx'
import { Form } from '#app/features/forms/form.tsx'
import { contactForm } from '#shared/forms/contact.ts'
import { leadFormsTexts } from '#texts/lead-forms.js'

interface ContactFieldsProps {
  departments: Answer<'departments-list'>['data']
  initial?: {
    product?: string | undefined
    part_number?: string | undefined
    message?: string | undefined
  }
  /** Path of the contact page, on other pages. */
  action?: string
  children?: ReactNode
}

/** Fields of a message to a department. */
export function ContactFields({ departments, ...props }: ContactFieldsProps) {
  const { contact, fields, consent } = useTexts(leadFormsTexts)
  return (
    <Form
      form={contactForm}
      labels={{ ...fields, department: contact.department, consent: <Consent text={consent} /> }}
      hints={{ message: contact.hint }}
      choices={{
        department: departments.map(({ slug, title }) => ({ value: slug, label: title })),
      }}
      submit={contact.submit}
      done={contact.done}
      {...props}
    />
  )
}
