import type { EditorStore } from './editor-store.ts'

/** Controls of a field, the one for its value first; a rich text has buttons before its text. */
const controls = [
  'input:not([type=hidden]), textarea, select, [contenteditable=true], [role=grid] [tabindex="0"]',
  '[tabindex="0"], button',
]

function controlIn(field: Element): HTMLElement | null {
  for (const selector of controls) {
    if (field.matches(selector)) return field as HTMLElement
    const control = field.querySelector<HTMLElement>(selector)
    if (control) return control
  }
  return null
}

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
  let field = findField(path)
  while (!field && performance.now() < ends) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    field = findField(path)
  }
  if (!field) return
  const block = field.closest<HTMLElement>('.editor-field') ?? field
  block.scrollIntoView({ block: block.clientHeight > window.innerHeight / 2 ? 'start' : 'center' })
  const control = controlIn(field) ?? controlIn(block)
  control?.focus({ preventScroll: true })
}
