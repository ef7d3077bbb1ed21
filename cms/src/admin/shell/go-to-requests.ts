const requests = new EventTarget()
const type = 'go-to'

/** Opens "go to" from another part of the page. */
export const requestGoTo = (): void => void requests.dispatchEvent(new Event(type))

/** Calls `open` for each request; returns the function that removes the listener. */
export function onGoToRequest(open: () => void): () => void {
  requests.addEventListener(type, open)
  return () => requests.removeEventListener(type, open)
}
