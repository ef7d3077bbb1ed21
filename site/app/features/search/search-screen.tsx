import { ApiError } from '@vitrine/contract/errors'
import { redirect } from 'react-router'
import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { SuggestingForm } from '#app/features/suggestions/suggesting-form.tsx'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { searchTexts } from '#texts/search.js'
import { sitePagesTexts } from '#texts/site-pages.js'
import { routePath } from '#shared/routes/table.ts'
import { writeQuery } from '#shared/routes/query-names.ts'
import { searchAction } from '#shared/routes/search-action.ts'
import { equivalents } from '#app/features/cross-references/lazy-results.ts'
import { Understood, understoodTexts } from '#app/features/listing/understood.tsx'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'
import { ExactPartNumbers } from './exact-part-numbers.tsx'
import { KindTabs } from './kind-tabs.tsx'
import { kindPage, overview, popular } from './lazy-parts.ts'
import { NearPartNumbers } from './near-part-numbers.tsx'
import { NothingFound } from './nothing-found.tsx'
import { namesOther, search, totalOf } from './search-calls.ts'
import { readSearchQuery, searchAddress } from './search-query.ts'
import { SitePages } from './site-pages.tsx'
import { sitePagesFor } from './site-pages-for.ts'
import styles from './search-screen.module.css'

type Found = Awaited<ReturnType<typeof search>>

/** True for a page after the last one of its kind. */
const isBeyond = (found: Found, { kind, page }: ReturnType<typeof readSearchQuery>): boolean =>
  kind !== undefined && page > 1 && page > found[kind].meta.lastPage

/** A word that is another maker's number counts as found, even without a product. */
const shownTerms = ({ equivalents: others, understood }: Found) =>
  others.length > 0 ? understood.filter((term) => term.found) : understood

/** Site search: results by kind, or popular content if the query is empty or has no results. */
export async function load({ query, client, locale, path }: LoadArguments<'search'>) {
  const searchQuery = readSearchQuery(query, locale)
  const address = searchAddress(searchQuery, locale)
  // redirects to the canonical path, so that a search has one cache entry
  if (address !== path + writeQuery(query, locale)) throw redirect(address, 301)
  const found = searchQuery.text === '' ? null : await search(client, searchQuery)
  if (found?.redirect) throw redirect(found.redirect)
  if (found && isBeyond(found, searchQuery)) throw new ApiError('not-found')
  if (found && (namesOther(found) || found.near_equivalents.length > 0))
    await equivalents.ready(locale)
  if (found) await (searchQuery.kind ? kindPage : overview).ready(locale)
  await sitePagesTexts.load(locale)
  const pages = found ? sitePagesFor(searchQuery.text, locale) : []
  const isNamed = pages.length + (found?.certificates.length ?? 0) > 0
  const suggestions =
    found && (totalOf(found) > 0 || namesOther(found) || isNamed)
      ? null
      : await Promise.all([
          client('search-panel-read'),
          client('product-categories-list'),
          popular.ready(locale),
        ])
  return {
    searchQuery,
    found,
    pages,
    suggestions: suggestions && { panel: suggestions[0], categories: suggestions[1].data },
  }
}

export const texts = [searchTexts, understoodTexts, sitePagesTexts]

export const loader = screenLoader('search', load)

export const meta = screenMeta<typeof load>('search', ({ searchQuery }, { locale }) => ({
  title:
    searchQuery.text === ''
      ? searchTexts[locale].title
      : [
          searchTexts[locale].titleFor({ text: searchQuery.text }),
          searchQuery.kind && searchTexts[locale].kinds[searchQuery.kind],
        ]
          .filter(Boolean)
          .join(' · '),
  description: searchTexts[locale].description,
  query:
    searchQuery.text === ''
      ? undefined
      : searchAddress({ ...searchQuery, sort: 'relevance' }, locale).slice(
          routePath('search', locale).length,
        ),
}))

export default function SearchScreen() {
  const { searchQuery, found, pages, suggestions } = useScreenData<typeof load>()
  const locale = useLocale()
  const texts = useTexts(searchTexts)
  const empty = found !== null && totalOf(found) === 0
  return (
    <div className="wrap">
      <PageHeader
        breadcrumbs={[{ label: texts.title, href: routePath('search', locale) }]}
        title={searchQuery.text === '' ? texts.title : texts.titleFor({ text: searchQuery.text })}
        lead={searchQuery.text === '' ? texts.description : undefined}
      >
        <div className={styles.form}>
          {/* keyed by the query: a new search remounts the form with its text */}
          <SuggestingForm
            key={searchQuery.text}
            {...searchAction(locale)}
            size="large"
            defaultValue={searchQuery.text}
            label={texts.label}
            placeholder={texts.placeholder}
            submitLabel={texts.submit}
          />
        </div>
        {found && !empty ? (
          <Understood
            text={searchQuery.text}
            terms={shownTerms(found)}
            hrefOf={(text) => searchAddress({ ...searchQuery, text, page: 1 }, locale)}
          />
        ) : null}
        {found ? <SitePages pages={pages} certificates={found.certificates} /> : null}
        {found && !empty ? <ExactPartNumbers found={found} /> : null}
        {found && namesOther(found) ? (
          <equivalents.Section equivalents={found.equivalents} makers={found.makers} />
        ) : null}
        {found && !empty ? (
          <>
            <NearPartNumbers found={found} />
            <KindTabs searchQuery={searchQuery} found={found} />
          </>
        ) : null}
      </PageHeader>
      {found === null || empty ? null : searchQuery.kind === undefined ? (
        <overview.Section searchQuery={searchQuery} found={found} />
      ) : (
        <kindPage.Section searchQuery={searchQuery} kind={searchQuery.kind} found={found} />
      )}
      {empty && !namesOther(found) && pages.length + found.certificates.length === 0 ? (
        <NothingFound text={searchQuery.text} found={found} />
      ) : null}
      {suggestions ? <popular.Section {...suggestions} /> : null}
    </div>
  )
}
