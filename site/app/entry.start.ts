/**
 * Imports the app after the first paint. The script element lists the app's files in an attribute
 * (`page-files.ts`), so that they do not compete for bandwidth with the content. Without imports,
 * as it is the only script loaded before the first paint; hence the duplicated attribute name.
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

// background tabs are not painted, so no animation frame fires
if (
  document.visibilityState === 'visible' &&
  PerformanceObserver.supportedEntryTypes.includes('paint')
) {
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
  document.addEventListener('visibilitychange', begin, { once: true })
} else begin()
