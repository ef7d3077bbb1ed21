import type { FormDescription } from '#shared/forms/describe-form.ts'

/** Kinds of fields whose values are not stored: passwords, files, and values set by the page. */
const unstoredKinds = new Set(['password', 'file', 'hidden'])

const keyOf = ({ name }: FormDescription): string => `in:draft-${name}`

const isKept = (form: FormDescription, name: string): boolean => {
  const field = form.fields[name]
  return field !== undefined && !unstoredKinds.has(field.kind)
}

/**
 * Stores the typed text of a public form for the session of the tab, so that leaving the page does
 * not lose it.
 */
export function storeDraft(form: FormDescription, element: HTMLFormElement): void {
  const typed = [...new FormData(element)].filter(
    ([name, value]) => isKept(form, name) && typeof value === 'string' && value !== '',
  )
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(typed))
  } catch {
    // without storage, the text is lost when the page is left
  }
}

/** Deletes the draft of a form that was sent. */
export function deleteDraft(form: FormDescription): void {
  try {
    sessionStorage.removeItem(keyOf(form))
  } catch {
    // without storage, there is no draft
  }
}

function readDraft(form: FormDescription): Map<string, string[]> {
  try {
    const typed: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '[]')
    const pairs = (Array.isArray(typed) ? typed : []).filter(
      (pair): pair is [string, string] =>
        Array.isArray(pair) && pair.every((part) => typeof part === 'string'),
    )
    return new Map(
      [...Map.groupBy(pairs, ([name]) => name)].map(([name, own]) => [
        name,
        own.map(([, value]) => value),
      ]),
    )
  } catch {
    return new Map()
  }
}

/**
 * Sets the value of a control by its native setter, so that React handles the event as user input.
 */
function setValue(control: Element, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    value,
  )
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Restores the draft of a form into the fields that were not changed on this page. */
export function restoreDraft(form: FormDescription, element: HTMLFormElement): void {
  const draft = readDraft(form)
  for (const control of element.elements) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      const wanted = draft.get(control.name)?.includes(control.value) ?? false
      if (isKept(form, control.name) && wanted && !control.checked) control.click()
    } else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    ) {
      const [text] = draft.get(control.name) ?? []
      if (text === undefined || !isKept(form, control.name)) continue
      const isChanged =
        control instanceof HTMLSelectElement
          ? control.value !== ''
          : control.value !== control.defaultValue
      if (!isChanged && control.value !== text) setValue(control, text)
    }
  }
}
