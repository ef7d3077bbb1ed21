/** A value that was refused: the form's field, where it is one, and a sentence. */
export interface FormFault {
  field?: string
  message: string
}

/** Answer of a form on a page of the panel's own. */
export interface FormAnswer {
  message: string
  /** Whether everything was saved; otherwise nothing was. */
  done: boolean
  /** The document that was made. */
  href?: string
  faults?: FormFault[]
}

/** Name of the form's field that has a value in one locale. */
export const fieldIn = (name: string, locale: string): string => `${name}.${locale}`
