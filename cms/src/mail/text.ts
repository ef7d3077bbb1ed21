import { footerOf } from './templates/mail-content.ts'
import type { MailContent, Sender } from './templates/mail-content.ts'

/** Plain text part of an e-mail: each link on its own line. */
export function writeText(content: MailContent, sender: Sender): string {
  const facts = content.facts?.map(([name, value]) => `${name}: ${value}`).join('\n')
  const action = content.action && `${content.action.label}:\n${content.action.url}`
  return `${[content.heading, ...content.paragraphs, facts, action, content.note, `--\n${footerOf(sender).join('\n')}`].filter(Boolean).join('\n\n')}\n`
}
