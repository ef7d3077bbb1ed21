import { ApiError } from '@vitrine/contract/errors'
import { redirect } from 'react-router'
import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { SearchForm } from '#app/ui/controls/search-form.tsx'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useWords } from '#app/core/i18n/language.ts'
import { searchWords } from '#shared/texts/words/search.ts'
import { routePath } from '#shared/routes/table.ts'
import { writeQuery } from '#shared/routes/query-names.ts'
import { searchAction } from '#shared/routes/search-action.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'
import { KindChoice } from './kind-choice.tsx'
import { KindPage } from './kind-page.tsx'
import { NothingFound } from './nothing-found.tsx'
import { Overview } from './overview.tsx'
import { search, totalOf } from './search-calls.ts'
import { readSearchQuery, searchAddress } from './search-query.ts'
import { Suggestions } from './suggestions.tsx'
import styles from './search-screen.module.css'

/** Site search: results by kind, or popular content when the query is empty or has no results. */
export async function load({ query, client, locale, path }: LoadArguments<'search'>) {
  const asked = readSearchQuery(query, locale)
  const address = searchAddress(asked, locale)
  // redirects to the canonical address, so that a search has one cache entry
  if (address !== path + writeQuery(query, locale)) throw redirect(address, 301)
  const found = asked.text === '' ? null : await search(client, asked)
  if (found && asked.kind && asked.page > 1 && asked.page > found[asked.kind].meta.lastPage)
    throw new ApiError('not-found')
  const suggestions =
    found && totalOf(found) > 0
      ? null
      : await Promise.all([client('search-panel-read'), client('product-categories-list')])
  return {
    asked,
    found,
    suggestions: suggestions && { panel: suggestions[0], categories: suggestions[1].data },
  }
}

export const loader = screenLoader('search', load)

export const meta = screenMeta<typeof load>('search', ({ asked }, { locale }) => ({
  title:
    asked.text === ''
      ? searchWords[locale].title
      : [
          searchWords[locale].titleFor(asked.text),
          asked.kind && searchWords[locale].kinds[asked.kind],
        ]
          .filter(Boolean)
          .join(' · '),
  description: searchWords[locale].description,
  query:
    asked.text === ''
      ? undefined
      : searchAddress({ ...asked, sort: 'relevance' }, locale).slice(
          routePath('search', locale).length,
        ),
}))

export default function SearchScreen() {
  const { asked, found, suggestions } = useScreenData<typeof load>()
  const locale = useLocale()
  const words = useWords(searchWords)
  const empty = found !== null && totalOf(found) === 0
  return (
    <div className="wrap">
      <PageHeader
        breadcrumbs={[{ label: words.title, href: routePath('search', locale) }]}
        title={asked.text === '' ? words.title : words.titleFor(asked.text)}
        lead={asked.text === '' ? words.description : undefined}
      >
        <div className={styles.form}>
          {/* keyed by the query: a new search remounts the form with its value */}
          <SearchForm
            key={asked.text}
            {...searchAction(locale)}
            size="large"
            defaultValue={asked.text}
            label={words.label}
            placeholder={words.placeholder}
            submitLabel={words.submit}
          />
        </div>
        {found && !empty ? <KindChoice asked={asked} found={found} /> : null}
      </PageHeader>
      {found === null || empty ? null : asked.kind === undefined ? (
        <Overview asked={asked} found={found} />
      ) : (
        <KindPage asked={asked} kind={asked.kind} found={found} />
      )}
      {empty ? <NothingFound text={asked.text} /> : null}
      {suggestions ? <Suggestions {...suggestions} /> : null}
    </div>
  )
}
