'use client'

import { lazyPart } from '#src/ui/lazy.tsx'

/** Door of another page to the imports: takes a spreadsheet and opens its comparison. */
export const LazyUploadDoor = lazyPart(
  async () => (await import('./upload-door.tsx')).UploadDoor,
  <div className="ui-page__drop" aria-busy="true" />,
)
