import { openForms } from './open-forms.ts'

/** Place in the history; undefined in browsers without the Navigation API. */
function placeInHistory(): number | undefined {
  const navigation: unknown = Reflect.get(window, 'navigation')
  const index: unknown = Object(Object(navigation)['currentEntry'])['index']
  return typeof index === 'number' ? index : undefined
}

const hasUnsavedDocument = (): boolean =>
  openForms().some(({ modified, inDrawer }) => modified && !inDrawer)

/**
 * Asks before the browser's back and forward buttons leave a document form with unsaved changes:
 * Payload asks on clicks of links alone. `ask` receives the function that leaves. Returns the
 * function that ends the guard.
 */
export function guardHistory(ask: (leave: () => void) => void): () => void {
  let place = placeInHistory()
  let address = window.location.href
  let isReturning = false
  let isLeaving = false
  const onPop = (event: PopStateEvent): void => {
    const reached = placeInHistory()
    const isElsewhere = window.location.href.split('#')[0] !== address.split('#')[0]
    if (isReturning) {
      // the person returned to the form, which is unchanged
      isReturning = false
      event.stopImmediatePropagation()
      return
    }
    if (isLeaving || !isElsewhere || !hasUnsavedDocument()) {
      isLeaving = false
      place = reached
      address = window.location.href
      return
    }
    event.stopImmediatePropagation()
    const step = reached !== undefined && place !== undefined ? reached - place : -1
    isReturning = true
    window.history.go(-step)
    ask(() => {
      isLeaving = true
      window.history.go(step)
    })
  }
  /**
   * Records the history position of the form when somebody types: links change the address without
   * an event.
   */
  const notePlace = (): void => {
    if (isReturning) return
    place = placeInHistory()
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
