import { Section } from '#app/ui/frame/section.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { searchTexts } from '#texts/search.js'
import { Results } from './results.tsx'
import type { Found } from './search-calls.ts'
import { searchAddress, searchKindNames } from './search-query.ts'
import type { SearchQuery } from './search-query.ts'
import styles from './search-screen.module.css'

/** First results of each kind, with a link to the rest. */
export function Overview({ searchQuery, found }: { searchQuery: SearchQuery; found: Found }) {
  const locale = useLocale()
  const search = useTexts(searchTexts)
  const parts = searchKindNames
    .filter((kind) => found[kind].meta.total > 0)
    .map((kind) => {
      const { data, meta } = found[kind]
      const more =
        meta.total > data.length
          ? {
              label: search.seeAll[kind]({ count: meta.total }),
              href: searchAddress({ ...searchQuery, kind }, locale),
            }
          : undefined
      return (
        <Section
          key={kind}
          title={search.kinds[kind]}
          number={search.results({ count: meta.total })}
          action={more}
          ruled
        >
          <Results kind={kind} found={found} />
        </Section>
      )
    })
  return <div className={styles.overview}>{parts}</div>
}
