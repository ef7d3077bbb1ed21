/** Draft of a form of an account. */
export const draftOf = (name: string, user: unknown): string => `${name} ${String(user ?? '')}`

/**
 * Typed values of a form, kept in the session storage of the tab; `before`: value of the field when
 * the page was loaded.
 */
type Draft = [name: string, value: string, before: string][]

/**
 * Chosen files by form and field, kept in memory until the page is reloaded: session storage cannot
 * hold files.
 */
const files = new Map<string, Map<string, FileList>>()

const keyOf = (name: string): string => `draft ${name}`

const isFileInput = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'file'

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isTextControl = (control: Element): control is TextControl =>
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement ||
  (control instanceof HTMLInputElement && !/^(?:file|checkbox|radio|hidden)$/.test(control.type))

/** Value of a field when the page was loaded; empty for selects. */
const loadedValue = (control: TextControl): string =>
  control instanceof HTMLSelectElement ? '' : control.defaultValue

/**
 * Sets a value through the setter of the element's prototype, so that React detects the change in
 * controlled fields.
 */
function setValue(control: TextControl, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(control)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
}

/** Stores the changed values of a form as its draft; deletes the draft of an unchanged form. */
export function keepDraft(name: string, form: HTMLFormElement): void {
  const draft = [...form.elements].flatMap((control): Draft =>
    isTextControl(control) && control.name !== '' && control.value !== loadedValue(control)
      ? [[control.name, control.value, loadedValue(control)]]
      : [],
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
    // without session storage there is no draft to delete
  }
}

function readDraft(name: string): Draft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '[]')
    return (Array.isArray(draft) ? draft : []).filter(
      (pair): pair is Draft[number] =>
        Array.isArray(pair) && pair.length === 3 && pair.every((part) => typeof part === 'string'),
    )
  } catch {
    return []
  }
}

/**
 * Fills the fields of a form from its draft and dispatches `input` and `change` events. A field
 * whose loaded value has changed since the draft keeps the new value. Returns true if a field was
 * filled.
 */
export function restoreDraft(name: string, form: HTMLFormElement): boolean {
  const draft = new Map(readDraft(name).map(([field, ...values]) => [field, values]))
  const chosen = files.get(name)
  const restored: Element[] = []
  for (const control of form.elements) {
    if (isFileInput(control)) {
      const own = chosen?.get(control.name)
      if (!own || control.files?.length) continue
      control.files = own
    } else if (isTextControl(control)) {
      const [text, before] = draft.get(control.name) ?? []
      const isUntouched = control.value === before || control.value === ''
      if (text === undefined || text === control.value || !isUntouched) continue
      setValue(control, text)
    } else continue
    restored.push(control)
  }
  // dispatched after all fields are filled, because each event stores the draft again
  for (const control of restored) {
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return restored.length > 0
}
