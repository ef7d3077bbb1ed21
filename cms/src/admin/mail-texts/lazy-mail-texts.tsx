'use client'

import { lazyPart } from '#src/ui/lazy.tsx'

/** Fields of an e-mail's texts: one component, since each in the import map costs every page. */
export const LazyMailField = lazyPart(async () => (await import('./mail-field.tsx')).MailField)
