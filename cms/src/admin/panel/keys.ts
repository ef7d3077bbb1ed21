/**
 * Escape closes a Payload drawer without confirmation. Clicks the drawer's close button instead,
 * which asks for confirmation when there are unsaved changes or selected files. Returns whether a
 * drawer was open.
 */
function clickDrawerClose(): boolean {
  const open = [
    ...document.querySelectorAll<HTMLElement>(
      '.payload__modal-item:not(dialog), dialog.payload__modal-item[open]',
    ),
  ].at(-1)
  if (!open || open.matches('.confirmation-modal') || open.querySelector('.confirmation-modal'))
    return false
  const close = open.querySelector<HTMLButtonElement>(
    '.drawer-close-button, .doc-drawer__header-close',
  )
  close?.click()
  return close !== null
}

export function confirmOnEscape(event: KeyboardEvent): void {
  if (
    event.key !== 'Escape' ||
    document.querySelector('dialog[open]:not(.payload__modal-item)') ||
    !clickDrawerClose()
  )
    return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/**
 * Content locale of a click in the panel's locale menu; undefined for a click on the button that
 * opens it.
 */
export function localeClicked(event: MouseEvent): string | undefined {
  const choice =
    event.target instanceof Element ? event.target.closest('.popup-button-list__button') : null
  return choice?.querySelector<HTMLElement>('[data-locale]')?.dataset['locale']
}
