'use client'

import { lazyPart } from '#src/ui/lazy.tsx'

export const LazyOtherField = lazyPart(async () => (await import('./other-field.tsx')).OtherField)
