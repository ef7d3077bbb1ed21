/** Selector of the control that edits a field's value. */
const value =
  'input:not([type=hidden]), textarea, select, [contenteditable=true], [role=grid] [tabindex="0"]'
/** Selector of other controls, for example the toolbar buttons of a rich text. */
const other = '[tabindex="0"], button'

const controlIn = (field: HTMLElement, selector: string): HTMLElement | null =>
  field.matches(selector) ? field : field.querySelector<HTMLElement>(selector)

/** Control of a field; rich texts and grids render theirs later than the field. */
const controlOf = (field: HTMLElement, block: HTMLElement, isLate: boolean): HTMLElement | null =>
  controlIn(field, value) ?? controlIn(block, value) ?? (isLate ? controlIn(block, other) : null)

/** Maximum time to wait until a field is rendered, ms. */
const maxRenderMs = 5000
/** Time for which a field is kept in view while tables above it load, ms. */
const maxSettleMs = 2000

/**
 * Lowest position of a field's upper edge that counts as in view, as a share of the window's
 * height.
 */
const maxTop = 0.7

/**
 * Path of the field in a URL fragment: `seo.title` for `#field-seo__title`; undefined for other
 * fragments.
 */
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

/**
 * Element of a field. If it is not rendered yet, the closest group around it, which renders its
 * fields when it scrolls into view.
 */
function findBlock(path: string): HTMLElement | null {
  const field = findField(path)
  if (field) return field.closest<HTMLElement>('.editor-field') ?? field
  const end = path.lastIndexOf('.')
  return end === -1 ? null : findBlock(path.slice(0, end))
}

/** Scrolls to a field unless its upper edge is in view. */
function show(block: HTMLElement): void {
  const { top } = block.getBoundingClientRect()
  if (top > 0 && top < window.innerHeight * maxTop) return
  block.scrollIntoView({ block: 'center' })
}

/** User input that ends the automatic scrolling. */
const actions = ['wheel', 'pointerdown', 'keydown', 'touchstart'] as const

/** Focuses the control of a field; returns it, or undefined while there is none. */
function focusField(path: string, isLate: boolean): HTMLElement | undefined {
  const field = findField(path)
  const block = findBlock(path)
  const control = field && block && controlOf(field, block, isLate)
  // the controls are disabled until Payload has initialized the form
  if (control && !control.matches(':disabled')) control.focus({ preventScroll: true })
  return control ?? undefined
}

/**
 * Keeps a field in view and focused while tables above it load and the form is initialized, which
 * disables its controls; user input or `stop` ends it.
 */
async function keepShown(path: string, block: HTMLElement, stop: AbortSignal): Promise<void> {
  const acted = new AbortController()
  for (const action of actions)
    window.addEventListener(action, () => acted.abort(), { signal: acted.signal })
  const ends = performance.now() + maxSettleMs
  while (!acted.signal.aborted && !stop.aborted && block.isConnected && performance.now() < ends) {
    show(block)
    if (document.activeElement === document.body) focusField(path, true)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  acted.abort()
}

/** Attempts after which a group that was not rendered is scrolled out of view and back. */
const awaySteps = 8

const nextFrame = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/**
 * Scrolls away from an element and back. Payload renders the fields of a group by the first entry
 * that its IntersectionObserver reports; while the page is being built, that entry can be outdated.
 */
async function leaveAndReturn(block: HTMLElement): Promise<void> {
  window.scrollTo(0, 0)
  await nextFrame()
  show(block)
  await nextFrame()
}

/** Attempts after which the next tab of a form is opened, whose fields are rendered only then. */
const tabSteps = 6

/** Opens the tabs of a form one after another; call by call. */
function* openTabs(): Generator<void> {
  const tabs = document.querySelectorAll<HTMLElement>(
    '.tabs-field__tab-button:not(.tabs-field__tab-button--active)',
  )
  for (const tab of tabs) {
    tab.click()
    yield
  }
}

function openNextTab(tabs: Generator<void>, step: number): void {
  if (step % tabSteps === tabSteps - 1) tabs.next()
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
  const tabs = openTabs()
  const ends = performance.now() + maxRenderMs
  for (let step = 0; !signal.aborted; step += 1) {
    const block = findBlock(path)
    // repeated because fields that render above the field move it, and a group renders its fields
    // only in view
    if (block) show(block)
    if (block && !document.getElementById(idOf(path)) && step % awaySteps === awaySteps - 1)
      await leaveAndReturn(block)
    if (!block) openNextTab(tabs, step)
    const isLate = performance.now() > ends
    const control = focusField(path, isLate)
    if (block && (control === document.activeElement || isLate))
      return keepShown(path, control ?? block, signal)
    if (isLate) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
