/** Events by which a visitor shows that the page is used; a scroll to an anchor is one too. */
const activities = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin']

let isActive = false

/**
 * Calls back at the first activity of the visitor, at once if there was one: what the first view
 * does not need is not loaded for those who only read it.
 */
export function afterActivity(callback: () => void, signal?: AbortSignal): void {
  const start = (event?: Event): void => {
    // a table scrolls by itself to the part number of the page
    if (event?.type === 'scroll' && event.target !== document) return
    for (const activity of activities) removeEventListener(activity, start, true)
    isActive = true
    if (!signal?.aborted) callback()
  }
  // the visitor may have scrolled before the scripts came
  if (isActive || scrollY > 0) return start()
  for (const activity of activities) addEventListener(activity, start, true)
}

/** Resolves at the first activity of the visitor. */
export const firstActivity = (): Promise<void> => new Promise((resolve) => afterActivity(resolve))
