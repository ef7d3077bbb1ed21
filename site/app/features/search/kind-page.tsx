import { ChipLink, ChipRow } from '#app/ui/elements/chip.tsx'
import { EmptyState } from '#app/ui/frame/empty-state.tsx'
import { Pagination } from '#app/ui/controls/pagination.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { searchTexts } from '#texts/search.js'
import { sortNames } from '#app/features/listing/list-query.ts'
import { Results } from './results.tsx'
import type { Found } from './search-calls.ts'
import { searchAddress } from './search-query.ts'
import type { SearchKind, SearchQuery } from './search-query.ts'
import styles from './search-screen.module.css'

/** Results of one kind: count, order, pagination. */
export function KindPage({
  searchQuery,
  kind,
  found,
}: {
  searchQuery: SearchQuery
  kind: SearchKind
  found: Found
}) {
  const locale = useLocale()
  const { listing } = useTexts(pageTexts)
  const search = useTexts(searchTexts)
  const { meta } = found[kind]
  return (
    <section className={styles.kind} aria-labelledby="results">
      <h2 className="visually-hidden" id="results">
        {search.kinds[kind]}
      </h2>
      {meta.total === 0 ? (
        <EmptyState title={search.emptyKind({ kind: search.kinds[kind] })} level={3}>
          <TextLink
            href={searchAddress(
              { ...searchQuery, kind: undefined, page: 1, sort: 'relevance' },
              locale,
            )}
          >
            {search.everything}
          </TextLink>
        </EmptyState>
      ) : (
        <>
          <div className={styles.toolbar}>
            <p className={styles.count} role="status">
              {search.results({ count: meta.total })}
            </p>
            {/* documents can only be ordered by relevance */}
            {meta.total > 1 && kind !== 'documents' ? (
              <ChipRow label={listing.sort.label}>
                {sortNames.map((sort) => (
                  <ChipLink
                    key={sort}
                    href={searchAddress({ ...searchQuery, page: 1, sort }, locale)}
                    selected={sort === searchQuery.sort}
                  >
                    {listing.sort[sort]}
                  </ChipLink>
                ))}
              </ChipRow>
            ) : null}
          </div>
          <Results kind={kind} found={found} />
          <div className={styles.pages}>
            <Pagination
              page={meta.page}
              lastPage={meta.lastPage}
              hrefOf={(page) => searchAddress({ ...searchQuery, page }, locale)}
              labels={listing.pages}
            />
          </div>
        </>
      )}
    </section>
  )
}
