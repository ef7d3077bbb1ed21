import type { RefObject } from 'react'
import { useDocumentKeys } from '#src/admin/panel/use-document-keys.ts'

/** True if the key belongs to an input field or an open dialog. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open], :popover-open') !== null) return true
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable ||
    /^(TEXTAREA|SELECT)$/.test(target.tagName) ||
    (target instanceof HTMLInputElement && target.type !== 'checkbox')
  )
}

/** Focuses a row, or its link if the row itself is not focusable (picture grid). */
const focusOn = (row: HTMLElement): void =>
  (row.hasAttribute('tabindex') ? row : row.querySelector<HTMLElement>('[data-open]'))?.focus()

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey

/** Row that an arrow leads to: the first one without a row in focus. */
const nextIndex = (index: number, key: 'ArrowDown' | 'ArrowUp'): number =>
  index === -1 ? 0 : index + (key === 'ArrowDown' ? 1 : -1)

/** Keys that concern the list as a whole. */
function actOnList(
  key: string,
  { search, untick, filter, takeOut }: Omit<ListKeys, 'table' | 'tick'>,
  run: (act: () => void) => void,
): void {
  const acts: Record<string, (() => void) | undefined> = {
    f: filter,
    backspace: takeOut,
    '/': () => search.current?.select(),
  }
  const act = acts[key.toLowerCase()]
  if (act) run(act)
  else if (key === 'Escape') untick()
}

interface ListKeys {
  table: RefObject<HTMLElement | null>
  search: RefObject<HTMLInputElement | null>
  tick: (id: number) => void
  untick: () => void
  /** Opens or closes the filters. */
  filter?: (() => void) | undefined
  /** Takes out the last filter. */
  takeOut?: (() => void) | undefined
}

/**
 * Keyboard shortcuts of a list: ↑ and ↓ move, X ticks, Enter opens, `/` focuses the search, F opens the
 * filters, Backspace takes out the last one, Esc clears the ticks.
 */
export function useListKeys({ table, search, tick, untick, filter, takeOut }: ListKeys): void {
  useDocumentKeys((event) => {
    const { key, target } = event
    if (event.defaultPrevented || hasModifier(event) || isElsewhere(target)) return
    const rows = [...(table.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const current = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-row]') : null
    const index = current === null ? -1 : rows.indexOf(current)
    const run = (act: () => void): void => {
      event.preventDefault()
      act()
    }
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const next = rows[nextIndex(index, key)]
      if (next) run(() => focusOn(next))
    } else if (key === 'x' || key === 'X') {
      const id = Number(current?.dataset['row'])
      if (id > 0) run(() => tick(id))
    } else if (key === 'Enter' && current !== null && target === current)
      run(() => current.querySelector<HTMLElement>('[data-open]')?.click())
    else actOnList(key, { search, untick, filter, takeOut }, run)
  })
}
