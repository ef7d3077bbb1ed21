import type { popup as source } from '#shared/texts/br/popup.ts'

export const popup: typeof source = { close: 'Close notice' }
