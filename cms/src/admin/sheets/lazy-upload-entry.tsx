'use client'

import { lazyPart } from '#src/ui/lazy.tsx'

/** Entry point of another page to the plans: takes a spreadsheet and opens its comparison. */
export const LazyUploadEntry = lazyPart(
  async () => (await import('./upload-entry.tsx')).UploadEntry,
  <div className="ui-page__drop" aria-busy="true" />,
)
