/**
 * Clicks the close button of an open Payload drawer, which asks for confirmation if there are
 * unsaved changes or selected files; Payload closes drawers on Escape without asking. Returns true
 * if a drawer was open.
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

/** Asks before a click beside an open drawer closes it; true if the click was handled. */
export function confirmOnBackdrop({ target }: MouseEvent): boolean {
  return (
    target instanceof Element && target.closest('.drawer__close') !== null && clickDrawerClose()
  )
}

/**
 * Content locale that a click selects in the panel's locale menu or in the editor's header;
 * undefined for other clicks.
 */
export function localeClicked({ target }: MouseEvent): string | undefined {
  if (!(target instanceof Element)) return undefined
  const link = target.closest<HTMLElement>('[data-content-locale]:not([aria-current])')
  if (link) return link.dataset['contentLocale']
  const choice = target.closest('.popup-button-list__button')
  return choice?.querySelector<HTMLElement>('[data-locale]')?.dataset['locale']
}
