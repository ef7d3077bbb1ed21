import type { OutdatedTexts } from '@vitrine/contract/shapes/types'
import { locales } from '@vitrine/configuration/locales'
import { absolute } from './resource-links.ts'

/** Note about texts relevant for safety that are not up to date in the language of the answer. */
export function outdatedNote(outdated: OutdatedTexts, origin: string): string | null {
  if (!outdated) return null
  const { tag } = locales[outdated.locale]
  const place =
    outdated.path === null ? '' : ` The current text: ${absolute(outdated.path, origin)}.`
  return outdated.withdrawn
    ? `Texts relevant for safety are left out of this answer, since their translation is not up to date. The text in ${tag} applies.${place}`
    : `Texts relevant for safety are not up to date in this language. The text in ${tag} applies.${place}`
}
