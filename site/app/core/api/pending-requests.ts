let count = 0
const listeners = new Set<() => void>()

/** Counts a request of the browser as pending until its promise settles. */
export async function trackRequest<T>(request: Promise<T>): Promise<T> {
  change(1)
  try {
    return await request
  } finally {
    change(-1)
  }
}

export const isRequestPending = (): boolean => count > 0

/**
 * Subscribes to the start of the first pending request and the end of the last; returns the
 * unsubscribe function.
 */
export function subscribeToRequests(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(by: number): void {
  const before = isRequestPending()
  count += by
  if (before !== isRequestPending()) for (const listener of listeners) listener()
}
