'use client'

import dynamic from 'next/dynamic'

// loaded with this page alone; in the browser only, because a file that is chosen before the scripts
// are there would be lost
const Form = dynamic(() => import('./term-import.tsx').then((module) => module.TermImport), {
  ssr: false,
})

export const LazyTermImport = () => <Form />
