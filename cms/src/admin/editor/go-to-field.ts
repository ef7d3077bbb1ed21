import type { EditorStore } from './editor-store.ts'

/** Selector of the control that holds the value of a field. */
const value =
  'input:not([type=hidden]), textarea, select, [contenteditable=true], [role=grid] [tabindex="0"]'
/** Selector of other controls, which come before the value of a rich text. */
const other = '[tabindex="0"], button'

const controlIn = (field: HTMLElement, selector: string): HTMLElement | null =>
  field.matches(selector) ? field : field.querySelector<HTMLElement>(selector)

/** Maximum time until a section is rendered, ms. */
const maxRenderMs = 5000
/** Time in which the grids above a field load, ms. */
const maxSettleMs = 2000

/** Lowest place of the beginning of a field in view, as a share of the height of the window. */
const maxTop = 0.7

/** Name of the field in an address: `#field-seo__title`; undefined for another one. */
export function fieldInHash(hash: string): string | undefined {
  const name = /^#field-([\w-]{1,100})$/.exec(hash)?.[1]
  return name?.replaceAll('__', '.')
}

const idOf = (path: string): string => `field-${path.replaceAll('.', '__')}`

const findField = (path: string): HTMLElement | null =>
  document.getElementById(idOf(path)) ??
  document.querySelector<HTMLElement>(`.editor-field[data-field~="${path}"]`)

/** Field, or the group that renders it once it is in view. */
function findBlock(path: string): HTMLElement | null {
  const field = findField(path)
  if (field) return field.closest<HTMLElement>('.editor-field') ?? field
  const end = path.lastIndexOf('.')
  return end === -1 ? null : findBlock(path.slice(0, end))
}

/** Scrolls to a field, unless its beginning is in view. */
function show(block: HTMLElement): void {
  const { top } = block.getBoundingClientRect()
  if (top > 0 && top < window.innerHeight * maxTop) return
  block.scrollIntoView({ block: 'center' })
}

/** Events by which a person scrolls or moves on. */
const actions = ['wheel', 'pointerdown', 'keydown', 'touchstart'] as const

/** Keeps a field in view while the grids above it load, until the person scrolls or types. */
async function keepShown(block: HTMLElement): Promise<void> {
  const acted = new AbortController()
  for (const action of actions)
    window.addEventListener(action, () => acted.abort(), { signal: acted.signal })
  const ends = performance.now() + maxSettleMs
  while (!acted.signal.aborted && block.isConnected && performance.now() < ends) {
    show(block)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  acted.abort()
}

/** Attempts after which a group that was not rendered is scrolled out of view and back. */
const awaySteps = 8

const nextFrame = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/**
 * Scrolls away from a block and back. Payload renders the parts of a group by the first of the
 * notices of its IntersectionObserver; while the page is built that one is outdated.
 */
async function leaveAndReturn(block: HTMLElement): Promise<void> {
  window.scrollTo(0, 0)
  await nextFrame()
  show(block)
  await nextFrame()
}

/** Renders all sections, scrolls to a field and focuses it. */
export async function goToField(store: EditorStore, path: string): Promise<void> {
  store.set({ isWhole: true })
  const ends = performance.now() + maxRenderMs
  for (let step = 0; ; step += 1) {
    const field = findField(path)
    const block = findBlock(path)
    // repeated while the fields above it are rendered, because the parts of a group are rendered
    // only in view
    if (block) show(block)
    if (block && !document.getElementById(idOf(path)) && step % awaySteps === awaySteps - 1)
      await leaveAndReturn(block)
    const isLate = performance.now() > ends
    // rich texts and grids load their controls after the field
    const control =
      field &&
      block &&
      (controlIn(field, value) ??
        controlIn(block, value) ??
        (isLate ? controlIn(block, other) : null))
    // the form is disabled until the browser has received its state
    if (control && !control.matches(':disabled')) control.focus({ preventScroll: true })
    if (block && (control === document.activeElement || isLate)) return keepShown(control ?? block)
    if (isLate) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
