/** Selector of visible errors: Payload's, and those of grid cells. */
const errors = '.field-error, .variants-grid__cell--wrong'

/** Closed tabs, rows and collapsible groups that can contain an error. */
const openers = [
  '.tabs-field__tab-button--has-error:not(.tabs-field__tab-button--active)',
  ':is(.array-field__row--has-errors, .blocks-field__row--has-errors).collapsible--collapsed > .collapsible__toggle-wrap > .collapsible__toggle',
  '.collapsible-field--has-error > .collapsible--collapsed > .collapsible__toggle-wrap > .collapsible__toggle',
].join()

const focusable =
  'input:not([type=hidden]), textarea, select, [contenteditable=true], [tabindex="0"], button'

/** Maximum nesting of tabs, rows and groups. */
const maxOpened = 6

/** Time in which Payload renders an opened tab or row, ms. */
const renderMs = 250

const firstVisible = (form: Element, selector: string): HTMLElement | undefined =>
  [...form.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility())

/**
 * Opens the tabs and groups around the first error of a form, scrolls to it and focuses its field.
 */
export async function goToFirstError(form: Element): Promise<void> {
  for (let opened = 0; opened <= maxOpened; opened++) {
    const error = firstVisible(form, errors)
    if (error) {
      error.scrollIntoView({ block: 'center' })
      const field = error.matches('[data-row]') ? error : error.closest('.field-type')
      const control = field?.matches('[data-row]')
        ? (field as HTMLElement)
        : field?.querySelector<HTMLElement>(focusable)
      control?.focus({ preventScroll: true })
      return
    }
    const opener = firstVisible(form, openers)
    if (!opener) return
    opener.click()
    await new Promise((resolve) => setTimeout(resolve, renderMs))
  }
}
