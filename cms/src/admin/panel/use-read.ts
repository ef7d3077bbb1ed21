import { useEffect, useState } from 'react'
import { send } from '#src/platform/panel-calls/send.ts'

/**
 * Answer of one of Payload's own endpoints; the former one while another is read, undefined without a
 * path.
 *
 * @param path - Path below `panelApiBase`.
 * @param revision - Reads again when it changes.
 */
export function useRead<Data>(
  path: string | undefined,
  query: Readonly<Record<string, string>>,
  revision?: unknown,
): Data | undefined {
  const [data, setData] = useState<Data>()
  const address = path === undefined ? undefined : `${path}?${new URLSearchParams(query)}`
  useEffect(() => {
    if (address === undefined) return undefined
    const stop = new AbortController()
    void send<Data>(address, { method: 'GET', language: undefined, signal: stop.signal }).then(
      (answer) => {
        if (answer.data && !stop.signal.aborted) setData(answer.data)
      },
    )
    return () => stop.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- reads again by the revision
  }, [address, revision])
  return address === undefined ? undefined : data
}
