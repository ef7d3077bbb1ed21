import { panelApiBase } from '@vitrine/contract/panel'

/** Message of Payload's live preview on each change of the form. */
interface Said {
  type: 'payload-live-preview'
  collectionSlug?: string
  globalSlug?: string
  locale?: string
  data?: Record<string, unknown>
}

/** Minimum interval between two updates, ms: each re-renders the page. */
const pause = 250

const typedPath = `${panelApiBase}/preview/typed`

/**
 * Sends the unsaved form state of the admin panel to the cms, and calls `changed` when the page can
 * be reloaded.
 */
export function followForm(changed: () => void, signal: AbortSignal): void {
  // framed by the panel: hides the link that ends the preview
  document.documentElement.dataset['framed'] = ''
  let waiting: Said | undefined
  let busy = false
  const tell = async () => {
    if (busy || !waiting) return
    busy = true
    const { collectionSlug, globalSlug, locale, data } = waiting
    waiting = undefined
    const answer = await fetch(typedPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ slug: collectionSlug ?? globalSlug, id: data?.['id'], locale, data }),
      signal,
    }).catch(() => undefined)
    if (answer?.ok) changed()
    await new Promise((resolve) => setTimeout(resolve, pause))
    busy = false
    await tell()
  }
  addEventListener(
    'message',
    (event: MessageEvent<unknown>) => {
      if (event.origin !== location.origin || event.source !== window.parent || !isSaid(event.data))
        return
      waiting = event.data
      void tell()
    },
    { signal },
  )
  window.parent.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)
}

function isSaid(data: unknown): data is Said {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    data.type === 'payload-live-preview' &&
    'data' in data
  )
}
