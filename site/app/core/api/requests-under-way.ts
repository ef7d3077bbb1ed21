let count = 0
const listeners = new Set<() => void>()

/** Counts a request of the browser as pending until its promise settles. */
export async function underWay<T>(request: Promise<T>): Promise<T> {
  change(1)
  try {
    return await request
  } finally {
    change(-1)
  }
}

export const isRequestUnderWay = (): boolean => count > 0

/**
 * Subscribes to the start of the first pending request and the end of the last; returns the
 * unsubscribe function.
 */
export function onRequests(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(by: number): void {
  const before = isRequestUnderWay()
  count += by
  if (before !== isRequestUnderWay()) for (const listener of listeners) listener()
}
