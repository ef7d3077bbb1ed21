import { footerOf } from './templates/letter.ts'
import type { Letter, Sender } from './templates/letter.ts'

/** The same mail as plain text: every link stands alone on its line. */
export function writeText(letter: Letter, sender: Sender): string {
  const facts = letter.facts?.map(([name, value]) => `${name}: ${value}`).join('\n')
  const action = letter.action && `${letter.action.label}:\n${letter.action.url}`
  return `${[letter.heading, ...letter.paragraphs, facts, action, letter.note, `--\n${footerOf(sender).join('\n')}`].filter(Boolean).join('\n\n')}\n`
}
