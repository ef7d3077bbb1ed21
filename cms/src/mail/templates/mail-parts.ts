/**
 * Texts of an e-mail that the company can word itself, in the order of the e-mail, with their
 * maximum length, characters.
 */
export const partLengths = {
  subject: 150,
  preview: 200,
  heading: 150,
  text: 5000,
  action: 60,
  note: 1000,
} as const

export type MailPart = keyof typeof partLengths

export const mailParts = Object.keys(partLengths) as readonly MailPart[]
