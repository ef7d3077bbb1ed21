/** Time in which Payload renders a form or an opened tab, ms. */
const stepMs = 150
const maxWaitMs = 6000

const focusable =
  'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select:not(:disabled), [contenteditable=true], [tabindex="0"], button:not(:disabled)'

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, stepMs))

const visible = (id: string): HTMLElement | undefined => {
  const found = document.getElementById(id)
  return found?.checkVisibility() ? found : undefined
}

const tabs = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.tabs-field__tab-button'),
]

function show(field: HTMLElement): void {
  field.scrollIntoView({ block: 'center' })
  const control = field.matches(focusable) ? field : field.querySelector<HTMLElement>(focusable)
  control?.focus({ preventScroll: true })
}

/**
 * Scrolls to a field of the form and focuses it; opens its tab. A field that the form does not have
 * leaves the form as it was.
 *
 * @param id - Id of the field's element: `field-text`.
 */
export async function openField(id: string): Promise<void> {
  const end = Date.now() + maxWaitMs
  while (Date.now() < end && document.querySelector('.collection-edit .field-type') === null)
    await pause()
  const active = tabs().find((tab) => tab.classList.contains('tabs-field__tab-button--active'))
  const closed = tabs().filter((tab) => tab !== active)
  for (const tab of [undefined, ...closed]) {
    tab?.click()
    if (tab !== undefined) await pause()
    const field = visible(id)
    if (field) return show(field)
  }
  active?.click()
}
