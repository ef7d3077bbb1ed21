/** Text of a form that is kept for the session of a tab. */
type Draft = [name: string, value: string][]

/** Chosen files, which a browser's storage does not take: as long as the page is not loaded again. */
const files = new Map<string, Map<string, FileList>>()

const keyOf = (name: string): string => `draft ${name}`

const isFileInput = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'file'

/** Keeps what a form has; nothing of an empty one. */
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
    // without storage the text lasts as long as the page
  }
}

export function forgetDraft(name: string): void {
  files.delete(name)
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // nothing was kept
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

/** Puts a draft into the empty fields of a form, as typing does. Returns whether there was one. */
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
  // once all of them are there: the events keep the draft anew
  for (const control of restored) control.dispatchEvent(new Event('change', { bubbles: true }))
  return restored.length > 0
}
