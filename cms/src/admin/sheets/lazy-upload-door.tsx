'use client'

import { lazy, Suspense } from 'react'

// loaded with the pages that show it: Payload's import map is one bundle for all pages
const Upload = lazy(async () => ({ default: (await import('./upload-door.tsx')).UploadDoor }))

/** Door of another page to the imports: takes a spreadsheet and opens its comparison. */
export const LazyUploadDoor = () => (
  <Suspense fallback={<div className="sheets__drop" aria-busy="true" />}>
    <Upload />
  </Suspense>
)
