import type { consent as source } from '#shared/texts/br/consent.ts'

/** The notice about cookies; it comes after the page, so `all.ts` leaves it out. */
export const consent: typeof source = {
  title: 'Cookies and privacy',
  accept: 'Accept',
  refuse: 'Refuse',
  choose: 'Choose',
  close: 'Close',
}
