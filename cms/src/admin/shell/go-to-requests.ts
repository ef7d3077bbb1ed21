const requests = new EventTarget()
const type = 'go-to'

/** Opens "go to" from another part of the page. */
export const requestGoTo = (): void => void requests.dispatchEvent(new Event(type))

/** Listens to these requests; returns the function that stops listening. */
export function onGoToRequest(open: () => void): () => void {
  requests.addEventListener(type, open)
  return () => requests.removeEventListener(type, open)
}
