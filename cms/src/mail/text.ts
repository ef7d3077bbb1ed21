import type { Letter, Sender } from './letter.ts'

/** The same mail as plain text: every link stands alone on its line. */
export function writeText(letter: Letter, sender: Sender): string {
  const facts = letter.facts?.map(([name, value]) => `${name}: ${value}`).join('\n')
  const action = letter.action && `${letter.action.label}:\n${letter.action.url}`
  const footer = [sender.company, sender.address, sender.phone].filter((text) => text !== '').join(' · ')
  return `${[letter.heading, ...letter.paragraphs, facts, action, letter.note, `--\n${footer}\n${sender.origin}`].filter(Boolean).join('\n\n')}\n`
}
