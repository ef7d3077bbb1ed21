import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type {
  Consequences,
  DocumentConsequences,
  Incomplete,
} from '#src/changes/consequence-shapes.ts'

/** Counts by language, in the order of the site's languages. */
type ByLanguage = { locale: Locale; count: number }[]

/** Consequences of what is not left out. */
export interface TakenConsequences {
  /** Documents of which visitors read a change, and those by language. */
  read: number
  readIn: ByLanguage
  /** Documents that visitors do not read, also afterwards. */
  unread: number
  /** Documents that leave the site. */
  leaving: number
  /** Documents with texts that stay drafts. */
  waiting: ByLanguage
  /** Translations that follow an older text afterwards. */
  outdated: ByLanguage
  /** Values that are deleted. */
  deleted: number
  incomplete: { listed: Incomplete[]; more: number; count: number }
}

const byLanguage = (countIn: (locale: Locale) => number): ByLanguage =>
  localeCodes.flatMap((locale) => {
    const count = countIn(locale)
    return count > 0 ? [{ locale, count }] : []
  })

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

/** @param left - Keys of the documents and rows that are left out. */
export function takenConsequences(
  { documents, incomplete, moreIncomplete }: Consequences,
  left: ReadonlySet<string> = new Set(),
): TakenConsequences {
  const taken = Object.entries(documents).filter(([key]) => !left.has(key))
  const all = taken.map(([, document]) => document)
  const at = (site: DocumentConsequences['site']): DocumentConsequences[] =>
    all.filter((document) => document.site === site)
  const listed = incomplete.filter(({ key }) => !left.has(key))
  return {
    read: at('read').length,
    readIn: byLanguage(
      (locale) => at('read').filter(({ languages }) => languages.includes(locale)).length,
    ),
    unread: at('unread').length,
    leaving: at('leaves').length,
    waiting: byLanguage((locale) => all.filter(({ waiting }) => waiting.includes(locale)).length),
    outdated: byLanguage((locale) => sumOf(all.map(({ outdated }) => outdated[locale] ?? 0))),
    deleted: sumOf(
      taken.flatMap(([key, { deleted }]) =>
        Object.entries(deleted).flatMap(([row, count]) => (left.has(`${key} ${row}`) ? [] : count)),
      ),
    ),
    incomplete: { listed, more: moreIncomplete, count: listed.length + moreIncomplete },
  }
}
