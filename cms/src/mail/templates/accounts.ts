import { formatNumber } from '@vitrine/configuration/format'
import { mailContentTexts } from '#texts/mail-content.js'
import { filled, mailKind } from './mail-content.ts'

/** Sent after a registration; `hours`: lifetime of the link. */
export const memberConfirmation = mailKind<{ hours: number; name: string; link: string }>()({
  group: 'members',
  key: 'memberConfirmation',
  variables: { name: false, hours: true },
  write: ({ hours, name, link }, { locale }) => ({
    values: { name, hours: formatNumber(hours, locale) },
    url: link,
  }),
})

/** Sent after the e-mail address is confirmed, while the decision of the staff is pending. */
export const memberReceived = mailKind<{ name: string }>()({
  group: 'members',
  key: 'memberReceived',
  variables: { name: false },
  write: ({ name }) => ({ values: { name } }),
})

/**
 * Sent to a registered e-mail address after a second registration with it; the form does not reveal
 * that the account exists.
 */
export const memberKnown = mailKind<{ recovery: string; name: string; login: string }>()({
  group: 'members',
  key: 'memberKnown',
  variables: { name: false, recovery: true },
  write: ({ recovery, name, login }) => ({ values: { name, recovery }, url: login }),
})

/** To the staff: a confirmed registration waits for a decision. */
export const memberNotice = mailKind<{
  name: string
  company: string
  email: string
  profile: string
  link: string
}>()({
  group: 'staff',
  key: 'memberNotice',
  variables: {},
  write: ({ name, company, email, profile, link }, { locale }) => {
    const { facts } = mailContentTexts[locale]
    return {
      values: {},
      facts: filled([
        [facts.name, name],
        [facts.company, company],
        [facts.email, email],
        [facts.profile, profile],
      ]),
      url: link,
    }
  },
})

export const memberApproved = mailKind<{ name: string; login: string }>()({
  group: 'members',
  key: 'memberApproved',
  variables: { name: false },
  write: ({ name, login }) => ({ values: { name }, url: login }),
})

/** Rejection of a registration; `reason`: written by the staff for the applicant; may be empty. */
export const memberRefused = mailKind<{ name: string; reason: string }>()({
  group: 'members',
  key: 'memberRefused',
  variables: { name: false },
  write: ({ name, reason }, { locale }) => ({
    values: { name },
    facts: filled([[mailContentTexts[locale].facts.reason, reason]]),
  }),
})

export const memberBlocked = mailKind<{ name: string }>()({
  group: 'members',
  key: 'memberBlocked',
  variables: { name: false },
  write: ({ name }) => ({ values: { name } }),
})

/** Password reset of a member; `minutes`: lifetime of the link. */
export const memberRecovery = mailKind<{ minutes: number; name: string; link: string }>()({
  group: 'members',
  key: 'memberRecovery',
  variables: { name: false, minutes: true },
  write: ({ minutes, name, link }, { locale }) => ({
    values: { name, minutes: formatNumber(minutes, locale) },
    url: link,
  }),
})

export const memberPasswordChanged = mailKind<{ recovery: string; name: string }>()({
  group: 'members',
  key: 'memberPasswordChanged',
  variables: { name: false, recovery: true },
  write: ({ recovery, name }) => ({ values: { name, recovery } }),
})

/** Password reset of a staff account, for the panel. */
export const staffRecovery = mailKind<{ name: string; link: string }>()({
  group: 'staff',
  key: 'staffRecovery',
  variables: { name: false },
  write: ({ name, link }) => ({ values: { name }, url: link }),
})

/** To the former address of a staff account whose e-mail address was changed. */
export const staffEmailChanged = mailKind<{ name: string }>()({
  group: 'staff',
  key: 'staffEmailChanged',
  variables: { name: false },
  write: ({ name }) => ({ values: { name } }),
})

/** Test e-mail that a member of staff requested. */
export const panelTest = mailKind<object>()({
  group: 'staff',
  key: 'panelTest',
  variables: {},
  write: () => ({ values: {} }),
})
