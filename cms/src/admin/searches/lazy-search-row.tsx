'use client'

import dynamic from 'next/dynamic'
import type { ComponentProps } from 'react'

// loaded with this page alone, since Payload's import map is one file for all pages
const Row = dynamic(() => import('./search-row.tsx').then((module) => module.SearchRow))

export const LazySearchRow = (props: ComponentProps<typeof Row>) => <Row {...props} />
