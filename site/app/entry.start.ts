/**
 * Imports the app after the first paint, so that its files do not compete with the content for
 * bandwidth. The script element lists the files in an attribute (`page-files.ts`). Has no imports,
 * since no other script is loaded before the first paint; hence the duplicated attribute name.
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
