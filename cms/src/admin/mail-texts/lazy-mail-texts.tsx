'use client'

import { lazyPart } from '#src/ui/lazy.tsx'

export const LazyMailTextField = lazyPart(
  async () => (await import('./mail-text-field.tsx')).MailTextField,
)

export const LazyMailPreview = lazyPart(
  async () => (await import('./mail-preview.tsx')).MailPreview,
)

export const LazyErrorOnly = lazyPart(async () => (await import('./error-only.tsx')).ErrorOnly)
