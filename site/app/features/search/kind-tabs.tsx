import { ChipLink, ChipRow } from '#app/ui/elements/chip.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { searchTexts } from '#texts/search.js'
import { formatNumber } from '@vitrine/configuration/format'
import { totalOf } from './search-calls.ts'
import type { Found } from './search-calls.ts'
import { searchAddress, searchKindNames } from './search-query.ts'
import type { SearchQuery } from './search-query.ts'
import styles from './search-screen.module.css'

/**
 * Tabs of the result kinds with their counts; kinds without results are omitted, except the current
 * one.
 */
export function KindTabs({ searchQuery, found }: { searchQuery: SearchQuery; found: Found }) {
  const locale = useLocale()
  const search = useTexts(searchTexts)
  const kinds = [
    undefined,
    ...searchKindNames.filter((kind) => totalOf(found, kind) > 0 || kind === searchQuery.kind),
  ]
  return (
    <ChipRow label={search.kinds.label}>
      {kinds.map((kind) => {
        const name = search.kinds[kind ?? 'all']
        const total = totalOf(found, kind)
        return (
          <ChipLink
            key={kind ?? 'all'}
            href={searchAddress(
              { text: searchQuery.text, kind, page: 1, sort: 'relevance' },
              locale,
            )}
            selected={kind === searchQuery.kind}
            label={search.withCount({ kind: name, count: search.results({ count: total }) })}
          >
            {name} <span className={styles.figure}>{formatNumber(total, locale)}</span>
          </ChipLink>
        )
      })}
    </ChipRow>
  )
}
