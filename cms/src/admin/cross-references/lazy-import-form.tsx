'use client'

import dynamic from 'next/dynamic'

// loaded with this page alone, since Payload's import map is one file for all pages; in the browser
// only, because text that is typed before the scripts are there would be lost
const Form = dynamic(() => import('./import-form.tsx').then((module) => module.ImportForm), {
  ssr: false,
})

export const LazyImportForm = () => <Form />
