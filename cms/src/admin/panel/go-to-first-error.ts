/**
 * Selector of the error buttons above a grid. A grid renders only the rows in view, so that an
 * error in another row can be reached only by these buttons.
 */
const gridError = '.variants-grid__summary [data-error]'
const errors = `.field-error, ${gridError}`

/** Selector of the controls that open closed tabs, rows and collapsible groups with errors. */
const openers = [
  '.tabs-field__tab-button--has-error:not(.tabs-field__tab-button--active)',
  ':is(.array-field__row--has-errors, .blocks-field__row--has-errors).collapsible--collapsed > .collapsible__toggle-wrap > .collapsible__toggle',
  '.collapsible-field--has-error > .collapsible--collapsed > .collapsible__toggle-wrap > .collapsible__toggle',
].join()

const focusable =
  'input:not([type=hidden]), textarea, select, [contenteditable=true], [tabindex="0"], button'

/**
 * Maximum attempts: enough for nested tabs, rows and groups, and for the loading time of a grid.
 */
const maxAttempts = 12

/** Time in which Payload renders an opened tab or row, ms. */
const renderMs = 250

const firstVisible = (form: Element, selector: string): HTMLElement | undefined =>
  [...form.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility())

/**
 * Opens the tabs and groups around the first error of a form, scrolls to it and focuses its field.
 */
export async function goToFirstError(form: Element): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const error = firstVisible(form, errors)
    if (error) {
      error.scrollIntoView({ block: 'center' })
      if (error.matches(gridError)) error.click()
      else
        error
          .closest('.field-type')
          ?.querySelector<HTMLElement>(focusable)
          ?.focus({ preventScroll: true })
      return
    }
    const opener = firstVisible(form, openers)
    if (!opener && attempt === 0) return
    opener?.click()
    await new Promise((resolve) => setTimeout(resolve, renderMs))
  }
}
