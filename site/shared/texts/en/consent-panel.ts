import type { consentPanel as source } from '#shared/texts/br/consent-panel.ts'

export const consentPanel: typeof source = {
  title: 'Cookie preferences',
  intro:
    'The necessary ones make the site work. The optional ones stay off until you turn them on, and you can change your mind at any time, at the foot of the page.',
  save: 'Save preferences',
  always: 'Always on',
  count: (on: number, all: number) => `${on}/${all} ${on === 1 ? 'on' : 'on'}`,
}
