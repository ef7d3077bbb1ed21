/** Rejected value of a form: its field (if it has one) and the error message. */
export interface FormFault {
  field?: string
  message: string
}

/** Response to a form on one of our own pages in the panel. */
export interface FormAnswer {
  message: string
  /** True if everything was saved; otherwise nothing was. */
  done: boolean
  /** Path of the created document. */
  href?: string
  faults?: FormFault[]
}

/** Name of the form field of a localized value. */
export const fieldIn = (name: string, locale: string): string => `${name}.${locale}`
