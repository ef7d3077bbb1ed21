/** Text of a form, kept in the session storage of the tab. */
type Draft = [name: string, value: string][]

/** Chosen files, kept in memory until the page is reloaded: session storage cannot hold files. */
const files = new Map<string, Map<string, FileList>>()

const keyOf = (name: string): string => `draft ${name}`

const isFileInput = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'file'

/** Keeps the values of a form; deletes the draft of an empty form. */
export function keepDraft(name: string, form: HTMLFormElement): void {
  const draft: Draft = [...new FormData(form)].flatMap(([field, value]): Draft =>
    typeof value === 'string' && value !== '' ? [[field, value]] : [],
  )
  files.set(
    name,
    new Map(
      [...form.elements]
        .filter(isFileInput)
        .flatMap(({ name: field, files: chosen }) => (chosen?.length ? [[field, chosen]] : [])),
    ),
  )
  try {
    if (draft.length === 0) sessionStorage.removeItem(keyOf(name))
    else sessionStorage.setItem(keyOf(name), JSON.stringify(draft))
  } catch {
    // without session storage the draft is lost
  }
}

export function forgetDraft(name: string): void {
  files.delete(name)
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // no storage or no draft
  }
}

function readDraft(name: string): Draft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '[]')
    return (Array.isArray(draft) ? draft : []).filter(
      (pair): pair is Draft[number] =>
        Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string'),
    )
  } catch {
    return []
  }
}

/**
 * Fills the empty fields of a form from its draft, with the events of typing. Returns true if there
 * was a draft.
 */
export function restoreDraft(name: string, form: HTMLFormElement): boolean {
  const draft = new Map(readDraft(name))
  const chosen = files.get(name)
  const restored: Element[] = []
  for (const control of form.elements) {
    if (isFileInput(control)) {
      const own = chosen?.get(control.name)
      if (!own || control.files?.length) continue
      control.files = own
    } else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    ) {
      const text = draft.get(control.name)
      if (text === undefined || control.value !== '') continue
      control.value = text
    } else continue
    restored.push(control)
  }
  // after all fields are filled: each event saves the draft again
  for (const control of restored) control.dispatchEvent(new Event('change', { bubbles: true }))
  return restored.length > 0
}
