import { Section } from '#app/ui/frame/section.tsx'
import { useLocale, useWords } from '#app/core/i18n/language.ts'
import { searchWords } from '#shared/texts/words/search.ts'
import { Results } from './results.tsx'
import type { Found } from './search-calls.ts'
import { searchAddress, searchKindNames } from './search-query.ts'
import type { SearchQuery } from './search-query.ts'
import styles from './search-screen.module.css'

/** First results of each kind, with a link to the rest. */
export function Overview({ asked, found }: { asked: SearchQuery; found: Found }) {
  const locale = useLocale()
  const search = useWords(searchWords)
  const parts = searchKindNames
    .filter((kind) => found[kind].meta.total > 0)
    .map((kind) => {
      const { data, meta } = found[kind]
      const more =
        meta.total > data.length
          ? {
              label: search.seeAll[kind](meta.total),
              href: searchAddress({ ...asked, kind }, locale),
            }
          : undefined
      return (
        <Section
          key={kind}
          title={search.kinds[kind]}
          number={search.results(meta.total)}
          action={more}
          ruled
        >
          <Results kind={kind} found={found} />
        </Section>
      )
    })
  return <div className={styles.overview}>{parts}</div>
}
