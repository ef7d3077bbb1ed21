import type { FieldRefusal, Refusal } from './refusals.ts'

/** Document form on screen; forms register themselves (`form-watch.tsx`). */
export interface OpenForm {
  /**
   * Path of the document: `<collection>/<id>`, `<collection>` for a new document, or
   * `globals/<slug>`.
   */
  document: string
  /** `updatedAt` of the version that the form was opened with. */
  updatedAt: string | undefined
  /** Values that the form was opened with. */
  base: Record<string, unknown>
  modified: boolean
  inDrawer: boolean
  markModified: () => void
  /** Keeps the form marked as modified although Payload, which is sending it, marks it as saved. */
  keepModified: () => void
  refusals: readonly Refusal[]
  /** Shows the errors of a rejected save at their fields. */
  refuse: (refused: readonly FieldRefusal[], isDraft: boolean) => void
  /** Removes the errors of the previous save. */
  accept: () => void
}

const forms = new Set<() => OpenForm>()

/** Registers a form; returns the function that removes it. */
export function registerForm(read: () => OpenForm): () => void {
  forms.add(read)
  return () => void forms.delete(read)
}

export const openForms = (): OpenForm[] => [...forms].map((read) => read())

/** Forms of our own pages in the panel; each function returns true if its form has unsaved text. */
const ownForms = new Set<() => boolean>()

/** Registers a form of one of our own pages; returns the function that removes it. */
export function registerUnsaved(read: () => boolean): () => void {
  ownForms.add(read)
  return () => void ownForms.delete(read)
}

export const hasUnsaved = (): boolean =>
  openForms().some(({ modified }) => modified) || [...ownForms].some((read) => read())

/** Opens the question before unsaved changes are discarded; set by the panel's provider. */
let question: ((leave: () => void) => void) | undefined

export function setLeaveQuestion(ask: typeof question): void {
  question = ask
}

/** Runs an act that discards unsaved changes of document forms, after a question if there are any. */
export function askBeforeLeaving(leave: () => void): void {
  if (question && openForms().some(({ modified }) => modified)) question(leave)
  else leave()
}

/** Form of a document; if several are open, the one in the topmost drawer. */
export function formOf(document: string): OpenForm | undefined {
  const found = openForms().filter((form) => form.document === document)
  return found.find(({ inDrawer }) => inDrawer) ?? found[0]
}

/** Path of a document as its form registers it. */
export const documentName = (
  id: unknown,
  collectionSlug: string | undefined,
  globalSlug: string | undefined,
): string =>
  globalSlug
    ? `globals/${globalSlug}`
    : id === undefined || id === null
      ? String(collectionSlug)
      : `${collectionSlug}/${String(id)}`
