const last = new Map<string, Promise<unknown>>()

/**
 * Runs the work of a key after the earlier work of the same key in this process; work of other keys
 * does not wait.
 */
export async function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(key)
  const own = (before ?? Promise.resolve()).then(work, work)
  last.set(key, own)
  try {
    return await own
  } finally {
    if (last.get(key) === own) last.delete(key)
  }
}
