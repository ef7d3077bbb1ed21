import { defaultLocale } from '@vitrine/configuration/locales'
import { mailContentTexts } from '#texts/mail-content.js'
import { filled, headOf } from './mail-content.ts'
import type { Template } from './mail-content.ts'

/** Sent after a registration; `hours`: lifetime of the link. */
export const memberConfirmation: Template<{ hours: number; name: string; link: string }> = (
  { hours, name, link },
  { locale, company },
) => {
  const { greeting, memberConfirmation: texts } = mailContentTexts[locale]
  return {
    ...headOf(texts, company),
    paragraphs: [greeting({ name }), texts.text({ company })],
    action: { label: texts.action, url: link },
    note: texts.note({ hours }),
  }
}

/** Sent after the e-mail address is confirmed, while the decision of the staff is pending. */
export const memberReceived: Template<{ name: string }> = ({ name }, { locale, company }) => {
  const { greeting, memberReceived: texts } = mailContentTexts[locale]
  return {
    ...headOf(texts, company),
    paragraphs: [greeting({ name }), texts.text1, texts.text2],
  }
}

/**
 * Sent to a registered e-mail address after a second registration with it; the form does not reveal
 * that the account exists.
 */
export const memberKnown: Template<{ recovery: string; name: string; login: string }> = (
  { recovery, name, login },
  { locale, company },
) => {
  const { greeting, memberKnown: texts } = mailContentTexts[locale]
  return {
    ...headOf(texts, company),
    paragraphs: [greeting({ name }), texts.text1({ company }), texts.text2({ recovery })],
    action: { label: texts.action, url: login },
    note: texts.note,
  }
}

/** To the staff: a confirmed registration waits for a decision. */
export const memberNotice: Template<{
  name: string
  company: string
  email: string
  profile: string
  link: string
}> = ({ name, company, email, profile, link }) => {
  const { openInPanel, facts, memberNotice: texts } = mailContentTexts[defaultLocale]
  return {
    subject: texts.subject,
    preview: texts.preview,
    heading: texts.heading,
    paragraphs: [texts.text],
    facts: filled([
      [facts.name, name],
      [facts.company, company],
      [facts.email, email],
      [facts.profile, profile],
    ]),
    action: { label: openInPanel, url: link },
  }
}

export const memberApproved: Template<{ name: string; login: string }> = (
  { name, login },
  { locale, company },
) => {
  const { greeting, memberApproved: texts } = mailContentTexts[locale]
  return {
    ...headOf(texts, company),
    paragraphs: [greeting({ name }), texts.text],
    action: { label: texts.action, url: login },
  }
}

/** Rejection of a registration; `reason`: written by the staff for the applicant; may be empty. */
export const memberRefused: Template<{ name: string; reason: string }> = (
  { name, reason },
  { locale, company },
) => {
  const { greeting, facts, memberRefused: texts } = mailContentTexts[locale]
  return {
    ...headOf(texts, company),
    paragraphs: [greeting({ name }), texts.text],
    facts: filled([[facts.reason, reason]]),
    note: texts.note,
  }
}

export const memberBlocked: Template<{ name: string }> = ({ name }, { locale, company }) => {
  const { greeting, memberBlocked: texts } = mailContentTexts[locale]
  return {
    ...headOf(texts, company),
    paragraphs: [greeting({ name }), texts.text1, texts.text2],
  }
}

/** Password reset of a member; `minutes`: lifetime of the link. */
export const memberRecovery: Template<{ minutes: number; name: string; link: string }> = (
  { minutes, name, link },
  { locale, company },
) => {
  const { greeting, memberRecovery: texts } = mailContentTexts[locale]
  return {
    ...headOf(texts, company),
    paragraphs: [greeting({ name }), texts.text],
    action: { label: texts.action, url: link },
    note: texts.note({ minutes }),
  }
}

export const memberPasswordChanged: Template<{ recovery: string; name: string }> = (
  { recovery, name },
  { locale, company },
) => {
  const { greeting, memberPasswordChanged: texts } = mailContentTexts[locale]
  return {
    ...headOf(texts, company),
    paragraphs: [greeting({ name }), texts.text],
    note: texts.note({ recovery }),
  }
}

/** Password reset of a staff account, for the panel. */
export const staffRecovery: Template<{ name: string; link: string }> = (
  { name, link },
  { locale, company },
) => {
  const { greeting, staffRecovery: texts } = mailContentTexts[locale]
  return {
    ...headOf(texts, company),
    paragraphs: [greeting({ name }), texts.text],
    action: { label: texts.action, url: link },
    note: texts.note,
  }
}

/** To the former address of a staff account whose e-mail address was changed. */
export const staffEmailChanged: Template<{ name: string }> = ({ name }, { locale, company }) => {
  const { greeting, staffEmailChanged: texts } = mailContentTexts[locale]
  return {
    ...headOf(texts, company),
    paragraphs: [greeting({ name }), texts.text],
    note: texts.note,
  }
}

/** Test e-mail that a member of staff requested. */
export const panelTest: Template<object> = (_data, { locale, company }) => {
  const { panelTest: texts } = mailContentTexts[locale]
  return {
    ...headOf(texts, company),
    paragraphs: [texts.text],
  }
}
