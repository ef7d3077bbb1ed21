import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Consequences, Incomplete } from '#src/changes/consequence-shapes.ts'

/** Keys of documents that are left out. */
type Left = ReadonlySet<string>
const none: Left = new Set()

/** Documents of which visitors read a change. */
export const documentsRead = ({ readIn }: Consequences, left: Left = none): number =>
  Object.keys(readIn).filter((key) => !left.has(key)).length

/** Languages in which visitors read a change, with its documents. */
export function languagesRead(
  { readIn }: Consequences,
  left: Left = none,
): { locale: Locale; documents: number }[] {
  const taken = Object.entries(readIn).filter(([key]) => !left.has(key))
  return localeCodes.flatMap((locale) => {
    const documents = taken.filter(([, locales]) => locales.includes(locale)).length
    return documents > 0 ? [{ locale, documents }] : []
  })
}

/** Values that are deleted. */
export const deletedIn = ({ deleted }: Consequences, left: Left = none): number =>
  Object.entries(deleted).reduce((sum, [key, count]) => (left.has(key) ? sum : sum + count), 0)

/** Documents that will be incomplete, and the number of those that are not listed. */
export function incompleteIn(
  { incomplete, moreIncomplete }: Consequences,
  left: Left = none,
): { listed: Incomplete[]; more: number; count: number } {
  const listed = incomplete.filter(({ key }) => !left.has(key))
  return { listed, more: moreIncomplete, count: listed.length + moreIncomplete }
}
