import type { EditorStore } from './editor-store.ts'

/** Control of a field's value. */
const value =
  'input:not([type=hidden]), textarea, select, [contenteditable=true], [role=grid] [tabindex="0"]'
/** Other controls, which stand before the value of a rich text. */
const other = '[tabindex="0"], button'

const controlIn = (field: HTMLElement, selector: string): HTMLElement | null =>
  field.matches(selector) ? field : field.querySelector<HTMLElement>(selector)

/** Maximum time until a section is rendered, ms. */
const maxRenderMs = 3000

/** Name of the field in an address: `#field-seo__title`; undefined for another one. */
export function fieldInHash(hash: string): string | undefined {
  const name = /^#field-([\w-]{1,100})$/.exec(hash)?.[1]
  return name?.replaceAll('__', '.')
}

const findField = (path: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`#field-${path.replaceAll('.', '__')}`) ??
  document.querySelector<HTMLElement>(`.editor-field[data-field~="${path}"]`)

/** Renders all sections, scrolls to a field and focuses it. */
export async function goToField(store: EditorStore, path: string): Promise<void> {
  store.set({ isWhole: true })
  const ends = performance.now() + maxRenderMs
  let scrolled: HTMLElement | undefined
  for (;;) {
    const field = findField(path)
    const block = field?.closest<HTMLElement>('.editor-field') ?? field
    if (block && block !== scrolled) {
      const isHigh = block.clientHeight > window.innerHeight / 2
      block.scrollIntoView({ block: isHigh ? 'start' : 'center' })
      scrolled = block
    }
    const isLate = performance.now() > ends
    // rich texts and grids load their controls after the field
    const control =
      field &&
      block &&
      (controlIn(field, value) ??
        controlIn(block, value) ??
        (isLate ? controlIn(block, other) : null))
    // a form is disabled until the browser has its state
    if (control && !control.matches(':disabled')) control.focus({ preventScroll: true })
    if (control === document.activeElement || isLate) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
