/** Document form on screen; forms register themselves (`form-watch.tsx`). */
export interface OpenForm {
  /** `<collection>/<id>` or `globals/<slug>`. */
  document: string
  /** `updatedAt` of the version that the form was opened with. */
  updatedAt: string | undefined
  /** Values that the form was opened with. */
  base: Record<string, unknown>
  modified: boolean
  inDrawer: boolean
  markModified: () => void
}

const forms = new Set<() => OpenForm>()

/** Registers a form; returns the function that removes it. */
export function registerForm(read: () => OpenForm): () => void {
  forms.add(read)
  return () => void forms.delete(read)
}

export const openForms = (): OpenForm[] => [...forms].map((read) => read())

export const hasUnsaved = (): boolean => openForms().some(({ modified }) => modified)
