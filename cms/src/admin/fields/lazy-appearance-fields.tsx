'use client'

import { lazyPart } from '#src/ui/lazy.tsx'

export const LazyColorField = lazyPart(async () => (await import('./color-field.tsx')).ColorField)

export const LazyLogoField = lazyPart(async () => (await import('./logo-field.tsx')).LogoField)
