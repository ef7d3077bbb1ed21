import type { ClientField } from 'payload'

/** Time between two looks for a field that Payload renders, ms. */
const stepMs = 100
const maxWaitMs = 6000

const focusable =
  'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select:not(:disabled), [contenteditable=true], [tabindex="0"], button:not(:disabled)'

const tabButton = '.tabs-field__tab-button'

/** Whether a field is among others, also within rows and groups without a name. */
const contains = (fields: readonly ClientField[], name: string): boolean =>
  fields.some(
    (field) =>
      ('name' in field && field.name === name) ||
      ('fields' in field && contains(field.fields, name)) ||
      (field.type === 'tabs' && field.tabs.some((tab) => contains(tab.fields, name))),
  )

/** Number of the tab with a field; undefined for one outside of tabs. */
const tabOf = (fields: readonly ClientField[], name: string): number | undefined => {
  const tabs = fields.find((field) => field.type === 'tabs')
  const index = tabs?.tabs.findIndex((tab) => contains(tab.fields, name)) ?? -1
  return index === -1 ? undefined : index
}

/** Elements of a field: Payload's, those of rich texts, which have their label alone, and our own. */
const selectorsOf = (field: string): string[] => [
  `[id="field-${field}"]`,
  `label[for="field-${field}"]`,
  `.editor-field[data-field~="${field.replaceAll('__', '.')}"]`,
  `.${field}-field`,
  ...(field === 'variants' || field === 'tooling' ? ['.collection-edit [role=grid]'] : []),
]

function show(found: HTMLElement): void {
  const field = found.matches('label')
    ? (found.closest<HTMLElement>('.field-type') ?? found)
    : found
  field.scrollIntoView({ block: 'center' })
  const control = field.matches(focusable) ? field : field.querySelector<HTMLElement>(focusable)
  control?.focus({ preventScroll: true })
}

/** Ends the search of an earlier call. */
let search = new AbortController()

/**
 * Scrolls to a field of the form and focuses it; opens its tab. Does nothing for a field that the
 * form does not show.
 *
 * @param field - Id of the field's element without `field-`: `seo__title`.
 */
export async function openField(field: string, fields: readonly ClientField[]): Promise<void> {
  const [name = ''] = field.split('__')
  const tab = tabOf(fields, name)
  const end = Date.now() + maxWaitMs
  search.abort()
  search = new AbortController()
  const { signal } = search
  let isOpened = tab === undefined
  while (Date.now() < end && !signal.aborted) {
    const button = isOpened
      ? undefined
      : document.querySelectorAll<HTMLElement>(tabButton)[tab ?? 0]
    if (button?.matches('.tabs-field__tab-button--active')) isOpened = true
    else button?.click()
    const found = selectorsOf(field)
      .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
      .find((element) => element.checkVisibility())
    if (found) return show(found)
    await new Promise((resolve) => setTimeout(resolve, stepMs))
  }
}
