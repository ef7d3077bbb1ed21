import type { consent as source } from '#shared/texts/br/consent.ts'

export const consent: typeof source = {
  title: 'Cookies and privacy',
  accept: 'Accept',
  refuse: 'Refuse',
  choose: 'Choose',
  close: 'Close',
}
