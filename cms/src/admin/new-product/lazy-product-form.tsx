'use client'

import dynamic from 'next/dynamic'
import type { ComponentProps } from 'react'

// loaded with this page alone, since Payload's import map is one file for all pages; in the browser
// only, because text that is typed before the scripts are there would be lost
const Form = dynamic(() => import('./product-form.tsx').then((module) => module.ProductForm), {
  ssr: false,
})

export const LazyProductForm = (props: ComponentProps<typeof Form>) => <Form {...props} />
