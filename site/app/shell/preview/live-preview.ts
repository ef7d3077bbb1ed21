import { panelApiBase } from '@vitrine/contract/panel'
import { followPresses } from './pressed-field.ts'

/** Message of Payload's live preview on each change of the form. */
interface LivePreviewMessage {
  type: 'payload-live-preview'
  collectionSlug?: string
  globalSlug?: string
  locale?: string
  data?: Record<string, unknown>
}

/** Minimum interval between two updates, ms: each re-renders the page. */
const minIntervalMs = 250

const typedPath = `${panelApiBase}/preview/typed`

/**
 * Sends the unsaved form state of the admin panel to the cms, and calls `changed` when the page can
 * be reloaded.
 */
export function followLivePreview(changed: () => void, signal: AbortSignal): void {
  // in the panel's frame, hides the link that ends the preview
  document.documentElement.dataset['framed'] = ''
  let pending: LivePreviewMessage | undefined
  let busy = false
  let values: LivePreviewMessage['data']
  followPresses(() => values, signal)
  const sendUpdate = async () => {
    if (busy || !pending) return
    busy = true
    const { collectionSlug, globalSlug, locale, data } = pending
    pending = undefined
    const response = await fetch(typedPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ slug: collectionSlug ?? globalSlug, id: data?.['id'], locale, data }),
      signal,
    }).catch(() => undefined)
    if (response?.ok && globalSlug === 'appearance') await applyAppearance(signal)
    else if (response?.ok) changed()
    await new Promise((resolve) => setTimeout(resolve, minIntervalMs))
    busy = false
    await sendUpdate()
  }
  addEventListener(
    'message',
    (event: MessageEvent<unknown>) => {
      if (
        event.origin !== location.origin ||
        event.source !== window.parent ||
        !isLivePreviewMessage(event.data)
      )
        return
      pending = event.data
      values = event.data.data
      void sendUpdate()
    },
    { signal },
  )
  window.parent.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)
}

const lookSelector = 'link[rel="stylesheet"][href^="/appearance/"]'
const logosOf = (page: Document) => [
  ...page.querySelectorAll<HTMLImageElement>('header a > span > img, footer a > span > img'),
]
const wordsOf = (page: Document) => page.querySelector('header a')?.textContent

/** Applies the appearance as the server renders it now, without a flash of unstyled content. */
async function applyAppearance(signal: AbortSignal): Promise<void> {
  const answer = await fetch(location.href, { signal }).catch(() => undefined)
  if (!answer?.ok) return
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const [shown, logos] = [logosOf(document), logosOf(page)]
  if (shown.length !== logos.length || wordsOf(document) !== wordsOf(page)) return location.reload()
  for (const [at, logo] of logos.entries()) if (shown[at]) shown[at].src = logo.src
  const [now, next] = [document, page].map((source) =>
    source.querySelector<HTMLLinkElement>(lookSelector),
  )
  if (!now || !next || now.getAttribute('href') === next.getAttribute('href')) return
  const link = now.cloneNode() as HTMLLinkElement
  link.href = next.getAttribute('href') ?? ''
  link.addEventListener('load', () => now.remove(), { once: true })
  now.after(link)
}

function isLivePreviewMessage(data: unknown): data is LivePreviewMessage {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    data.type === 'payload-live-preview' &&
    'data' in data
  )
}
