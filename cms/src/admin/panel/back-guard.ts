import { openForms } from './open-forms.ts'

/** Index of the current history entry; undefined in browsers without the Navigation API. */
function placeInHistory(): number | undefined {
  const navigation: unknown = Reflect.get(window, 'navigation')
  const index: unknown = Object(Object(navigation)['currentEntry'])['index']
  return typeof index === 'number' ? index : undefined
}

const hasUnsavedDocument = (): boolean =>
  openForms().some(({ modified, inDrawer }) => modified && !inDrawer)

/**
 * Asks before the browser's back and forward buttons leave a document form with unsaved changes:
 * Payload asks only when a link is clicked. `ask` receives the function that leaves the form.
 * Returns the function that removes the guard.
 */
export function guardHistory(ask: (leave: () => void) => void): () => void {
  let formIndex = placeInHistory()
  let address = window.location.href
  let isReturning = false
  let isLeaving = false
  const onPop = (event: PopStateEvent): void => {
    const newIndex = placeInHistory()
    const isElsewhere = window.location.href.split('#')[0] !== address.split('#')[0]
    if (isReturning) {
      // `history.go` below returned to the form, which is still on screen
      isReturning = false
      event.stopImmediatePropagation()
      return
    }
    if (isLeaving || !isElsewhere || !hasUnsavedDocument()) {
      isLeaving = false
      formIndex = newIndex
      address = window.location.href
      return
    }
    event.stopImmediatePropagation()
    const step = newIndex !== undefined && formIndex !== undefined ? newIndex - formIndex : -1
    isReturning = true
    window.history.go(-step)
    ask(() => {
      isLeaving = true
      window.history.go(step)
    })
  }
  /**
   * Stores the history index and URL of the form on input and clicks, because links change the URL
   * without a `popstate` event.
   */
  const notePlace = (): void => {
    if (isReturning) return
    formIndex = placeInHistory()
    address = window.location.href
  }
  window.addEventListener('popstate', onPop, { capture: true })
  window.addEventListener('input', notePlace, { capture: true })
  window.addEventListener('pointerdown', notePlace, { capture: true })
  return () => {
    window.removeEventListener('popstate', onPop, { capture: true })
    window.removeEventListener('input', notePlace, { capture: true })
    window.removeEventListener('pointerdown', notePlace, { capture: true })
  }
}
