/**
 * Escape closes a drawer of Payload without asking. This presses the drawer's own close button
 * instead, which asks when
 * files were chosen or text was typed. Answers whether it did.
 */
function pressCloseOfDrawer(): boolean {
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
    !pressCloseOfDrawer()
  )
    return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/**
 * The content locale that a click in the panel's list of them asks for; the button that opens the
 * list asks for none.
 */
export function localeClicked(event: MouseEvent): string | undefined {
  const choice =
    event.target instanceof Element ? event.target.closest('.popup-button-list__button') : null
  return choice?.querySelector<HTMLElement>('[data-locale]')?.dataset['locale']
}
