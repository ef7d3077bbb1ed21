import type { popup as source } from '#shared/texts/br/popup.ts'

/** Around a pop-up; it comes after the page, so `all.ts` leaves it out. */
export const popup: typeof source = { close: 'Close notice' }
