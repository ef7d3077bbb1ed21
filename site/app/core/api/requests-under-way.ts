let count = 0
const listeners = new Set<() => void>()

/** Counts a request of the browser's until it is over, however it ends. */
export async function underWay<T>(request: Promise<T>): Promise<T> {
  change(1)
  try {
    return await request
  } finally {
    change(-1)
  }
}

export const isRequestUnderWay = (): boolean => count > 0

/** Hears when the first begins and when the last is over. */
export function onRequests(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(by: number): void {
  const before = isRequestUnderWay()
  count += by
  if (before !== isRequestUnderWay()) for (const listener of listeners) listener()
}
