/** Control of a field's value. */
const value =
  'input:not([type=hidden]), textarea, select, [contenteditable=true], [role=grid] [tabindex="0"]'
/** Other controls, which stand before the value of a rich text. */
const other = '[tabindex="0"], button'

const controlIn = (field: HTMLElement, selector: string): HTMLElement | null =>
  field.matches(selector) ? field : field.querySelector<HTMLElement>(selector)

/** Maximum time until a section is rendered, ms. */
const maxRenderMs = 5000
/** Time in which the tables above a field load, ms. */
const maxSettleMs = 2000

/** Lowest place of the beginning of a field in view, as a share of the height of the window. */
const maxTop = 0.7

/** Name of the field in an address: `#field-seo__title`; undefined for another one. */
export function fieldInHash(hash: string): string | undefined {
  const name = /^#field-([\w-]{1,100})$/.exec(hash)?.[1]
  return name?.replaceAll('__', '.')
}

const idOf = (path: string): string => `field-${path.replaceAll('.', '__')}`

/** Element of a field, of its section in the editor, or of a rich text, which has a label alone. */
const findField = (path: string): HTMLElement | null =>
  document.getElementById(idOf(path)) ??
  document.querySelector<HTMLElement>(`.editor-field[data-field~="${path}"]`) ??
  document.querySelector(`label[for="${idOf(path)}"]`)?.closest<HTMLElement>('.field-type') ??
  null

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

/** Actions after which a person decides what is in view. */
const actions = ['wheel', 'pointerdown', 'keydown', 'touchstart'] as const

/** Keeps a field in view while tables above it load, until the person acts or `stop` aborts. */
async function keepShown(block: HTMLElement, stop: AbortSignal): Promise<void> {
  const acted = new AbortController()
  for (const action of actions)
    window.addEventListener(action, () => acted.abort(), { signal: acted.signal })
  const ends = performance.now() + maxSettleMs
  while (!acted.signal.aborted && !stop.aborted && block.isConnected && performance.now() < ends) {
    show(block)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  acted.abort()
}

/** Steps after which a group that was not rendered is left and shown again. */
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

/** Ends the search for the field of an earlier call. */
let search = new AbortController()

/**
 * Scrolls to a field of the form and focuses it.
 *
 * @param renderAll - Renders the parts of the form that are rendered in view only.
 */
export async function goToField(path: string, renderAll?: () => void): Promise<void> {
  search.abort()
  search = new AbortController()
  const { signal } = search
  renderAll?.()
  const ends = performance.now() + maxRenderMs
  for (let step = 0; !signal.aborted; step += 1) {
    const field = findField(path)
    const block = findBlock(path)
    // again while the fields above it are rendered; parts of a group are rendered in view only
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
    // a form is disabled until the browser has its state
    if (control && !control.matches(':disabled')) control.focus({ preventScroll: true })
    if (block && (control === document.activeElement || isLate))
      return keepShown(control ?? block, signal)
    if (isLate) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
