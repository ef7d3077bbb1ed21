/**
 * Starts the app once the page has been shown. Its files are named by the script element that
 * brings this one
 * (`page-files.ts`); were they fetched with the page, they would share the line with what is read.
 * It imports nothing: it
 * is all that is fetched before the first paint. Hence it says the name of that attribute again.
 */
let begun = false

function begin(): void {
  if (begun) return
  begun = true
  const [entry = '', ...others] =
    document.querySelector<HTMLElement>('script[data-modules]')?.dataset['modules']?.split(' ') ??
    []
  for (const href of others)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  void import(/* @vite-ignore */ entry)
}

// a tab in the background is not painted
if (
  document.visibilityState === 'visible' &&
  PerformanceObserver.supportedEntryTypes.includes('paint')
) {
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
  document.addEventListener('visibilitychange', begin, { once: true })
} else begin()
