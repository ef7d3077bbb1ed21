'use client'

import dynamic from 'next/dynamic'
import type { ComponentProps } from 'react'

// loaded with this page alone, since Payload's import map is one file for all pages; in the browser
// only, which keeps the draft
const Page = dynamic(() => import('./product-page.tsx').then((module) => module.ProductPage), {
  ssr: false,
})

export const LazyProductPage = (props: ComponentProps<typeof Page>) => <Page {...props} />
