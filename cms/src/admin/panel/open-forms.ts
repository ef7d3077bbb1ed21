/** A document's form that is on screen; forms register themselves (`form-watch.tsx`). */
export interface OpenForm {
  /** `<collection>/<id>` or `globals/<slug>`. */
  document: string
  /** When the state was saved that the form began with. */
  updatedAt: string | undefined
  /** The values that the form began with. */
  base: Record<string, unknown>
  modified: boolean
  inDrawer: boolean
  markModified: () => void
}

const forms = new Set<() => OpenForm>()

/** Answers how to take the form off. */
export function registerForm(read: () => OpenForm): () => void {
  forms.add(read)
  return () => void forms.delete(read)
}

export const openForms = (): OpenForm[] => [...forms].map((read) => read())

export const hasUnsaved = (): boolean => openForms().some(({ modified }) => modified)
