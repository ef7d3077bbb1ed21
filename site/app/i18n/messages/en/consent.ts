import type { consent as source } from '../br/consent.ts'

/** The notice about cookies and its panel; they come after the page, so `all.ts` leaves them out. */
export const consent: typeof source = {
  title: 'Cookies and privacy',
  accept: 'Accept all',
  refuse: 'Refuse optional',
  choose: 'Choose',
  close: 'Close',
  panel: {
    title: 'Cookie preferences',
    intro: 'The necessary ones make the site work. The optional ones stay off until you turn them on, and you can change your mind at any time, at the foot of the page.',
    save: 'Save preferences',
    always: 'Always on',
    count: (on: number, all: number) => `${on}/${all} ${on === 1 ? 'on' : 'on'}`,
  },
}
