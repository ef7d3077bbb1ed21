'use client'

import { lazy, Suspense } from 'react'
import type { ComponentProps } from 'react'

// loaded with their form alone: Payload's import map is one file for all pages
const Color = lazy(async () => ({ default: (await import('./color-field.tsx')).ColorField }))
const Logo = lazy(async () => ({ default: (await import('./logo-field.tsx')).LogoField }))

export const LazyColorField = (props: ComponentProps<typeof Color>) => (
  <Suspense>
    <Color {...props} />
  </Suspense>
)

export const LazyLogoField = (props: ComponentProps<typeof Logo>) => (
  <Suspense>
    <Logo {...props} />
  </Suspense>
)
