interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** True if the connection permits prefetching: never on 2g or with data saver (R9). */
export function mayPrefetch(): boolean {
  if (typeof navigator === 'undefined') return true
  const { connection }: { connection?: Connection } = navigator as Navigator & {
    connection?: Connection
  }
  return !(connection?.saveData === true || connection?.effectiveType?.includes('2g') === true)
}
