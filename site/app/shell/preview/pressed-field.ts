import { pressedField } from '@vitrine/contract/panel'
import type { PressedField } from '@vitrine/contract/panel'
import { fieldTexts, fieldWith } from './field-texts.ts'
import type { FieldText } from './field-texts.ts'
import styles from './pressed-field.module.css'

/** Maximum elements around the pressed one whose text is compared. */
const maxAround = 4
/** Maximum length of a compared text, characters. */
const maxText = 3000

interface Pressed {
  element: HTMLElement
  field: PressedField
}

const textOf = (element: Element | null | undefined): string =>
  element?.textContent?.slice(0, maxText) ?? ''

/** File of a picture: `tc-480.webp`. */
function pressedPicture(element: HTMLElement): Pressed | undefined {
  if (!(element instanceof HTMLImageElement)) return undefined
  const { pathname } = new URL(element.currentSrc || element.src, location.href)
  const file = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1))
  return { element, field: { file } }
}

/** Part number and heading of a cell of the table of part numbers, or heading of a listed value. */
function pressedValue(element: HTMLElement): Pressed | undefined {
  const value = element.closest<HTMLElement>('td, th, dd')
  if (value?.tagName === 'DD')
    return {
      element: value,
      field: { part: '', heading: textOf(value.parentElement?.querySelector('dt')) },
    }
  if (!(value instanceof HTMLTableCellElement)) return undefined
  const row = value.closest('tr')
  const heading = value.closest('table')?.tHead?.rows[0]?.cells[value.cellIndex]
  return row?.id && value.closest('tbody')
    ? { element: value, field: { part: row.id, heading: textOf(heading) } }
    : undefined
}

/** Field with the text of an element, or of one of the elements around it. */
function pressedText(pressed: HTMLElement, texts: readonly FieldText[]): Pressed | undefined {
  let element: HTMLElement | null = pressed
  for (let step = 0; element && element !== document.body && step < maxAround; step++) {
    const found = fieldWith(texts, textOf(element))
    if (found) return { element, field: { path: found.path } }
    element = element.parentElement
  }
  return undefined
}

const controls = 'input, select, textarea, summary'

/**
 * Marks what is under the pointer, and sends the panel the field of what is pressed. Only of a page
 * in the panel's frame.
 *
 * @param values - Values of the form; undefined until the panel has sent them.
 */
export function followPresses(
  values: () => Readonly<Record<string, unknown>> | undefined,
  signal: AbortSignal,
): void {
  let read: { of: unknown; texts: FieldText[] } | undefined
  const find = (target: EventTarget | null): Pressed | undefined => {
    const data = values()
    if (!data || !(target instanceof HTMLElement) || target.closest(controls)) return undefined
    if (read?.of !== data) read = { of: data, texts: fieldTexts(data) }
    return pressedPicture(target) ?? pressedText(target, read.texts) ?? pressedValue(target)
  }
  let marked: HTMLElement | undefined
  const mark = (element: HTMLElement | undefined): void => {
    if (element === marked) return
    marked?.classList.remove(styles.mark ?? '')
    marked = element
    marked?.classList.add(styles.mark ?? '')
  }
  addEventListener('pointerover', ({ target }) => mark(find(target)?.element), { signal })
  addEventListener(
    'click',
    (event) => {
      const pressed = event.ctrlKey || event.metaKey ? undefined : find(event.target)
      if (!pressed) return
      event.preventDefault()
      event.stopPropagation()
      window.parent.postMessage({ type: pressedField, ...pressed.field }, location.origin)
    },
    { signal, capture: true },
  )
}
